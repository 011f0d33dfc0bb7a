// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Names that patterns bind, initializers that use `self` early, types that nothing declares, and what is thrown.
    static let bindings = reading(
        ##"""
        enum E { case a(Int), b }
        func f(_ e: E) { switch e { case .a(let x), .b: print(x) } }
        //= 'x' must be bound in every pattern
        ----
        enum E { case a(Int), b(Int, Int) }
        func f(_ e: E) { switch e { case .b(let x, let y), .a(let x): print(x, y) } }
        //= 'y' must be bound in every pattern
        ----
        func f(_ n: Int) { switch n { case .foo: print("a"); default: break } }
        //= type 'Int' has no member 'foo'
        ----
        class A { var n: Int; init(n: Int) { self.n = n }; convenience init() { n = 3; self.init(n: 2) } }
        //= 'self' used before 'self.init' call or assignment to 'self'
        ----
        class A { var n = 1; convenience init(n: Int) { self.n = n } }
        //= 'self' used before 'self.init' call or assignment to 'self'
        ----
        class A { init(n: Int) {}; func go() {}; convenience init() { go(); self.init(n: 2) } }
        //= 'self' used before 'self.init' call or assignment to 'self'
        ----
        class A { init(n: Int) {} }
        class B: A { override init() { super.init(n: 1) } }
        //= initializer does not override a designated initializer from its superclass
        ----
        func f() { throw 1 }
        //= thrown expression type 'Int' does not conform to 'Error'
        ----
        struct E: Error {}
        func f() throws { defer { throw E() } }
        //= errors cannot be thrown out of a defer body
        ----
        enum E { case a }
        func f() -> E { E() }
        //= 'E' cannot be constructed because it has no accessible initializers
        ----
        func f() { let x: Missing? = nil; print(x as Any) }
        //= cannot find type 'Missing' in scope
        ----
        func f(_ x: Any) -> Bool { x is Missing }
        //= cannot find type 'Missing' in scope
        ----
        func f(_ x: [String: [Missing]]) {}
        //= cannot find type 'Missing' in scope
        ----
        typealias N = Missing
        //= cannot find type 'Missing' in scope
        ----
        struct S { func f() { Missing.go() } }
        //= cannot find 'Missing' in scope
        ----
        func f() { Missing() }
        //= cannot find 'Missing' in scope
        """##)
}
