// SPDX-License-Identifier: GPL-3.0-or-later

/// Something in loaded code that no declaration in sight tells of, and that was left out: a view of another framework, a modifier that
/// Scrollscope does not know, a call that fits no overload it knows.
package struct Unknown: Sendable, Hashable {
    /// What is wrong with it: the id that the error has where code is strict.
    package let id: Diagnostic.ID
    /// The words at fault, without their arguments: `MapView`, `.glow(radius:)`, `UIApplication.shared.windows`.
    package let name: String
    /// The error's sentence.
    package let message: String
    /// Where it stands.
    package let span: SourceSpan

    package init(id: Diagnostic.ID, name: String, message: String, span: SourceSpan) {
        self.id = id
        self.name = name
        self.message = message
        self.span = span
    }
}

extension Diagnostic {
    /// What it is in code that marks what is unknown, where it was found before that runs; nil where it is an error.
    var leftOut: Unknown? {
        guard let leftOutName, let span, span.source.marksUnknowns else { return nil }
        return Unknown(id: id, name: leftOutName, message: message, span: span)
    }

    /// Is it about something that a declaration out of sight may tell? Only that is left out; what happens while code runs stays an error.
    var isAboutUnknown: Bool {
        if isCertain { return false }
        return switch id {
        case .unknownView, .unknownModifier, .unknownMember, .unknownName, .unknownType, .unknownKey, .unknownArgument, .missingArgument,
            .missingRequirement, .typeMismatch, .unsupported:
            true
        default: false
        }
    }
}

extension Expression {
    /// What it is called in a list of what was left out.
    var unknownName: String {
        switch kind {
        case .identifier(let name, _): return name
        case .implicitMember(let name): return "." + name.withoutFile
        case .member(let base, let name, _): return (base.dottedPath.map { $0 + "." } ?? ".") + name.withoutFile
        case .call(let call):
            let labels = call.arguments.map { ($0.label ?? "_") + ":" } + call.trailingClosures.map { ($0.label ?? "_") + ":" }
            return call.callee.unknownName + "(" + labels.joined() + ")"
        case .assignment(let target, _, _): return target.unknownName
        case .subscript(let base, _): return base.unknownName + "[]"
        case .typed(let inner, _), .parenthesized(let inner), .optionalChain(let inner), .optionalChaining(let inner),
            .forceUnwrap(let inner):
            return inner.unknownName
        case .binary(_, let sign, _): return sign
        default: return "expression"
        }
    }

    /// `UIApplication.shared` of bare names; nil for a longer expression.
    private var dottedPath: String? {
        switch kind {
        case .identifier(let name, _): return name
        case .member(let base, let name, _): return base.dottedPath.map { $0 + "." + name }
        default: return nil
        }
    }
}
