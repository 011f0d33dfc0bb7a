// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Values of types that are not wanted.
    static let types = reading(
        ##"""
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W var a = "x" }
        func t() -> String { "\(S().a)" }
        //= cannot convert value of type 'String' to specified type 'Int'
        ----
        @propertyWrapper struct W<T> { var wrappedValue: T }
        struct S { @W var a: Int = "x" }
        //= cannot convert value of type 'String' to specified type 'Int'
        ----
        struct S { var on = false; func f() { print($on) } }
        //= cannot find '$on' in scope
        ----
        func f() -> string { "" }
        //= cannot find type 'string' in scope
        ----
        func f() { let x: int = 5; print(x) }
        //= cannot find type 'int' in scope
        ----
        struct S { var w: double = 1 }
        //= cannot find type 'double' in scope
        ----
        typealias X = Y
        typealias Y = [X]
        func t() -> String { let a: X = []; return "\(a)" }
        //= type alias 'X' references itself
        ----
        typealias X = X.Element
        func t() -> String { let a: [X] = []; return "\(a)" }
        //= type alias 'X' references itself
        ----
        typealias X = Y.Element
        typealias Y = X
        func t() -> String { let a: [X] = []; return "\(a)" }
        //= type alias 'X' references itself
        ----
        func t() -> String { typealias X = Y; typealias Y = [X]; let a: X = []; return "\(a)" }
        //= type alias 'X' references itself
        ----
        struct S { func f() { if true { typealias X = X?; let a: X = nil; print(a) } } }
        //= type alias 'X' references itself
        ----
        func t() -> String { let a = [1, 2, 3]; let s: String = a.map { $0 * 2 }; return s }
        //= cannot convert value of type '[Int]' to specified type 'String'
        ----
        func t() -> String { let s = "abc"; return s[0...1] }
        //= 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
        ----
        struct P { var x: Double }
        func t() -> String { let p = P(x: 1); let n: Int = p.x; return "\(n)" }
        //= cannot convert value of type 'Double' to specified type 'Int'
        ----
        func t() -> String { let a: [String] = [1, 2, 3].map { $0 + 1 }; return a.joined() }
        //= cannot convert value of type 'Int' to closure result type 'String'
        ----
        func same<T>(_ a: T, _ b: T) -> Bool { a == b }
        func t() -> String { "\(same(1, 1))" }
        //= binary operator '==' cannot be applied to two 'T' operands
        ----
        func t() -> String { let a: String? = "x"; let b = a + "y"; return b }
        //= value of optional type 'String?' must be unwrapped to a value of type 'String'
        ----
        func t() -> String { let a: Int? = 1; if a > 0 { return "p" }; return "n" }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func t() -> String { let a = [1, 2]; let n: Int = a.first; return "\(n)" }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func t() -> String { let x = 5; return "\(x?.description ?? "")" }
        //= cannot use optional chaining on non-optional value of type 'Int'
        ----
        func greet(_ n: String) -> String { n }
        func t() -> String { let n: String? = "a"; return greet(n) }
        //= value of optional type 'String?' must be unwrapped to a value of type 'String'
        ----
        enum E: String { case a }
        func t() -> String { let s: String = E.a; return s }
        //= cannot convert value of type 'E' to specified type 'String'
        ----
        func t() -> String { let f: (Int) -> String = { $0 * 2 }; return f(1) }
        //= cannot convert value of type 'Int' to closure result type 'String'
        ----
        func t() -> String { let a = [1, 2, 3].filter { $0 * 2 }; return "\(a)" }
        //= cannot convert value of type 'Int' to closure result type 'Bool'
        ----
        func t() -> String { x = 5; return "" }
        //= cannot find 'x' in scope
        ----
        func t() -> String { let n = 5; return n[0] }
        //= value of type 'Int' has no subscripts
        ----
        func v() {}
        func t() -> String { let n: Int = v(); return "\(n)" }
        //= cannot convert value of type '()' to specified type 'Int'
        ----
        func t() -> String { "a" * 3 }
        //= binary operator '*' cannot be applied to operands of type 'String' and 'Int'
        ----
        func t() -> String { let n: Int = 1.5; return "\(n)" }
        //= cannot convert value of type 'Double' to specified type 'Int'
        ----
        func t() -> String { let n: UInt = -1; return "\(n)" }
        //= negative integer '-1' overflows when stored into unsigned type 'UInt'
        ----
        func t() -> String { let n: Int8 = 200; return "\(n)" }
        //= integer literal '200' overflows when stored into 'Int8'
        ----
        func t() -> String { if "a" == 1 { return "x" }; return "" }
        //= binary operator '==' cannot be applied to operands of type 'String' and 'Int'
        ----
        func t() -> String { let d: [String: Int] = ["a": "b"]; return "\(d)" }
        //= cannot convert value of type 'String' to expected dictionary value type 'Int'
        ----
        func t() -> String { let t: (Int, String) = (1, 2); return "\(t)" }
        //= cannot convert value of type '(Int, Int)' to specified type '(Int, String)'
        ----
        func t() -> String { while 1 { }; return "" }
        //= integer literal value '1' cannot be used as a boolean; did you mean 'true'?
        ----
        func t() -> String { let s = "a"; if s { return "x" }; return "" }
        //= cannot convert value of type 'String' to expected condition type 'Bool'
        ----
        class A {}
        class B: A {}
        func t() -> String { let a: A = B(); let b: B = a; return "\(b)" }
        //= cannot convert value of type 'A' to specified type 'B'
        ----
        struct Box<T> { var v: T }
        func t() -> String { let b: Box<Int, Int> = Box(v: 1); return "\(b)" }
        //= generic type 'Box' specialized with too many type parameters (got 2, but expected 1)
        ----
        func mk<T: Equatable>(_ a: T, _ b: T) -> Bool { a < b }
        func t() -> String { "" }
        //= binary operator '<' cannot be applied to two 'T' operands
        ----
        struct S { var n = 1 }
        func t() -> String { let p: KeyPath<S, String> = \S.n; return "\(p)" }
        //= cannot assign value of type 'KeyPath<S, Int>' to type 'KeyPath<S, String>'
        ----
        struct S { var n = 1 }
        func t() -> String { let s = S(); return "\(s[keyPath: \String.count])" }
        //= cannot convert key path root type 'String' to contextual type 'S'
        ----
        func t() -> String { undefined(5) }
        //= cannot find 'undefined' in scope
        ----
        func t() -> String { let a = 5; let f = { [b] in a }; return "\(f())" }
        //= cannot find 'b' in scope
        ----
        func t() -> String { "\(1 + )" }
        //= expected expression after operator
        ----
        protocol P {}
        func f<T: P>(_ p: T, _ q: T) {}
        func g(_ p: any P) { f(p, p) }
        //= type 'any P' cannot conform to 'P'
        ----
        protocol P {}
        func f<T: P>(_ p: [T]) {}
        func g(_ p: [any P]) { f(p) }
        //= type 'any P' cannot conform to 'P'
        """##)
}
