// SPDX-License-Identifier: GPL-3.0-or-later

extension CheckedDeclaration {
    /// Generic types with too many arguments, too few, or the wrong ones.
    static let typeArguments: [Case] = [
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: Box<Int, String>? = nil
            """#, #"generic type 'Box' specialized with too many type parameters (got 2, but expected 1)"#
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: Pair<Int>? = nil
            """#, #"generic type 'Pair' specialized with too few type parameters (got 1, but expected 2)"#
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: Int<String>? = nil
            """#, #"cannot specialize non-generic type 'Int'"#
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            func f() -> Box { Box(v: 1) }
            """#, #"reference to generic type 'Box' requires arguments in <...>"#
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: Box<Int> = Box(v: "a")
            """#, #"cannot convert value of type 'String' to expected argument type 'Int'"#
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: K<N>? = nil
            """#, #"type 'N' does not conform to protocol 'Hashable'"#
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: Box<Int> = Box(v: 1)
            """#, nil
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: Box = Box(v: 1)
            """#, nil
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            let a: K<String>? = nil
            """#, nil
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            extension Box { func same() -> Box { self } }
            """#, nil
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            func f<T>(_ b: Box<T>) -> Pair<T, Int> { Pair(a: b.v, b: 1) }
            """#, nil
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            typealias B = Box<Int>; let a: B = Box(v: 1)
            """#, nil
        ),
        (
            #"""
            struct Box<T> { var v: T }
            struct Pair<A, B> { var a: A; var b: B }
            struct K<T: Hashable> { var t: T }
            struct N { }
            func f() { let a: Pair<Int, Int, Int>? = nil; print(a as Any) }
            """#, #"generic type 'Pair' specialized with too many type parameters (got 3, but expected 2)"#
        ),
    ]
}
