// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Generic functions and types, protocols with associated types, extensions with constraints.
    static let generics = reading(
        ##"""
        func t() -> String { func zipMap<A: Sequence, B: Sequence, R>(_ a: A, _ b: B, _ f: (A.Element, B.Element) -> R) -> [R] where A.Element: Comparable { zip(a, b).map(f) }; return "\(zipMap([1, 2], "ab") { "\($0)\($1)" }) \(zipMap(1..., [true, false]) { $1 ? $0 : -$0 })" }
        //= ["1a", "2b"] [1, -2]
        ----
        func top<T: FixedWidthInteger>(_ t: T.Type) -> (T, T) { (T.min, T.max) }
        struct Clamp<T: FixedWidthInteger> { var v: T; var isTop: Bool { v == .max }; static var all: [T] { [.min, 0, .max] } }
        func nanOf<F: FloatingPoint>(_ x: F) -> F { x > 0 ? .nan : .infinity }
        func t() -> String { "\(top(Int8.self)) \(top(UInt16.self)) \(Clamp<UInt8>(v: 255).isTop) \(Clamp<Int8>.all) \(nanOf(1.0)) \(nanOf(-1.0 as Float))" }
        //= (-128, 127) (0, 65535) true [-128, 0, 127] nan inf
        ----
        enum Validation<T> { case ok(T), errors([String]); func map<U>(_ f: (T) -> U) -> Validation<U> { switch self { case .ok(let v): .ok(f(v)); case .errors(let e): .errors(e) } }; func zip<U>(_ o: Validation<U>) -> Validation<(T, U)> { switch (self, o) { case let (.ok(a), .ok(b)): .ok((a, b)); case let (.errors(a), .errors(b)): .errors(a + b); case (.errors(let e), _), (_, .errors(let e)): .errors(e) } } }
        struct Rule<V> { let check: (V) -> String?; init(_ m: String, _ p: @escaping (V) -> Bool) { check = { p($0) ? nil : m } }; static func all(_ r: Rule...) -> (V) -> Validation<V> { { v in let e = r.compactMap { $0.check(v) }; return e.isEmpty ? .ok(v) : .errors(e) } } }
        extension Rule where V == String { static var nonEmpty: Rule { Rule("empty") { !$0.isEmpty } }; static func min(_ n: Int) -> Rule { Rule("short<\(n)") { $0.count >= n } }; static let email = Rule("no @") { $0.contains("@") } }
        extension Rule where V: Comparable { static func inside(_ r: ClosedRange<V>) -> Rule { Rule("not in \(r)") { r ~= $0 } } }
        struct User { let mail: String, age: Int }
        func make(_ m: String, _ a: Int) -> Validation<User> { Rule.all(.nonEmpty, .min(3), .email)(m).zip(Rule.all(.inside(18...99))(a)).map(User.init(mail:age:)) }
        func t() -> String { [("a@b", 30), ("", 5), ("abc", 40), ("x@y.z", 17)].map { m, a -> String in switch make(m, a) { case .ok(let u): "\(u.mail):\(u.age)"; case .errors(let e): e.joined(separator: "+") } }.joined(separator: " ") }
        //= a@b:30 empty+short<3+no @+not in 18...99 no @ not in 18...99
        ----
        enum Meters {}; enum Feet {}
        struct Length<Unit>: Comparable, Hashable { var v: Double; static func < (l: Self, r: Self) -> Bool { l.v < r.v }; static func + (l: Self, r: Self) -> Self { .init(v: l.v + r.v) } }
        extension Length where Unit == Feet { var inMeters: Length<Meters> { .init(v: v * 0.3048) } }
        extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { init(floatLiteral v: Double) { self.v = v }; init(integerLiteral v: Int) { self.v = Double(v) } }
        func clampAll<S: Sequence, T: Comparable>(_ s: S, to r: ClosedRange<T>) -> [T] where S.Element == T { s.map { min(max($0, r.lowerBound), r.upperBound) } }
        func t() -> String { let f: Length<Feet> = 10; let m: Length<Meters> = 2.5; let ls: [Length<Meters>] = [3, 1.5, m, f.inMeters]
          return "\((f.inMeters + m).v) \(ls.max()!.v) \(ls.sorted().map(\.v)) \(clampAll([1, 5, 9], to: 2...6)) \(clampAll(["a", "m", "z"], to: "b"..."x")) \(type(of: f)) \(m)" }
        //= 5.548 3.048 [1.5, 2.5, 3.0, 3.048] [2, 5, 6] ["b", "m", "x"] Length<Feet> Length<Meters>(v: 2.5)
        ----
        struct Outer9<B: Collection> { struct It { let base: B; func n() -> Int { base.count } }; let b: B; func mk() -> It { It(base: b) } }
        func t() -> String { "\(Outer9(b: [1, 2]).mk().n())" }
        //= 2
        ----
        struct OuterA<B> where B: Comparable { struct It { let a: B, b: B; var m: B { a < b ? a : b }; var big: B { max(a, b) } }; func mk(_ a: B, _ b: B) -> It { It(a: a, b: b) } ; enum K { case one(B); var v: B { switch self { case .one(let b): b } } } }
        func t() -> String { "\(OuterA<Int>().mk(3, 4).m) \(OuterA<String>().mk("b", "a").big) \(OuterA<Int>.K.one(3).v)" }
        //= 3 b 3
        ----
        struct I<B: Comparable> { var lo: B; func has(_ b: B) -> Bool { b >= lo } }
        func f<B>(_ l: [I<B>]) -> Bool { l[0].lo < l[1].lo }
        func g<K, V>(_ d: [K: V], _ k: K) -> Bool { Set([k]).contains(k) && d.keys.first == k }
        extension Dictionary { func h(_ a: Key, _ b: Key) -> Bool { a == b } }
        extension Set { func all(_ a: Element) -> Bool { first! == a } }
        func t() -> String { "\(f([I(lo: 1), I(lo: 2)])) \(g(["a": 1], "a")) \(["a": 1].h("a", "b")) \(Set([1]).all(1))" }
        //= true true false true
        ----
        struct Box<T> { var v: T; init(_ v: T) { self.v = v }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(v)) } }
        func t() -> String { "\(Box(3).map { $0 / 2 + 0.5 }.v)" }
        //= 2.0
        ----
        struct Pair<A, B> { let a: A; let b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
        func t() -> String { let p = Pair(a: 1, b: "x").swapped(); let q: Pair<Double, Int> = Pair(a: 1, b: 2); return "\(p.a) \(p.b) \(q.a / 2) \(q.swapped().b / 4)" }
        //= x 1 0.5 0.25
        ----
        protocol Container { associatedtype Item; var items: [Item] { get }; func pick(_ i: Int) -> Item }
        extension Container { func pick(_ i: Int) -> Item { items[i] }; var last: Item? { items.last } }
        extension Container where Item: Numeric { var total: Item { items.reduce(0, +) } }
        extension Container where Item == String { var total: String { items.joined() } }
        struct Nums: Container { let items: [Double] }
        struct Strs: Container { let items: [String] }
        func t() -> String { "\(Nums(items: [1, 2]).total / 2) \(Strs(items: ["a", "b"]).total) \(Nums(items: [3, 4]).pick(1)) \(Strs(items: []).last as Any)" }
        //= 1.5 ab 4.0 nil
        ----
        protocol Shape { associatedtype Unit; var area: Unit { get } }
        struct Sq: Shape { var s: Int; var area: Int { s * s } }
        struct Circ: Shape { var r: Double; var area: Double { r * r * 3 } }
        func describe<S: Shape>(_ s: S) -> String where S.Unit: CustomStringConvertible { s.area.description }
        func both<A: Shape, B: Shape>(_ a: A, _ b: B) -> Bool where A.Unit == B.Unit, A.Unit: Equatable { a.area == b.area }
        func t() -> String { "\(describe(Sq(s: 3))) \(describe(Circ(r: 2))) \(both(Sq(s: 2), Sq(s: 2))) \(both(Circ(r: 1), Circ(r: 2)))" }
        //= 9 12.0 true false
        ----
        protocol Animal { func noise() -> String }
        struct Dog: Animal { func noise() -> String { "woof" } }
        struct Cat: Animal { var n = 1; func noise() -> String { String(repeating: "meow", count: n) } }
        func make(_ b: Bool) -> any Animal { b ? Dog() : Cat(n: 2) }
        func hidden() -> some Animal { Cat() }
        func loud<A: Animal>(_ a: A) -> String { a.noise().uppercased() }
        func t() -> String { let xs: [any Animal] = [make(true), make(false), hidden()]; return xs.map { loud($0) }.joined(separator: " ") }
        //= WOOF MEOWMEOW MEOW
        ----
        struct Grid<T> { var w: Int; var cells: [T]; subscript(x: Int, y: Int) -> T { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }; subscript(row r: Int) -> ArraySlice<T> { cells[r * w ..< (r + 1) * w] }; subscript<R>(column c: Int, as f: (T) -> R) -> [R] { stride(from: c, to: cells.count, by: w).map { f(cells[$0]) } } }
        func t() -> String { var g = Grid(w: 3, cells: Array(1...6)); g[1, 1] *= 10; g.cells.swapAt(0, 5); return "\(g[row: 1]) \(g[row: 1].startIndex) \(g[column: 1, as: { "\($0)!" }])" }
        //= [4, 50, 1] 3 ["2!", "50!"]
        ----
        func update<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ f: (inout V) -> Void) { f(&r[keyPath: k]) }
        func sorted<T, V: Comparable>(_ xs: [T], by k: KeyPath<T, V>, desc: Bool = false) -> [T] { xs.sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }
        struct It { var n: Int; var s: [String] = [] }
        func t() -> String { var i = It(n: 2); update(&i, \.s) { $0.append("q") }; update(&i, \.n) { $0 *= 4 }; return "\(i) \(sorted([It(n: 3), It(n: 1)], by: \.n).map(\.n)) \(sorted(["b", "ccc"], by: \.count, desc: true))" }
        //= It(n: 8, s: ["q"]) [1, 3] ["ccc", "b"]
        ----
        struct Money: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable, AdditiveArithmetic { var cents: Int; init(cents: Int) { self.cents = cents }; init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }; init(integerLiteral v: Int) { cents = v * 100 }; static let zero = Money(cents: 0); static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }; static func < (a: Money, b: Money) -> Bool { a.cents < b.cents } }
        extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
        func t() -> String { let xs: [Money] = [1.25, 3, 0.5]; var m: Money = 2; m += 0.75; return "\(xs.sum().cents) \(m.cents) \(m > 2.5) \(xs.max()!.cents) \([1, 2].sum()) \([0.5, 1].sum())" }
        //= 475 275 true 300 3 1.5
        ----
        extension Array where Element: Comparable { func isSorted(by f: (Element, Element) -> Bool = { $0 <= $1 }) -> Bool { zip(self, dropFirst()).allSatisfy(f) }; mutating func insertSorted(_ e: Element) { let i = firstIndex { $0 > e } ?? endIndex; insert(e, at: i) } }
        extension Array { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }; func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
        func t() -> String { var a = [1.5, 3, 7]; a.insertSorted(2); return "\(a) \(a.isSorted()) \(a.isSorted(by: >)) \(a[safe: 9] as Any) \(a[safe: 0]!) \(Array(1...5).chunked(2))" }
        //= [1.5, 2.0, 3.0, 7.0] true false nil 1.5 [[1, 2], [3, 4], [5]]
        ----
        struct Vec<S: BinaryFloatingPoint> { var x, y: S; var len: S { (x * x + y * y).squareRoot() }; func lerp(to o: Vec, _ t: S) -> Vec { Vec(x: x + (o.x - x) * t, y: y + (o.y - y) * t) } }
        func mean<T: BinaryInteger>(_ xs: [T]) -> Double { Double(xs.reduce(0, +)) / Double(xs.count) }
        func t() -> String { let a = Vec(x: 3, y: 4.0), b = Vec<Float>(x: 1, y: 1); return "\(a.len) \(b.len) \(a.lerp(to: Vec(x: 0, y: 0), 0.5)) \(mean([1, 2, 4] as [UInt8])) \(mean([1, 2]))" }
        //= 5.0 1.4142135 Vec<Double>(x: 1.5, y: 2.0) 2.3333333333333335 1.5
        ----
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func t() -> String { let len = compose({ (s: String) in s.count }, { Double($0) / 2 }); let add = curry(+) as (Int) -> (Int) -> Int; let up = compose(String.uppercased as (String) -> () -> String, { $0() }); return "\(len("abc")) \(add(2)(3)) \(up("q")) \([1, 2].map(add(10))) \([3, 1].map(String.init).joined())" }
        //= 1.5 5 Q [11, 12] 31
        ----
        func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var cache: [K: V] = [:]; func go(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(go, k); cache[k] = v; return v }; return go }
        func t() -> String { let fib = memo { (rec: (Int) -> Int, n: Int) in n < 2 ? n : rec(n - 1) + rec(n - 2) }; return "\(fib(50)) \(fib(10))" }
        //= 12586269025 55
        ----
        func sum(_ xs: Int..., scale: Double = 1) -> Double { Double(xs.reduce(0, +)) * scale }
        func log(_ items: Any..., sep: String = " ") -> String { items.map { "\($0)" }.joined(separator: sep) }
        func first<T>(_ xs: T...) -> T? { xs.first }
        func t() -> String { "\(sum()) \(sum(1, 2, scale: 0.5)) \(log(1, "a", 2.5, [1], sep: "|")) \(log()) \(first(3, 4.5)!) \(first("a")!)" }
        //= 0.0 1.5 1|a|2.5|[1]  3.0 a
        ----
        struct Store<State, Action> { private(set) var state: State; let reduce: (inout State, Action) -> Void; mutating func send(_ a: Action) { reduce(&state, a) } }
        enum Act { case inc(Int), dec, reset }
        func t() -> String { var s = Store<(n: Int, log: [String]), Act>(state: (0, [])) { st, a in switch a { case .inc(let k): st.n += k; st.log.append("+\(k)"); case .dec: st.n -= 1; case .reset: st = (0, st.log + ["r"]) } }; s.send(.inc(5)); s.send(.dec); let n = s.state.n; s.send(.reset); return "\(n) \(s.state.n) \(s.state.log)" }
        //= 4 0 ["+5", "r"]
        ----
        extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
        extension Optional { func or(_ e: @autoclosure () -> Wrapped) -> Wrapped { self ?? e() }; func unwrap(_ e: any Error) throws -> Wrapped { guard let self else { throw e }; return self } }
        enum Miss: Error { case it }
        func t() -> String { let a: [Int]? = nil, s: String? = "x", d: Double? = nil; return "\(a.isNilOrEmpty) \(s.isNilOrEmpty) \(d.or(2) / 4) \((try? d.unwrap(Miss.it)) as Any) \(((try? s.unwrap(Miss.it)) ?? "no"))" }
        //= true false 0.5 nil x
        ----
        struct W<T> { let v: T; func then<U>(_ f: (T) -> U) -> W<U> { .init(v: f(v)) } }
        func t() -> String { "\(W(v: 1).then { $0 * 2.5 }.then { "\($0)" }.v) \(W(v: 7).then { $0 / 2 }.v) \([4, 3].map { $0 / 2 + 0.25 })" }
        //= 2.5 3 [2.25, 1.75]
        ----
        func t() -> String { var a = [1, 2, 3]; a += [4]; a.append(contentsOf: 5...6); a.swapAt(0, 5); a.reverse(); a.removeAll { $0 == 3 }; let r = a.remove(at: 1); let f = a.removeFirst(), l = a.removeLast(); a.insert(9, at: 0); a.removeSubrange(1..<2); let e: [Int] = []; return "\(a) \(r) \(f) \(l) \(e.first as Any) \(e.max() as Any) \(a.capacity >= a.count) \(Array(repeating: [0], count: 2)) \([[1], [2, 3]].joined().map { $0 }) \(Array([1, 2].joined2))" }
        extension Array where Element == Int { var joined2: [Int] { self + self } }
        //= [9, 2] 5 1 6 nil nil true [[0], [0]] [1, 2, 3] [1, 2, 1, 2]
        ----
        struct LRU<K: Hashable, V> { private var order: [K] = []; private var store: [K: V] = [:]; let cap: Int; init(cap: Int) { self.cap = cap }; mutating func get(_ k: K) -> V? { guard let v = store[k] else { return nil }; touch(k); return v }; mutating func put(_ k: K, _ v: V) { if store.updateValue(v, forKey: k) == nil, store.count > cap { store[order.removeFirst()] = nil }; touch(k) }; private mutating func touch(_ k: K) { order.removeAll { $0 == k }; order.append(k) }; var keys: [K] { order } }
        func t() -> String { var c = LRU<String, Double>(cap: 2); c.put("a", 1); c.put("b", 2); _ = c.get("a"); c.put("c", 3); return "\(c.keys) \(c.get("b") as Any) \(c.get("a")! / 2)" }
        //= ["a", "c"] nil 0.5
        ----
        protocol Visitor { associatedtype R; func visit(num: Int) -> R; func visit(add a: Ast, _ b: Ast) -> R }
        indirect enum Ast { case num(Int), add(Ast, Ast); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .num(let n): v.visit(num: n); case .add(let a, let b): v.visit(add: a, b) } } }
        struct Eval: Visitor { func visit(num: Int) -> Int { num }; func visit(add a: Ast, _ b: Ast) -> Int { a.accept(self) + b.accept(self) } }
        struct Show: Visitor { func visit(num: Int) -> String { "\(num)" }; func visit(add a: Ast, _ b: Ast) -> String { "(\(a.accept(self))+\(b.accept(self)))" } }
        func t() -> String { let e = Ast.add(.num(1), .add(.num(2), .num(3))); return "\(e.accept(Eval())) \(e.accept(Show()))" }
        //= 6 (1+(2+3))
        ----
        protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
        infix operator <>: AdditionPrecedence
        extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
        extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
        struct Sum: Monoid { var v: Int; static let empty = Sum(v: 0); static func <> (a: Sum, b: Sum) -> Sum { Sum(v: a.v + b.v) } }
        extension Sequence where Element: Monoid { func fold() -> Element { reduce(Element.empty, <>) } }
        func t() -> String { "\(["a", "b"].fold()) \([[1], [2, 3]].fold()) \([Sum(v: 1), Sum(v: 4)].fold().v)" }
        //= ab [1, 2, 3] 5
        ----
        protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
        struct Repo<T: Identified> { private var d: [T.ID: T] = [:]; mutating func save(_ t: T) { d[t.id] = t }; subscript(id: T.ID) -> T? { d[id] }; var count: Int { d.count }; func find<V: Equatable>(_ k: KeyPath<T, V>, _ v: V) -> [T] { d.values.filter { $0[keyPath: k] == v } } }
        struct Usr: Identified { let id: String; var age: Int }
        func t() -> String { var r = Repo<Usr>(); r.save(Usr(id: "a", age: 3)); r.save(Usr(id: "a", age: 4)); r.save(Usr(id: "b", age: 4)); return "\(r.count) \(r["a"]!.age) \(r["z"] == nil) \(r.find(\.age, 4).count)" }
        //= 2 4 true 2
        ----
        func pick<T>(_ x: T) -> String { "T" }
        func pick<T: Equatable>(_ x: T) -> String { "Eq" }
        func pick<T: Collection>(_ x: T) -> String { "Coll" }
        func pick(_ x: Int) -> String { "Int" }
        func pick(_ x: Int?) -> String { "Int?" }
        func pick(_ x: any Error) -> String { "Err" }
        struct NE {}
        enum E1: Error { case a }
        func t() -> String { let o: Int? = 1; return "\(pick(1)) \(pick(o)) \(pick(1.5)) \(pick(Set([1]).first!)) \(pick(NE())) \(pick(E1.a)) \(pick([NE()]))" }
        //= Int Int? Eq Int T Err Coll
        ----
        extension Collection where Element: Numeric { func total() -> Element { reduce(0, +) } }
        extension Collection where Element: BinaryInteger { func average() -> Double { isEmpty ? 0 : Double(Int(total())) / Double(count) } }
        extension Collection where Element: BinaryFloatingPoint { func average() -> Element { isEmpty ? 0 : total() / Element(count) } }
        extension Sequence { func count(of p: (Element) throws -> Bool) rethrows -> Int { try filter(p).count }; func group<K: Hashable>(_ k: (Element) -> K) -> [K: [Element]] { .init(grouping: self, by: k) }; func unique<H: Hashable>(by k: KeyPath<Element, H>) -> [Element] { var seen = Set<H>(); return filter { seen.insert($0[keyPath: k]).inserted } } }
        func t() -> String { "\([1, 2].average()) \([1.0, 2].average()) \([1, 2, 3].count { $0 > 1 }) \((1...5).group { $0 % 2 == 0 }[true]!) \(["a", "bb", "c"].unique(by: \.count)) \(Set([1.5]).total()) \((1...3).average())" }
        //= 1.5 1.5 2 [2, 4] ["a", "bb"] 1.5 2.0
        ----
        struct Lazy<T> { private var f: () -> T; private(set) var evaluated = false; init(_ f: @escaping @autoclosure () -> T) { self.f = f }; mutating func get() -> T { evaluated = true; return f() } }
        func assertEq<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: T, _ m: @autoclosure () -> String = "no") -> String { do { return try a() == b ? "ok" : m() } catch { return "threw" } }
        enum Z: Error { case z }
        func bad() throws -> Int { throw Z.z }
        func t() -> String { var n = 0; var l = Lazy<Int>({ n += 1; return n }()); let e = l.evaluated; _ = l.get(); return "\(e) \(l.get()) \(assertEq(1 + 1, 2)) \(assertEq(1, 2, "diff")) \(assertEq(try bad(), 1))" }
        //= false 2 ok diff threw
        ----
        protocol Cache { associatedtype Key: Hashable; associatedtype Value; subscript(k: Key) -> Value? { get set } }
        extension Cache { mutating func value(for k: Key, or make: @autoclosure () -> Value) -> Value { if let v = self[k] { return v }; let v = make(); self[k] = v; return v } }
        struct DictCache<K: Hashable, V>: Cache { private var d: [K: V] = [:]; subscript(k: K) -> V? { get { d[k] } set { d[k] = newValue } }; init() {} }
        func t() -> String { var c = DictCache<String, Double>(); var n = 0; func make() -> Double { n += 1; return 1.5 }; let a = c.value(for: "x", or: make()), b = c.value(for: "x", or: make()); return "\(a) \(b) \(n) \(c.value(for: "y", or: 3) / 2)" }
        //= 1.5 1.5 1 1.5
        ----
        protocol Drawable { func draw() -> String }
        extension Drawable { func framed() -> String { "[\(draw())]" } }
        extension Array: Drawable where Element: Drawable { func draw() -> String { map { $0.draw() }.joined(separator: ",") } }
        extension Optional: Drawable where Wrapped: Drawable { func draw() -> String { self?.draw() ?? "nil" } }
        extension Int: Drawable { func draw() -> String { "i\(self)" } }
        struct Both<A: Drawable, B: Drawable>: Drawable { let a: A, b: B; func draw() -> String { a.draw() + "&" + b.framed() } }
        func t() -> String { "\([1, 2].framed()) \(Both(a: [3], b: Int?.none).draw()) \([[1], []].draw()) \(Optional(4).framed())" }
        //= [i1,i2] i3&[nil] i1, [i4]
        ----
        struct Bits: Sequence { let n: UInt8; func makeIterator() -> some IteratorProtocol { (0..<8).map { n >> $0 & 1 }.makeIterator() } }
        struct Pairs<S: Sequence>: Sequence { let base: S; struct It: IteratorProtocol { var i: S.Iterator; mutating func next() -> (S.Element, S.Element)? { guard let a = i.next(), let b = i.next() else { return nil }; return (a, b) } }; func makeIterator() -> It { It(i: base.makeIterator()) } }
        func t() -> String { "\(Pairs(base: 1...5).map { $0 + $1 }) \(Bits(n: 5).map { "\($0)" }.joined()) \(Pairs(base: "abcd").map { "\($1)\($0)" })" }
        //= [3, 7] 10100000 ["ba", "dc"]
        ----
        struct MinHeap<T: Comparable> { private(set) var a: [T] = []; var isEmpty: Bool { a.isEmpty }; mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, a[i] < a[(i - 1) / 2] { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }; mutating func pop() -> T? { guard let f = a.first else { return nil }; let l = a.removeLast(); if !a.isEmpty { a[0] = l; var i = 0; while true { let k = [2 * i + 1, 2 * i + 2].filter { $0 < a.count }.min { a[$0] < a[$1] }; guard let k, a[k] < a[i] else { break }; a.swapAt(i, k); i = k } }; return f } }
        func t() -> String { var h = MinHeap<Double>(); [5, 2.5, 9, 1].forEach { h.push($0) }; var o: [Double] = []; while let x = h.pop() { o.append(x) }; return "\(o) \(h.isEmpty)" }
        //= [1.0, 2.5, 5.0, 9.0] true
        ----
        func perms<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }
        func subsets<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { r, x in r + r.map { $0 + [x] } } }
        func hanoi(_ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C") -> [String] { n == 0 ? [] : hanoi(n - 1, a, c, b) + [a + c] + hanoi(n - 1, b, a, c) }
        func t() -> String { "\(perms([1, 2, 3]).map { $0.map(String.init).joined() }) \(subsets(["a", "b"]).map { $0.joined() }) \(hanoi(2))" }
        //= ["123", "132", "213", "231", "312", "321"] ["", "a", "b", "ab"] ["AB", "AC", "BC"]
        ----
        func pad<S: StringProtocol>(_ s: S, _ n: Int) -> String { String(repeating: " ", count: max(0, n - s.count)) + s }
        func table(_ rows: [[String]]) -> String { let w = rows[0].indices.map { c in rows.map { $0[c].count }.max() ?? 0 }; return rows.map { r in zip(r, w).map { pad($0, $1) }.joined(separator: "|") }.joined(separator: "/") }
        func t() -> String { table([["a", "bbb"], ["cc", "d"]]) }
        //=  a|bbb/cc|  d
        ----
        protocol Mo { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
        infix operator <>: AdditionPrecedence
        struct Su: Mo { var v: Int; static let empty = Su(v: 0); static func <> (a: Su, b: Su) -> Su { Su(v: a.v + b.v) } }
        extension Sequence where Element: Mo { func fold() -> Element { reduce(Element.empty, <>) } }
        func t() -> String { "\([Su(v: 1), Su(v: 4)].fold().v)" }
        //= 5
        ----
        func eq<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: T, _ m: @autoclosure () -> String = "no") -> String { do { return try a() == b ? "ok" : m() } catch { return "threw" } }
        func t() -> String { eq(1 + 1, 2) }
        //= ok
        ----
        protocol Ca { associatedtype K: Hashable; associatedtype V; subscript(k: K) -> V? { get set } }
        struct DC<A: Hashable, B>: Ca { private var d: [A: B] = [:]; subscript(k: A) -> B? { get { d[k] } set { d[k] = newValue } } }
        func t() -> String { var c = DC<String, Double>(); c["a"] = 1; return "\(c["a"]! / 2)" }
        //= 0.5
        ----
        func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; func go(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v }; return go }
        func t() -> String { let fib = memo { (n: Int) in n * 2 }; return "\(fib(50)) \(fib(10))" }
        //= 100 20
        ----
        struct Held { var d: [String: Int] = [:]; subscript<T>(_ key: String, as make: (Int) -> T) -> [T] where T: Equatable { get { d[key].map { [make($0)] } ?? [] } set { if newValue != self[key, as: make] { d[key] = newValue.count } } } }
        func t() -> String { var h = Held(d: ["a": 7]); let was = h["a", as: { "\($0)" }]; h["a", as: { "\($0)" }] = ["x", "y"]; return "\(was) \(h.d["a"]!) \(h["b", as: { $0 }])" }
        //= ["7"] 2 []
        ----
        func put<T>(_ x: T, into xs: inout [T]) { xs.append(x) }
        func change<T: Equatable>(_ a: T, by b: T, in xs: inout [T]) { for i in xs.indices where xs[i] == a { xs[i] = b } }
        func t() -> String { var b: [Int?] = [1], d = [1.5], e: [Any] = [1]; put(2, into: &b); put(nil, into: &b); put(2, into: &d); put("x", into: &e); change(1, by: nil, in: &b); change(2, by: 7, in: &d); return "\(b) \(d) \(e)" }
        //= [nil, Optional(2), nil] [1.5, 7.0] [1, "x"]
        ----
        protocol Measure: AdditiveArithmetic {}
        extension Int: Measure {}
        protocol Row: RangeReplaceableCollection {}
        extension Array: Row {}
        func rest<T: Measure>(_ all: T, _ parts: T...) -> T { all - parts.reduce(T.zero, +) }
        func joined<R: Row>(_ a: R, _ b: R) -> R { a + b }
        func t() -> String { "\(rest(9, 2, 3)) \(joined([1], [2]))" }
        //= 4 [1, 2]
        """##)
}
