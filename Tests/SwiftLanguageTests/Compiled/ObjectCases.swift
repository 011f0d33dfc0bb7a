// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Instances and when they end, observers, key paths, descriptions, interpolations.
    static let objects = reading(
        ##"""
        final class A { let n: String; init(_ n: String) { self.n = n; log.append("+" + n) }; deinit { log.append("-" + n) } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; do { let a = A("a"); _ = a.n }; var b: A? = A("b"); b = A("c"); _ = b?.n; b = nil; log.append("end"); return log.joined(separator: " ") }
        //= +a -a +b +c -b -c end
        ----
        final class Owner { var pet: Pet?; deinit { log.append("owner") } }
        final class Pet { weak var owner: Owner?; deinit { log.append("pet") } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; var o: Owner? = Owner(); let p = Pet(); o!.pet = p; p.owner = o; let had = p.owner != nil; o = nil; return "\(had) \(p.owner == nil) \(log)" }
        //= true true ["owner"]
        ----
        final class T { var f: (() -> Int)?; var n = 5; func setup() { f = { [weak self] in self?.n ?? -1 } }; deinit { log.append("gone") } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; var x: T? = T(); x!.setup(); let g = x!.f!; let a = g(); x = nil; return "\(a) \(g()) \(log)" }
        //= 5 -1 ["gone"]
        ----
        class Base { var v = 0 { didSet { log.append("base \(oldValue)->\(v)") } }; deinit { log.append("~base") } }
        class Derived: Base { override var v: Int { didSet { log.append("derived") } }; deinit { log.append("~derived") } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; do { let d = Derived(); d.v = 3 }; return log.joined(separator: ",") }
        //= base 0->3,derived,~derived,~base
        ----
        func t() -> String { var o: [String] = []; func f() { defer { o.append("d1") }; defer { o.append("d2") }; o.append("body"); if o.count > 0 { defer { o.append("inner") }; o.append("if") } }; f(); for i in 0..<2 { defer { o.append("l\(i)") } }; return o.joined(separator: " ") }
        //= body if inner d2 d1 l0 l1
        ----
        struct Temp { var c = 0.0 { willSet { log.append("will \(newValue)") } didSet { if c > 100 { c = 100 }; log.append("did \(c)") } } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; var x = Temp(); x.c = 50; x.c = 150; return log.joined(separator: ",") + " \(x.c)" }
        //= will 50.0,did 50.0,will 150.0,did 100.0 100.0
        ----
        class C {}
        func t() -> String { let a = C(), b = C(); let c = a; return "\(a === b) \(a === c) \(ObjectIdentifier(a) == ObjectIdentifier(c)) \(a !== b)" }
        //= false true true true
        ----
        @dynamicMemberLookup struct Box<T> { var v: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { v[keyPath: k] } set { v[keyPath: k] = newValue } } }
        struct In { var a = 1; var b = "x" }
        func t() -> String { var b = Box(v: In()); b.a += 5; b.b = "y"; return "\(b.a) \(b.b) \(b.v.a)" }
        //= 6 y 6
        ----
        struct Add { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
        func t() -> String { let a = Add(n: 3); return "\(a(4)) \([1, 2].map { a($0) }) \([1, 2].map(a.callAsFunction))" }
        //= 7 [4, 5] [4, 5]
        ----
        struct U { var name: String; var tags: [String] = []; var addr: Addr? }; struct Addr { var city: String }
        func t() -> String { var u = U(name: "n", tags: ["a", "b"], addr: Addr(city: "Rome")); let k = \U.addr?.city; let w = \U.tags[0]; u[keyPath: w] = "z"; return "\(u[keyPath: k]!) \(u.tags) \([u].map(\.name)) \([u].compactMap(\.addr?.city)) \([u].map(\.tags.count)) \([u].sorted { $0[keyPath: \.name] < $1[keyPath: \.name] }.count)" }
        //= Rome ["z", "b"] ["n"] ["Rome"] [2] 1
        ----
        struct M: CustomStringConvertible { var description: String { "M!" } }; enum E: CustomStringConvertible { case a; var description: String { "E.a" } }
        struct D: CustomDebugStringConvertible { var debugDescription: String { "D?" } }
        func t() -> String { "\(M()) \([M()]) \(["k": E.a]) \((M(), E.a)) \(D()) \([D()]) \(String(describing: M())) \(String(reflecting: D()))" }
        //= M! [M!] ["k": E.a] (M!, E.a) D? [D?] M! D?
        ----
        extension String.StringInterpolation { mutating func appendInterpolation(price v: Double) { appendLiteral("$" + String(format: "%.2f", v)) }; mutating func appendInterpolation(_ n: Int, pad: Int) { let s = String(n); appendLiteral(String(repeating: "0", count: max(0, pad - s.count)) + s) } }
        func t() -> String { "\(price: 3.5) \(7, pad: 3) \(1)" }
        //= $3.50 007 1
        ----
        class Animal { func sound() -> String { "..." }; var name: String { "animal" } }; final class Dog: Animal { override func sound() -> String { super.sound() + "woof" }; override var name: String { "dog:" + super.name } }
        func t() -> String { let a: Animal = Dog(); return "\(a.sound()) \(a.name) \(a is Dog) \((a as? Dog) != nil) \(type(of: a))" }
        //= ...woof dog:animal true true Dog
        ----
        struct S { static var count = 0; init() { S.count += 1 }; static func make() -> [S] { (0..<3).map { _ in S() } } }
        func t() -> String { S.count = 0; _ = S.make(); return "\(S.count)" }
        //= 3
        ----
        struct Counter { private(set) var n = 0; mutating func inc() { n += 1 }; lazy var big = n * 100 }
        func t() -> String { var c = Counter(); c.inc(); let b = c.big; c.inc(); return "\(b) \(c.big) \(c.n)" }
        //= 100 100 2
        ----
        enum Tree { indirect case node(Tree, Int, Tree); case leaf; var sum: Int { switch self { case .leaf: 0; case let .node(l, v, r): l.sum + v + r.sum } }; func inserting(_ x: Int) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r): x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x)) } }; var list: [Int] { switch self { case .leaf: []; case let .node(l, v, r): l.list + [v] + r.list } } }
        func t() -> String { let t = [5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }; return "\(t.sum) \(t.list)" }
        //= 16 [1, 2, 5, 8]
        """##)
}
