// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Kinds of code that new functions beside the compiler showed to be wrong: what generic parameters are bound to, types in types,
    /// paths as arguments, cases of the library's.
    static let found = reading(
        ##"""
        func one<N: BinaryFloatingPoint>(_ x: N) -> String { "\(N.self) \(x)" }
        func list<N: BinaryFloatingPoint>(_ x: [N]) -> String { "\(N.self) \(x)" }
        func named<N: FloatingPoint>(_ x: [(String, N)]) -> String { "\(N.self)" }
        class Line { let sum: Double; init<N: BinaryFloatingPoint>(points: [N]) { sum = points.reduce(0) { $0 + Double($1) } } }
        func t() -> String { "\(one(1)) \(list([1, 2])) \(named([("a", 1)])) \(Line(points: [3, 4]).sum)" }
        //= Double 1.0 Double [1.0, 2.0] Double 7.0
        ----
        protocol Repository<Entity> { associatedtype Entity: Identifiable; func all() -> [Entity] }
        extension Repository { func find(_ id: Entity.ID) -> Entity? { all().first { $0.id == id } } }
        struct User: Identifiable { let id: Int; var name: String }
        struct M: Repository { func all() -> [User] { [User(id: 1, name: "A")] } }
        func t() -> String { M().find(1)!.name }
        //= A
        ----
        struct Temp { static var log: [String] { get { Log.l } set { Log.l = newValue } }; enum Log { nonisolated(unsafe) static var l: [String] = [] } 
         var c = 1 { didSet { Temp.log.append("d\(oldValue)") } } }
        func t() -> String { Temp.log = []; Temp.log.append("x"); var x = Temp(); x.c = 2; return "\(Temp.log)" }
        //= ["x", "d1"]
        ----
        struct P { let n: String }
        protocol Named { var n: String { get } }
        protocol Aged: Named { }
        extension P: Named {}
        struct Q: Aged { var n = "q" }
        func t() -> String { let b: [any Aged] = [Q()]; let all: [any Named] = b + [P(n: "Rex")]; return "\(all.map(\.n))" }
        //= ["q", "Rex"]
        ----
        struct U { var age: Int }
        func ~= (k: KeyPath<U, Int>, u: U) -> Bool { u[keyPath: k] > 1 }
        func t() -> String { let u = U(age: 3); return "\(\U.age ~= u) \([u].filter { \U.age ~= $0 }.count)" }
        //= true 1
        ----
        enum Token: RawRepresentable, Hashable { case word(String), number(Int); init?(rawValue: String) { if let n = Int(rawValue) { self = .number(n) } else { self = .word(rawValue) } }; var rawValue: String { switch self { case .word(let w): w; case .number(let n): "\(n)" } } }
        func t() -> String { "\(Token.word("a").rawValue)" }
        //= a
        ----
        struct Gen<T> { var t: T }
        struct O { var t: String? }
        func t() -> String { "\(Gen(t: Optional("s"))) \(Gen<String?>(t: "s")) \(O(t: "s"))" }
        //= Gen<Optional<String>>(t: Optional("s")) Gen<Optional<String>>(t: Optional("s")) O(t: Optional("s"))
        ----
        func t() -> String { let d = ["b"].difference(from: ["a"]); let x = d.map { switch $0 { case .insert(let o, let e, _): "i\(e)\(o)"; case .remove(let o, let e, _): "r\(e)\(o)" } }; return "\(x)" }
        //= ["ra0", "ib0"]
        ----
        protocol Source<Item> { associatedtype Item; func items() -> [Item] }
        struct Nums: Source { func items() -> [String] { ["a"] } }
        func joinAll(_ ss: [any Source<String>]) -> String { ss.flatMap { $0.items() }.joined() }
        func t() -> String { joinAll([Nums()]) }
        //= a
        ----
        struct B: Sequence { func makeIterator() -> some IteratorProtocol<Int> { var b = 3; return AnyIterator { defer { b -= 1 }; return b > 0 ? b : nil } } }
        func t() -> String { "\(Array(B()))" }
        //= [3, 2, 1]
        ----
        protocol R<Entity> { associatedtype Entity: Identifiable; func all() -> [Entity] }
        extension R { func f() -> [Entity.ID] { all().map { $0.id } } }
        struct User: Identifiable { let id: Int; var name: String }
        struct M: R { func all() -> [User] { [User(id: 1, name: "A")] } }
        func t() -> String { "\(M().f())" }
        //= [1]
        ----
        struct P { let n: Int }
        struct Q<T> { var x: T; var y: T? ; var z: [T] }
        func t() -> String { "\(Q<Int?>(x: 1, y: 2, z: [3, nil])) \(Q<String?>(x: nil, y: .some(nil), z: []))" }
        //= Q<Optional<Int>>(x: Optional(1), y: Optional(Optional(2)), z: [Optional(3), nil]) Q<Optional<String>>(x: nil, y: Optional(nil), z: [])
        ----
        func f<T>(_ x: T) -> String { "\(x)" }
        func g<T>(_ x: T) -> String { "\([x]) \((x, 1))" }
        func t() -> String { let o: Int? = 3; return f(o) + g(o) + "\(["k": o])" + String(describing: o) + "\(Array(repeating: o, count: 1))" + f([o]) }
        //= Optional(3)[Optional(3)] (Optional(3), 1)["k": Optional(3)]Optional(3)[Optional(3)][Optional(3)]
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
        func t() -> String { var o = ""; for c in ["b", "c"].difference(from: ["a", "c"]) { switch c { case let .insert(offset, element, _): o += "i\(offset)\(element)"; case let .remove(offset, element, _): o += "r\(offset)\(element)" } }; return o }
        //= r0ai0b
        ----
        func t() -> String { var o = ""; for c in ["b", "c"].difference(from: ["a", "c"]) { switch c { case .insert(let offset, let element, let a): o += "i\(offset)\(element)\(a == nil)"; case .remove(offset: let i, element: let e, associatedWith: _): o += "r\(i)\(e)" } }; return o }
        //= r0ai0btrue
        ----
        func t() -> String { let xs = ["b", "c"].difference(from: ["a", "c"]).map { c -> String in switch c { case .insert(let o, let e, _): return "i\(e)\(o)"; case .remove(let o, let e, _): return "r\(e)\(o)" } }; return "\(xs)" }
        //= ["ra0", "ib0"]
        ----
        struct P { var n: String; var a: A }
        struct A { var zip: Int }
        extension Sequence { func sorted<V: Comparable>(by kp: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: kp] < $1[keyPath: kp] } }
         func max<V: Comparable>(by kp: KeyPath<Element, V>) -> Element? { self.max { $0[keyPath: kp] < $1[keyPath: kp] } } 
         func sum<N: Numeric>(of kp: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: kp] } } 
         func grouped<K: Hashable>(by kp: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: kp] } } }
        func t() -> String { let ps = [P(n: "b", a: A(zip: 2)), P(n: "a", a: A(zip: 9))]; return "\(ps.sorted(by: \.n).map(\.n)) \(ps.sorted(by: \.a.zip).map(\.n)) \(ps.max(by: \.a.zip)!.n) \(ps.sum(of: \.a.zip)) \(ps.grouped(by: \.n).keys.sorted())" }
        //= ["a", "b"] ["b", "a"] a 11 ["a", "b"]
        ----
        func t() -> String { let r: Result<Int, Never> = .success(3); let v = r.get(); return "\(v)" }
        //= 3
        ----
        class Storage { var x = 1 }
        struct S { var s = Storage(); mutating func set(_ n: Int) { if !isKnownUniquelyReferenced(&s) { let c = Storage(); c.x = s.x; s = c }; s.x = n } }
        func t() -> String { var a = S(); a.set(5); let b = a; a.set(6); return "\(a.s.x) \(b.s.x)" }
        //= 6 5
        ----
        protocol Repository<Entity> { associatedtype Entity: Identifiable; func all() -> [Entity]; mutating func save(_ e: Entity) }
        extension Repository { func find(_ id: Entity.ID) -> Entity? { all().first { $0.id == id } }; var isEmpty: Bool { all().isEmpty } }
        struct User: Identifiable { let id: Int; var name: String }
        struct Memory<E: Identifiable>: Repository { private var d: [E.ID: E] = [:]; private var order: [E.ID] = []
          func all() -> [E] { order.compactMap { d[$0] } }
          mutating func save(_ e: E) { if d.updateValue(e, forKey: e.id) == nil { order.append(e.id) } } }
        func names(_ r: some Repository<User>) -> [String] { r.all().map(\.name) }
        func count(_ r: any Repository) -> Int { r.all().count }
        func t() -> String { var m: any Repository<User> = Memory<User>(); m.save(User(id: 2, name: "B")); m.save(User(id: 1, name: "A")); m.save(.init(id: 2, name: "C"))
          return "\(names(m)) \(count(m)) \(m.find(1)?.name ?? "-") \(m.isEmpty) \(type(of: m)) \(m.find(5) as Any)" }
        //= ["C", "A"] 2 A false Memory<User> nil
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
        protocol Named { var name: String { get } }
        protocol Aged { var age: Int { get } ; mutating func birthday() }
        extension Aged where Self: Named { var badge: String { "\(name)(\(age))" } }
        struct Person: Named, Aged { let name: String; var age: Int; mutating func birthday() { age += 1 } }
        struct Pet: Named { let name: String }
        final class Robot: Named, Aged { let name = "R2"; var age = 0; func birthday() { age += 100 } }
        typealias Being = Named & Aged
        func party(_ xs: inout [any Being]) { for i in xs.indices { xs[i].birthday() } }
        func oldest(_ xs: [any Being]) -> (any Being)? { xs.max { $0.age < $1.age } }
        func t() -> String { var b: [any Being] = [Person(name: "A", age: 9), Robot()]; let copy = b; party(&b); let all: [any Named] = b + [Pet(name: "Rex")]
          return "\(b.map(\.age)) \(copy.map { $0.age }) \(oldest(b)!.name) \(all.compactMap { ($0 as? any Aged)?.age }) \(all.filter { !($0 is any Aged) }.map(\.name)) \(b.map { $0.badge }) \(all.map { x in if let p = x as? Person { "Person \(p.age)" } else if x is Robot { "R" } else { "?" } })" }
        //= [10, 100] [9, 100] R2 [10, 100] ["Rex"] ["A(10)", "R2(100)"] ["Person 10", "R", "?"]
        ----
        struct BitSet: Sequence, ExpressibleByArrayLiteral { private var bits: UInt64 = 0
          init(arrayLiteral e: Int...) { e.forEach { insert($0) } }
          mutating func insert(_ i: Int) { bits |= 1 << UInt64(i) }; mutating func remove(_ i: Int) { bits &= ~(1 << i) }
          func contains(_ i: Int) -> Bool { bits >> i & 1 == 1 }
          func makeIterator() -> some IteratorProtocol<Int> { var b = bits; return AnyIterator { guard b != 0 else { return nil }; defer { b &= b - 1 }; return b.trailingZeroBitCount } } }
        func t() -> String { var s: BitSet = [1, 5, 63]; s.insert(2); s.remove(5); return "\(Array(s)) \(s.contains(63)) \(s.contains(5)) \(s.map { $0 * 2 }) \(UInt8(0b1011_0001) << 2) \(Int8(-128) >> 3) \(UInt8(1) &<< 9) \(UInt8(255) &+ 2) \(Int8.min &- 1) \(0xFF ^ 0x0F) \(UInt32(0xDEADBEEF).bigEndian == 0xDEADBEEF) \(String(UInt8.max ^ 0b1010, radix: 2))" }
        //= [1, 2, 63] true false [2, 4, 126] 196 -16 2 1 127 240 false 11110101
        ----
        func t() -> String { let s = "Programming Language"; return "\(String(s.split(separator: " ").map { $0.reversed() }.joined(separator: " "))) \(["a", "b"].joined(separator: ", ")) \(Array([[1], [2, 3]].joined(separator: [0]))) \(([] as [String]).joined(separator: ","))" }
        //= gnimmargorP egaugnaL a, b [1, 0, 2, 3] 
        ----
        enum Level: Int, Comparable { case low, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
        func t() -> String { "\(Level.low...Level.high) \("a"..."c") \([Level.low...Level.high]) \(["a"..."c"]) \(1..<3)" }
        //= low...high a...c [ClosedRange(Level.low...Level.high)] [ClosedRange("a"..."c")] 1..<3
        """##)
}
