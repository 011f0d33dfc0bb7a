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
        """##)
}
