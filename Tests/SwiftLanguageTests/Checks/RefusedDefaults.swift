// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Default values of parameters that name what is not there yet.
    static let defaults = reading(
        ##"""
        func f(_ a: Int, _ b: Int = a) {}
        //= cannot find 'a' in scope
        ----
        struct V { var w = 1; func pad(_ n: Int, by m: Int = w) -> Int { n + m } }
        //= cannot use instance member 'w' as a default parameter
        ----
        func f(_ a: Int, _ b: Int = a + 1) {}
        //= cannot find 'a' in scope
        ----
        struct S { func go(at i: Int, to j: Int = i) {} }
        //= cannot find 'i' in scope
        ----
        struct S { init(a: Int, b: Int = a) {} }
        //= cannot find 'a' in scope
        ----
        struct S { let d = 1; init(a: Int = d) {} }
        //= cannot use instance member 'd' as a default parameter
        ----
        struct S { func one() -> Int { 1 }; func g(_ a: Int = one()) {} }
        //= cannot use instance member 'one' as a default parameter
        ----
        struct S { let d = 1; func g(_ a: Int = self.d) {} }
        //= cannot find 'self' in scope; did you mean to use it in a type or extension context?
        ----
        class VM { var n = 0; func go(_ f: (Int) -> Void = { _ in n += 1 }) {} }
        //= cannot use instance member 'n' as a default parameter
        ----
        func f(x: Int = nil) {}
        //= nil default argument value cannot be converted to type 'Int'
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W var a: String }
        //= property type 'String' does not match 'wrappedValue' type 'Int'
        """##)
}
