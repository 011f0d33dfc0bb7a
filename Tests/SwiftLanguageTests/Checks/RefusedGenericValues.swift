// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Values of generic parameters where another type is wanted.
    static let genericValues = reading(
        ##"""
        func f<T>(_ x: T) -> Int { x }
        //= cannot convert return expression of type 'T' to return type 'Int'
        ----
        func f<T: Numeric>(_ x: T) -> Double { x }
        //= cannot convert return expression of type 'T' to return type 'Double'
        ----
        func f<T>(_ x: T) { let n: String = x; print(n) }
        //= cannot convert value of type 'T' to specified type 'String'
        ----
        func f<A, B>(_ x: A, _ y: B) -> A { y }
        //= cannot convert return expression of type 'B' to return type 'A'
        ----
        struct S<T> { var t: T; func a() -> Int { t } }
        //= cannot convert return expression of type 'T' to return type 'Int'
        ----
        struct S<T> { var t: T; mutating func a<U>(_ u: U) { t = u } }
        //= cannot assign value of type 'U' to type 'T'
        ----
        func g(_ x: Int) {}
        func f<T>(_ x: T) { g(x) }
        //= cannot convert value of type 'T' to expected argument type 'Int'
        ----
        class C<T> { var n = 0; func a(_ t: T) { n = t } }
        //= cannot assign value of type 'T' to type 'Int'
        ----
        func f<A, B>(_ x: A, _ y: B) -> [A] { [x, y] }
        //= cannot convert value of type 'B' to expected element type 'A'
        ----
        enum E<T> { case a(T); func g() -> String { switch self { case .a(let t): return t } } }
        //= cannot convert return expression of type 'T' to return type 'String'
        """##)
}
