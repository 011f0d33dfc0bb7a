// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// What is near to names that two declarations share, and right.
    static let names = reading(
        ##"""
        enum E { case a(Int), a(x: Int); case b; static func b() {} }
        ----
        func f() { func g() {}; func g(_ x: Int) {}; func g() -> Int { 1 }; let n: Int = g(); print(n) }
        func h() { let g = 1; func g() {} }
        func i() { func a() {}; var a = 1; a = 2 }
        ----
        func f() { x: while true { break x }; x: while true { break x } }
        func g() { x: while true { let c = { x: while true { break x } }; c(); break x } }
        ----
        struct S { func a() {}; var T = 1; struct T {} }
        extension S { func a(_ x: Int) {}; static func a() {} }
        ----
        struct S<T> { var t: T; static var a: Int { 1 } }
        extension S where T == Int { func a() {} }
        extension S where T == String { func a() {} }
        extension Array where Element == Int { static var zero: Int { 0 } }
        ----
        func a(_ x: Int) {}
        var a = 1
        ----
        protocol P { func a(); var b: Int { get }; typealias T = Int; static func c() -> T }
        extension P { func a() {}; var b: Int { 1 }; static func c() -> T { 1 } }
        ----
        indirect enum E { case a(E), b }
        enum F: Int, CaseIterable, Codable { case a = -1, b = 0x10, c }
        enum G: Character { case a = "a" }
        ----
        struct P<Out> { var out: Out }
        extension P where Out == Int { static let int = P(out: 3) }
        """##)
}
