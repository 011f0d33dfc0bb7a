// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Words before the types of parameters that do not go with them, and initializers that return too early.
    static let parameters = reading(
        ##"""
        func f(_ x: @autoclosure Int) {}
        //= '@autoclosure' only applies to function types
        ----
        func f(_ x: @autoclosure (Int) -> Int) {}
        //= argument type of '@autoclosure' parameter must be '()'
        ----
        func f(_ x: @escaping Int) {}
        //= '@escaping' only applies to function types
        ----
        func f(_ x: @escaping (() -> Void)?) {}
        //= closure is already escaping in optional type argument
        ----
        func f(_ x: inout Int...) {}
        //= 'inout' must not be used on variadic parameters
        ----
        struct S { init(_ x: inout Int = 1) {} }
        //= cannot provide default value to inout parameter 'x'
        ----
        func f(_ x: Int... = [1]) {}
        //= variadic parameter cannot have a default value
        ----
        struct S { var a: Int; init(x: Int) { guard x > 0 else { return }; a = x } }
        //= return from initializer without initializing all stored properties
        ----
        struct S { let a: Int; init?(x: Int) { if x > 1 { return }; a = x } }
        //= return from initializer without initializing all stored properties
        ----
        class A { init(x: Int) {} }
        class B: A { init(y: Int) { if y > 1 { return }; super.init(x: 1) } }
        //= 'super.init' isn't called on all paths before returning from initializer
        ----
        class A { convenience init(y: Int) { if y > 1 { return }; self.init() }; init() {} }
        //= 'self.init' isn't called on all paths before returning from initializer
        ----
        struct S { var a: Int; init(x: Int) { if x > 0 { self.init(x: 0) } } }
        //= 'self.init' isn't called on all paths before returning from initializer
        ----
        struct S { var a: Int; init(x: Int) { a = x }; init() { a = 1; self.init(x: 2) } }
        //= 'self' used before 'self.init' call or assignment to 'self'
        ----
        struct S { var a: Int; init(x: Int) { a = x }; init(y: Int) { guard y > 0 else { return }; self.init(x: y) } }
        //= 'self.init' isn't called on all paths before returning from initializer
        """##)
}
