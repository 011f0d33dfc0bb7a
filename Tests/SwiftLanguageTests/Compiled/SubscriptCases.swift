// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Which subscript is meant: by the labels at the call, and in generic code by what the type has for what its protocol asks for.
    static let subscripts = reading(
        ##"""
        struct G { subscript(x: Int) -> String { "plain \(x)" }; subscript(x x: Int) -> String { "label \(x)" } }
        func t() -> String { let g = G(); return g[0] + " " + g[x: 0] }
        //= plain 0 label 0
        ----
        struct G { var a = [1, 2]; subscript(x: Int) -> Int { get { a[x] } set { a[x] = newValue * 10 } }; subscript(x x: Int) -> Int { get { a[x] } set { a[x] = newValue * 100 } } }
        func t() -> String { var g = G(); g[0] = 5; g[x: 1] = 6; g[0] += 1; return "\(g.a) \(g[x: 0])" }
        //= [510, 600] 510
        ----
        class G { subscript(x: Int) -> String { "plain \(x)" }; subscript(x x: Int) -> String { "label \(x)" } }
        class H: G { override subscript(x x: Int) -> String { "over \(super[x: x])" } }
        func t() -> String { let g: G = H(); return g[0] + " " + g[x: 0] }
        //= plain 0 over label 0
        ----
        protocol C { subscript(_ i: Int) -> Int { get } }
        extension C { subscript(_ i: Int) -> Int { i * 100 } }
        struct A: C { subscript(_ i: Int) -> Int { i + 1 } }
        struct B: C {}
        func first<T: C>(_ t: T) -> Int { t[2] }
        func any(_ t: any C) -> Int { t[2] }
        func t() -> String { "\(first(A())) \(first(B())) \(any(A())) \(any(B())) \(A()[2]) \(B()[2])" }
        //= 3 200 3 200 3 200
        ----
        protocol C { subscript(_: Int) -> Int { get } }
        struct A: C { subscript(_ i: Int) -> Int { i + 1 } }
        func first<T: C>(_ t: T) -> Int { t[0] }
        func t() -> String { "\(first(A()))" }
        //= 1
        ----
        protocol C { subscript(_: Int) -> Int { get } }
        extension C { subscript(_ i: Int) -> Int { i * 100 } }
        struct A: C { subscript(_ i: Int) -> Int { i + 1 } }
        struct B: C { }
        func first<T: C>(_ t: T) -> Int { t[0] }
        func second<T: C>(_ t: T) -> Int { t[3] }
        func t() -> String { "\(first(A())) \(second(A())) \(first(B())) \(second(B()))" }
        //= 1 4 0 300
        ----
        protocol C { associatedtype E; subscript(i: Int) -> E { get set } }
        struct A: C { var a = ["x", "y"]; subscript(i: Int) -> String { get { a[i] } set { a[i] = newValue + "!" } } }
        func put<T: C>(_ t: inout T, _ e: T.E) { t[1] = e }
        func t() -> String { var a = A(); put(&a, "q"); return "\(a.a)" }
        //= ["x", "q!"]
        ----
        protocol C { subscript(key k: String) -> Int? { get }; var n: Int { get } }
        extension C { var n: Int { 7 }; subscript(key k: String) -> Int? { k.count } }
        struct A: C { let d = ["a": 1]; subscript(key k: String) -> Int? { d[k] } }
        struct B: C {}
        func f(_ c: some C) -> String { "\(c[key: "a"] ?? -1) \(c[key: "bcd"] ?? -1) \(c.n)" }
        func t() -> String { f(A()) + " | " + f(B()) }
        //= 1 -1 7 | 1 3 7
        ----
        struct MM { subscript(r: Int, c: Int) -> String { "rc" }; subscript(row r: Int) -> String { "row" }; subscript(col c: Int) -> String { "col" }; subscript(_ s: String) -> String { "s" }; subscript(s s: String) -> String { "ls" } }
        func t() -> String { let m = MM(); return [m[1, 2], m[row: 1], m[col: 1], m["a"], m[s: "a"]].joined(separator: " ") }
        //= rc row col s ls
        ----
        struct MM { static subscript(x: Int) -> Int { x }; static subscript(x x: Int) -> Int { x * 2 } }
        func t() -> String { "\(MM[4]) \(MM[x: 4])" }
        //= 4 8
        ----
        extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; subscript(wrap i: Int) -> Element { self[((i % count) + count) % count] } }
        func t() -> String { let a = [1, 2, 3]; return "\(a[safe: 5] as Any) \(a[safe: 1] as Any) \(a[wrap: -1])" }
        //= nil Optional(2) 3
        ----
        struct P { subscript<T>(x: T) -> String { "gen" }; subscript(x: Int) -> String { "int" }; subscript<T: StringProtocol>(x: T) -> String { "str" } }
        func t() -> String { let p = P(); return [p[1], p[2.5], p["a"]].joined(separator: " ") }
        //= int gen str
        ----
        struct P { subscript(x: Int = 4) -> Int { x }; subscript(a a: Int, b b: Int = 9) -> Int { a * 10 + b } }
        func t() -> String { let p = P(); return "\(p[]) \(p[1]) \(p[a: 2]) \(p[a: 2, b: 3])" }
        //= 4 1 29 23
        ----
        struct P { subscript(xs: Int...) -> Int { xs.reduce(0, +) } }
        func t() -> String { let p = P(); return "\(p[]) \(p[1]) \(p[1, 2, 3])" }
        //= 0 1 6
        """##)
}
