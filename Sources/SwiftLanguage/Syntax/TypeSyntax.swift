// SPDX-License-Identifier: GPL-3.0-or-later

/// A type as written.
package indirect enum TypeSyntax: Sendable, Hashable {
    /// `Int`, `Array<Int>`, `Palette.ID` (a member of the base).
    case named(String, genericArguments: [TypeSyntax])
    case member(TypeSyntax, String, genericArguments: [TypeSyntax])
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case optional(TypeSyntax)
    case tuple([TupleElement])
    case function(parameters: [TypeSyntax], result: TypeSyntax)
    /// `some View`, `any P`.
    case some(TypeSyntax)
    case any(TypeSyntax)
    /// `A & B`.
    case composition([TypeSyntax])
    case metatype(TypeSyntax)
    /// `inout T`, `@escaping T`, `@ViewBuilder T`, `borrowing T`: the words before the type, without `@`.
    case attributed([String], TypeSyntax)

    /// Parts of a name, `A.B.C`: what finds a type looks for each of them in the types around.
    static let longestName = 100

    package struct TupleElement: Sendable, Hashable {
        package var label: String?
        package var type: TypeSyntax

        package init(label: String?, type: TypeSyntax) {
            self.label = label
            self.type = type
        }
    }

    package static func named(_ name: String) -> TypeSyntax { .named(name, genericArguments: []) }

    /// `T...`, the type of a parameter that takes any number of values: inside it is an array of them.
    static func variadic(_ element: TypeSyntax) -> TypeSyntax { .attributed(["..."], .array(element)) }

    /// `repeat each T`: a type for each of a pack.
    var isPack: Bool { if case .attributed(["repeat"], _) = self { true } else { false } }

    /// Are generic arguments written in its name?
    var hasArguments: Bool {
        switch self {
        case .named(_, let arguments): !arguments.isEmpty
        case .member(let base, _, let arguments): !arguments.isEmpty || base.hasArguments
        default: false
        }
    }

    var isVariadic: Bool { if case .attributed(["..."], _) = self { true } else { false } }
}
