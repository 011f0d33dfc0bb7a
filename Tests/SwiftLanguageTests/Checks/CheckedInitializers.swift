// SPDX-License-Identifier: GPL-3.0-or-later

extension CheckedDeclaration {
    /// What initializers of structs and classes owe their properties and `super`.
    static let initializers: [Case] = [
        (
            #"""
            @propertyWrapper struct Kept { var wrappedValue: Int }
            struct K { @Kept var a: Int; var b: Int; init(a: Int, b: Int) { self._a = Kept(wrappedValue: a); self.b = b } }
            """#, nil
        ),
        (
            #"""
            class A { var x: Int; init() { x = 1 } }
            class B: A { var y: Int; override init() { y = 2 } }
            """#, nil
        ),
        (
            #"""
            class A { var x: Int; init() { x = 1 } }
            class C: A { var y: Int; override init() { super.init(); y = 2 } }
            """#, #"property 'self.y' not initialized at super.init call"#
        ),
        (
            #"""
            class A { var x: Int; init() { x = 1 } }
            class C2: A { var y: Int; init(v: Int) { y = v; super.init() }; func f() {} }
            """#, nil
        ),
        (
            #"""
            class A { var x: Int; init() { x = 1 } }
            class C3: A { var y: Int; init(v: Int) { f(); y = v; super.init() }; func f() {} }
            """#, #"'self' used in method call 'f' before 'super.init' call"#
        ),
        (
            #"""
            struct S { let a: Int; var b: Int; init() { go(); a = 1; b = 2 }; func go() {} }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            struct S2 { let a: Int; init() { a = 1; a = 2 } }
            """#, #"immutable value 'self.a' may only be initialized once"#
        ),
        (
            #"""
            struct S3 { let a = 1; init() { a = 2 } }
            """#, #"immutable value 'self.a' may only be initialized once"#
        ),
        (
            #"""
            struct S4 { var a: Int; init() { print(a); a = 2 } }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            class D { let n: Int; init(n: Int) { self.n = n; self.n = 2 } }
            """#, #"immutable value 'self.n' may only be initialized once"#
        ),
        (
            #"""
            struct A1 { var a: Int; var b: Int; init() { print(a); a = 1; b = 1 } }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            struct A2 { let a: Int; init() { print(a); a = 1 } }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            struct A3 { var a: Int; var b: Int; init() { a = 1; print(b); b = 1 } }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            struct A4 { var a: Int; var c: Int { a }; init() { print(c); a = 1 } }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            struct A5 { var a: Int; init() { let s = self; a = s.a } }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            class B1 { var a: Int; init() { go(); a = 1 }; func go() {} }
            """#, #"'self' used in method call 'go' before all stored properties are initialized"#
        ),
        (
            #"""
            class B2 { var a: Int; init() { print(self); a = 1 } }
            """#, #"variable 'self.a' used before being initialized"#
        ),
        (
            #"""
            class B3 { var a: Int; init() { print(a); a = 1 } }
            """#, #"variable 'self.a' used before being initialized"#
        ),
        (
            #"""
            class B4 { var a: Int; var c: Int { a }; init() { print(c); a = 1 } }
            """#, #"'self' used in property access 'c' before all stored properties are initialized"#
        ),
        (
            #"""
            class P { var x: Int; init(x: Int) { self.x = x } }
            class C1: P { var y: Int; init(y: Int) { self.y = y } }
            """#, #"'super.init' isn't called on all paths before returning from initializer"#
        ),
        (
            #"""
            class P { var x: Int; init(x: Int) { self.x = x } }
            class C2: P { var y = 1; init(y: Int) { if y > 1 { super.init(x: y) } } }
            """#, #"'super.init' isn't called on all paths before returning from initializer"#
        ),
        (
            #"""
            class P { var x: Int; init(x: Int) { self.x = x } }
            class C3: P { var y = 1; init(y: Int) { print(x); super.init(x: y) } }
            """#, #"'self' used in property access 'x' before 'super.init' call"#
        ),
        (
            #"""
            class P { var x: Int; init(x: Int) { self.x = x } }
            class C4: P { var y = 1; init(y: Int) { self.x = 2; super.init(x: y) } }
            """#, #"'self' used in property access 'x' before 'super.init' call"#
        ),
        (
            #"""
            struct A6 { let a: Int; init(f: Bool) { if f { a = 1 }; a = 2 } }
            """#, #"immutable value 'self.a' may only be initialized once"#
        ),
        (
            #"""
            struct A7 { let a: Int; init(f: Bool) { if f { a = 1 } else { a = 3 } } }
            """#, nil
        ),
        (
            #"""
            struct A8 { var a: Int; init(f: Bool) { if f { a = 1 } } }
            """#, #"return from initializer without initializing all stored properties"#
        ),
        (
            #"""
            struct A9 { var a: Int; var b = 2; init() { b = 3; self.go(); a = 1 }; func go() {} }
            """#, #"'self' used before all stored properties are initialized"#
        ),
        (
            #"""
            class P { var x: Int; init(x: Int) { self.x = x } }
            class D1: P { init() { } }
            """#, #"'super.init' isn't called on all paths before returning from initializer"#
        ),
        (
            #"""
            struct S { let a: Int; let b: Int; init(f: Bool) { if f { a = 1 } else { a = 2 }; b = a * 2; go() }; func go() {} }
            """#, nil
        ),
        (
            #"""
            struct S { let a: Int; init(n: Int) { switch n { case 0: a = 1; case 1: a = 2; default: a = 3 } } }
            """#, nil
        ),
        (
            #"""
            struct S { let a: Int; init?(n: Int) { guard n > 0 else { return nil }; a = n } }
            """#, nil
        ),
        (
            #"""
            struct S { var a: Int; init() { while true { a = 1; break } } }
            """#, nil
        ),
        (
            #"""
            struct S { var a: Int; init() { repeat { a = 1 } while a < 1 } }
            """#, nil
        ),
        (
            #"""
            struct S { let a: Int; init(s: String) throws { do { a = try g(s) } catch { a = 0 } } }
            func g(_ s: String) throws -> Int { 1 }
            """#, nil
        ),
        (
            #"""
            struct S { var a: Int; init(a: Int) { let b = a; self.a = b } }
            """#, nil
        ),
        (
            #"""
            struct S { var a: [Int]; var n: Int { a.count }; init() { a = []; a.append(n) } }
            """#, nil
        ),
        (
            #"""
            class S { var a: Int; lazy var b = a + 1; init() { a = 1; b = 2 } }
            """#, nil
        ),
        (
            #"""
            class S { var a: Int; init() { a = 1 }; convenience init(n: Int) { self.init(); a = n } }
            """#, nil
        ),
        (
            #"""
            class B { var x = 1 }
            class S: B { var y: Int; override init() { y = 2; super.init(); x = y } }
            """#, nil
        ),
        (
            #"""
            class B { var x = 1; init(x: Int = 2) { self.x = x } }
            class S: B { let y: Int; init(y: Int) { self.y = y } }
            """#, nil
        ),
        (
            #"""
            struct S { var f: () -> Int; var a = 1; init(a: Int) { f = { a }; self.a = f() } }
            """#, nil
        ),
        (
            #"""
            struct S { let a: Int; init(l: [Int]) { var sum = 0; for x in l { sum += x }; a = sum } }
            """#, nil
        ),
    ]
}
