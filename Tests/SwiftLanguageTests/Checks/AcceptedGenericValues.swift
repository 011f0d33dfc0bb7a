// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Values of generic parameters where the declarations tell what they are.
    static let genericValues = reading(
        ##"""
        struct S<T> { var t: T }
        extension S where T == Int { func a() -> Int { t } }
        extension S<String> { func b() -> String { t } }
        extension Array where Element == Int { func c() -> Int { for x in self { return x }; return 0 } }
        ----
        func f<A, B>(_ x: A, _ y: B) -> A where A == B { y }
        ----
        func f<T>(_ x: T) -> Int { if let n = x as? Int { return n }; return x as! Int }
        ----
        func f<T>(_ x: T) -> String { "\(x)" }
        func g<T: BinaryInteger>(_ x: T) -> Int { Int(x) }
        func h<T>(_ x: T) -> T { func k<U>(_ u: U) -> U { u }; return k(x) }
        ----
        func f<T, R>(_ x: T, _ c: (T) -> R) -> R { c(x) }
        func g<T>(_ x: [T], _ i: Int) -> T? { x.isEmpty ? nil : x[i] }
        struct Box<T> { var v: T; func map<U>(_ c: (T) -> U) -> Box<U> { Box<U>(v: c(v)) }; func m2<U>(_ c: (T) -> U) -> Box<U> { .init(v: c(v)) } }
        ----
        protocol P { associatedtype A; var a: A { get } }
        struct Q<A>: P { var a: A }
        func f<T: P>(_ t: T) -> Int where T.A == Int { t.a }
        func g<T: P>(_ t: T) -> T.A { t.a }
        ----
        class Base { var n = 1 }
        func f<T: Base>(_ t: T) -> Int { t.n }
        func g<T: Base>(_ t: T) -> Base { t }
        ----
        struct Pair<A, B> {
        let a: A; let b: B
        var flipped: Pair<B, A> { Pair<B, A>(a: b, b: a) }
        func with<C>(_ c: C) -> Pair<A, C> { Pair<A, C>(a: a, b: c) }
        }
        func z<A, B>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
        func fold<T, R>(_ xs: [T], _ r: R, _ c: (R, T) -> R) -> R { var r = r; for x in xs { r = c(r, x) }; return r }
        ----
        extension Optional where Wrapped == Int { var z: Int { if case .some(let v) = self { return v }; return 0 } }
        extension Dictionary where Key == String, Value == Int { var t: Int { for (_, v) in self { return v }; return 0 } }
        extension Sequence where Element == String { func j() -> String { for e in self { return e }; return "" } }
        ----
        struct Stack<Element> {
        var items: [Element] = []
        mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() }
        subscript(i: Int) -> Element { items[i] }
        }
        extension Stack where Element: Numeric { func sum() -> Element { items.reduce(0, +) } }
        ----
        enum Tree<T: Comparable> { case leaf; indirect case node(Tree<T>, T, Tree<T>)
        func insert(_ v: T) -> Tree<T> { 
        switch self {
        case .leaf: return .node(.leaf, v, .leaf)
        case .node(let l, let x, let r): return v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v))
        }
        }
        }
        """##)
}
