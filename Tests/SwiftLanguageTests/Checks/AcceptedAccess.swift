// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Initializers by properties of which some are private, protocols whose members the program gives, and other things close to what is refused.
    static let access = reading(
        ##"""
        struct S { private var x = 0; private var y = 1; func g() -> S { S(x: 1, y: 2) }; static let one = S(x: 1, y: 1) }
        extension S { func h() -> S { S(x: 3, y: 4) } }
        func f() -> S { S() }
        ----
        struct S { private var x = 0; init(x: Int) { self.x = x } }
        func f() -> S { S(x: 1) }
        ----
        struct S { fileprivate var x = 0; private(set) var y = 1; private var z: Int { x + y }; private static var k = 1 }
        func f() -> [S] { [S(x: 1, y: 2), S(y: 2), S()] }
        ----
        struct S { private var x = 1; var y: Int }
        extension S { init(z: Int) { self.init(x: 1, y: z) } }
        func f() -> S { S(z: 2) }
        ----
        struct S { private let x = 1; var y: Int }
        func f(_ ys: [Int]) -> [S] { ys.map { S(y: $0) } + ys.map(S.init) }
        ----
        private struct S { var x = 1; var y: Int }
        private func f() -> S { S(x: 2, y: 2) }
        ----
        struct Outer { private struct Inner { var a = 1 }; private var x = Inner(a: 2); struct S { private var y = 1; func f() -> S { S(y: 2) } } }
        ----
        protocol P { static func f(); init() }
        extension P { static func h() { f() }; static var same: Self { Self() } }
        struct A: P { static func f() {} }
        func g<T: P>(_ type: T.Type) { type.f(); T.h(); A.f(); let t: any P.Type = A.self; t.f() }
        ----
        func f(_ x: Any) -> Int { switch x { case is Int: return 1; case let s as String: return s.count; default: return 0 } }
        func g(_ x: Any?) -> Int { switch x { case nil: 0; case let y?: "\(y)".count } }
        func h(_ x: Any) -> Int { switch x { case is Int: 1; case _: 2 } }
        func i(_ x: Any, _ b: Bool) -> Int { switch (x, b) { case (is Int, true): 1; case (_, true): 2; case (let y, false): "\(y)".count } }
        func l(_ n: Int) -> String { switch n { case 0, 1: "a"; case is Int: "b" } }
        func j(_ x: Any) -> Int { switch x { case let y as Any: "\(y)".count } }
        ----
        class A {}
        class B: A {}
        func f(_ x: B) -> Int { switch x { case let y as A: y === x ? 1 : 2 } }
        func g(_ x: A) -> Int { switch x { case is B: 1; default: 2 } }
        ----
        let c: Character = "é"
        let d: Character? = "👨‍👩‍👧"
        let e: [Character] = ["a", "\n"]
        func f(_ c: Character) -> Bool { c == "a" || ["x", "y"].contains(c) }
        ----
        extension DefaultStringInterpolation { mutating func appendInterpolation(_ n: Int, _ digits: Int) { appendInterpolation(n + digits) } }
        func f() -> String { "\(1, 2)\((1, 2))\(3 as Int?, default: "-")" + String(5, radix: 2) + String(repeating: "a", count: 2) }
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        @propertyWrapper class L<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
        typealias Count = Int
        enum E { @W static var a = 1 }
        struct S { @W var a: Count; @L var b: [String]; @L var c = "x"; func g() -> W { _a } }
        func f(x: Int? = nil, y: Any? = nil, z: String! = nil, w: (() -> Void)? = nil) { @W var b = 2; b += 1; print(b) }
        ----
        struct N: Hashable { var n = 1; static func == (a: N, b: Int) -> Bool { a.n == b } }
        struct M: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
        extension Array where Element == N { mutating func append(_ n: Int) { append(N(n: n)) } }
        func f(_ x: [N], _ n: N?, _ m: inout [M]) -> Bool {
            var all: [N?] = []
            var any: [Any] = [1]
            var own = x + x
            all.append(n)
            any.append(N())
            any.append(contentsOf: x)
            own.append(contentsOf: x)
            own.append(3)
            m.append(1)
            m += [2, 3]
            return x.contains(N()) && m.contains(4) && x.firstIndex(of: N()) == nil && N() == 3 && x.contains { $0 == 3 }
        }
        func g(_ a: [Int], _ b: [String]) -> [Any] { a + b }
        ----
        protocol P {}
        struct A: P {}
        func one<T: P>(_ p: T, _ n: Int) -> T { p }
        func held<T: P>(_ p: T, _ q: (T) -> Void) { q(p) }
        func two(_ p: some P, _ q: some P) {}
        func all<T: P>(_ p: [T]) {}
        func g(_ p: any P) -> any P { two(p, p); held(p) { print($0) }; all([A()]); return one(p, 1) }
        ----
        func sleep() async throws { try await Task.sleep(nanoseconds: 1) }
        func nap() async { try? await Task.sleep(nanoseconds: 1); Task { try await Task.sleep(nanoseconds: 1) } }
        func loop(_ s: AsyncStream<Int>) { Task { for await x in s { print(x) } } }
        func go() async -> Int { 1 }
        func mayFail() throws -> Int { 1 }
        func h() {
            let c: () async -> Int = { await go() }
            let d: () throws -> Int = { try mayFail() }
            let e: () -> Int = { (try? mayFail()) ?? { do { return try mayFail() } catch { return 2 } }() }
            print(c, d, e())
        }
        ----
        struct A { static func + (a: A, b: A) -> A { a }; static func + (a: A, b: Double) -> A { a }; static func * (a: A, b: Double) -> A { a } }
        struct B: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {}; static func - (a: B, b: B) -> B { a } }
        func f(_ a: A, _ b: B, _ d: Double) -> (A, B) { (a + 1 + a * 2 + a * d, b - 1 - b) }
        func h(_ a: Int) -> Int { if a > 0 { let b = 1; return b } else { print(2); return 0 } }
        func i(_ a: Int) -> Int { switch a { case 1: if a > 2 { 1 } else { 2 }; case 2: fatalError("x"); default: 0 } }
        func j(_ a: Int) throws -> Int { if a > 0 { 1 } else { print(3); throw CancellationError() } }
        func k(_ a: Int) { if a > 0 { print(1); a } else { 0 } }
        ----
        extension Bool: @retroactive Comparable { public static func < (a: Bool, b: Bool) -> Bool { !a && b } }
        func f(_ a: Bool, _ b: Bool) -> Bool { a < b }
        ----
        func f(_ a: Bool, _ b: Bool) -> Bool { a == b && a != !b }
        ----
        protocol P {}
        struct A: P {}
        struct B: P {}
        extension Int: P {}
        func f(_ a: A?) -> any P { a ?? B() }
        func g(_ a: A?) -> any P { a ?? 3 }
        func h(_ n: Int?) -> any P { n ?? B() }
        ----
        func f(_ c: Character, _ n: [Character]) -> [Character] { n + [c] + "ab" }
        func g(_ c: Character, _ s: String) -> String { String(c) + "a" + "\(c)" + s + c.uppercased() }
        extension Character { static func + (c: Character, s: String) -> String { String(c) + s } }
        func h(_ c: Character, _ s: String) -> String { c + s }
        ----
        protocol P {}
        struct A: P {}
        struct B: P {}
        func f(_ b: Bool) -> any P { b ? A() : B() }
        func g(_ b: Bool) -> [any P] { [b ? A() : B()] }
        func h(_ b: Bool) -> A? { b ? A() : nil }
        func i(_ b: Bool) -> some P { b ? A() : A() }
        ----
        class A {}
        class B: A {}
        class C: A {}
        func f(_ b: Bool) -> A { b ? B() : C() }
        ----
        struct S: Collection {
            var a = [1]
            var startIndex: Int { 0 }
            var endIndex: Int { 1 }
            subscript(i: Int) -> Int { a[i] }
            func index(after i: Int) -> Int { i + 1 }
        }
        struct R: RandomAccessCollection { var a = [1]; var startIndex: Int { 0 }; let endIndex = 1; subscript(i: Int) -> Int { a[i] } }
        class C: Hashable { static func == (a: C, b: C) -> Bool { a === b }; func hash(into hasher: inout Hasher) {} }
        class D: C { var n = 1 }
        struct L: ExpressibleByStringLiteral { var x = ""; init(stringLiteral value: String) { x = value } }
        struct I: ExpressibleByIntegerLiteral { var integerLiteral: Int }
        struct U: ExpressibleByUnicodeScalarLiteral, ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
        struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1) }
        struct T: Strideable { func distance(to other: T) -> Int { 0 }; func advanced(by n: Int) -> T { self } }
        ----
        protocol Listed: Sequence { var items: [Int] { get } }
        extension Listed { func makeIterator() -> [Int].Iterator { items.makeIterator() } }
        struct S: Listed { var items = [1] }
        ----
        func g(_ n: Int?) -> Int { n ?? 0 }
        func h(_ n: Any) -> Int { 0 }
        func f(_ s: [Int]) -> [Int] { s.map(g) + s.map(h) }
        ----
        func g(_ n: Int) -> Int { n }
        func g(_ n: String) -> Int { 0 }
        func f(_ s: [String], _ n: [Int]) -> [Int] { s.map(g) + n.map(g) }
        ----
        func g(_ n: Int, _ m: Int) -> Int { n }
        func f(_ s: [Int], _ d: [String: Int]) -> [Int] { [s.reduce(0, g), d.values.reduce(0, g)] + zip(s, s).map(g) + zip(s, s).map(+) }
        func k<T>(_ n: T) -> T { n }
        func m(_ s: [String]) -> [String] { s.map(k) }
        func n(_ a: (Int) -> Int?) {}
        func o() { n(k); n(p) }
        func p(_ n: Int) -> Int { n }
        struct Q { let n: Int; func up() -> Int { n + 1 }; static func twice(_ n: Int) -> Int { n * 2 } }
        func q(_ s: [Int], _ t: [Q]) -> Int { s.map(Q.init).map { $0.n }.count + t.map(Q.up).map { $0() }.count + s.map(Q.twice).count }
        ----
        func f(_ d: [Double], _ n: [Int], _ s: [String]) -> (Double, Int, String) { (d.reduce(0, +), n.reduce(0, +), s.reduce("", +)) }
        func g(_ n: [Int]) -> Double { n.reduce(0) { $0 + Double($1) } }
        func h(_ d: Double, _ i: Int) -> Double { max(1, d) + max(d, 2) + Double(max(i, 2)) + min(Double(i), d) }
        ----
        public protocol P { func a() }
        struct S: P { func a() {} }
        private struct T: P { func a() {} }
        struct O { public struct I: P { func a() {} } }
        public struct U: P { public func a() {}; func a(_ x: Int) {} }
        public struct V {}
        public extension V { func a() {} }
        extension V: P {}
        ----
        protocol P { func a() }
        public struct S: P { func a() {} }
        public protocol Q { static var b: Self { get } }
        public enum E: Q { case b }
        """##)
}
