// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// What is near to values of another kind, and right.
    static let kinds = reading(
        ##"""
        struct N: Hashable {}
        func f(_ a: [N], _ s: Set<N>) -> Bool { var t = s; t.insert(N()); return a.contains(N()) || a.contains([N()]) || t.contains(N()) }
        ----
        struct Few: Collection, Hashable { let startIndex = 0, endIndex = 1; subscript(i: Int) -> Int { i }; func index(after i: Int) -> Int { i + 1 } }
        func f(_ a: [Int]) -> Bool { a.contains(Few()) }
        ----
        class A: Equatable { static func == (a: A, b: A) -> Bool { a === b } }
        class B: A {}
        func f(_ a: [A]) -> Bool { a.contains(B()) }
        ----
        func f(_ d: [String: Int]) -> [String] { d.keys.sorted() + Array(d.keys) + [String](d.keys) + d.keys.map { $0 } }
        func g(_ d: [String: Int]) -> Set<String> { Set(d.keys) }
        func h(_ s: some Sequence<String>) -> Int { s.underestimatedCount }
        func i(_ d: [String: Int]) -> Int { let k = d.keys; for v in d.values { print(v) }; return h(d.keys) + k.count }
        struct Map { var keys: [String]; var values: [Int] }
        func j(_ m: Map) -> [String] { let v: [Int] = m.values; return v.isEmpty ? m.keys : [] }
        ----
        protocol P {}
        struct S: P {}
        enum E: Error { case a }
        func f(_ x: any P) -> S? { let y: any P = x; let z: Any = y; let w: (any P)? = x; return (w ?? x) as? S ?? z as? S }
        func g() throws(E) { throw .a }
        func h() -> E? { do { try g(); return nil } catch { return error } }
        func i(_ r: Result<Int, E>) -> E? { if case .failure(let error) = r { return error }; return nil }
        func j(_ x: any P) -> S { if let x = x as? S { return x }; return x as! S }
        ----
        func f() -> Double { sqrt(4) + sqrt(2.5) }
        func g(_ n: Int) -> Int { Int(sqrt(Double(n))) }
        ----
        func f(_ s: Set<Int>) -> Int { s[s.startIndex] + s[s.firstIndex(of: 1)!] }
        """##)
}
