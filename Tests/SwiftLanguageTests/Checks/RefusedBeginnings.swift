// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// What a first program says of properties, cases, errors and generic parameters, and cannot mean.
    static let beginnings = reading(
        ##"""
        struct S { var n: Int { get } }
        //= expected '{' to start getter definition
        ----
        class C { var n: Int { get { 1 } set } }
        //= expected '{' to start setter definition
        ----
        struct S { var n: Int = 1 { get { 1 } } }
        //= variable with getter/setter cannot have an initial value
        ----
        struct S { var n: Int = 1 { 2 } }
        //= variable with getter/setter cannot have an initial value
        ----
        enum E: String { case a, b }
        func f() -> Any { E("a") as Any }
        //= missing argument label 'rawValue:' in call
        ----
        enum E: Int { case a, b }
        func f(_ n: Int) { let e = E(n); print(e as Any) }
        //= missing argument label 'rawValue:' in call
        ----
        func f<T>(_ a: T) -> T { a + 1 }
        //= cannot convert value of type 'T' to expected argument type 'Int'
        ----
        enum A: Error { case a }
        enum B: Error { case b }
        func g() throws(B) {}
        func f() throws(A) { try g() }
        //= thrown expression type 'B' cannot be converted to error type 'A'
        ----
        enum A: Error { case a }
        func g() throws {}
        func f() throws(A) { try g() }
        //= thrown expression type 'any Error' cannot be converted to error type 'A'
        ----
        struct P { var n: Int }
        func f() -> Data? { try? JSONEncoder().encode(P(n: 1)) }
        //= instance method 'encode' requires that 'P' conform to 'Encodable'
        ----
        struct P { var n: Int }
        func f(_ data: Data) throws -> P { try JSONDecoder().decode(P.self, from: data) }
        //= instance method 'decode(_:from:)' requires that 'P' conform to 'Decodable'
        ----
        struct P: Encodable { var n: Int }
        func f(_ data: Data) throws -> [P] { let decoder = JSONDecoder(); return try decoder.decode([P].self, from: data) }
        //= class 'JSONDecoder' requires that 'P' conform to 'Decodable'
        ----
        func f(_ a: Int?, _ b: Int?) { print(a + b) }
        //= binary operator '+' cannot be applied to two 'Int?' operands
        ----
        func f(_ a: Int?) { print(-a) }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        enum Level: Int { case low, high }
        func f(_ level: Level) -> Int { level + 1 }
        //= cannot convert value of type 'Level' to expected argument type 'Int'
        ----
        enum Level: Int { case low, high }
        func f(_ level: Level) { print("level " + level) }
        //= binary operator '+' cannot be applied to operands of type 'String' and 'Level'
        ----
        func f(_ xs: [Int]) { for x in xs.enumerated() { print(x + 1) } }
        //= cannot convert value of type '(offset: Int, element: Int)' to expected argument type 'Int'
        ----
        struct Row { let title: String; let action: () -> Void }
        func f() -> Row { Row(title: "a", action: print("x")) }
        //= cannot convert value of type '()' to expected argument type '() -> Void'
        """##)
}
