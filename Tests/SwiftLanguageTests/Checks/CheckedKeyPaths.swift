// SPDX-License-Identifier: GPL-3.0-or-later

extension CheckedDeclaration {
    /// Key paths where others are expected.
    static let keyPaths: [Case] = [
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            let k: KeyPath<P, Int> = \Q.y
            """#, #"cannot assign value of type 'KeyPath<Q, Int>' to type 'KeyPath<P, Int>'"#
        ),
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            let k: KeyPath<P, String> = \P.x
            """#, #"cannot assign value of type 'KeyPath<P, Int>' to type 'KeyPath<P, String>'"#
        ),
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            func f() -> Int { func g(_ k: KeyPath<P, Int>) -> Int { 1 }; return g(\Q.y) }
            """#, #"cannot convert value of type 'KeyPath<Q, Int>' to expected argument type 'KeyPath<P, Int>'"#
        ),
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            let k: KeyPath<P, Int> = \.x
            """#, nil
        ),
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            let k = \P.name; func f(p: P) -> String { p[keyPath: k] }
            """#, nil
        ),
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            func f(ps: [P]) -> [Int] { ps.map(\P.x) }
            """#, nil
        ),
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            let k: KeyPath<P, Int> = \P.name.count
            """#, nil
        ),
        (
            #"""
            struct P { var x: Int; var name: String }
            struct Q { var y: Int }
            let k: PartialKeyPath<P> = \P.x
            """#, nil
        ),
    ]
}
