// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Mistakes that people make: errors that are none, functions that are not called, what may fail taken for what is there.
    static let mistakes = reading(
        ##"""
        func f() -> Result<Int, String> { .success(1) }
        func t() -> String { "\(f())" }
        //= type 'String' does not conform to protocol 'Error'
        ----
        struct S { var r: Result<Int, Int>? }
        func t() -> String { "\(S())" }
        //= type 'Int' does not conform to protocol 'Error'
        ----
        func t() -> String { let x: Set<() -> Void> = []; return "\(x.count)" }
        //= type '() -> Void' does not conform to protocol 'Hashable'
        ----
        func t() -> String { var x = 1; let y = &x; return "\(y)" }
        //= '&' may only be used to pass an argument to inout parameter
        ----
        struct S: Codable { var a: Any }
        func t() -> String { "" }
        //= type 'S' does not conform to protocol 'Decodable'
        ----
        protocol P {}
        struct S: Equatable { var a: any P }
        func t() -> String { "" }
        //= type 'S' does not conform to protocol 'Equatable'
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W var a = "x" }
        func t() -> String { "\(S().a)" }
        //= cannot convert value of type 'String' to specified type 'Int'
        ----
        protocol P { static func make() -> Self }
        class C: P { static func make() -> C { C() } }
        func t() -> String { "" }
        //= method 'make()' in non-final class 'C' must return 'Self' to conform to protocol 'P'
        ----
        extension String { func shout() -> String { uppercased() } }
        func t() -> String { "a" + "b".shout }
        //= binary operator '+' cannot be applied to operands of type 'String' and '() -> String'
        ----
        func t() -> String { let a = -"x"; return "\(a)" }
        //= unary operator '-' cannot be applied to an operand of type 'String'
        ----
        enum Missing: Error { case item(id: Int) }
        func t() -> String { do { throw Missing.item } catch { return "" } }
        //= thrown expression type '(Int) -> Missing' does not conform to 'Error'
        ----
        func f(_ xs: [String], _ i: Int?) -> String { xs[i] }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        protocol Named { var name: String { get } }
        class P: Named { private var name = "x" }
        //= property 'name' must be declared internal because it matches a requirement in internal protocol 'Named'
        ----
        @propertyWrapper struct W<T> { var wrappedValue: T }
        struct S { @W var a: Int = "x" }
        //= cannot convert value of type 'String' to specified type 'Int'
        ----
        enum E { case a(Int); var v: Int { switch self { case .a: return $0 } } }
        //= anonymous closure argument not contained in a closure
        ----
        enum E { case a, b }
        func f() -> Int { E.a + 1 }
        //= cannot convert value of type 'E' to expected argument type 'Int'
        ----
        enum E: Int { case a, b }
        func f() { let n: Int = E.a + 1; print(n) }
        //= cannot convert value of type 'E' to expected argument type 'Int'
        ----
        enum E: Int { case a, b }
        func f(_ e: E) -> Double { return e * 2.0 }
        //= cannot convert value of type 'E' to expected argument type 'Double'
        ----
        enum E: Int { case a, b }
        func f(_ e: E) -> Bool { e == 1 }
        //= cannot convert value of type 'E' to expected argument type 'Int'
        ----
        enum E: String { case a, b }
        func f(_ e: E, _ s: String) -> Bool { s != e }
        //= cannot convert value of type 'E' to expected argument type 'String'
        ----
        enum E { case a, b }
        func f(_ e: E, _ n: Int) -> Bool { e == n }
        //= referencing operator function '==' on 'BinaryInteger' requires that 'E' conform to 'BinaryInteger'
        ----
        enum E { case a, b }
        func f(_ e: E, _ s: String) -> Bool { s < e }
        //= operator function '<' requires that 'E' conform to 'StringProtocol'
        ----
        struct P: Equatable { var x = 1 }
        func f(_ p: P) -> Bool { p == "a" }
        //= referencing operator function '==' on 'StringProtocol' requires that 'P' conform to 'StringProtocol'
        ----
        enum E { case a, b }
        func f(_ e: E, _ d: Double) -> Bool { e == d }
        //= binary operator '==' cannot be applied to operands of type 'E' and 'Double'
        ----
        struct S { var on = false; func f() { print($on) } }
        //= cannot find '$on' in scope
        """##)
}
