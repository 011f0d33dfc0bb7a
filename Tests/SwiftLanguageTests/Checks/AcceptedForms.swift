// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Close to what is refused for its modifiers, initializers, overrides, patterns, operators and closures.
    static let forms = reading(
        ##"""
        final class C { final var n = 1; final func f() {}; class D { class var k: Int { 1 }; class func g() {} } }
        struct S { final class In { required init() {} }; static func f() {}; private(set) var n = 1; private(set) lazy var l = 2 }
        class B { public private(set) var m = 1 { didSet { print(oldValue) } }; fileprivate(set) var w: Int { get { 1 } set { _ = newValue } } }
        enum Keys: Int, CaseIterable { case a }
        enum Fault: Error {}
        enum Space { static let n = 1 }
        ----
        class C { var n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 1) } }
        extension C { convenience init(text: String) { self.init(n: text.count) } }
        class D: C { override init(n: Int) { super.init(n: n) }; convenience init(twice: Int) { self.init(n: twice * 2) } }
        struct S { var n = 1 }
        extension S { init(text: String) { self.init(n: text.count) }; subscript(i: Int) -> Int { 1 }; subscript(i: String) -> Int { 2 }; subscript(at i: Int) -> Int { 3 } }
        actor A { init() {}; init(n: Int) { self.init() } }
        extension A { init(m: Int) { self.init() } }
        ----
        class C { class func f() {}; func g() throws {}; func h() throws {}; var n = 1; private(set) var p = 1; var q: Int { 1 }; class var r: Int { 1 }; func k(_ n: Int) {}; func k(_ s: String) throws {} }
        class D: C { override class func f() {}; override func g() throws {}; override func h() {}; override var n: Int { get { 2 } set {} }; override var q: Int { 2 }; override class var r: Int { 2 }; override func k(_ s: String) throws {} }
        class E: D { override var n: Int { didSet { print(n) } }; override static var r: Int { 3 } }
        ----
        struct A { var b: [B]; var c: [String: B] = [:]; var d: Int }
        struct B { var a: A?; var f: (() -> A)? }
        struct Tree { var kids: [Tree]; struct Leaf { var n = 1 }; var leaf: Leaf? }
        class Node { var next: Node?; var held: Held? }
        struct Held { var node: Node? }
        enum Way { case a(Step), b }
        struct Step { var ways: [Way] }
        struct Pair<A> { var a: A }
        enum Outer { struct Leg { var foot: Foot }; struct Foot { var n = 1 } }
        struct Leg { var n = 1 }
        struct Foot { var leg: Leg }
        ----
        func f<T>(_ t: T) {}
        func g<T: Equatable>() -> T? { nil }
        func h<C: Collection, T>(_ c: C) where C.Element == T {}
        func k<E: Error>(_ body: () throws(E) -> Void) throws(E) { try body() }
        func m<each T>(_ t: repeat each T) {}
        func n<S: Sequence<T>, T>(_ s: S) -> Int { s.underestimatedCount }
        func o<T>(_ xs: [String: [(Int, T?)]]) {}
        func p<T>(_ type: T.Type) -> Int { 1 }
        func q<K, V>(_ path: KeyPath<K, V>) {}
        ----
        struct Once: Sequence { func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() } }
        struct Down: Sequence, IteratorProtocol { var n = 3; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n } }
        struct Kind: CaseIterable { var n = 1; static let allCases = [Kind()] }
        protocol P { subscript(_ i: Int) -> Int { get } }
        struct S: P { subscript(_ i: Int) -> Int { i } }
        class Base { subscript(_ i: Int) -> Int { i } }
        class Sub: Base, P {}
        protocol Q { subscript(key: String) -> Int { get } }
        extension Q { subscript(key: String) -> Int { 1 } }
        struct T: Q {}
        ----
        struct N { var n = 1 }
        protocol P: Equatable { var n: Int { get } }
        extension P { static func == (a: Self, b: Self) -> Bool { a.n == b.n } }
        struct S: P { var n = 1; var m = N() }
        protocol Q: Hashable { var id: Int { get } }
        extension Q { static func == (a: Self, b: Self) -> Bool { a.id == b.id }; func hash(into hasher: inout Hasher) { hasher.combine(id) } }
        struct T: Q { var id = 1; var m = N() }
        protocol R: Hashable {}
        struct U: R { var n = 1; var m: [String: Int?] = [:] }
        struct V: R { var m = N(); static func == (a: V, b: V) -> Bool { true }; func hash(into hasher: inout Hasher) {} }
        ----
        enum E { case a(Int, String), b((Int, Int)), c }
        func f(_ t: (Int, Int)) -> Int { switch t { case (1, 2): 1; case (let a, 3): a; case (_, let b): b } }
        func g(_ t: ((Int, Int), Bool)) -> Int { switch t { case ((1, _), true): 1; case (let p, false): p.0; default: 2 } }
        func h(_ e: E) -> Int { switch e { case .a(let n, "x"): n; case .a(let both): both.0; case .b((let x, let y)): x + y; case .c: 0 } }
        func i(_ a: Int?, _ b: Int?) -> Int { switch (a, b) { case (nil, nil): 0; case (let a?, nil): a; case (_, let b?): b } }
        func j(_ t: (x: Int, y: Int)?) -> Int { if case (let x, let y)? = t { return x + y }; if case let (x, y)? = t { return x * y }; return 0 }
        func k(_ d: [String: Int]) -> Int { for case (let key, 1) in d { return key.count }; return 0 }
        ----
        struct W: ExpressibleByIntegerLiteral, Equatable { var v: Int; init(integerLiteral: Int) { v = integerLiteral } }
        struct R { var lower = 1 }
        func ~= (a: Int, b: R) -> Bool { a == b.lower }
        func f(_ w: W, _ o: W?, _ r: R) -> Int { let k = switch w { case 1: 1; default: 2 }; switch r { case 1: return k; default: return (o == 3 ? 1 : 0) + (w == 3 ? 2 : 1) } }
        enum E: Int { case a, b }
        enum F { case c; static let d = 3 }
        func g(_ n: Int, _ e: E?) -> Int { switch n { case E.a.rawValue: 1; case F.d: 2; default: e == .a ? 3 : 4 } }
        func h(_ e: E?) -> Bool { e == nil || e != .some(.b) || e?.rawValue == 1 || .a == e }
        func i(_ a: Int?, _ d: Double?, _ s: String?, _ c: Character?) -> Bool { a == 1 && 2 == a && d == 3 && s == "a" && c == "b" && a != nil }
        ----
        struct V { var x = 1.0; static func + (a: V, b: V) -> V { a }; static func += (a: inout V, b: V) {}; static func *= (a: inout V, k: Double) {} }
        struct M: AdditiveArithmetic { var n = 1; static let zero = M(); static func + (a: M, b: M) -> M { a }; static func - (a: M, b: M) -> M { a } }
        enum E { case a }
        extension Int { static func += (a: inout Int, e: E) { a = a + 1 } }
        protocol Adding {}
        extension Adding { static func += (a: inout Self, b: Int) {} }
        struct A: Adding {}
        func f(_ q: [Int], _ s: Set<Int>, _ t: Substring) { var v = V(); v += V(); v *= 2; var m = M(); m += m; m -= M(); var n = 1; n += E.a; n += q.count; var a = A(); a += 1; var l = q; l += q; l += s; l += q.map { $0 }; var x = "a"; x += t; x += "b"; print(v, m, n, a, l, x) }
        ----
        struct S { var b = true; func c() -> Bool { b } }
        func f(_ s: S?) -> Int { (s?.c() ?? false) ? 1 : (s?.b == true) && s?.c() != nil ? 2 : 3 }
        ----
        func g(_ h: (Int) -> Void, _ k: (Double, String) -> Bool = { (d: Double, s: String) in d > 1 }) {}
        func f() -> [Double] { g { (n: Int) in print(n) }; return [1, 2].map { (x: Double) in x * 2 } + ["a"].map { (c: Character) in Double(c.utf8.count) } }
        func e(_ xs: [Int]) { xs.enumerated().forEach { i, x in print(i, x) }; xs.enumerated().forEach { print($0.offset, $0.element) }; zip(xs, xs).forEach { (a: Int, b: Int) in print(a, b) } }
        ----
        final class C { var n = 1; var cs: [() -> Void] = []
            func go() {}
            func keep(_ h: @escaping () -> Void) { cs.append(h); cs.append { h() } }
            func run(_ h: () -> Void) { h() }
            func f(_ other: C?) {
                keep { [weak self] in guard let self else { return }; n += 1; go() }
                keep { [weak self] in guard let self = self else { return }; self.n += 1; run { self.go() } }
                keep { [weak self] in self?.n += 1; self?.go(); if let self { n += 1; go() } }
                keep { [unowned self] in n += 1 }
                keep { [self] in n += 1; go() }
                keep { [weak other] in other?.go(); let n = 2; print(n) }
                run { n += 1; go() }
            }
        }
        """##)
}
