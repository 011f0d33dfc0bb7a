// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Values of a kind that is often taken for another: elements of another type, the keys of a dictionary, what is known by its protocol
    /// alone.
    static let kinds = reading(
        ##"""
        func g(_ path: KeyPath<String, Int>) {}
        func f() { g(String.self) }
        //= cannot convert value of type 'String.Type' to expected argument type 'KeyPath<String, Int>'
        ----
        struct N: Hashable {}
        struct M: Hashable {}
        func f(_ a: [N]) -> Bool { a.contains(M()) }
        //= instance method 'contains' requires that 'M' conform to 'Collection'
        ----
        struct N: Hashable {}
        struct M: Hashable {}
        func f(_ s: Set<N>) -> Set<N> { var a = s; a.insert(M()); return a }
        //= cannot convert value of type 'M' to expected argument type 'N'
        ----
        func f(_ s: Set<Int>) -> Int { s[0] }
        //= cannot convert value of type 'Int' to expected argument type 'Set<Int>.Index'
        ----
        func f(_ d: [String: Int]) { let a: [String] = d.keys; print(a) }
        //= cannot convert value of type 'Dictionary<String, Int>.Keys' to specified type '[String]'
        ----
        func f(_ d: [String: Int]) -> [String] { d.keys }
        //= cannot convert return expression of type 'Dictionary<String, Int>.Keys' to return type '[String]'
        ----
        func f(_ d: [String: Int]) -> [Int] { d.values }
        //= cannot convert return expression of type 'Dictionary<String, Int>.Values' to return type '[Int]'
        ----
        func g(_ a: [String]) {}
        func f(_ d: [String: Int]) { g(d.keys) }
        //= cannot convert value of type 'Dictionary<String, Int>.Keys' to expected argument type '[String]'
        ----
        enum E: Error { case a }
        func f(_ x: any Error) -> E { x }
        //= cannot convert return expression of type 'any Error' to return type 'E'
        ----
        enum E: Error { case a }
        func g() throws {}
        func f() { do { try g() } catch { let e: E = error; print(e) } }
        //= cannot convert value of type 'any Error' to specified type 'E'
        ----
        protocol P {}
        struct S: P {}
        func f(_ x: any P) -> S { x }
        //= cannot convert return expression of type 'any P' to return type 'S'
        ----
        protocol P {}
        struct S: P {}
        func g(_ s: S) {}
        func f(_ x: any P) { g(x) }
        //= cannot convert value of type 'any P' to expected argument type 'S'
        ----
        protocol P {}
        struct S: P {}
        func f(_ x: any P) { var s = S(); s = x; print(s) }
        //= cannot assign value of type 'any P' to type 'S'
        ----
        func f() -> Int { sqrt(4) }
        //= cannot convert return expression of type 'Double' to return type 'Int'
        """##)
}
