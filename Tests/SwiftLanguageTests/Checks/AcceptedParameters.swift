// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// What is near to the parameters and the early ends of initializers that are refused, and right.
    static let parameters = reading(
        ##"""
        typealias H = () -> Void
        func f(_ x: @escaping H, _ y: @escaping () -> Void, _ z: inout Int, _ w: Int..., v: @autoclosure () -> Int = 1, u: H? = nil) {}
        func g<T>(_ x: @escaping @autoclosure () -> T, y: @escaping @Sendable () -> Void, z: (@Sendable () -> Void)?) {}
        ----
        struct S { let a: Int; init(x: Int) { do { a = 1; try g() } catch { return } } }
        func g() throws {}
        ----
        struct S { let a: Int; init?(x: Int) { guard x > 0 else { return nil }; if x > 3 { a = 1; return }; a = x } }
        struct T { let a: Int; init(x: Int) { if x > 1 { a = 2; return }; while true { if x > 0 { a = 1; return } } } }
        ----
        struct S { var a: Int; init(x: Int) { a = x }; init(y: Int) { guard y > 0 else { self.init(x: 1); return }; self.init(x: y) } }
        struct T { var a: Int; init(x: Int) { a = x }; init?(y: Int) { if y > 0 { return nil }; self.init(x: y) } }
        ----
        enum E: Error { case a }
        struct S { var a: Int; init(x: Int) { a = x }; init(y: Int) throws { if y > 0 { throw E.a }; self.init(x: y); a = 3 } }
        struct T { var a: Int; let b = 2; init(x: Int) { a = x }; init(y: Int) { let a = y + 1; self.init(x: a) } }
        ----
        class A { var a: Int; init(x: Int) { func g() { return }; let c = { if x > 1 { return } }; c(); g(); a = x } }
        ----
        class A { init(x: Int) {} }
        class B: A { var n: Int; init(y: Int) { n = y; if y > 1 { super.init(x: 2); return }; super.init(x: 1) } }
        ----
        class A { init() {} }
        class B: A { var n: Int; init(y: Int) { n = y; if y > 1 { return } } }
        ----
        struct S { var a: Int; init(x: Int) { switch x { case 1: a = 1; return; case 2: a = 2; fallthrough; default: a = 3 } } }
        struct T { var a: Int; init(x: Int) { let c: Int; if x > 0 { c = 1 } else { a = 3; return }; a = c } }
        """##)
}
