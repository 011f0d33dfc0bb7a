// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Slips of single words: a pattern of another shape, a reference to what is no object, an error or a nil where none may be.
    static let slips = reading(
        ##"""
        func f(_ x: Int) { if case .some(let y) = x { print(y) } }
        //= type 'Int' has no member 'some'
        ----
        func f(_ a: [(Int, String)]) { for (x, y, z) in a { print(x, y, z) } }
        //= pattern cannot match values of type '(Int, String)'
        ----
        class A: B {}
        class B: A {}
        //= 'A' inherits from itself
        ----
        class C { unowned var n: Int = 3 }
        //= 'unowned' may only be applied to class and class-bound protocol types, not 'Int'
        ----
        func g() throws -> Int { 1 }
        let v: Int = g()
        //= call can throw, but errors cannot be thrown out of a global variable initializer
        ----
        func g() throws -> Int { 1 }
        struct S { var a = g() }
        //= call can throw, but errors cannot be thrown out of a property initializer
        ----
        func f(_ x: Int) { switch x { } }
        //= 'switch' statement body must have at least one 'case' or 'default' block; add a default case
        ----
        private struct S {}
        public func f() -> S { S() }
        //= function cannot be declared public because its result uses a private type
        ----
        func f() -> Bool { true && 1 }
        //= integer literal value '1' cannot be used as a boolean; did you mean 'true'?
        ----
        func f(_ s: Bool) -> Int { s ? 1 : nil }
        //= 'nil' cannot be used in context expecting type 'Int'
        ----
        struct S { init() -> S {} }
        //= initializers cannot have a result type
        ----
        func f() { guard let x = Int("3") else { print(x); return } }
        //= cannot find 'x' in scope
        ----
        struct M: IteratorProtocol { mutating func next() -> Int { 1 } }
        //= type 'M' does not conform to protocol 'IteratorProtocol'
        ----
        struct S { var a: Int { get throws { 1 } } }
        func f() -> Int { S().a }
        //= property access can throw, but it is not marked with 'try' and the error is not handled
        ----
        class C { func go() { self = C() } }
        //= cannot assign to value: 'self' is immutable
        ----
        class C { init() { self = C() } }
        //= cannot assign to value: 'self' is immutable
        ----
        func f() { weak var x = 3; print(x as Any) }
        //= 'weak' may only be applied to class and class-bound protocol types, not 'Int'
        ----
        struct S {}
        func f() { unowned let x = S(); print(x) }
        //= 'unowned' may only be applied to class and class-bound protocol types, not 'S'
        ----
        class C { weak var d: [C]? }
        //= 'weak' may only be applied to class and class-bound protocol types, not '[C]'
        """##)
}
