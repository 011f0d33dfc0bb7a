// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Patterns, operators, literals, generic parameters and members that do not go with their types.
    static let expressions = reading(
        ##"""
        func t() { let (a, b) = 5; print(a, b) }
        //= cannot convert value of type 'Int' to specified type '(_, _)'
        ----
        func t() { for (a, b) in [1, 2] { print(a, b) } }
        //= tuple pattern cannot match values of non-tuple type 'Int'
        ----
        func t() -> String { switch "a" { case 1...3: return ""; default: return "" } }
        //= expression pattern of type 'ClosedRange<Int>' cannot match values of type 'String'
        ----
        func t() -> String { let n: Int = "5".count > 0 ? "a" : 2; return "\(n)" }
        //= cannot convert value of type 'String' to specified type 'Int'
        ----
        func t() { let c: Character = "ab"; print(c) }
        //= cannot convert value of type 'String' to specified type 'Character'
        ----
        func t() { let a: [Int] = ["x": 1]; print(a) }
        //= cannot convert value of type '[String : Int]' to specified type '[Int]'
        ----
        func t() { let r = 1..."a"; print(r) }
        //= conflicting arguments to generic parameter 'Self' ('String' vs. 'Int')
        ----
        func t() -> String { let a: Any = "x"; let s: String = a; return s }
        //= cannot convert value of type 'Any' to specified type 'String'
        ----
        func t() -> String { let a: Any = 1; return "\(a + 1)" }
        //= cannot convert value of type 'Any' to expected argument type 'Int'
        ----
        struct V {}
        func t() { _ = V() * V() }
        //= binary operator '*' cannot be applied to two 'V' operands
        ----
        struct Box<T> { var v: T; func sum() -> T { v + v } }
        //= binary operator '+' cannot be applied to two 'T' operands
        ----
        infix operator <+>
        func t() -> String { "\(1 <+> 2)" }
        //= cannot find operator '<+>' in scope
        ----
        protocol P {}
        struct X {}
        func t() { let p: any P = X(); print(p) }
        //= value of type 'X' does not conform to specified type 'P'
        ----
        protocol P {}
        struct X {}
        func g(_ p: any P) {}
        func t() { g(X()) }
        //= argument type 'X' does not conform to expected type 'P'
        ----
        protocol P {}
        struct X: P {}
        struct Y: P {}
        func make(_ b: Bool) -> some P { if b { return X() }; return Y() }
        //= function declares an opaque return type 'some P', but the return statements in its body do not have matching underlying types
        ----
        func make<T>() -> T? { nil }
        func t() { let x = make(); print(x as Any) }
        //= generic parameter 'T' could not be inferred
        ----
        struct Box<T> {}
        func t() { let b = Box(); print(b) }
        //= generic parameter 'T' could not be inferred
        ----
        struct Box { var v = 1 }
        func t() { let b = Box<Int>(); print(b) }
        //= cannot specialize non-generic type 'Box'
        ----
        struct S { func m() -> Int { 1 } }
        func t() { let x: Int = S.m(); print(x) }
        //= instance member 'm' cannot be used on type 'S'; did you mean to use a value of this type instead?
        ----
        enum E: String { case a }
        func t() -> String { let e = E(rawValue: "a"); return e.rawValue }
        //= value of optional type 'E?' must be unwrapped to refer to member 'rawValue' of wrapped base type 'E'
        ----
        struct S { var n = 1 }
        func t() -> String { [S()].map(\.q).description }
        //= value of type 'S' has no member 'q'
        ----
        func t() -> Int { "a".cout }
        //= value of type 'String' has no member 'cout'
        ----
        func t() -> Bool { "abc".hasPrefx("a") }
        //= value of type 'String' has no member 'hasPrefx'
        ----
        func t() -> Int? { [1].frist }
        //= value of type '[Int]' has no member 'frist'
        ----
        func f(a: Int = "x") {}
        //= default argument value of type 'String' cannot be converted to type 'Int'
        """##)
}
