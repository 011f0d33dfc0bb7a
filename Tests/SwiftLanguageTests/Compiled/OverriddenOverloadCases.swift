// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Generic overloads of a method of which a class below overrides some.
    static let overriddenOverloads = reading(
        ##"""
        class A { func f<T>(_ x: T) -> String { "A gen" }; func f(_ x: Int) -> String { "A int" } }
        class B: A { override func f(_ x: Int) -> String { "B int" } }
        func t() -> String { let b = B(); let a: A = b; return [b.f(1), b.f("a"), a.f(1), a.f(2.5)].joined(separator: " ") }
        //= B int A gen B int A gen
        ----
        class A { func f<T>(_ x: T) -> String { "A gen" }; func f(_ x: Int) -> String { "A int" } }
        class B: A { override func f<T>(_ x: T) -> String { "B gen" } }
        func t() -> String { let b = B(); let a: A = b; return [b.f(1), b.f("a"), a.f(1), a.f(2.5)].joined(separator: " ") }
        //= A int B gen A int B gen
        ----
        class A { func f<T>(_ x: T) -> String { "A gen" }; func f<T: Equatable>(_ x: T) -> String { "A eq" }; func f<T: Comparable>(_ x: T) -> String { "A cmp" } }
        class B: A { override func f<T: Equatable>(_ x: T) -> String { "B eq" } }
        struct N {}
        struct E: Equatable {}
        func t() -> String { let b = B(); let a: A = b; return [b.f(1), b.f(N()), b.f(E()), a.f(1), a.f(N()), a.f(E())].joined(separator: " ") }
        //= A cmp A gen B eq A cmp A gen B eq
        ----
        class A { func f(_ x: Any) -> String { "A.any" }; func f(_ x: Int) -> String { "A.int" } }
        class B: A { func f(_ x: String) -> String { "B.str" }; override func f(_ x: Any) -> String { "B.any" } }
        func t() -> String { let b = B(), a: A = b; return [b.f(1), b.f("s"), b.f(1.5), a.f(1), a.f("s"), a.f(1.5)].joined(separator: " ") }
        //= A.int B.str B.any A.int B.any B.any
        """##)
}
