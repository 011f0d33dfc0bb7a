// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Types that lack a protocol, or what one asks for, where it is needed.
    static let conformances = reading(
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
        struct S: Codable { var a: Any }
        func t() -> String { "" }
        //= type 'S' does not conform to protocol 'Decodable'
        ----
        protocol P {}
        struct S: Equatable { var a: any P }
        func t() -> String { "" }
        //= type 'S' does not conform to protocol 'Equatable'
        ----
        protocol P { static func make() -> Self }
        class C: P { static func make() -> C { C() } }
        func t() -> String { "" }
        //= method 'make()' in non-final class 'C' must return 'Self' to conform to protocol 'P'
        ----
        protocol Named { var name: String { get } }
        class P: Named { private var name = "x" }
        //= property 'name' must be declared internal because it matches a requirement in internal protocol 'Named'
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
        struct N { var a = 1 }
        func f() { print(max(N(), N())) }
        //= global function 'max' requires that 'N' conform to 'Comparable'
        ----
        struct N { var a = 1 }
        func f() { print(min(N(), N())) }
        //= global function 'min' requires that 'N' conform to 'Comparable'
        ----
        struct N { var a = 1 }
        func f() { print([N()] == [N()]) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
        ----
        struct N { var a = 1 }
        func f() { let x: N? = N(), y: N? = N(); print(x == y) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
        ----
        struct N { var a = 1 }
        func f() { let x: N? = N(); print(x == N()) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
        ----
        struct N { var a = 1 }
        func f() { let d = ["a": N()]; print(d == ["a": N()]) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
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
        struct S: Collection { var a = [1] }
        //= type 'S' does not conform to protocol 'Collection'
        ----
        struct S: Collection { var a = [1]; var startIndex: Int { 0 }; var endIndex: Int { 1 }; subscript(i: Int) -> Int { a[i] } }
        //= type 'S' does not conform to protocol 'Collection'
        ----
        struct S: RandomAccessCollection { var a = [1]; var startIndex: Int { 0 }; var endIndex: Int { 1 } }
        //= type 'S' does not conform to protocol 'RandomAccessCollection'
        ----
        class C: Hashable { var n = 0 }
        //= type 'C' does not conform to protocol 'Hashable'
        ----
        class C: Hashable { func hash(into hasher: inout Hasher) {} }
        //= type 'C' does not conform to protocol 'Equatable'
        ----
        struct S: Numeric { var x = 0 }
        //= type 'S' does not conform to protocol 'Numeric'
        ----
        struct S: Strideable { var x = 0 }
        //= type 'S' does not conform to protocol 'Strideable'
        ----
        struct S: ExpressibleByIntegerLiteral { var n = 0 }
        //= type 'S' does not conform to protocol 'ExpressibleByIntegerLiteral'
        ----
        struct S: ExpressibleByArrayLiteral { var n = [0] }
        //= type 'S' does not conform to protocol 'ExpressibleByArrayLiteral'
        ----
        struct S: RawRepresentable { var n = 0 }
        //= type 'S' does not conform to protocol 'RawRepresentable'
        """##)
}
