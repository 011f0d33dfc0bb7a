// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Declarations that are not what their place asks for: modifiers of classes in values, initializers and overrides of the wrong kind.
    static let forms = reading(
        ##"""
        final struct S {}
        //= 'final' modifier cannot be applied to this declaration
        ----
        struct S { final var n = 1 }
        //= only classes and class members may be marked with 'final'
        ----
        enum S { class var n: Int { 1 } }
        //= class properties are only allowed within classes; use 'static' to declare a static property
        ----
        struct S { class func f() {} }
        //= class methods are only allowed within classes; use 'static' to declare a static method
        ----
        struct S { class subscript(i: Int) -> Int { 1 } }
        //= class subscripts are only allowed within classes; use 'static' to declare a static subscript
        ----
        struct S { required init() {} }
        //= 'required' initializer in non-class type 'S'
        ----
        struct S { private(set) var n: Int { 1 } }
        //= 'private(set)' modifier cannot be applied to read-only properties
        ----
        class S { public private(set) let n = 1 }
        //= 'private(set)' modifier cannot be applied to read-only properties
        ----
        private(set) let x = 1
        //= 'private(set)' modifier cannot be applied to constants
        ----
        enum E: Int { }
        //= an enum with no cases cannot declare a raw type
        ----
        struct S { subscript(i: Int) -> Int { 1 }; subscript(j: Int) -> Int { 2 } }
        //= invalid redeclaration of 'subscript(_:)'
        ----
        class C { deinit {}; deinit {} }
        //= invalid redeclaration of 'deinit'
        ----
        class C {}
        extension C { init(n: Int) { self.init() } }
        //= designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
        ----
        class C { var n: Int; init(a: Int) { self.init() } ; init() { n = 1 } }
        //= designated initializer for 'C' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
        ----
        class C { init() {} }
        class D: C { convenience init(n: Int) { super.init() } }
        //= convenience initializer for 'D' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
        ----
        class C { static func f() {} }
        class D: C { override static func f() {} }
        //= cannot override static method
        ----
        class C { static var f: Int { 1 } }
        class D: C { override static var f: Int { 2 } }
        //= cannot override static property
        ----
        class C { var n = 1 }
        class D: C { override var n: Int { 2 } }
        //= cannot override mutable property with read-only property 'n'
        ----
        class C { var n: Int { get { 1 } set {} } }
        class D: C { override var n: Int { 2 } }
        //= cannot override mutable property with read-only property 'n'
        ----
        class C { func f() {} }
        class D: C { override func f() throws {} }
        //= cannot override non-throwing instance method with throwing instance method
        ----
        class C { class func f() {} }
        class D: C { override class func f() throws {} }
        //= cannot override non-throwing class method with throwing class method
        ----
        struct A { var b: B? }
        struct B { var a: A? }
        //= value type 'A' cannot have a stored property that recursively contains it
        ----
        func f<T, T>(_ a: T) {}
        //= invalid redeclaration of 'T'
        ----
        struct S<T, T> { }
        //= invalid redeclaration of 'T'
        ----
        func f<T>(_ n: Int) -> Int { n }
        //= generic parameter 'T' is not used in function signature
        ----
        struct S { init<T: Equatable>(n: Int) {} }
        //= generic parameter 'T' is not used in function signature
        ----
        struct S: CaseIterable { }
        //= type 'S' does not conform to protocol 'CaseIterable'
        ----
        struct S: Sequence { }
        //= type 'S' does not conform to protocol 'Sequence'
        ----
        protocol P { subscript(_ i: Int) -> Int { get } }
        struct S: P { }
        //= type 'S' does not conform to protocol 'P'
        ----
        struct N {}
        protocol P: Hashable { var n: Int { get } }
        struct S: P { var n = 1; var m = N() }
        //= type 'S' does not conform to protocol 'Hashable'
        ----
        struct N {}
        protocol P: Equatable {}
        protocol Q: P { var n: Int { get } }
        struct S: Q { var n = 1; var m: [N] = [] }
        //= type 'S' does not conform to protocol 'Equatable'
        """##)
}
