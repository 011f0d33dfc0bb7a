// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Initializers and members that stand for those of the class above.
    static let overrides = reading(
        ##"""
        class A { var n = 1 }
        class B: A { init() { super.init() } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { var n: Int; init(n: Int) { self.n = n } }
        class B: A { init(n: Int) { super.init(n: n) } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { required init() {} }
        class B: A { init() {} }
        //= 'required' modifier must be present on all overrides of a required initializer
        ----
        class A { init(n: Int) {} }
        class B: A { }
        class C: B { init(n: Int) { super.init(n: n) } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { init(n: Int) {} }
        class B: A { convenience init(n: Int) { self.init(k: n) }; init(k: Int) { super.init(n: k) } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A {}
        class B: A { init() {} }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { private init(n: Int) {} }
        class B: A { init() { super.init(n: 1) } }
        //= 'A' initializer is inaccessible due to 'private' protection level
        ----
        class A { init(n: Int) {} }
        class B: A { private init(n: Int) { super.init(n: n) } }
        //= overriding declaration requires an 'override' keyword
        """##)
}
