// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// What is near to the slips that are refused, and right.
    static let slips = reading(
        ##"""
        struct S { var a: Int { get throws { 1 } }; var b: Int { get async { 2 } } }
        func f() throws -> Int { try S().a }
        func g() async -> Int { await S().b }
        func h() -> Int? { try? S().a }
        func i() -> Int { do { return try S().a } catch { return 0 } }
        ----
        class C { unowned var d: C; weak var e: C?; unowned(unsafe) let g: C?; init(_ c: C) { d = c; g = c } }
        protocol P: AnyObject {}
        class D { unowned let p: any P; init(p: any P) { self.p = p } }
        ----
        enum Never2 {}
        func f(_ n: Never2) -> Int { switch n {} }
        func g(_ x: Int?) -> Int { switch x { case .some(let y): return y; case .none: return 0 } }
        func h(_ x: Int??) -> Int { if case .some(.some(let y)) = x { return y }; return 0 }
        enum E { case some, none }
        func i(_ e: E) -> Int { switch e { case .some: 1; case .none: 2 } }
        ----
        func f(_ b: Bool) -> Int? { b ? 1 : nil }
        func g(_ b: Bool) -> String { let s = b ? "a" : nil; return s ?? "" }
        func i() -> (a: Int, b: Int) { (1, 2) }
        func j() -> (Int, Int) { (a: 1, b: 2) }
        ----
        struct It: IteratorProtocol { var n = 3; mutating func next() -> Int? { n > 0 ? n : nil } }
        struct Gen: Sequence, IteratorProtocol { typealias Element = String; mutating func next() -> Element? { nil } }
        ----
        func f() -> Int { guard let x = Int("3") else { let x = 2; return x }; return x }
        var x = 3
        func g() { guard let y = Int("3") else { print(x); return }; print(y) }
        ----
        func f() { var a: [Int?] = [1]; a[0] = nil; a[0] = 3 }
        func u() { var d = ["a": 1]; d["a"] = nil; d["b"] = 2; var e: [String: Int?] = [:]; e["a"] = .some(nil) }
        let v = try? g()
        let w = { () throws -> Int in try g() }
        func g() throws -> Int { 1 }
        ----
        private struct S {}
        private func f() -> S { S() }
        fileprivate func g(_ s: S) {}
        public func h() -> Int { let s = S(); _ = s; return 1 }
        ----
        class C { var n = 1; var d: [Int] = []; func go() { self.n = 2; self.d[0] = 1; n += 1; var me = self; me = C(); _ = me } }
        protocol P { var n: Int { get set }; mutating func m() }
        extension P { mutating func r(_ o: Self) { self = o; m() } }
        struct S: P { var n = 1; mutating func m() { self = S(n: 3) } }
        class D: P { var n = 1; func m() { n = 3 } }
        ----
        class C { weak var c: C?; unowned var d: C; init(_ d: C) { self.d = d } }
        protocol P: AnyObject {}
        func f(_ c: C, _ p: any P) { weak var x = c; unowned let y = c; weak var z: C? = c; print(x as Any, y, z as Any) }
        func g(_ c: C, _ p: any P) { weak var w: (any P)? = p; weak var v: AnyObject? = c; print(w as Any, v as Any) }
        actor A {}
        class G<T> { weak var o: G<T>?; func f(_ a: A) { weak var m = self; weak var b = a; print(m as Any, b as Any) } }
        func h<T: AnyObject>(_ t: T) { weak var x = t; print(x as Any) }
        """##)
}
