// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Small whole designs: trees, stores, parsers, caches, undo, plugins.
    static let designs = reading(
        ###"""
        func t() -> String {
            let s = "Hello, Wörld! 👨‍👩‍👧"
            let i = s.index(s.startIndex, offsetBy: 4)
            var m = s; m.insert(contentsOf: "--", at: i); m.removeSubrange(m.range(of: "Wö")!)
            return "\(s.count) \(s.utf8.count) \(s.unicodeScalars.count) \(s[i]) \(s[..<i]) \(m) \(s.lastIndex(of: "l")!.utf16Offset(in: s)) \(s.filter(\.isUppercase)) \(String(s.reversed().prefix(3)))"
        }
        //= 15 33 19 o Hell Hell--o, rld! 👨‍👩‍👧 10 HW 👨‍👩‍👧 !
        ----
        enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
            func inserting(_ x: T) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r): x < v ? .node(l.inserting(x), v, r) : x > v ? .node(l, v, r.inserting(x)) : self } }
            var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } }
            func walk(_ f: (T) -> Void) { guard case let .node(l, v, r) = self else { return }; l.walk(f); f(v); r.walk(f) } }
        func t() -> String { var o: [Int] = []; let tr = [5, 2, 8, 1, 9, 2].reduce(Tree<Int>.leaf) { $0.inserting($1) }; tr.walk { o.append($0) }; return "\(o) \(tr.depth)" }
        //= [1, 2, 5, 8, 9] 3
        ----
        struct Cart { struct Line: Identifiable { let id: Int; var qty: Int; let price: Double }
            var lines: [Line] = []
            subscript(id id: Int) -> Line? { get { lines.first { $0.id == id } } set {
                switch (lines.firstIndex { $0.id == id }, newValue) { case let (i?, v?): lines[i] = v; case (let i?, nil): lines.remove(at: i); case let (nil, v?): lines.append(v); case (nil, nil): break } } }
            var total: Double { lines.lazy.map { Double($0.qty) * $0.price }.reduce(0, +) } }
        func t() -> String {
            var c = Cart(); c[id: 1] = .init(id: 1, qty: 2, price: 1.25); c[id: 2] = .init(id: 2, qty: 1, price: 10); c[id: 1]?.qty += 2; c[id: 2] = nil; c[id: 9] = nil
            return "\(c.total) \(c.lines.count) \(c[id: 1]!.qty) \(c.lines)"
        }
        //= 5.0 1 4 [Cart.Line(id: 1, qty: 4, price: 1.25)]
        ----
        protocol Middleware { associatedtype In; associatedtype Out; func run(_ i: In) -> Out }
        struct Map<A, B>: Middleware { let f: (A) -> B; func run(_ i: A) -> B { f(i) } }
        struct Chain<F: Middleware, S: Middleware>: Middleware where F.Out == S.In { let f: F, s: S; func run(_ i: F.In) -> S.Out { s.run(f.run(i)) } }
        extension Middleware { func then<M: Middleware>(_ m: M) -> Chain<Self, M> where M.In == Out { Chain(f: self, s: m) }
            func then<B>(_ f: @escaping (Out) -> B) -> Chain<Self, Map<Out, B>> { then(Map(f: f)) } }
        func t() -> String { let p = Map { (s: String) in s.count }.then { $0 * 2 }.then { "<\($0)>" }; return p.run("abc") + "\(type(of: p))".prefix(20) }
        //= <6>Chain<Chain<Map<Stri
        ----
        func partition<S: Sequence>(_ s: S, by p: (S.Element) throws -> Bool) rethrows -> (yes: [S.Element], no: [S.Element]) { var r: (yes: [S.Element], no: [S.Element]) = ([], []); for e in s { if try p(e) { r.yes.append(e) } else { r.no.append(e) } }; return r }
        func t() -> String { let (e, o) = partition(1...9) { $0.isMultiple(of: 2) }; let r = partition("aBcD", by: \.isUppercase); return "\(e) \(o) \(String(r.yes)) \(r)" }
        //= [2, 4, 6, 8] [1, 3, 5, 7, 9] BD (yes: ["B", "D"], no: ["a", "c"])
        ----
        struct Weak<T: AnyObject> { weak var o: T?; init(_ o: T) { self.o = o } }
        final class Obs { let id: Int; init(_ i: Int) { id = i } }
        final class Hub { private var list: [Weak<Obs>] = []; func add(_ o: Obs) { list.append(Weak(o)) }; func live() -> [Int] { list.removeAll { $0.o == nil }; return list.compactMap { $0.o?.id } } }
        func t() -> String { let h = Hub(); let a = Obs(1); var b: Obs? = Obs(2); h.add(a); h.add(b!); h.add(Obs(3)); let x = h.live(); b = nil; return "\(x) \(h.live()) \(a.id)" }
        //= [1, 2] [1] 1
        ----
        func t() -> String {
            let a: [Any] = [1, "x", 2.5, true, [1, 2], ["k": 1], (1, 2), nil as Int? as Any, { 1 } as () -> Int]
            return a.map { switch $0 { case let i as Int where i > 0: "I\(i)"; case is String: "S"; case let d as Double: "D\(d)"; case let b as Bool: "B\(b)"; case let l as [Int]: "A\(l.count)"; case let d as [String: Any]: "M\(d.count)"; case let (x, y) as (Int, Int): "T\(x + y)"; case let f as () -> Int: "F\(f())"; case Optional<Any>.none: "N"; default: "?" } }.joined(separator: " ")
        }
        //= I1 S D2.5 Btrue A2 M1 T3 N F1
        ----
        struct Poly: CustomStringConvertible { var c: [Int]
            func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
            var description: String { c.enumerated().reversed().filter { $0.element != 0 }.map { i, k in i == 0 ? "\(k)" : i == 1 ? "\(k)x" : "\(k)x^\(i)" }.joined(separator: " + ") } }
        func t() -> String { let p = Poly(c: [1, 0, 3]); return "\(p) \(p(2)) \([1, 2].map(p.callAsFunction)) \((0..<3).map { p($0) })" }
        //= 3x^2 + 1 13 [4, 13] [1, 4, 13]
        ----
        struct Theme: OptionSet { let rawValue: UInt8; static let dark = Theme(rawValue: 1 << 0), bold = Self(rawValue: 1 << 1), wide = Self(rawValue: 1 << 2); static let all: Theme = [.dark, .bold, .wide] }
        func t() -> String { var t: Theme = [.dark]; let (ins, m) = t.insert(.bold); t.formSymmetricDifference([.dark, .wide]); let r = t.remove(.wide); return "\(t.rawValue) \(ins) \(m.rawValue) \(r!.rawValue) \(Theme.all.subtracting(t).rawValue) \(t.isSubset(of: .all)) \(t.contains(.bold)) \(Theme().isEmpty) \(t == .bold)" }
        //= 2 true 2 4 5 true true true true
        ----
        func t() -> String {
            var q = [(p: 3, n: "c"), (p: 1, n: "a"), (p: 2, n: "b")]
            q.sort { $0.p < $1.p }
            let names = q.map(\.n)
            let (first, rest) = (q.first, q.dropFirst())
            let idx = q.partitioningIndex { $0.p >= 2 }
            return "\(names) \(first!.n) \(rest.map(\.p)) \(rest.startIndex) \(idx)"
        }
        extension Collection { func partitioningIndex(where p: (Element) throws -> Bool) rethrows -> Index { var n = count, l = startIndex; while n > 0 { let h = n / 2; let m = index(l, offsetBy: h); if try p(self[m]) { n = h } else { l = index(after: m); n -= h + 1 } }; return l } }
        //= ["a", "b", "c"] a [2, 3] 1 1
        ----
        protocol Visitor { associatedtype R; func num(_ n: Int) -> R; func add(_ a: R, _ b: R) -> R }
        indirect enum Ex { case n(Int), add(Ex, Ex); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .n(let k): v.num(k); case let .add(a, b): v.add(a.accept(v), b.accept(v)) } } }
        struct Eval: Visitor { func num(_ n: Int) -> Int { n }; func add(_ a: Int, _ b: Int) -> Int { a + b } }
        struct Show: Visitor { func num(_ n: Int) -> String { "\(n)" }; func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
        func t() -> String { let e = Ex.add(.n(1), .add(.n(2), .n(3))); return "\(e.accept(Eval())) \(e.accept(Show()))" }
        //= 6 (1+(2+3))
        ----
        struct Undo<S> { private var past: [S] = [], future: [S] = []; private(set) var now: S
            init(_ s: S) { now = s }
            mutating func apply(_ f: (inout S) -> Void) { past.append(now); f(&now); future.removeAll() }
            @discardableResult mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(now); now = p; return true }
            @discardableResult mutating func redo() -> Bool { guard let f = future.popLast() else { return false }; past.append(now); now = f; return true } }
        func t() -> String { var u = Undo(["a"]); u.apply { $0.append("b") }; u.apply { $0.removeFirst() }; u.undo(); let a = u.now; u.redo(); let b = u.now; u.undo(); u.apply { $0 += ["z", "y"] }; return "\(a) \(b) \(u.redo()) \(u.now)" }
        //= ["a", "b"] ["b"] false ["a", "b", "z", "y"]
        ----
        enum LoadState<T> { case idle, loading(progress: Double), loaded(T), failed(any Error)
            var value: T? { if case .loaded(let v) = self { v } else { nil } }
            func map<U>(_ f: (T) throws -> U) -> LoadState<U> { switch self { case .idle: return .idle; case .loading(let p): return .loading(progress: p); case .failed(let e): return .failed(e); case .loaded(let v): do { return .loaded(try f(v)) } catch { return .failed(error) } } }
            var label: String { switch self { case .idle: "idle"; case .loading(progress: 0..<0.5): "early"; case .loading: "late"; case .loaded(let v as Int) where v > 9: "big \(v)"; case .loaded: "ok"; case .failed(let e as E): "E\(e.code)"; case .failed: "?" } } }
        struct E: Error { var code = 7 }
        func t() -> String { let s = LoadState.loaded(5); let f = s.map { _ -> String in throw E() }; return [s.label, s.map { $0 * 3 }.label, f.label, LoadState<Int>.loading(progress: 0.2).label, LoadState<Int>.loading(progress: 0.9).label, "\(s.value ?? 0) \(f.value == nil)"].joined(separator: "|") }
        //= ok|big 15|E7|early|late|5 true
        ----
        final class Cache<K: Hashable, V> { private var d: [K: (v: V, t: Int)] = [:]; private var tick = 0; let cap: Int
            init(cap: Int) { self.cap = cap }
            subscript(k: K) -> V? { get { guard let e = d[k] else { return nil }; tick += 1; d[k]!.t = tick; return e.v }
                set { tick += 1; if let n = newValue { d[k] = (n, tick); if d.count > cap, let old = d.min(by: { $0.value.t < $1.value.t }) { d[old.key] = nil } } else { d[k] = nil } } }
            var keys: [K] { d.sorted { $0.value.t < $1.value.t }.map(\.key) } }
        func t() -> String { let c = Cache<String, Int>(cap: 2); c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; c["a"]! += 10; return "\(c.keys) \(c["b"] as Any) \(c["a"]!)" }
        //= ["c", "a"] nil 11
        ----
        struct Parser { let toks: [Character]; var i = 0
            init(_ s: String) { toks = s.filter { !$0.isWhitespace }.map { $0 } }
            var peek: Character? { i < toks.count ? toks[i] : nil }
            mutating func eat(_ c: Character) -> Bool { if peek == c { i += 1; return true }; return false }
            mutating func factor() throws -> Int { if eat("(") { let v = try expr(); guard eat(")") else { throw Err.paren(at: i) }; return v }; if eat("-") { return -(try factor()) }; var n: Int?; while let c = peek, let d = c.wholeNumberValue { n = (n ?? 0) * 10 + d; i += 1 }; guard let n else { throw Err.unexpected(peek) }; return n }
            mutating func term() throws -> Int { var v = try factor(); while true { if eat("*") { v *= try factor() } else if eat("/") { let d = try factor(); guard d != 0 else { throw Err.zero }; v /= d } else { return v } } }
            mutating func expr() throws -> Int { var v = try term(); while let c = peek, "+-".contains(c) { i += 1; let r = try term(); v = c == "+" ? v + r : v - r }; return v }
            enum Err: Error, Equatable { case paren(at: Int), unexpected(Character?), zero } }
        func t() -> String { ["2 + 3 * (4 - 1)", "-(2+3)*2", "1/0", "(1", "2*x"].map { var p = Parser($0); do { return "\(try p.expr())" } catch Parser.Err.zero { return "div" } catch let e as Parser.Err { return "\(e)" } catch { return "other" } }.joined(separator: " ") }
        //= 11 -10 div paren(at: 2) unexpected(Optional("x"))
        ----
        protocol Plugin: AnyObject { var name: String { get }; static var priority: Int { get }; init() }
        extension Plugin { var info: String { "\(name)#\(Self.priority)" } }
        final class A: Plugin { let name = "a"; static let priority = 2 }
        final class B: Plugin { var name: String { "b" }; static var priority: Int { 1 } }
        func t() -> String { let types: [any Plugin.Type] = [A.self, B.self]; let made = types.sorted { $0.priority < $1.priority }.map { $0.init() }; return made.map(\.info).joined(separator: ",") + " \(made[0] === made[0]) \(type(of: made[1]) == A.self)" }
        //= b#1,a#2 true true
        ----
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        infix operator |>: AdditionPrecedence
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        infix operator >>>: MultiplicationPrecedence
        func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { compose(f, g) }
        func t() -> String { let inc = { (x: Int) in x + 1 }; let f = inc >>> { $0 * 2 } >>> String.init; return "\(5 |> f) \([1, 2] |> { $0.map(inc) }) \("ab" |> { $0.uppercased() } |> \.count)" }
        //= 12 [2, 3] 2
        ----
        struct Interval: Hashable, CustomStringConvertible { let lo, hi: Int; var description: String { "[\(lo),\(hi)]" }
            func overlaps(_ o: Interval) -> Bool { lo <= o.hi && o.lo <= hi }
            static func merge(_ a: [Interval]) -> [Interval] { a.sorted { ($0.lo, $0.hi) < ($1.lo, $1.hi) }.reduce(into: []) { r, i in if let l = r.last, l.overlaps(i) { r[r.count - 1] = Interval(lo: l.lo, hi: max(l.hi, i.hi)) } else { r.append(i) } } } }
        func t() -> String { "\(Interval.merge([.init(lo: 5, hi: 8), .init(lo: 1, hi: 3), .init(lo: 2, hi: 4), .init(lo: 9, hi: 9)]))" }
        //= [[1,4], [5,8], [9,9]]
        ----
        func t() -> String {
            var grid = Array(repeating: Array(repeating: ".", count: 5), count: 3)
            for (r, c) in [(0, 1), (1, 2), (2, 3)] { grid[r][c] = "#" }
            grid[1].swapAt(0, 2); grid.swapAt(0, 2)
            let t = (0..<5).map { c in grid.map { $0[c] } }
            let n = grid.joined().filter { $0 == "#" }.count
            return grid.map { $0.joined() }.joined(separator: "/") + " " + t.map { $0.joined() }.joined(separator: "/") + " \(n)"
        }
        //= ...#./#..../.#... .#./..#/.../#../... 3
        ----
        func t() -> String {
            let words = ["apple", "bob", "cat", "apricot", "bee"]
            let g = Dictionary(grouping: words) { $0.first! }
            let merged = g.mapValues(\.count).merging(["z": 0, "a": 10]) { $0 + $1 }
            let inv = Dictionary(words.map { ($0.count, $0) }, uniquingKeysWith: { a, _ in a })
            let (longest, shortest) = (words.max { $0.count < $1.count }!, words.min { $0.count < $1.count }!)
            return "\(merged.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(inv.sorted { $0.key < $1.key }.map(\.value)) \(longest) \(shortest) \(g["a"]!.sorted(by: >))"
        }
        //= ["a12", "b2", "c1", "z0"] ["bob", "apple", "apricot"] apricot bob ["apricot", "apple"]
        ----
        struct Rational: Equatable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral { var n, d: Int
            init(_ n: Int, _ d: Int) { func g(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : g(b, a % b) }; let k = max(g(n, d), 1); self.n = (d < 0 ? -n : n) / k; self.d = abs(d) / k }
            init(integerLiteral v: Int) { self.init(v, 1) }
            static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }
            static func - (a: Self, b: Self) -> Self { a + .init(-b.n, b.d) }
            static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
            static let zero: Rational = 0 }
        extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
        func t() -> String { var r: Rational = 1; r += .init(1, 2); r -= Rational(1, 3); let s = [Rational(1, 2), .init(1, 3), 1].sum(); return "\(r.n)/\(r.d) \(s.n)/\(s.d) \([s, r, 2].max()! == 2) \([1, 2.5].sum()) \(Rational(2, -4).n)" }
        //= 7/6 11/6 true 3.5 -1
        ----
        func t() -> String {
            let a: Int8 = 120; let (v, o) = a.addingReportingOverflow(10)
            let b: UInt8 = 0b1010_0101
            let bits = String(b, radix: 2), hex = String(255, radix: 16, uppercase: true)
            let sh = (b << 1, b >> 2, ~b, b & 0x0F, b | 0xF0, b ^ 0xFF)
            return "\(v) \(o) \(bits) \(hex) \(sh) \(b.nonzeroBitCount) \(b.leadingZeroBitCount) \(Int("ff", radix: 16)!) \(Int8(truncatingIfNeeded: 300)) \(UInt8(clamping: -5)) \(Int(exactly: 2.5) as Any) \((-7) / 2) \((-7) % 3) \(7.quotientAndRemainder(dividingBy: 2)) \(a &+ 10) \(Int.max &+ 1 == .min) \(5.0.truncatingRemainder(dividingBy: 3)) \((2.5).rounded(.toNearestOrEven)) \((-2.5).rounded(.up))"
        }
        //= -126 true 10100101 FF (74, 41, 90, 5, 245, 90) 4 0 255 44 0 nil -3 -1 (quotient: 3, remainder: 1) -126 true 2.0 2.0 -2.0
        ----
        struct Node: Identifiable { let id: Int; var name: String; var kids: [Node]? }
        extension Array where Element == Node {
            func flat(_ depth: Int = 0) -> [(Int, Node)] { flatMap { [(depth, $0)] + ($0.kids?.flat(depth + 1) ?? []) } }
            mutating func update(_ id: Int, _ f: (inout Node) -> Void) -> Bool { for i in indices { if self[i].id == id { f(&self[i]); return true }; if self[i].kids?.update(id, f) == true { return true } }; return false } }
        func t() -> String { var t = [Node(id: 1, name: "a", kids: [Node(id: 2, name: "b", kids: nil), Node(id: 3, name: "c", kids: [Node(id: 4, name: "d")])])]; let ok = t.update(4) { $0.name = "D!" }; let no = t.update(9) { $0.name = "" }; return t.flat().map { String(repeating: " ", count: $0.0) + $0.1.name }.joined(separator: ",") + " \(ok) \(no) \(t[0].kids![1].kids![0].name)" }
        //= a, b, c,  D! true false D!
        ----
        enum Dir: Int, CaseIterable, Comparable { case n, e, s, w; static func < (a: Dir, b: Dir) -> Bool { a.rawValue < b.rawValue }
            var opposite: Dir { Dir(rawValue: (rawValue + 2) % 4)! }
            mutating func turn(_ k: Int = 1) { self = Dir.allCases[((rawValue + k) % 4 + 4) % 4] }
            var delta: (dx: Int, dy: Int) { switch self { case .n: (0, -1); case .s: (0, 1); case .e: (1, 0); case .w: (-1, 0) } } }
        func t() -> String { var d = Dir.n; var p = (x: 0, y: 0); for c in "RFFLFBR" { switch c { case "R": d.turn(); case "L": d.turn(-1); case "F": p.x += d.delta.dx; p.y += d.delta.dy; case "B": let o = d.opposite.delta; p = (p.x + o.dx, p.y + o.dy); default: break } }; return "\(d) \(p) \(Dir.allCases.max()!) \(Dir(rawValue: 9) == nil) \(Dir.allCases.map(\.opposite))" }
        //= e (x: 2, y: 0) w true [Dir.s, Dir.w, Dir.n, Dir.e]
        ----
        struct Signal<T> { private final class Box { var subs: [(Int, (T) -> Void)] = []; var next = 0 }
            private let box = Box()
            func on(_ f: @escaping (T) -> Void) -> () -> Void { let id = box.next; box.next += 1; box.subs.append((id, f)); return { [weak box] in box?.subs.removeAll { $0.0 == id } } }
            func emit(_ v: T) { box.subs.forEach { $0.1(v) } }
            func map<U>(_ f: @escaping (T) -> U) -> Signal<U> { let s = Signal<U>(); _ = on { s.emit(f($0)) }; return s } }
        func t() -> String { var log: [String] = []; let s = Signal<Int>(); let off = s.on { log.append("a\($0)") }; _ = s.map { "\($0 * 2)" }.on { log.append("b" + $0) }; s.emit(1); off(); s.emit(2); return "\(log)" }
        //= ["a1", "b2", "b4"]
        ----
        func t() -> String {
            var out: [String] = []
            func check(_ x: Any?) { switch x { case nil: out.append("nil"); case let s as String where s.isEmpty: out.append("empty"); case let (a, b) as (Int, String): out.append("\(a)\(b)"); case let n as any Numeric: out.append("num \(n)"); case let c as Collection2: out.append("c\(c.count)"); case is Error: out.append("err"); case let .some(v): out.append("\(type(of: v))") } }
            struct Er: Error {}; struct C: Collection2 { var count = 4 }
            for x in [nil, "", 5, 2.5, (1, "z"), C(), Er(), "q", [1]] as [Any?] { check(x) }
            return out.joined(separator: ",")
        }
        protocol Collection2 { var count: Int { get } }
        //= nil,empty,num 5,num 2.5,1z,c4,err,String,Array<Int>
        ----
        extension Collection where Index == Int { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } ; func chunked(_ n: Int) -> [[Element]] { stride(from: startIndex, to: endIndex, by: n).map { Array(self[$0..<Swift.min($0 + n, endIndex)]) } } }
        extension Sequence { func uniqued<K: Hashable>(by k: (Element) -> K) -> [Element] { var s = Set<K>(); return filter { s.insert(k($0)).inserted } }
            func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] { var a = i; return map { a = f(a, $0); return a } } }
        func t() -> String { let a = Array(1...7); return "\(a.chunked(3)) \(a[safe: 9] as Any) \(a[2...][safe: 3]!) \(a.uniqued { $0 % 3 }) \(a.scan(0, +)) \("hello".uniqued { $0 })" }
        //= [[1, 2, 3], [4, 5, 6], [7]] nil 4 [1, 2, 3] [1, 3, 6, 10, 15, 21, 28] ["h", "e", "l", "o"]
        ----
        func t() -> String {
            var s = Set("mississippi"); let v: Set<Character> = ["a", "e", "i", "o", "u"]
            s.formIntersection(v.union(["s", "p"])); let (i, _) = s.insert("p"); let r = s.remove("i"); let up = s.update(with: "s")
            return "\(s.sorted()) \(i) \(r!) \(up!) \(s.isSubset(of: "spam")) \(s.symmetricDifference(["p", "q"]).sorted()) \(s.isDisjoint(with: v)) \(Set([1, 2]) == [2, 1]) \(s.map { String($0) }.sorted().joined())"
        }
        //= ["p", "s"] false i s true ["q", "s"] true true ps
        ----
        final class Node2<T> { var v: T; weak var prev: Node2?; var next: Node2?; init(_ v: T) { self.v = v } }
        struct Deque<T>: Sequence, ExpressibleByArrayLiteral { private(set) var head: Node2<T>?, tail: Node2<T>?; private(set) var count = 0
            init(arrayLiteral e: T...) { e.forEach { append($0) } }
            mutating func append(_ v: T) { let n = Node2(v); n.prev = tail; if let t = tail { t.next = n } else { head = n }; tail = n; count += 1 }
            mutating func popFirst() -> T? { guard let h = head else { return nil }; head = h.next; head?.prev = nil; if head == nil { tail = nil }; count -= 1; return h.v }
            func makeIterator() -> AnyIterator<T> { var c = head; return AnyIterator { defer { c = c?.next }; return c?.v } } }
        func t() -> String { var d: Deque = [1, 2, 3]; d.append(4); let f = d.popFirst()!; return "\(f) \(Array(d)) \(d.count) \(d.tail?.prev?.v ?? -1) \(d.map { $0 * 2 }.reduce(0, +)) \(d.contains { $0 == 3 }) \(d.reversed()) \(d.dropFirst(1).map { $0 })" }
        //= 1 [2, 3, 4] 3 3 18 true [4, 3, 2] [3, 4]
        ----
        class Shape { var name: String { "shape" }; var sides = 0; func describe() -> String { "\(name) with \(sides)" } }
        class Sq: Shape { override var name: String { "square/" + super.name }; override init() { super.init(); sides = 4 }; override var sides: Int { didSet { log.append("\(oldValue)->\(sides)") } }; var log: [String] = [] }
        func t() -> String { let s = Sq(); s.sides = 5; let b: Shape = s; b.sides += 1; return "\(b.describe()) \(s.log)" }
        //= square/shape with 6 ["0->4", "4->5", "5->6"]
        ----
        class P { private var v = 1; var value: Int { get { v } set { v = newValue } }; func bump() { value += 1 } }
        class Q: P { override var value: Int { get { super.value * 10 } set { super.value = newValue / 10 } } }
        func t() -> String { let q = Q(); q.value = 50; q.bump(); let p = P(); p.bump(); return "\(q.value) \(p.value)" }
        //= 50 2
        ----
        class Temp { var c: Double; init(c: Double) { self.c = c } }
        class Logged: Temp { var n = 0; override var c: Double { get { super.c } set { n += 1; super.c = min(newValue, 100) } } }
        func t() -> String { let l = Logged(c: 5); l.c = 200; l.c -= 1; let b: Temp = l; b.c = 3; return "\(l.c) \(l.n)" }
        //= 3.0 3
        ----
        protocol Greeter { var name: String { get }; func greet() -> String }
        extension Greeter { func greet() -> String { "Hi \(name)" }; func twice() -> String { greet() + greet() } }
        struct A: Greeter { let name: String; func greet() -> String { "Yo \(name)" } }
        struct B: Greeter { let name: String }
        extension Array: Greeter where Element: Greeter { var name: String { map(\.name).joined(separator: "&") } }
        func t() -> String { let g: [any Greeter] = [A(name: "a"), B(name: "b"), [B(name: "x"), B(name: "y")]]; return g.map { $0.twice() }.joined(separator: "|") }
        //= Yo aYo a|Hi bHi b|Hi x&yHi x&y
        ----
        func t() -> String {
            let n: Int? = 5, m: Int? = nil, nested: Int?? = .some(nil)
            let a = n.map { $0 * 2 } ?? 0, b = m.flatMap { $0 > 0 ? $0 : nil } as Any
            let c = nested == nil, d = nested! == nil
            var o: String? = "x"; o?.append("y"); o? += "z"
            let taken = o.take()
            let z = zip([1, nil, 3], ["a", "b", nil]).compactMap { a, b in a.flatMap { x in b.map { "\(x)\($0)" } } }
            if case let x? = n, x > 3, let y = Optional(x), y == x { return "\(a) \(b) \(c) \(d) \(o as Any) \(taken!) \(z) \(n != m) \([n, m].compactMap { $0 })" }
            return "?"
        }
        //= 10 nil false true nil xyz ["1a"] true [5]
        ----
        struct Card: Comparable, CustomStringConvertible { enum Suit: String, CaseIterable, Comparable { case c = "♣", d = "♦", h = "♥", s = "♠"; static func < (l: Self, r: Self) -> Bool { allCases.firstIndex(of: l)! < allCases.firstIndex(of: r)! } }
            let rank: Int, suit: Suit; var description: String { ["J", "Q", "K", "A"].enumerated().first { $0.offset + 11 == rank }.map(\.element).map { $0 + suit.rawValue } ?? "\(rank)\(suit.rawValue)" }
            static func < (l: Card, r: Card) -> Bool { (l.rank, l.suit) < (r.rank, r.suit) } }
        func t() -> String { let h = [Card(rank: 12, suit: .h), Card(rank: 2, suit: .s), Card(rank: 12, suit: .c), Card(rank: 14, suit: .d)]; return "\(h.sorted()) \(h.max()!) \(Dictionary(grouping: h, by: \.rank).filter { $0.value.count > 1 }.keys.first!) \(Card.Suit.allCases.map(\.rawValue).joined())" }
        //= [2♠, Q♣, Q♥, A♦] A♦ 12 ♣♦♥♠
        ----
        @dynamicCallable struct Join { let sep: String; func dynamicallyCall(withArguments a: [String]) -> String { a.joined(separator: sep) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: sep) } }
        func t() -> String { let j = Join(sep: "-"); return j("a", "b") + " " + j(x: 1, y: 2, x: 3) }
        //= a-b x=1-y=2-x=3
        ----
        func t() -> String {
            var counter = 0
            func next() -> Int { counter += 1; return counter }
            let lazyVals = (1...3).lazy.map { _ in next() }
            let a = lazyVals.first!; let b = Array(lazyVals); let c = counter
            let short = false && next() > 0; let def = Optional(9) ?? next()
            var arr = [10, 20, 30]; arr[next() - 5] += next()
            return "\(a) \(b) \(c) \(short) \(def) \(counter) \(arr)"
        }
        //= 1 [2, 3, 4] 4 false 9 6 [16, 20, 30]
        ----
        struct Stack<E> { var items: [E] = []; struct It: IteratorProtocol { var s: [E]; mutating func next() -> E? { s.popLast() } } }
        extension Stack: Sequence { func makeIterator() -> It { It(s: items) } }
        extension Stack: CustomStringConvertible where E: CustomStringConvertible { var description: String { "<" + map(\.description).joined(separator: ",") + ">" } }
        extension Stack where E == Int { var total: Int { reduce(0, +) } }
        extension Stack { mutating func push(_ e: E...) { items += e }; static func of(_ e: E...) -> Stack { Stack(items: e) } }
        func t() -> String { var s = Stack.of(1, 2); s.push(3, 4); var it = s.makeIterator(); _ = it.next(); let (a, b) = (s.max()!, s.first { $0 < 3 }!); return "\(s) \(s.total) \(it.next()!) \(a) \(b) \(s.sorted()) \(s.joined2) \(Array(s.prefix(2)))" }
        extension Sequence where Element: CustomStringConvertible { var joined2: String { map { $0.description }.joined() } }
        //= <4,3,2,1> 10 3 4 2 [1, 2, 3, 4] 4321 [4, 3]
        ----
        enum Token: Equatable { case num(Double), op(Character), lparen, rparen }
        func lex(_ s: String) -> [Token] { var out: [Token] = []; var i = s.startIndex; while i < s.endIndex { let c = s[i]; switch c { case "0"..."9", ".": let j = s[i...].firstIndex { !($0.isNumber || $0 == ".") } ?? s.endIndex; out.append(.num(Double(s[i..<j])!)); i = j; continue; case "(": out.append(.lparen); case ")": out.append(.rparen); case _ where "+-*/".contains(c): out.append(.op(c)); default: break }; i = s.index(after: i) }; return out }
        func t() -> String { let l = lex("3.5*(2+10)"); return "\(l.count) \(l[0]) \(l.contains(.lparen)) \(l.filter { if case .num = $0 { true } else { false } }.count) \(l.firstIndex(of: .op("+"))!)" }
        //= 7 num(3.5) true 3 4
        ----
        func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T { var last: Error?; for i in 0..<n - 1 { do { return try f(i) } catch { last = error } }; _ = last; return try f(n - 1) }
        enum NetErr: Error, CustomStringConvertible { case timeout(Int), down; var description: String { switch self { case .timeout(let s): "T\(s)"; case .down: "D" } } }
        func t() -> String { var n = 0; let a = try? retry(3) { i -> String in n += 1; if i < 2 { throw NetErr.timeout(i) }; return "ok\(i)" }; let b = Result { try retry(2) { _ -> Int in throw NetErr.down } }; let c = b.mapError { "\($0)" as String2 }; switch c { case .failure(let e): return "\(a!) \(n) \(e) \((try? b.get()) as Any)"; case .success: return "" } }
        typealias String2 = String
        extension String: @retroactive Error {}
        //= ok2 3 D nil
        ----
        struct Matrix3 { subscript(_ i: Int) -> Row { get { Row(i: i) } } ; struct Row { let i: Int; subscript(_ j: Int) -> Int { i * 3 + j } } 
            static subscript(name: String) -> Int { name.count } }
        func t() -> String { let m = Matrix3(); return "\(m[1][2]) \(Matrix3["abc"]) \((0..<3).map { m[$0][$0] })" }
        //= 5 3 [0, 4, 8]
        ----
        final class Inventory { private var stock: [String: (qty: Int, price: Double)] = [:]; var onLow: ((String, Int) -> Void)?
            func add(_ n: String, qty: Int, at p: Double) { stock[n, default: (0, p)].qty += qty; stock[n]!.price = p }
            func sell(_ n: String, _ q: Int = 1) -> Bool { guard let s = stock[n], s.qty >= q else { return false }; stock[n]?.qty -= q; if s.qty - q < 3 { onLow?(n, s.qty - q) }; return true }
            var value: Double { stock.values.map { Double($0.qty) * $0.price }.reduce(0, +) }
            var report: [String] { stock.keys.sorted().map { k in let (q, p) = stock[k]!; return "\(k):\(q)@\(p)" } } }
        func t() -> String { let i = Inventory(); var low: [String] = []; i.onLow = { low.append("\($0)\($1)") }; i.add("pen", qty: 5, at: 1.5); i.add("ink", qty: 2, at: 4); i.add("pen", qty: 1, at: 2); let r = [i.sell("pen", 4), i.sell("ink", 9), i.sell("zzz")]; return "\(r) \(low) \(i.value) \(i.report)" }
        //= [true, false, false] ["pen2"] 12.0 ["ink:2@4.0", "pen:2@2.0"]
        ----
        func t() -> String {
            let json = ["b": [1, 2], "a": ["x": nil, "y": 2.5] as [String: Double?]] as [String: Any]
            func show(_ v: Any) -> String { switch v { case let d as [String: Any]: "{" + d.keys.sorted().map { "\($0):\(show(d[$0]!))" }.joined(separator: ",") + "}"; case let a as [Any]: "[" + a.map(show).joined(separator: ",") + "]"; case let n as Double: "\(n)"; case let i as Int: "\(i)"; case Optional<Any>.none: "null"; default: "?" } }
            return show(json)
        }
        //= {a:{x:null,y:2.5},b:[1,2]}
        ----
        protocol State { associatedtype Action; mutating func reduce(_ a: Action) }
        struct Count: State { var n = 0; enum Action { case inc(Int), reset }; mutating func reduce(_ a: Action) { switch a { case .inc(let k): n += k; case .reset: n = 0 } } }
        final class Store<S: State> { private(set) var state: S { didSet { subs.forEach { $0(state) } } }; private var subs: [(S) -> Void] = []; init(_ s: S) { state = s }; func send(_ a: S.Action) { state.reduce(a) }; func sub(_ f: @escaping (S) -> Void) { subs.append(f); f(state) } ; func select<V: Equatable>(_ k: KeyPath<S, V>, _ f: @escaping (V) -> Void) { var last: V?; sub { let v = $0[keyPath: k]; if v != last { last = v; f(v) } } } }
        func t() -> String { let s = Store(Count()); var seen: [Int] = [], sel: [Int] = []; s.sub { seen.append($0.n) }; s.select(\.n) { sel.append($0) }; s.send(.inc(2)); s.send(.inc(0)); s.send(.reset); return "\(seen) \(sel)" }
        //= [0, 2, 2, 0] [0, 2, 0]
        ----
        struct Lazy { lazy var big: [Int] = { calls += 1; return Array(1...3) }(); var calls = 0; lazy var sum = big.reduce(0, +); static let shared: Lazy = { var l = Lazy(); l.calls = 7; return l }() }
        func t() -> String { var l = Lazy(); let c0 = l.calls; _ = l.sum; _ = l.big; l.big.append(9); let copy = l; var m = copy; m.big[0] = 100; return "\(c0) \(l.calls) \(l.sum) \(l.big) \(m.big) \(Lazy.shared.calls)" }
        //= 0 1 6 [1, 2, 3, 9] [100, 2, 3, 9] 7
        ----
        func t() -> String {
            func fizz(_ n: Int) -> String { switch (n % 3, n % 5) { case (0, 0): "FB"; case (0, _): "F"; case (_, 0): "B"; default: "\(n)" } }
            let r = (1...15).map(fizz)
            let label = switch r.count { case ..<10: "s"; case 10...: "l"; default: "?" }
            let k = if let f = r.first(where: { $0.count == 2 }) { f } else { "none" }
            var i = 0; repeat { i += 3 } while i < 10
            var w = ""; loop: while true { for c in "abc" { if c == "b" { w.append("!"); if w.count > 4 { break loop }; continue loop }; w.append(c) } }
            return r.joined(separator: " ") + " \(label) \(k) \(i) \(w)"
        }
        //= 1 2 F 4 B F 7 8 F B 11 F 13 14 FB l 11 12 a!a!a!
        ----
        func t() -> String {
            struct Point: Hashable { var x = 0, y = 0 }
            var seen: Set<Point> = [Point()]; var q = [(Point(), 0)]; let walls: Set = [Point(x: 1, y: 0), Point(x: 1, y: 1)]
            var best: Int?
            while !q.isEmpty { let (p, d) = q.removeFirst(); if p == Point(x: 2, y: 0) { best = d; break }; for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] { let n = Point(x: p.x + dx, y: p.y + dy); if (0..<3).contains(n.x), 0..<3 ~= n.y, !walls.contains(n), seen.insert(n).inserted { q.append((n, d + 1)) } } }
            return "\(best ?? -1) \(seen.count)"
        }
        //= 6 7
        """###)
}
