// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Optionals of optionals: `.some(nil)` is not nil.
    static let layeredOptionals = reading(
        ##"""
        func t() -> String { let a: Int? = 5, b: Int? = nil; let s: String? = "12"; return "\(a.map { $0 * 2 } as Any) \(b ?? a ?? 0) \(s.flatMap(Int.init)!) \([a, b].compactMap { $0 }) \(a == 5) \(b == nil) \((a ?? 0) > 3) \([1, nil, 3].compactMap { $0 }.count) \(s?.count ?? 0) \(s?.first?.isNumber == true) \(a.flatMap { $0 > 9 ? $0 : nil } as Any) \(b.map { "\($0)" } ?? "none")" }
        //= Optional(10) 5 12 [5] true true true 2 2 true nil none
        ----
        func t() -> String { let m: Int?? = Optional(4).map { $0 > 3 ? nil : $0 }; let x: Int??? = 5; return "\(m as Any) \(x as Any)" }
        //= Optional(nil) Optional(Optional(Optional(5)))
        ----
        typealias MaybeView = Int?
        struct S { var v: MaybeView = nil; var u: MaybeView = 4 }
        func t() -> String { let s = S(); return "\(s.v ?? 0) \(s.u!) \(s.u.map { $0 + 1 } ?? 0)" }
        //= 0 4 5
        ----
        struct S { var a: Int!; var n: String! = "x" }
        func t() -> String { var s = S(); s.a = 3; let b: Int = s.a + 1; let c = s.a; return "\(b) \(c as Any) \(s.n.count) \(s.a == nil)" }
        //= 4 Optional(3) 1 false
        ----
        struct SD { var a: [Double?] = [2.5, 1]; var d: [String: Double?] = ["a": 1]; mutating func f() { a[0] = nil; d["a"] = nil } }
        func t() -> String { var s = SD(); s.f(); s.a[1] = nil; return "\(s.a) \(s.d)" }
        //= [nil, nil] [:]
        ----
        func t() -> String { let a: Int?? = .some(nil); let b: Int?? = 5; return "\(a ?? 7 as Any) \((a ?? 7) as Any) \((b ?? 7) as Any)" }
        //= nil nil Optional(5)
        ----
        func t() -> String {
            let a: Int?? = .some(nil), b: Int?? = nil, c: Int?? = 3
            let f = [a, b, c].map { o -> String in switch o { case .none: "none"; case .some(.none): "some none"; case .some(.some(let v)): "v\(v)" } }
            let d: [String: Int?] = ["x": nil, "y": 2]; let x = d["x"]; let z = d["z"]; let flat = d["y"].flatMap { $0 }.map { $0 * 2 }
            let nested = [1, nil, 3].compactMap { $0 }.first.map { "\($0)" } ?? "no"
            return "\(f) \(x == nil) \(z == nil) \(flat as Any) \(nested) \(c! ?? 0) \(a ?? 9 as Any) \(try? Int("5")) \(Optional(Optional(1)) as Any)"
        }
        //= ["some none", "none", "v3"] false true Optional(4) 1 3 nil Optional(5) Optional(Optional(1))
        ----
        func t() -> String { let a: Int?? = .some(nil); let b: Int?? = nil; let c: Int?? = 5; return "\(a == nil) \(b == nil) \(c == 5) \(a as Any) \(b as Any) \(c as Any)" }
        //= false true true Optional(nil) nil Optional(Optional(5))
        ----
        func t() -> String { var d: [String: Int?] = ["a": 1, "b": nil]; d["c"] = .some(nil); d["a"] = nil; return "\(d.count) \(d["b"] == nil) \(d["zz"] == nil) \(d.keys.sorted())" }
        //= 2 false true ["b", "c"]
        ----
        func t() -> String { var d: [String: Int?] = [:]; d.updateValue(nil, forKey: "x"); let v = d["x"]; if let inner = v { return "present \(inner as Any)" }; return "absent" }
        //= present nil
        ----
        func t() -> String { let xs: [Int?] = [nil, 2]; let f = xs.first; if let g = f { return g == nil ? "first nil" : "first \(g!)" }; return "empty" }
        //= first nil
        ----
        func t() -> String { let s: String? = "12"; let r = s.map { Int($0) }; let q = s.map { Int($0 + "x") }; return "\(r as Any) \(q as Any) \(q == nil) \(s.flatMap { Int($0 + "x") } == nil)" }
        //= Optional(Optional(12)) Optional(nil) false true
        ----
        func t() -> String { let o: Int?? = .some(.some(3)); switch o { case .some(.some(let n)): return "n\(n)"; case .some(.none): return "inner"; case .none: return "outer" } }
        //= n3
        ----
        func kind(_ o: Int??) -> String { switch o { case nil: "outer"; case .some(nil): "inner"; case let x??: "v\(x)" } }
        func t() -> String { [kind(nil), kind(.some(nil)), kind(7), kind(Optional<Int>.none)].joined(separator: ",") }
        //= outer,inner,v7,inner
        ----
        func t() -> String { let xs: [Int?] = [1, nil, 3]; var out: [String] = []; for case let x? in xs { out.append("\(x)") }; for x in xs { out.append(x.map(String.init) ?? "-") }; return out.joined(separator: " ") }
        //= 1 3 1 - 3
        ----
        func parse(_ s: String) throws -> Int? { if s.isEmpty { throw E.bad }; return Int(s) }
        enum E: Error { case bad }
        func t() -> String { let a = try? parse(""); let b = try? parse("x"); let c = try? parse("4"); return "\(a == nil) \(b == nil) \(c ?? -1) \(type(of: c))" }
        //= true true 4 Optional<Int>
        ----
        func t() -> String { var it = [nil, 1, nil].makeIterator(); var n = 0; while let x = it.next() { n += x == nil ? 10 : 1 }; return "\(n)" }
        //= 21
        ----
        func t() -> String { let xs: [Int?] = [3, nil]; let last = xs.last; let f = xs.first(where: { $0 == nil }); return "\(last == .some(nil)) \(f != nil) \(type(of: last)) \(xs.max(by: { ($0 ?? 0) < ($1 ?? 0) })! ?? -1)" }
        //= true true Optional<Optional<Int>> 3
        ----
        func t() -> String { let a: Int? = 1; let b: Int?? = a; let c: Int?? = nil; let d: Int? = b ?? 9; let e = c ?? 9; return "\(d ?? -1) \(e ?? -1) \(b.flatMap { $0 } ?? 0) \(type(of: b))" }
        //= 1 9 1 Optional<Optional<Int>>
        ----
        struct Box<T> { var v: T? ; func get() -> T? { v } }
        func t() -> String { let b = Box<Int?>(v: .some(nil)); let c = Box<Int?>(v: nil); return "\(b.get() == nil) \(c.get() == nil) \(b) \(c)" }
        //= false true Box<Optional<Int>>(v: Optional(nil)) Box<Optional<Int>>(v: nil)
        ----
        func first<T>(_ xs: [T]) -> T? { xs.isEmpty ? nil : xs[0] }
        func t() -> String { let r = first([nil as Int?]); let q = first([Int?]()); return "\(r == nil) \(q == nil) \(r == .some(nil)) \(r as Any)" }
        //= false true true Optional(nil)
        ----
        func t() -> String { let d: [String: [String: Int?]] = ["a": ["x": nil]]; let v = d["a"]?["x"]; return "\(v == nil) \(v as Any) \(d["b"]?["x"] as Any) \(d["a"]?["y"] as Any)" }
        //= false Optional(nil) nil nil
        ----
        func t() -> String { let m: [String: Int?] = ["a": 1, "b": nil]; let c = m.compactMapValues { $0 }; let f = m.filter { $0.value == nil }; return "\(c) \(f.count) \(f.first?.key ?? "-") \(m["b"]! == nil)" }
        //= ["a": 1] 1 b true
        ----
        func t() -> String { let o: String?? = .some("hi"); return "\(o??.count ?? 0) \(o!!.uppercased()) \(o?.map { $0.count } as Any)" }
        //= 2 HI Optional(2)
        ----
        func t() -> String { let pairs: [(String, Int?)] = [("a", nil), ("b", 2)]; let d = Dictionary(uniqueKeysWithValues: pairs); return "\(d["a"] != nil) \(d["a"]! == nil) \(d["b"]!!) \(d.count)" }
        //= true true 2 2
        ----
        func t() -> String { let a: Int?? = 1, b: Int?? = 1, c: Int?? = .some(nil), d: Int?? = nil; return "\(a == b) \(c == d) \(c == c) \(Set([a, b, c, d]).count) \([c, d].firstIndex(of: nil) as Any)" }
        //= true false true 3 Optional(1)
        ----
        func t() -> String { if let x = Int("4"), case let y? = Optional(x + 1), x < y { return "\(x) \(y)" }; return "no" }
        //= 4 5
        ----
        func a(_ x: Int??) -> Int? { x ?? nil }
        func b(_ d: [String: Int?]) -> Int? { d["a"] ?? nil }
        func c(_ d: [String: Int?]) -> Int { (d["a"] ?? nil) ?? 7 }
        func e(_ x: Any?) -> Int? { x as? Int? ?? nil }
        func t() -> String {
            let d: [String: String?] = ["k": "v", "n": nil]; let v: String? = d["k"] ?? nil
            return "\(a(3) as Any) \(a(.some(nil)) as Any) \(b(["a": 4]) as Any) \(b([:]) as Any) \(c(["a": nil])) \(e(5) as Any) \(v ?? "-") \((d["n"] ?? nil) ?? "none")"
        }
        //= Optional(3) nil Optional(4) nil 7 Optional(5) v none
        ----
        protocol Store { associatedtype Value; var values: [Value] { get set } }
        extension Store { mutating func put(_ v: Value) { values.append(v) }; func at(_ i: Int) -> Value? { values.indices.contains(i) ? values[i] : nil }; var last: Value? { values.last }; func mapAll<U>(_ f: (Value) -> U) -> [U] { values.map(f) } }
        extension Store where Value: Equatable { func has(_ v: Value) -> Bool { values.contains(v) }; func pos(_ v: Value) -> Int? { values.firstIndex(of: v) }; mutating func drop(_ v: Value) { values.removeAll { $0 == v } } }
        struct D: Store { var values: [Double] = [1, 2] }
        struct O: Store { var values: [Int?] = [1, nil] }
        func t() -> String { var d = D(), o = O(); d.put(3); o.put(nil); o.put(4); d.drop(2); return "\(d.values) \(d.has(3)) \(d.pos(1)!) \(d.mapAll { $0 / 2 }) \(o.values) \(o.has(nil)) \(o.pos(nil) as Any) \(o.at(1) as Any) \(o.at(9) as Any) \(o.last as Any) \(o.pos(4)!) \(o.mapAll { $0 ?? 0 })" }
        //= [1.0, 3.0] true 0 [0.5, 1.5] [Optional(1), nil, nil, Optional(4)] true Optional(1) Optional(nil) nil Optional(Optional(4)) 3 [1, 0, 0, 4]
        ----
        func t() -> String { let xs: [(name: String, score: Int?)] = [("a", 3), ("b", nil), ("c", 5)]; let best = xs.max { ($0.score ?? .min) < ($1.score ?? .min) }; let byName = Dictionary(uniqueKeysWithValues: xs.map { ($0.name, $0.score) }); let missing = xs.filter { $0.score == nil }.map(\.name); let tot = xs.compactMap(\.score).reduce(0, +); let m = byName["b"]; let f = xs.first { $0.score == nil }?.score; let mm = xs.map(\.score).min { ($0 ?? 9) < ($1 ?? 9) }; let s = xs.sorted { a, b in switch (a.score, b.score) { case let (x?, y?): x > y; case (nil, _): false; default: true } }; return "\(best!) \(m as Any) \(missing) \(tot) \(f as Any) \(mm as Any) \(s.map(\.name)) \(byName.filter { $0.value != nil }.count) \(byName["zz"] as Any) \(byName.values.contains(nil))" }
        //= (name: "c", score: Optional(5)) Optional(nil) ["b"] 8 nil Optional(Optional(3)) ["c", "a", "b"] 2 nil true
        ----
        struct Validator<T> { var rules: [(T) -> String?] = []; func adding(_ r: @escaping (T) -> String?) -> Self { var c = self; c.rules.append(r); return c }; func callAsFunction(_ v: T) -> [String] { rules.compactMap { $0(v) } }; func pull<U>(_ f: @escaping (U) -> T) -> Validator<U> { .init(rules: rules.map { r in { r(f($0)) } }) } }
        func t() -> String { let v = Validator<String>().adding { $0.isEmpty ? "empty" : nil }.adding { $0.count < 3 ? "short" : nil }; let p = v.pull { (x: Int?) in x.map(String.init) ?? "" }; return "\(v("")) \(v("ab")) \(v("abc")) \(p(nil)) \(p(1234)) \(p(7))" }
        //= ["empty", "short"] ["short"] [] ["empty", "short"] [] ["short"]
        ----
        func t() -> String { let a: [Int?] = [3, nil, 1]; let s = a[1...]; let n: [ArraySlice<Int?>] = [a[0..<1], a.prefix(2)]; return "\(a.prefix { $0 != nil }) \(a.drop { $0 != nil }) \(s) \(a.dropFirst()) \(a.suffix(1)) \(n) \([1, 2, 3].dropFirst()) \([[1, 2][0...]])" }
        //= [Optional(3)] [nil, Optional(1)] [nil, Optional(1)] [nil, Optional(1)] [Optional(1)] [ArraySlice([Optional(3)]), ArraySlice([Optional(3), nil])] [2, 3] [ArraySlice([1, 2])]
        ----
        func t() -> String { var d: [String: Int?] = ["a": 1, "b": 2]; d["a"]? = nil; d["b"]? = 4; d["c"]? = 5; var o: Int?? = 3; o? = nil; var p: Int? = 3; p? = 9; return "\(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value as Any)" }) \(o as Any) \(p as Any)" }
        //= ["anil", "bOptional(4)"] Optional(nil) Optional(9)
        ----
        extension Sequence { func plus(_ x: Element) -> [Element] { var r = Array(self); r.append(x); return r } }
        func t() -> String { let a: [Int?] = [1]; return "\(a.plus(nil)) \(a.plus(3)) \([1.5].plus(2)) \(Set(["a"]).plus("b"))" }
        //= [Optional(1), nil] [Optional(1), Optional(3)] [1.5, 2.0] ["a", "b"]
        ----
        func all(_ s: some Sequence<Int?>) -> String { let a = Array(s); return "\(a) \(a.first as Any)" }
        func of<S: Sequence<Int?>>(_ s: S) -> String { let a = Array(s); return "\(a) \(a.first as Any)" }
        func t() -> String { all([1, nil]) + " " + of([nil, 2]) + " " + all([Int?]()) }
        //= [Optional(1), nil] Optional(Optional(1)) [nil, Optional(2)] Optional(nil) [] nil
        ----
        final class Node<T> { let v: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { self.v = v; next = n }; func get() -> T { v } }
        struct L<T>: Sequence { var head: Node<T>?; struct It: IteratorProtocol { var n: Node<T>?; mutating func next() -> T? { defer { n = n?.next }; return n?.v } }; func makeIterator() -> It { It(n: head) } ; var first: T? { head?.get() }; func at(_ i: Int) -> T? { var n = head; for _ in 0..<i { n = n?.next }; return n?.v } }
        func attempt<T>(_ f: () throws -> T) -> T? { try? f() }
        func t() -> String { let l = L<Int?>(head: Node(nil, Node(2))); let k = L(head: Node("a")); var n = 0; for x in l { n += x ?? 10 }; return "\(n) \(l.first == nil) \(l.first! == nil) \(l.at(0) == nil) \(l.at(1)! as Any) \(l.at(5) == nil) \(k.first!) \(k.at(1) == nil) \(attempt { nil as Int? } == nil) \(attempt { 3 }!) \(Array(l).count)" }
        //= 12 false true false Optional(2) true a true false 3 2
        """##)
}
