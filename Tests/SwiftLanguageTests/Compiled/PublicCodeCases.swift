// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What whole projects do and single functions seldom: `T!` as an implicit member, integers of two types compared, closures that
    /// declare functions which wait, wrappers made in initializers, and functions that differ in their results alone.
    static let publicCode = reading(
        ##"""
        struct U { var n: String; static let template: U! = U(n: "t"); static var other: U! { U(n: "o") }; static func made() -> U! { U(n: "m") } }
        func names(_ us: [U]) -> String { us.map(\.n).joined() }
        func t() -> String { let a: [U] = [.template, .other]; var u: U = .template; u.n += "!"; let given: [U]? = nil; return names(a) + u.n + names(given ?? [.other, .template]) + names([.made()]) }
        //= tot!otm
        ----
        func next(_ from: UInt, in text: String) -> UInt { var i = from; repeat { i += 1; guard i < text.count else { break } } while true; return i }
        func t() -> String { let a: UInt8 = 200, b: Int = 200, c: Int64 = -1, d: UInt64 = .max; return "\(next(1, in: "abcd")) \(a == b) \(a != b) \(c < d) \(c >= d) \(d > b) \(a <= b) \([1, 2, 3].count > a)" }
        //= 4 true false true false true true false
        ----
        struct E: Error {}
        func run(_ f: () -> Void) { f() }
        func each(_ f: () throws -> Void) rethrows { try f() }
        func t() -> String { var s = ""; run { func later() async { try? await Task.sleep(nanoseconds: 1) }; func fails() throws { throw E() }; Task { await later() }; s += (try? fails()) == nil ? "nil" : "some" }; each { func bad() throws -> Int { throw E() }; s += "\((try? bad()) ?? 3)" }; return s }
        //= nil3
        ----
        @propertyWrapper struct Q<Value> { var all: [Any] = [1, "a", 2.5]; init() {}; init(all: [Any]) { self.all = all }; var wrappedValue: [Value] { all.filter { $0 is Value }.map { $0 as! Value } } }
        struct A { @Q var ints: [Int]; init() { _ints = Q(all: [1, "x", 2]) } ; init(b: Int) { self._ints = Q(); _ = b }; init(c: Int) { _ints = .init(all: [c, "y"]) } ; init(d: Bool) { if d { _ints = Q(all: [9, "z"]) } else { _ints = .init() } } }
        func t() -> String { "\(A().ints) \(A(b: 1).ints) \(A(c: 3).ints) \(A(d: true).ints) \(A(d: false).ints)" }
        //= [1, 2] [1] [3] [9] [1]
        ----
        func mid(_ a: Double) -> Int { Int(a) + 1 }
        func mid(_ a: Double) -> Double { a / 2 }
        struct S { let w = 10.0; func half(_ n: Int) -> String { "s" }; func half(_ n: Int) -> Double { Double(n) / 2 }; var r: Double { w / half(8) } }
        protocol P { associatedtype R: CustomStringConvertible; func make() -> R }
        extension P { func make() -> some CustomStringConvertible { "made" } }
        struct A: P { func make() -> Int { 3 } }
        struct B: P {}
        func shown<X: P>(_ x: X) -> String { "\(x.make().description)" }
        func t() -> String { let w = 9.0, n = 7; return "\(w / mid(4)) \(n + mid(4)) \(S().r) \(w * S().half(3)) \(shown(A())) \(shown(B()))" }
        //= 4.5 12 2.5 13.5 3 made
        """##)
}
