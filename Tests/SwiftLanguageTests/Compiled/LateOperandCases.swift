// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// An operator of the user's that takes an `@autoclosure` leaves the others of its name as they are.
    static let lateOperands = reading(
        ##"""
        struct Lz { var v: Int; static func + (a: Lz, b: @autoclosure () -> Lz) -> Lz { a.v > 5 ? a : Lz(v: a.v + b().v) }; static func += (a: inout Lz, b: @autoclosure () -> Int) { a.v += b() } }
        func t() -> String { var n = 0; func mk(_ v: Int) -> Lz { n += 1; return Lz(v: v) }; let a = mk(1) + mk(2); let b = mk(9) + mk(1); var k = 4; k += 2; var z = Lz(v: 1); z += 5; var s = "a"; s += "b"; let xs = [1] + [2, 3]; return "\(a.v) \(b.v) \(n) \(k) \(z.v) \(s) \(xs) \(1 + 2.5) \("x" + s) \(k + n)" }
        //= 3 9 3 6 6 ab [1, 2, 3] 3.5 xab 9
        ----
        struct B: Equatable { var x: Bool; static func && (a: B, b: @autoclosure () throws -> B) rethrows -> B { a.x ? try b() : a }; static func || (a: B, b: @autoclosure () -> B) -> B { a.x ? a : b() }; static prefix func ! (a: B) -> B { B(x: !a.x) } }
        func t() -> String { let a = B(x: true), b = B(x: false); let p = true && !false || false; return "\((a && b).x) \((a || b).x) \((!a).x) \(p) \(!p) \((a && !b || b).x) \([true, false].allSatisfy { $0 || true })" }
        //= false true false true false true true
        ----
        struct W { var s: [Int]; static func * (a: W, b: @autoclosure () -> Int) -> W { W(s: a.s.map { $0 * b() }) } }
        func t() -> String { "\((W(s: [1, 2]) * 3).s) \(2 * 3) \(7 - 2) \(1.5 * 2)" }
        //= [3, 6] 6 5 3.0
        ----
        struct Lz { var v: Int; static func + (a: Lz, b: @autoclosure () -> Lz) -> Lz { Lz(v: a.v + b().v) } }
        func t() -> String { let a = Lz(v: 1) + Lz(v: 2); let s = 1 + 2; let q = "a" + "b"; let x = [1] + [2]; return "\(a.v) \(s) \(q) \(x) \(1.5 + 2)" }
        //= 3 3 ab [1, 2] 3.5
        """##)
}
