// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// An expression of the Swift that is understood (language.md §3): immutable, shared between scenes, told apart by identity.
/// An edit of the scene makes new nodes on the path from the root and keeps every other node, its `id` included.
package final class Expression: Sendable {
    /// Survives edits: a node that replaces another at the same place of the tree may take over its id.
    package let id: ExpressionID
    package let kind: Kind
    /// Is it made of number literals only? Then its type is what the context wants. Each operation asks this of its operands, which may be long.
    let isNumericLiteral: Bool
    package let span: SourceSpan?

    package init(_ kind: Kind, id: ExpressionID = .next(), span: SourceSpan? = nil) {
        self.kind = kind
        isNumericLiteral = kind.isNumericLiteral
        self.id = id
        self.span = span
    }

    /// What is no larger than a number or a reference stands in the expression itself.
    package enum Kind: Sendable {
        case integer(Int)
        /// The literal's value and its text as written (`0.5`, `1e3`).
        indirect case float(Double, text: String)
        case bool(Bool)
        case string([StringSegment])
        case `nil`
        /// A bare name, `self`, `Self`, `super`, `$0`, `$binding`; generic arguments as in `Array<Int>`.
        indirect case identifier(String, genericArguments: [TypeSyntax])
        /// `.leading`, `.init`: the base comes from the type that the context expects.
        indirect case implicitMember(String)
        indirect case member(Expression, String, nameSpan: SourceSpan?)
        indirect case call(Call)
        indirect case `subscript`(Expression, [Argument])
        indirect case closure(Closure)
        /// Prefix and postfix operators other than the ones with a case of their own: `-x`, `!x`, `~x`, `...x`, `x...`.
        indirect case prefix(String, Expression)
        indirect case postfix(Expression, String)
        /// Folded by precedence. `&&`, `||` and `??` too: the evaluator evaluates their right side lazily.
        indirect case binary(Expression, String, Expression)
        indirect case assignment(Expression, String, Expression)
        indirect case ternary(Expression, Expression, Expression)
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        /// Two or more elements, or none: `()`. One element without a label is `parenthesized`.
        case tuple([Argument])
        case parenthesized(Expression)
        indirect case keyPath(root: TypeSyntax?, components: [KeyPathComponent])
        indirect case `as`(Expression, CastKind, TypeSyntax)
        indirect case `is`(Expression, TypeSyntax)
        /// `a?` inside an optional chain; the chain ends at the enclosing `optionalChain`.
        case optionalChaining(Expression)
        /// The extent within which a nil at an `optionalChaining` makes the whole nil.
        case optionalChain(Expression)
        case forceUnwrap(Expression)
        case `inout`(Expression)
        /// A type in expression position that is not a plain identifier: `[Int]`, `Int?`, `[String: Int]`.
        indirect case type(TypeSyntax)
        indirect case `if`(IfStatement)
        indirect case `switch`(SwitchStatement)
        /// `try`, `try?`, `await` in front of an expression; accepted, the word is kept for printing.
        indirect case effect(String, Expression)
        /// A macro such as `#available(iOS 17, *)` as a condition or `#colorLiteral`; the text as written.
        indirect case macro(String, arguments: [Argument])
        /// `_` as the target of an assignment.
        case discard
        /// `x` followed by `#if os(iOS)`, `.padding()`, `#endif`: each chain begins with an `implicitMember` that stands for the member
        /// of the base (`Expression.rebased(on:)`); the condition of `#else` is nil, and so is the chain of an empty clause.
        indirect case conditionalChain(Expression, [(condition: Expression?, chain: Expression?)])
        /// An expression with the type that the static phase found; it is never written or printed.
        indirect case typed(Expression, TypeAnnotation)
    }

    package enum CastKind: String, Sendable { case coerce = "as", conditional = "as?", forced = "as!" }

    package enum StringSegment: Sendable {
        /// Text after escapes were resolved.
        case text(String)
        /// `\(x)`, also `\(x, specifier: "%.1f")`.
        case interpolation([Argument])
    }

    package enum KeyPathComponent: Sendable {
        case property(String)
        case `subscript`([Argument])
        case optionalChain
        case forceUnwrap
        case selfIdentity
    }

    package struct Argument: Sendable {
        package var label: String?
        package var value: Expression
        /// Of the first index of a subscript: which subscript is meant, where its types tell that.
        var resolution: CallResolution?

        package init(label: String? = nil, _ value: Expression) {
            self.label = label
            self.value = value
        }

        /// Where the label is written, for messages; nil where it does not stand right before the value.
        package var labelSpan: SourceSpan? { label.flatMap { value.span?.label($0) } }
    }

    package struct Call: Sendable {
        package var callee: Expression
        package var arguments: [Argument]
        /// The first has no label, later ones do: `Button { } label: { }`. Each value is a `closure`.
        package var trailingClosures: [Argument]
        /// `Text("a")` and `Text()` have them, `VStack { }` has not.
        package var hasParentheses: Bool
        /// What the static phase found; nil as written.
        var resolution: CallResolution?

        package init(callee: Expression, arguments: [Argument] = [], trailingClosures: [Argument] = [], hasParentheses: Bool = true) {
            self.callee = callee
            self.arguments = arguments
            self.trailingClosures = trailingClosures
            self.hasParentheses = hasParentheses
        }
    }

    package struct Closure: Sendable {
        package struct Parameter: Sendable {
            package var name: String
            package var type: TypeSyntax?
            /// Its type is written `T!`.
            var isImplicitlyUnwrapped = false

            package init(name: String, type: TypeSyntax? = nil) {
                self.name = name
                self.type = type
            }
        }
        /// nil: no signature, `$0`… may be used. `{ (a, b) in` and `{ a, b in` look the same here.
        package var parameters: [Parameter]?
        /// `[self]` has no label, `[x = y]` the label `x`, `[weak self]` the label `weak self`: the last word is the name.
        package var captures: [Argument]
        package var result: TypeSyntax?
        package var body: [Statement]
        /// `{ @MainActor in`, `async`, `throws`: accepted, kept for printing.
        package var attributes: [String]

        package init(
            parameters: [Parameter]? = nil, captures: [Argument] = [], result: TypeSyntax? = nil, body: [Statement],
            attributes: [String] = []
        ) {
            self.parameters = parameters
            self.captures = captures
            self.result = result
            self.body = body
            self.attributes = attributes
        }
    }
}

extension Expression {
    /// The name that it is; nil where it is more than a name.
    var bareName: String? { if case .identifier(let name, _) = kind { name } else { nil } }

    /// Is it `{ … }` as it is written?
    package var isClosure: Bool {
        if case .closure = kind { return true }
        return false
    }
}

extension [Expression.StringSegment] {
    /// Is nothing put into the text?
    var isPlain: Bool { allSatisfy { if case .text = $0 { true } else { false } } }
}

/// Tells expressions apart for as long as the process lives; never printed.
package struct ExpressionID: Hashable, Sendable {
    package let number: Int
}

extension ExpressionID {
    private static let counter = Atomic<Int>(0)

    /// An id that no other expression has.
    package static func next() -> ExpressionID { ExpressionID(number: counter.wrappingAdd(1, ordering: .relaxed).newValue) }
}
