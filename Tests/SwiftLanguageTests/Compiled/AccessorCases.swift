// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Getters and setters, `_modify`, observers, `lazy`, subscripts, static storage.
    static let accessors = reading(
        ##"""
        struct M { var g = [[1, 2], [3, 4]]; subscript(r: Int, c: Int) -> Int { get { g[r][c] } set { g[r][c] = newValue } }; subscript(row r: Int) -> [Int] { g[r] }; static subscript(n: Int) -> String { "s\(n)" }; subscript<T: BinaryInteger>(diag i: T) -> Int { g[Int(i)][Int(i)] } }
        func t() -> String { var m = M(); m[0, 1] = 9; m[1, 0] *= 5; m.g.swapAt(0, 1); return "\(m.g) \(m[row: 0]) \(M[3]) \(m[diag: UInt8(1)])" }
        //= [[15, 4], [1, 9]] [15, 4] s3 9
        ----
        class Obs { var handlers: [(String) -> Void] = []; var name: String = "" { willSet { handlers.forEach { $0("will \(newValue)") } } didSet { if oldValue != name { handlers.forEach { $0("did \(oldValue)") } } } } }
        func t() -> String { var log: [String] = []; let o = Obs(); o.handlers.append { log.append($0) }; o.name = "a"; o.name = "a"; o.name += "b"; weak var w: Obs?; do { let x = Obs(); w = x; _ = x }; return "\(log.joined(separator: ",")) \(w == nil)" }
        //= will a,did ,will a,will ab,did a true
        ----
        struct W { private var store: [Int] = [1, 2]; var items: [Int] { _read { yield store } _modify { yield &store } } ; subscript(i: Int) -> Int { _read { yield store[i] } _modify { yield &store[i] } } }
        func t() -> String { var w = W(); w.items.append(3); w[0] += 10; return "\(w.items) \(w[0])" }
        //= [11, 2, 3] 11
        ----
        struct L { var log: [String] = []; private var v = 0; var x: Int { get { v } _modify { log.append("in"); yield &v; log.append("out \(v)") } } }
        func t() -> String { var l = L(); l.x += 5; l.x = 2; return "\(l.x) \(l.log)" }
        //= 2 ["in", "out 5", "in", "out 2"]
        ----
        nonisolated(unsafe) var made = 0
        struct L { lazy var big: [Int] = { made += 1; return [1, 2, 3] }(); var k = 2; lazy var dbl = k * 2 }
        func t() -> String { made = 0; var l = L(); l.k = 5; let a = l.big.count + l.big.count; l.k = 9; return "\(a) \(made) \(l.dbl) \({ l.k = 1; return l.dbl }())" }
        //= 6 1 18 18
        ----
        struct S { var log: [String] = []; var a: [Int] = [] { willSet { log.append("w\(newValue.count)") } didSet { log.append("d\(oldValue.count)") } }; var p = (x: 1, y: 2) { didSet { log.append("p\(oldValue.x)\(p.x)") } } ; init() { a = [1] } }
        func t() -> String { var s = S(); s.a.append(2); s.a[0] = 5; s.p.x += 3; func go(_ x: inout [Int]) { x.removeAll() ; x.append(1) }; go(&s.a); return s.log.joined(separator: " ") }
        //= w2 d1 w2 d2 p14 w1 d2
        ----
        struct S { subscript(i: Int) -> String { "i\(i)" }; subscript(s: String) -> String { "s" + s }; subscript(i: Int, or d: String) -> String { "\(i)\(d)" }; static subscript(i: Int) -> Int { i * 2 }; subscript<T: CustomStringConvertible>(any x: T) -> String { x.description + "!" } }
        func t() -> String { let s = S(); return s[1] + s["a"] + s[2, or: "z"] + "\(S[4])" + s[any: 3.5] }
        //= i1sa2z83.5!
        ----
        struct Temp { static var log: [String] { get { Log.l } set { Log.l = newValue } }; enum Log { nonisolated(unsafe) static var l: [String] = [] } 
         var c = 1 { didSet { Temp.log.append("d\(oldValue)") } } }
        func t() -> String { Temp.log = []; Temp.log.append("x"); var x = Temp(); x.c = 2; return "\(Temp.log)" }
        //= ["x", "d1"]
        ----
        struct Temp { enum Log { nonisolated(unsafe) static var l: [String] = [] }
         static var log: [String] { get { Log.l } set { Log.l = newValue } } }
        func t() -> String { Temp.log = ["a"]; return "\(Temp.log) \(Temp.Log.l)" }
        //= ["a"] ["a"]
        ----
        struct Temp { enum Log { nonisolated(unsafe) static var l: [String] = [] }
         static var q: [String] { get { Log.l } set { Log.l = newValue } } }
        func t() -> String { Temp.q = ["a"]; Temp.q.append("b"); return "\(Temp.q) \(Temp.Log.l)" }
        //= ["a", "b"] ["a", "b"]
        ----
        struct Temp { static func f() { L.l = ["q"]; L.l.append("z") } ; enum L { nonisolated(unsafe) static var l: [String] = [] } }
        func t() -> String { Temp.f(); return "\(Temp.L.l)" }
        //= ["q", "z"]
        ----
        struct Ob1<V> { var log: [String] = []; var v: V { didSet { log.append("\(oldValue)->\(v)") } willSet { log.append("w\(newValue)") } }; init(_ v: V) { self.v = v } }
        final class Ob2<V> { var log: [String] = []; var v: V { didSet { log.append("\(oldValue)->\(v)") } }; init(_ v: V) { self.v = v } }
        func t() -> String { var o = Ob1<Int?>(nil); o.v = 3; o.v? += 1; let p = Ob2<String?>(nil); p.v = "a"; return "\(o.log) \(p.log)" }
        //= ["wOptional(3)", "nil->Optional(3)", "wOptional(4)", "Optional(3)->Optional(4)"] ["nil->Optional(\"a\")"]
        ----
        struct V { var log: [String] = []; var a = 1; lazy var c: Int = { log.append("lazy"); return a + 1 }(); lazy var d = a * 2 }
        func t() -> String { var v = V(); let x = v.c + v.c; return "\(x) \(v.log) \(v.d)" }
        //= 4 ["lazy"] 2
        ----
        class Loader { var log: [String] = []
            lazy var data: [Int] = { log.append("made"); return [1, 2] }()
            lazy var total = data.reduce(0, +)
            var count = 0 { willSet { log.append("will \(count)->\(newValue)") } didSet { log.append("did \(oldValue)->\(count)"); if count > 5 { count = 5 } } }
            var list: [String] = [] { didSet { log.append("list \(list.count)") } }
        }
        func t() -> String { let l = Loader(); l.count += 2; l.count = 9; l.data.append(3); l.list.append("a"); l.list += ["b", "c"]; l.list[0] = "z"; return "\(l.log) \(l.total) \(l.count)" }
        //= ["will 0->2", "did 0->2", "will 2->9", "did 2->9", "made", "list 1", "list 3", "list 3"] 6 5
        ----
        struct Poly { var c: [Int]; subscript(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }; subscript(term i: Int, default d: @autoclosure () -> Int) -> Int { get { c.indices.contains(i) ? c[i] : d() } set { while c.count <= i { c.append(0) }; c[i] = newValue } }; static subscript(k: String) -> Poly { Poly(c: k.compactMap(\.wholeNumberValue)) }; subscript<T: BinaryInteger>(at i: T) -> String { "x^\(i)" }; func callAsFunction(_ x: Int) -> Int { self[x] } }
        func t() -> String { var p = Poly["123"]; p[term: 5, default: 0] += 2; p[term: 0, default: 9] += 1; return "\(p.c) \(p[2]) \(p(1)) \(p[at: UInt8(3)]) \(p[term: 40, default: -1])" }
        //= [2, 2, 3, 0, 0, 2] 82 9 x^3 -1
        """##)
}
