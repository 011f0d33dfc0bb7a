// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What was answered otherwise than by the compiler once.
    static let mended = reading(
        ##"""
        @propertyWrapper struct Scaled<Value: BinaryFloatingPoint> { var wrappedValue: Value; init(wrappedValue: Value, tag: String = "t") { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Plain<Value> { var wrappedValue: Value }
        struct M { @Scaled var a = 24; @Scaled(tag: "x") var b = -3; @Plain var c = 3; @Scaled var d: Float = 2; @Plain @Scaled var e = 5 }
        func t() -> String { let m = M(); return "\(m.a) \(m.b) \(m.c) \(m.d) \(m.a / 5) \(type(of: m.b)) \(m.e / 2)" }
        //= 24.0 -3.0 3 2.0 4.8 Double 2.5
        ----
        @propertyWrapper struct Scaled<Value: BinaryFloatingPoint> { var wrappedValue: Value; init(wrappedValue: Value, tag: String = "t") { self.wrappedValue = wrappedValue } }
        func t() -> String { @Scaled var a = 24; @Scaled(tag: "x") var b = -3; a += 1; return "\(a / 10) \(b / 2)" }
        //= 2.5 -1.5
        ----
        @propertyWrapper struct Late<Value: FloatingPoint> { let make: () -> Value; init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }; var wrappedValue: Value { make() } }
        struct M { @Late var a = 7; static let z = 4; @Late var b = Double(M.z); @Late static var c = 3 }
        func t() -> String { @Late var d = 1; return "\(M().a / 2) \(M().b / 8) \(M.c / 2) \(d / 4)" }
        //= 3.5 0.5 1.5 0.25
        ----
        func t() -> String { let a: [Any.Type] = [Error.self, (any Equatable).self, Int.self, Any.self, AnyObject.self, CustomStringConvertible.self]; return a.map { "\($0)" }.joined(separator: ",") + " \(a[0] == Error.self) \(a[2] == Any.self)" }
        //= Error,Equatable,Int,Any,AnyObject,CustomStringConvertible true false
        ----
        protocol Shape { func area() -> Double }
        protocol Named { var name: String { get } }
        func shown<T>(_ t: T.Type) -> String { "<\(t)>" }
        func t() -> String { "\(shown(Shape.self)) \(shown((any Shape & Named).self)) \(shown((any Shape).self)) \(shown([any Shape].self))" }
        //= <Shape> <Named & Shape> <Shape> <Array<Shape>>
        ----
        final class Box { var all: [ObjectIdentifier: Any] = [:]; func put<T>(_ t: T.Type, _ v: T) { all[ObjectIdentifier(t)] = v }; func get<T>(_ t: T.Type) -> T? { all[ObjectIdentifier(t)] as? T } }
        protocol Api { func call() -> String }
        struct Live: Api { func call() -> String { "live" } }
        func t() -> String { let b = Box(); b.put(Api.self, Live()); b.put((any CustomStringConvertible).self, 5); return "\(b.get((any Api).self)?.call() ?? "-") \(b.get(Int.self) as Any) \(b.get(CustomStringConvertible.self)?.description ?? "-")" }
        //= live nil 5
        ----
        protocol P { init() }
        struct X: P { init() {} }
        class A {}; class B: A {}
        func kind<T>(_ t: T.Type) -> String { t is Int.Type ? "int" : t is String.Type ? "string" : t is any P.Type ? "p" : t is AnyObject.Type ? "class" : "?" }
        func t() -> String { let ts: [Any.Type] = [X.self, Int.self, B.self]; return "\(ts.map { $0 is any P.Type }) \(ts.map { $0 is A.Type }) \(ts.compactMap { $0 as? any P.Type }.map { "\($0.init())" }) \(kind(Int.self))\(kind(String.self))\(kind(X.self))\(kind(B.self))\(kind(Double.self))" }
        //= [true, false, false] [false, false, true] ["X()"] intstringpclass?
        ----
        func t() -> String { var n = 0; let g = AnyIterator { () -> Int? in n += 1; return n > 9 ? nil : n }; let a = Array(g.prefix(while: { $0 < 3 })); let c = Array(g.prefix(2)); let d = g.drop(while: { $0 < 8 }); return "\(a) \(c) \(Array(d)) \(n)" }
        //= [1, 2] [4, 5] [8, 9] 10
        ----
        struct Naturals: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n } }
        func t() -> String { let n = Naturals(); return "\(Array(n.drop(while: { $0 < 5 }).prefix(2))) \(Array(n.prefix(while: { $0 < 4 }))) \(Array(n.lazy.map { $0 * $0 }.filter { $0 % 2 == 0 }.prefix(3)))" }
        //= [5, 6] [1, 2, 3] [4, 16, 36]
        ----
        struct Feed: RangeReplaceableCollection, ExpressibleByArrayLiteral { var items: [Int]; init() { items = [] }; init(arrayLiteral e: Int...) { items = e }; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(p: Int) -> Int { items[p] }
            mutating func replaceSubrange(_ r: Range<Int>, with c: some Collection<Int>) { items.replaceSubrange(r, with: c) } }
        func t() -> String { var f: Feed = [1, 2, 3]; f.insert(contentsOf: [8, 9], at: 1); f.removeSubrange(0..<2); f.reserveCapacity(4); f.append(contentsOf: [5, 6]); f.removeAll { $0 == 3 }; let r = f.remove(at: 0); return "\(f.items) \(r) \(f.count)" }
        //= [2, 5, 6] 9 3
        ----
        struct Item { var name: String; var n: Int; var o: Double? }
        func t() -> String { let a = [Item(name: "x", n: 1, o: nil), Item(name: "y", n: 3, o: 2), Item(name: "z", n: 3, o: 1)]; let c = KeyPathComparator(\Item.n); return "\(a.sorted(using: KeyPathComparator(\.o)).map(\.name)) \(a.sorted(using: KeyPathComparator(\.o, order: .reverse)).map(\.name)) \(a.sorted(using: [SortDescriptor(\.n, order: .reverse), SortDescriptor(\.name, order: .reverse)]).map(\.name)) \(c.compare(a[0], a[1]) == .orderedAscending) \(c.compare(a[1], a[2]) == .orderedSame)" }
        //= ["x", "z", "y"] ["y", "z", "x"] ["z", "y", "x"] true true
        ----
        struct Shorter: SortComparator { var order: SortOrder = .forward; func compare(_ a: String, _ b: String) -> ComparisonResult { let (x, y) = order == .forward ? (a.count, b.count) : (b.count, a.count); return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame } }
        struct P { var t: String }
        func t() -> String { let n = ["bbb", "C", "aa"]; let p = n.map(P.init); return "\(n.sorted(using: Shorter())) \(n.sorted(using: Shorter(order: .reverse))) \(p.sorted(using: KeyPathComparator(\.t, comparator: Shorter())).map(\.t)) \(p.sorted(using: KeyPathComparator(\P.t, comparator: Shorter(), order: .reverse)).map(\.t)) \([3, 1, 2].sorted(using: ComparableComparator<Int>(order: .reverse))) \(n.sorted(using: String.StandardComparator(.lexical, order: .reverse)))" }
        //= ["C", "aa", "bbb"] ["bbb", "aa", "C"] ["C", "aa", "bbb"] ["bbb", "aa", "C"] [3, 2, 1] ["bbb", "aa", "C"]
        ----
        func t() -> String { "\(lround(2.5)) \(lround(-2.5)) \(lround(0.49)) \(lrint(2.5))" }
        //= 3 -3 0 2
        ----
        struct Outer9<B: Collection> { struct It { let base: B; func n() -> Int { base.count } }; let b: B; func mk() -> It { It(base: b) } }
        func t() -> String { "\(Outer9(b: [1, 2]).mk().n())" }
        //= 2
        ----
        struct OuterA<B> where B: Comparable { struct It { let a: B, b: B; var m: B { a < b ? a : b }; var big: B { max(a, b) } }; func mk(_ a: B, _ b: B) -> It { It(a: a, b: b) } ; enum K { case one(B); var v: B { switch self { case .one(let b): b } } } }
        func t() -> String { "\(OuterA<Int>().mk(3, 4).m) \(OuterA<String>().mk("b", "a").big) \(OuterA<Int>.K.one(3).v)" }
        //= 3 b 3
        ----
        struct RingC<T> { private var buf: [T?]; private var head = 0, n = 0; init(capacity c: Int) { buf = .init(repeating: nil, count: c) }; mutating func push(_ x: T) { buf[(head + n) % buf.count] = x; n += 1 }; mutating func pop() -> T? { guard n > 0 else { return nil }; defer { buf[head] = nil; head = (head + 1) % buf.count; n -= 1 }; return buf[head] } }
        func t() -> String { var r = RingC<Double>(capacity: 3); r.push(2); let a = r.pop(); return "\(a as Any) \(r.pop() as Any)" }
        //= Optional(2.0) nil
        ----
        extension Array where Element: Numeric { static var two: [Element] { [.zero, 1] } }
        func t() -> String { "\([Int].two) \([[Int].two, .two])" }
        //= [0, 1] [[0, 1], [0, 1]]
        ----
        protocol HasD { static var fallback: Self { get } }
        extension Int: HasD { static var fallback: Int { 7 } }
        extension Array: HasD where Element: HasD { static var fallback: [Element] { [.fallback, .fallback] } }
        func t() -> String { "\([Int].fallback) \([[Int]].fallback) \(Array<Int>.fallback.count)" }
        //= [7, 7] [[7, 7], [7, 7]] 2
        ----
        infix operator <?>: NilCoalescingPrecedence
        extension Optional { static func <?> (l: Self, r: (Wrapped) -> Bool) -> String { if let l, r(l) { return "y" }; return "n" } }
        extension Optional where Wrapped == Int { static func <+> (l: Self, r: Int) -> Int { (l ?? 0) + r } }
        infix operator <+>: AdditionPrecedence
        func t() -> String { let s: String? = "a"; return "\(Optional(3) <?> { $0 > 5 }) \(s <?> { $0.count == 1 }) \(Optional(3) <+> 4)" }
        //= n y 7
        ----
        func t() -> String { var a: [Any] = [2.5, "x"]; a[0] = 5; return "\(a)" }
        //= [5, "x"]
        ----
        func t() -> String { var a: [Any] = [2.5, "x"]; a[0] = "s"; return "\(a)" }
        //= ["s", "x"]
        ----
        struct SC { var a: [Any] = [2.5, "x"]; mutating func f() { a[0] = "s" }; mutating func g() { a[0] = 5 } }
        func t() -> String { var s = SC(); s.f(); let x = "\(s.a)"; s.a[0] = 2.5; s.g(); return x + "\(s.a)" }
        //= ["s", "x"][5, "x"]
        ----
        struct SD { var a: [Double?] = [2.5, 1]; var d: [String: Double?] = ["a": 1]; mutating func f() { a[0] = nil; d["a"] = nil } }
        func t() -> String { var s = SD(); s.f(); s.a[1] = nil; return "\(s.a) \(s.d)" }
        //= [nil, nil] [:]
        ----
        struct SE<T> { var a: [T]; init(_ x: T) { a = [x, x] }; mutating func f(_ n: T) { a[0] = n } ; mutating func g(_ f: (inout T) -> Void) { f(&a[1]) } }
        func t() -> String { var s = SE<Any>(2.5); s.f("q"); s.a[1] = 7; var o = SE<Double?>(2.5); o.f(nil); o.a[1] = nil; var q = SE<Double>(1); q.a[0] = 3; q.g { $0 /= 4 }; q.a[0] += 2; return "\(s.a) \(o.a) \(q.a)" }
        //= ["q", 7] [nil, nil] [5.0, 0.25]
        ----
        enum JV: Equatable { case n(Double), s(String) }
        func t() -> String { var a = [[Double?]](repeating: [1.5, nil], count: 2); a[0][0] = nil; a[1][1] = 3; var any: [[Any]] = [[1.5]]; any[0][0] = "z"; var v: [any Equatable] = [1.5, 2]; v[0] = "q"; var d: [String: Any] = ["k": 1.5]; d["k"] = 2; d["k"] = "s"; return "\(a) \(any) \(v) \(d)" }
        //= [[nil, nil], [Optional(1.5), Optional(3.0)]] [["z"]] ["q", 2] ["k": "s"]
        ----
        extension Array where Element: Numeric { static var two: [Element] { [.zero, 1] }; static func rep(_ n: Int) -> [Element] { .init(repeating: 1, count: n) } }
        extension Array { static var none: Self { [] }; static func one(_ e: Element) -> Self { [e] } }
        func t() -> String { let a: [Int] = .two; return "\(a) \([Int].rep(2)) \(Array<Double>.rep(1)) \([String].one("a")) \([Int].none.count)" }
        //= [0, 1] [1, 1] [1.0] ["a"] 0
        ----
        extension Dictionary { static var blank: Self { [:] } }
        extension Optional where Wrapped == Int { static var five: Int? { 5 } }
        func t() -> String { let d: [String: Int] = .blank; let o: Int? = .five; return "\([String: Int].blank.count) \(d) \(Int?.five as Any) \(o as Any) \(Optional<Int>.five ?? 0)" }
        //= 0 [:] Optional(5) Optional(5) 5
        ----
        struct Chunked102<Base: Collection>: Sequence { let base: Base, n: Int; struct It: IteratorProtocol { let base: Base; let n: Int; var i: Base.Index; mutating func next() -> Base.SubSequence? { guard i != base.endIndex else { return nil }; let e = base.index(i, offsetBy: n, limitedBy: base.endIndex) ?? base.endIndex; defer { i = e }; return base[i..<e] } }; func makeIterator() -> It { It(base: base, n: n, i: base.startIndex) } }
        extension Collection { func chunked102(_ n: Int) -> Chunked102<Self> { .init(base: self, n: n) } }
        func t() -> String { let c = Array(1...7).chunked102(3).map { $0.reduce(0, +) }; let s = "héllo wörld".chunked102(4).map(String.init); return "\(c) \(s) \(Array([1.5, 2].chunked102(1)).count) \((0..<5).chunked102(2).map(\.count))" }
        //= [6, 15, 7] ["héll", "o wö", "rld"] 2 [2, 2, 1]
        ----
        protocol HasDefault128 { static var fallback: Self { get } }
        extension Int: HasDefault128 { static var fallback: Int { 7 } }
        extension String: HasDefault128 { static var fallback: String { "dflt" } }
        extension Optional where Wrapped: HasDefault128 { var orDefault: Wrapped { self ?? .fallback }; static func ?! (l: Self, r: (Wrapped) -> Bool) -> Wrapped { if let l, r(l) { return l }; return .fallback } }
        infix operator ?!: NilCoalescingPrecedence
        extension Array: HasDefault128 where Element: HasDefault128 { static var fallback: [Element] { [.fallback, .fallback] } }
        func t() -> String { let a: Int? = nil, s: String? = "x", l: [Int]? = nil; return "\(a.orDefault) \(s.orDefault) \(l.orDefault) \(Optional(3) ?! { $0 > 5 }) \(s ?! { $0.count == 1 }) \([[Int]].fallback)" }
        //= 7 x [7, 7] 7 x [[7, 7], [7, 7]]
        ----
        func t() -> String { let n = 7; return "\(Double(7 / 2)) \(CGFloat(10 / 4)) \(Float(1 / 2)) \(Double((7 / 2))) \(Double(-7 / 2)) \(Double(7 / 2 * n)) \(Double(3)) \(Double(7 + 2)) \(Double(1 / 3 + 1)) \(Double(7 % 4)) \(Double(7 / 2.0)) \(Int(7.9)) \(Double(2 * (3 / 2)))" }
        //= 3.0 2.0 0.0 3.0 -3.0 21.0 3.0 9.0 1.0 3.0 3.5 7 2.0
        ----
        func t() -> String { let a = Double(7 / 2); let b: Double = 7 / 2; let c = Double(7 / 2) + 0.5; let d = TimeInterval(60 / 7); let e = Int8(200 / 2); let f = UInt8(300 / 2); let g = String(7 / 2); return "\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(Double(1 << 3)) \(Double(5 & 3)) \(Float(3 / 4 * 4)) \(Double(exactly: 7 / 2) ?? -1)" }
        //= 3.0 3.5 3.5 8.0 100 150 3 8.0 1.0 0.0 3.0
        ----
        struct Table205<Row> { struct Col { let title: String, width: Int, text: (Row) -> String; static func col<V>(_ t: String, _ w: Int = 6, _ kp: KeyPath<Row, V>, _ f: @escaping (V) -> String = { "\($0)" }) -> Col { Col(title: t, width: w, text: { f($0[keyPath: kp]) }) } }; let cols: [Col]; func render(_ rows: [Row]) -> String { ([cols.map { pad($0.title, $0.width) }] + rows.map { r in cols.map { pad($0.text(r), $0.width) } }).map { $0.joined(separator: "|") }.joined(separator: "/") }; private func pad(_ s: String, _ w: Int) -> String { s.count >= w ? String(s.prefix(w)) : s + String(repeating: ".", count: w - s.count) } }
        func t() -> String { struct R { var n: String; var p: Double; var on: Bool }; let t = Table205<R>(cols: [.col("Name", 6, \.n), .col("P", 7, \.p) { String(format: "%.1f€", $0) }, .col("On", 2, \.on) { $0 ? "✓" : "✗" }]); return t.render([R(n: "Abcdefgh", p: 3, on: true), R(n: "x", p: 12.25, on: false)]) }
        //= Name..|P......|On/Abcdef|3.0€...|✓./x.....|12.2€..|✗.
        ----
        @propertyWrapper struct Logged208<V> { var wrappedValue: V { didSet { log.append("\(oldValue)→\(wrappedValue)") } }; private(set) var log: [String] = []; var projectedValue: [String] { log }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        final class VM208 { @Logged208 var q = "a"; @Logged208 var opt: Int?; @Logged208 var arr = [1.5]; func run() { q += "b"; opt = 3; opt? += 1; arr.append(2); arr[0] /= 2 } }
        func t() -> String { let v = VM208(); v.run(); v.arr = []; return "\(v.$q) \(v.$opt) \(v.$arr)" }
        //= ["a→ab"] ["nil→Optional(3)", "Optional(3)→Optional(4)"] ["[1.5]→[1.5, 2.0]", "[1.5, 2.0]→[0.75, 2.0]", "[0.75, 2.0]→[]"]
        ----
        struct Pg<T> { struct Page { let items: [T]; let next: Int? }; let all: [T], size: Int; func page(_ i: Int) -> Page { let s = i * size; let e = min(s + size, all.count); return Page(items: Array(all[s..<e]), next: e < all.count ? i + 1 : nil) }; func every() -> [Page] { var o: [Page] = [], i: Int? = 0; while let k = i { let p = page(k); o.append(p); i = p.next }; return o } }
        func t() -> String { let p = Pg(all: [1.5, 2, 3, 4], size: 3); return "\(p.every().map(\.items)) \(p.page(0).next as Any) \(p.page(1).items[0] / 3)" }
        //= [[1.5, 2.0, 3.0], [4.0]] Optional(1) 1.3333333333333333
        ----
        struct Box9<T> { enum State { case empty, full(T); var isEmpty: Bool { if case .empty = self { true } else { false } } }; var state = State.empty; mutating func fill(_ t: T) { state = .full(t) }; var value: T? { if case .full(let v) = state { v } else { nil } }; struct Builder { var parts: [T] = []; mutating func add(_ t: T) -> Builder { parts.append(t); return self }; func build() -> Box9<[T]> { var b = Box9<[T]>(); b.fill(parts); return b } } }
        func t() -> String { var b = Box9<Double>(); let e = b.state.isEmpty; b.fill(3); var k = Box9<Int>.Builder(); _ = k.add(1); let r = k.add(2).build(); return "\(e) \(b.value! / 2) \(r.value!) \(Box9<String>.State.full("x").isEmpty)" }
        //= true 1.5 [1, 2] false
        ----
        protocol Repo9 { associatedtype M: Identifiable; func all() -> [M] }
        extension Repo9 { func byID() -> [M.ID: M] { Dictionary(uniqueKeysWithValues: all().map { ($0.id, $0) }) } }
        struct U9: Identifiable { let id: Int; var n: String }
        struct Mem9<M: Identifiable>: Repo9 { var items: [M]; func all() -> [M] { items }; final class Cache { var hits: [M.ID: Int] = [:]; func hit(_ m: M) -> Int { hits[m.id, default: 0] += 1; return hits[m.id]! } }; let cache = Cache() }
        func t() -> String { let m = Mem9(items: [U9(id: 1, n: "a"), U9(id: 2, n: "b")]); let d = m.byID(); _ = m.cache.hit(m.items[0]); return "\(d[2]!.n) \(m.cache.hit(m.items[0])) \(d.keys.sorted())" }
        //= b 2 [1, 2]
        ----
        final class RegA { nonisolated(unsafe) static var m: [String: Any] = [:] }
        @propertyWrapper struct InjA<T> { private let v: T?; init() { v = RegA.m["\(T.self)"] as? T }; var wrappedValue: T { v! } }
        struct SvcA { let n = 3 }
        struct UseA { @InjA var s: SvcA; @InjA var t: String }
        func t() -> String { RegA.m["SvcA"] = SvcA(); RegA.m["String"] = "q"; let u = UseA(); return "\(u.s.n) \(u.t)" }
        //= 3 q
        ----
        @propertyWrapper struct InjB<T> { private let k: String; init(_ k: String) { self.k = k }; var wrappedValue: T? { RegB.m[k] as? T } }
        final class RegB { nonisolated(unsafe) static var m: [String: Any] = [:] }
        final class UseB { @InjB("a") var s: Int?; @InjB("a") var t: String? }
        func t() -> String { RegB.m["a"] = 5; let u = UseB(); return "\(u.s as Any) \(u.t as Any)" }
        //= Optional(5) nil
        ----
        struct List301<T> { final class Node { var v: T; var next: Node?; weak var prev: Node?; init(_ v: T) { self.v = v } }; private(set) var head: Node?, tail: Node?; private(set) var count = 0; mutating func append(_ v: T) { let n = Node(v); if let t = tail { t.next = n; n.prev = t } else { head = n }; tail = n; count += 1 }; mutating func remove(_ n: Node) { if n === head { head = n.next } else { n.prev?.next = n.next }; if n === tail { tail = n.prev } else { n.next?.prev = n.prev }; count -= 1 }; func node(where p: (T) -> Bool) -> Node? { var c = head; while let n = c, !p(n.v) { c = n.next }; return c } }
        extension List301: Sequence { struct It: IteratorProtocol { var n: Node?; mutating func next() -> T? { defer { n = n?.next }; return n?.v } }; func makeIterator() -> It { It(n: head) } }
        func t() -> String { var l = List301<Double>(); [1, 2.5, 4].forEach { l.append($0) }; let n = l.node { $0 > 2 }!; n.v = 9; let m = n.v / 2; l.remove(n); return "\(Array(l)) \(m) \(l.count) \(l.head!.next!.v / 8) \(l.tail!.prev === l.head) \(l.node { $0 == 7 } == nil)" }
        //= [1.0, 4.0] 4.5 2 0.5 true true
        ----
        @dynamicMemberLookup struct Bind304<V> { let get: () -> V, set: (V) -> Void; var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }; subscript<U>(dynamicMember kp: WritableKeyPath<V, U>) -> Bind304<U> { .init(get: { wrappedValue[keyPath: kp] }, set: { wrappedValue[keyPath: kp] = $0 }) } }
        struct Doc304 { var title = "t"; var pages = [Page()]; struct Page { var n = 1; var tags: [String: Bool] = [:] } }
        func t() -> String { var d = Doc304(); let b = Bind304(get: { d }, set: { d = $0 }); b.title.wrappedValue += "!"; let p = b.pages; p.wrappedValue.append(.init(n: 5)); b.pages.wrappedValue[0].n *= 7; b.pages.wrappedValue[1].tags["k"] = true; return "\(d.title) \(d.pages.map(\.n)) \(d.pages.map(\.tags))" }
        //= t! [7, 5] [[:], ["k": true]]
        ----
        final class Registry316 { static let shared = Registry316(); private var makers: [String: () -> Any] = [:]; private var singles: [String: Any] = [:]; func register<T>(_ t: T.Type = T.self, single: Bool = false, _ f: @escaping () -> T) { let k = String(describing: t); makers[k] = single ? { [unowned self] in if let v = singles[k] { return v }; let v = f(); singles[k] = v; return v } : f }; func resolve<T>(_ t: T.Type = T.self) -> T? { makers[String(describing: t)]?() as? T } }
        @propertyWrapper struct Inject316<T> { private let v: T?; init() { v = Registry316.shared.resolve(T.self) }; var wrappedValue: T { v! } ; var projectedValue: Bool { v != nil } }
        protocol Clock316 { var now: Int { get } }
        struct Fixed316: Clock316 { let now = 42 }
        final class Count316 { var n = 0 }
        struct Use316 { @Inject316 var clock: any Clock316; @Inject316 var counter: Count316; func go() -> Int { counter.n += 1; return clock.now + counter.n } }
        func t() -> String { let r = Registry316.shared; r.register((any Clock316).self) { Fixed316() }; r.register(single: true) { Count316() }; let a = Use316().go(), u = Use316(); return "\(a) \(u.go()) \(u.$clock) \(r.resolve(Count316.self)!.n) \(r.resolve(Int.self) as Any)" }
        //= 43 44 true 2 nil
        ----
        func t() -> String { let a: [Any] = [1, 2.5]; let b = [1, 2.5] as [Any]; let c: [any Equatable] = [1, 2.5]; let d: [String: Any] = ["a": 1, "b": 2.5]; func f(_ x: [Any]) -> String { "\(x)" }; func g(_ x: Any...) -> String { "\(x)" }; func h(_ x: (any Numeric)...) -> String { "\(x)" }; var e: [Any] = []; e += [1, 2.5]; e.append(3); let i: Any? = 4; let j: [[Any]] = [[1, 2.5], [3]]; let k: (Any, [Any]) = (1, [2, 2.5]); struct S { var x: [Any] = [1, 0.5]; var y: Any = 2 }; return "\(a) \(b) \(c) \(d["a"]!) \(f([1, 2.5])) \(g(1, 2.5)) \(h(1, 2.5)) \(e) \(i!) \(j) \(k) \(S().x) \(S().y) \(S(x: [3, 1.5]).x) \(([1, 2.5] as [Any]).map { "\(type(of: $0))" })" }
        //= [1, 2.5] [1, 2.5] [1, 2.5] 1 [1, 2.5] [1, 2.5] [1, 2.5] [1, 2.5, 3] 4 [[1, 2.5], [3]] (1, [2, 2.5]) [1, 0.5] 2 [3, 1.5] ["Int", "Double"]
        ----
        func avg401<T: BinaryInteger>(_ x: [T]) -> Double { x.isEmpty ? 0 : Double(x.reduce(0, +)) / Double(x.count) }
        func avg401<T: BinaryFloatingPoint>(_ x: [T]) -> T { x.isEmpty ? 0 : x.reduce(0, +) / T(x.count) }
        func lerp401<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
        func clamp401<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
        func norm401<T: BinaryFloatingPoint>(_ x: T, in r: Range<T>) -> T { let s = r.upperBound - r.lowerBound; let m = (x - r.lowerBound).truncatingRemainder(dividingBy: s); return (m < 0 ? m + s : m) + r.lowerBound }
        func t() -> String { "\(avg401([1, 2])) \(avg401([1.5, 2])) \(avg401([Float(1), 2])) \(lerp401(0, 10, 0.25)) \(lerp401(1, 2, 0.5)) \(clamp401(15, 0...10)) \(clamp401(-0.5, 0...1)) \(norm401(370, in: 0..<360)) \(norm401(-10, in: 0..<360)) \(avg401([UInt8(3), 4]))" }
        //= 1.5 1.75 1.5 2.5 1.5 10 0.0 10.0 350.0 3.5
        ----
        func t() -> String { let row: [String: Any] = ["id": 7, "price": 2.5, "tags": ["a", "b"], "ok": true, "nested": ["k": 1], "none": "n"]; func get<T>(_ k: String, _ t: T.Type = T.self) -> T? { row[k] as? T }; let n: Int? = get("id"); let d: Double? = get("id"); let p: Double = get("price") ?? 0; var out = ["\(n as Any) \(d as Any) \(p / 2)"]; for k in row.keys.sorted() { switch row[k] { case let i as Int: out.append("\(k):i\(i + 1)"); case let s as [String]: out.append("\(k):\(s.count)"); case let b as Bool: out.append("\(k):\(b)"); case let x as Double: out.append("\(k):d\(x)"); case let m as [String: Int]: out.append("\(k):\(m["k"]!)"); case is String: out.append("\(k):null"); default: out.append("?") } }; var mut = row; mut["id"] = 1.5; mut["price"] = 3; mut["new"] = [1, 2.5] as [Any]; return out.joined(separator: " ") + " \(mut["id"]!) \(mut["price"]!) \(mut["new"]!) \((mut["price"] as? Int) ?? -1) \((mut["id"] as? Double) ?? -1)" }
        //= Optional(7) nil 1.25 id:i8 nested:1 none:null ok:true price:d2.5 tags:2 1.5 3 [1, 2.5] 3 1.5
        ----
        func t() -> String { var log: [String] = []; struct R { let n: String; init(_ n: String, _ l: inout [String]) { self.n = n; l.append("+\(n)") } }; func f(_ a: Int = { 3 }(), _ b: @autoclosure () -> Int = 4, c: Int...) -> Int { a + b() + c.reduce(0, +) }; let x = f(), y = f(1), z = f(1, 2, c: 3, 4), w = f(c: 9); let r = R("a", &log); guard case let n = r.n, n.count == 1 else { return "?" }; var i = 0; repeat { i += 2; if i == 4 { continue } } while i < 5; outer: while true { for k in 0... where k % 3 == 2 { if k > 6 { break outer }; log.append("\(k)") } }; let t = i > 5 ? "big" : i > 3 ? "mid" : "low"; let (a, b): (Int, Double) = (1, 2); let sw: String = switch (i, t) { case (6, let s) where s.hasPrefix("b"): s; case (..<6, _): "lt"; default: "def" }; let v = if b > 1 { a * 2 } else { 0 }; return "\(x) \(y) \(z) \(w) \(log) \(t) \(sw) \(v) \(b / 4)" }
        //= 7 5 10 16 ["+a", "2", "5"] big big 2 0.5
        ----
        func t() -> String { struct R { let n: String; init(_ n: String, _ l: inout [String]) { self.n = n; l.append("+\(n)") } }; final class C { let k: Int; init?(_ k: Int, count: inout Int) { count += 1; guard k > 0 else { return nil }; self.k = k } }; var log: [String] = []; var n = 0; let a = R("a", &log), b = R("b", &log); let c = C(3, count: &n), d = C(-1, count: &n); return "\(log) \(a.n)\(b.n) \(n) \(c?.k ?? 0) \(d == nil)" }
        //= ["+a", "+b"] ab 2 3 true
        ----
        struct Acc2 { var total = 0; mutating func add(_ x: Int, to s: inout [Int], _ k: inout Int) { total += x; s.append(x); k *= 2 } }
        enum Op2 { case a; init(_ s: inout Substring) throws { guard s.first == "a" else { throw E2.bad(String(s)) }; s.removeFirst(); self = .a } }
        enum E2: Error, Equatable { case bad(String) }
        func t() -> String { var acc = Acc2(), s: [Int] = [], k = 1; acc.add(2, to: &s, &k); acc.add(3, to: &s, &k); var t = "aab"[...]; var ops = 0; do { while true { _ = try Op2(&t); ops += 1 } } catch { return "\(acc.total) \(s) \(k) \(ops) \(t) \(error as? E2 == .bad("b"))" } }
        //= 5 [2, 3] 4 2 b true
        ----
        @propertyWrapper struct Lg1<V> { var wrappedValue: V { didSet { log.append("\(oldValue)->\(wrappedValue)") } }; var log: [String] = []; var projectedValue: [String] { log }; init(wrappedValue: V) { self.wrappedValue = wrappedValue; log.append("init \(wrappedValue)") } }
        struct A1 { @Lg1 var o: Int?; init(_ n: Int?) { o = n } }
        final class B1 { @Lg1 var o: Int?; @Lg1 var s: String; init(_ n: Int?) { s = "a"; o = n; s = "b" } }
        struct C1 { @Lg1 var o: Int?; @Lg1 var k = 1 }
        func t() -> String { "\(A1(3).$o) \(B1(4).$o) \(B1(nil).$s)" }
        //= ["init nil", "nil->Optional(3)"] ["init nil", "nil->Optional(4)"] ["init a", "a->b"]
        ----
        struct Ob1<V> { var log: [String] = []; var v: V { didSet { log.append("\(oldValue)->\(v)") } willSet { log.append("w\(newValue)") } }; init(_ v: V) { self.v = v } }
        final class Ob2<V> { var log: [String] = []; var v: V { didSet { log.append("\(oldValue)->\(v)") } }; init(_ v: V) { self.v = v } }
        func t() -> String { var o = Ob1<Int?>(nil); o.v = 3; o.v? += 1; let p = Ob2<String?>(nil); p.v = "a"; return "\(o.log) \(p.log)" }
        //= ["wOptional(3)", "nil->Optional(3)", "wOptional(4)", "Optional(3)->Optional(4)"] ["nil->Optional(\"a\")"]
        ----
        protocol Vd2<Value> { associatedtype Value; func validate(_ v: Value) -> [String] }
        struct Rx2: Vd2 { func validate(_ v: String) -> [String] { [v] } }
        struct Op2<W>: Vd2 { let inner: any Vd2<W>; func validate(_ v: W?) -> [String] { v.map { inner.validate($0) } ?? [] } }
        func t() -> String { "\(Op2(inner: Rx2()).validate("ab")) \(Op2<String>(inner: Rx2()).validate(nil))" }
        //= ["ab"] []
        ----
        func a(_ v: String?) -> [String] { v.map { [$0] } ?? [] }
        func b(_ v: [Int]?) -> [String]? { v.map { ["\($0)"] } }
        func c(_ v: Int?) -> [Double] { v.map { [Double($0), 2] } ?? [1] }
        func d(_ v: Int?) -> Set<Int>? { v.map { [$0, 2] } }
        func e(_ v: Int?) -> [String: Int]? { v.map { ["a": $0] } }
        func t() -> String { "\(a("ab")) \(a(nil)) \(b([3])!) \(c(3)) \(c(nil)) \(d(3)!.count) \(e(3)!)" }
        //= ["ab"] [] ["[3]"] [3.0, 2.0] [1.0] 2 ["a": 3]
        ----
        class C { var n: Int; convenience init(_ s: String) { self.init(Int(s) ?? 0) }; init(_ n: Int) { self.n = n } }
        class D: C { var m = 0; convenience init(_ s: [Int]) { self.init(s.count); m = 2 }; override init(_ n: Int) { super.init(n * 2) } }
        class E1 { let a: String; init(_ a: String) { self.a = a }; init(_ n: Int) { a = "int\(n)" } }
        class F1: E1 { init(x: Int) { super.init(x) }; init(y: String) { super.init(y) } }
        class G { let v: [Int]; init(_ v: Int...) { self.v = v } }
        class H: G { init(x: Int) { super.init(x, x + 1) } }
        func t() -> String { "\(C("5").n) \(C(4).n) \(D([1, 2]).n) \(D(4).n) \(D([1]).m) \(F1(x: 3).a) \(F1(y: "q").a) \(H(x: 3).v)" }
        //= 5 4 4 8 2 int3 q [3, 4]
        ----
        struct A1<T> { var items: [T] = []; mutating func push(_ t: T) { items.append(t) } }
        extension A1: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self.init(); for x in e { push(x) } } }
        struct A3 { private(set) var items: [Int] = []; var count = 0; mutating func push(_ t: Int) { items.append(t) } }
        extension A3 { init(all e: Int...) { self.init(); for x in e { push(x) } } }
        struct A4 { var items: [Int] = []; init(all e: Int...) { self.init(); items = e }; init() {} }
        class C { var n: Int; convenience init(all e: Int...) { self.init(); n = e.count }; init() { n = 7 } }
        func t() -> String { let a: A1<Int> = [1, 2]; return "\(a.items) \(A3(all: 1, 2).items) \(A3().count) \(A4(all: 3).items) \(C(all: 1, 2).n) \(C().n)" }
        //= [1, 2] [1, 2] 0 [3] 2 7
        ----
        struct LinkedList<T> { final class Node { var value: T; var next: Node?; init(_ v: T, next: Node? = nil) { value = v; self.next = next } }
          private(set) var head: Node?; var count = 0
          mutating func push(_ v: T) { head = Node(v, next: head); count += 1 }
          mutating func pop() -> T? { defer { if head != nil { head = head?.next; count -= 1 } }; return head?.value }
          mutating func reverse() { var prev: Node? = nil; var cur = head; while let c = cur { cur = c.next; c.next = prev; prev = c }; head = prev } }
        extension LinkedList: Sequence { struct Iterator: IteratorProtocol { var node: Node?; mutating func next() -> T? { guard let n = node else { return nil }; node = n.next; return n.value } }
          func makeIterator() -> Iterator { Iterator(node: head) } }
        extension LinkedList: ExpressibleByArrayLiteral { init(arrayLiteral elements: T...) { self.init(); for e in elements.reversed() { push(e) } } }
        extension LinkedList: CustomStringConvertible { var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" } }
        func t() -> String { var l: LinkedList<Double> = [1, 2, 3.5]; l.push(9); l.reverse(); let p = l.pop(); return "\(l) \(p as Any) \(l.count) \(l.reduce(0, +)) \(l.max()!)" }
        //= [2.0 -> 1.0 -> 9.0] Optional(3.5) 3 12.0 9.0
        ----
        struct OptionsX: OptionSet { let rawValue: Int; static let a = OptionsX(rawValue: 1 << 0), b = OptionsX(rawValue: 1 << 1), c = OptionsX(rawValue: 1 << 2); static let all: OptionsX = [.a, .b, .c] }
        func t() -> String { let o = OptionsX([.a, .c]), p = OptionsX([]); return "\(o.contains(.a)) \(o.contains(.b)) \(o.rawValue) \(o.union(.b) == .all) \(p.isEmpty)" }
        //= true false 5 true true
        ----
        class B1<T> { var items: [T] = []; var more = [T](); func add(_ t: T) { items.append(t); more.append(t) } }
        class S1: B1<Double> {}
        class B2<T> { var item: T; init(item: T) { self.item = item } }
        class S2: B2<Double> { init(z: Int) { super.init(item: 3) } }
        class S3<U>: B2<[U]> { init(u: U) { super.init(item: [u]) } }
        class S4: S3<Int> { var n: Int { item.count } }
        class Base<T> { var items: [T]; init(_ items: [T]) { self.items = items }; convenience init(_ one: T) { self.init([one]) }; func add(_ t: T) { items.append(t) } }
        class Sub: Base<Double> { var extra = 1; override func add(_ t: Double) { super.add(t * 2) }; convenience init(n: Int) { self.init(Array(repeating: 0.5, count: n)) } }
        func t() -> String {
            let a = S1(); a.add(3); let b = S2(z: 1); b.item = 4; let s = Sub(n: 2); s.add(3); let base = Base(4); base.add(5)
            return "\(a.items) \(a.more.count) \(b.item / 8) \(S3(u: "x").item) \(S4(u: 5).n) \(s.items) \(base.items) \(Sub(7).items)"
        }
        //= [3.0] 1 0.5 ["x"] 1 [0.5, 0.5, 6.0] [4, 5] [7.0]
        ----
        class VM<State, Action> { private(set) var state: State; let reduce: (inout State, Action) -> Void; init(_ s: State, _ r: @escaping (inout State, Action) -> Void) { state = s; reduce = r }; func send(_ a: Action) { reduce(&state, a) }; class func parse(_ a: [Action]) -> Int { a.count } }
        enum Act { case inc, add(Int) }
        class CounterVM: VM<Int, Act> { init() { super.init(0) { s, a in switch a { case .inc: s += 1; case .add(let n): s += n } } }; override func send(_ a: Act) { super.send(a); if state > 5 { super.send(.add(-5)) } }; class func two() -> Int { super.parse([.inc, .add(2)]) } }
        class Log<T>: VM<[T], T> { init() { super.init([]) { $0.append($1) } } }
        class Numbers: Log<Double> { func one() { send(1) } }
        func t() -> String { let v = CounterVM(); v.send(.inc); v.send(.add(7)); v.send(.inc); let n = Numbers(); n.one(); n.send(2); return "\(v.state) \(CounterVM.two()) \(n.state) \(n.state[0] / 4)" }
        //= 4 2 [1.0, 2.0] 0.25
        ----
        protocol HasDefault { static var fallback: Self { get } }
        extension Int: HasDefault { static var fallback: Int { 7 } }
        extension String: HasDefault { static var fallback: String { "none" } }
        infix operator ?!: NilCoalescingPrecedence
        infix operator ?-: NilCoalescingPrecedence
        extension Optional where Wrapped: HasDefault { static func ?! (l: Self, r: Int) -> Wrapped { r > 3 ? .fallback : l ?? .fallback }; static func ?- (l: Wrapped?, r: Int) -> [Wrapped] { [l ?? Wrapped.fallback] } }
        func t() -> String { let n: Int? = nil, s: String? = nil, f: Int? = 5; return "\(n ?! 3) \(s ?! 3) \(f ?! 3) \(f ?! 4) \(n ?- 1) \(s ?- 1) \(f ?- 1)" }
        //= 7 none 5 7 [7] ["none"] [5]
        """##)
}
