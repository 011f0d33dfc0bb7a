// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The first thing that the parser has to complain about.
struct ParserError {
    let position: AbsolutePosition
    let end: AbsolutePosition
    let message: String
    /// What to do instead, for syntax of another language.
    var hint: String?

    /// Making the parser's messages takes time quadratic in their number; beyond this many faults a message of our own must do.
    private static let maximumFaults = 200

    static func first(in node: Syntax) -> ParserError? {
        guard node.hasError else { return nil }
        let part = firstFaultyItem(of: node)
        let faults = faults(in: part)
        if faults.count > maximumFaults || faults.contains(where: cannotBeWorded), let first = faults.first { return plain(first) }
        return worded(in: part)
    }

    /// Of a file, its first item that is wrong: what comes later can't be the first error.
    private static func firstFaultyItem(of node: Syntax) -> Syntax {
        guard let file = node.as(SourceFileSyntax.self), file.statements.count > 1 else { return node }
        return file.statements.first { $0.hasError }.map { Syntax($0) } ?? node
    }

    private static func worded(in node: Syntax) -> ParserError? {
        let errors = ParseDiagnosticsGenerator.diagnostics(for: node).filter {
            $0.diagMessage.severity == .error && !isBlankInAttribute($0)
        }
        guard let first = errors.min(by: { $0.position < $1.position }) else { return nil }
        let end = first.highlights.map(\.endPositionBeforeTrailingTrivia).max()
        return ParserError(
            position: first.position, end: max(end ?? first.position, first.position), message: first.message, hint: hint(for: first.node))
    }

    /// What to do instead of what other languages allow: commas between views, arguments without their marks, units, cases without `case`.
    private static func hint(for fault: Syntax) -> String? {
        let text = fault.trimmedDescription
        if fault.is(UnexpectedNodesSyntax.self), text.hasPrefix(",") { return "separate views and statements with line breaks or ';'" }
        if fault.is(UnexpectedNodesSyntax.self), fault.parent?.is(FunctionCallExprSyntax.self) == true {
            return "a label has a colon, and arguments have commas between them: (width: 100, height: 50)"
        }
        let digits = text.prefix { $0.isNumber }
        if !digits.isEmpty, ["px", "pt", "em", "rem", "dp", "vw", "vh"].contains(text.dropFirst(digits.count)) {
            return "a length is a number of points, without a unit: \(digits)"
        }
        if let view = viewOutsideOfBody(fault) { return view }
        let isMissingVar = fault.as(TokenSyntax.self).map { $0.presence == .missing && $0.tokenKind == .keyword(.var) } ?? false
        let isInEnum = fault.ancestorOrSelf { $0.as(MemberBlockSyntax.self) }?.parent?.is(EnumDeclSyntax.self) ?? false
        return isMissingVar && isInEnum ? "a case begins with 'case': case a, b" : nil
    }

    /// `struct V: View { Text("a") }`: among the members of a type stands what is done or shown, which is the body of one.
    private static func viewOutsideOfBody(_ fault: Syntax) -> String? {
        guard isCodeAmongMembers(fault), let block = fault.ancestorOrSelf(mapping: { $0.as(MemberBlockSyntax.self) }),
            let type = block.parent?.as(StructDeclSyntax.self),
            type.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription.hasSuffix("View") }) == true
        else { return nil }
        return "what a view shows is its body: var body: some View { … }"
    }

    /// A call is taken for a method without `func`, other code for nothing.
    private static func isCodeAmongMembers(_ fault: Syntax) -> Bool {
        if fault.is(UnexpectedNodesSyntax.self) {
            let place = fault.parent?.is(UnexpectedCodeDeclSyntax.self) == true ? fault.parent?.parent : fault.parent
            return place?.is(MemberBlockSyntax.self) == true || place?.is(MemberBlockItemSyntax.self) == true
        }
        let isMissingFunc = fault.as(TokenSyntax.self).map { $0.presence == .missing && $0.tokenKind == .keyword(.func) } ?? false
        return isMissingFunc && fault.parent?.as(FunctionDeclSyntax.self)?.modifiers.isEmpty == true
    }

    /// An `=` that has a space on both sides, and the parser complains of its spaces: other characters are among them, such as a form feed. The
    /// parser's messages trap at it (a precondition of `FixIt`), as they find no space to add.
    private static func cannotBeWorded(_ fault: Syntax) -> Bool {
        guard let token = fault.as(TokenSyntax.self), token.tokenKind == .equal else { return false }
        let before = token.previousToken(viewMode: .all)?.trailingTrivia ?? []
        return [before, token.trailingTrivia].allSatisfy {
            $0.contains { if case .spaces = $0 { true } else if case .tabs = $0 { true } else { false } }
        }
    }

    /// `@Environment (\.colorScheme)`: an error in the Swift 6 language mode, which few projects are in; a warning before.
    private static func isBlankInAttribute(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
        diagnostic.node.parent?.is(AttributeSyntax.self) == true && diagnostic.message.hasPrefix("extraneous whitespace before '('")
    }

    /// Missing tokens, unexpected pieces and tokens that the lexer disliked, in source order.
    private static func faults(in node: Syntax) -> [Syntax] {
        var result: [Syntax] = []
        var pending = [node]
        while let next = pending.popLast() {
            guard next.hasError else { continue }
            if next.is(UnexpectedNodesSyntax.self) || next.is(TokenSyntax.self) {
                result.append(next)
            } else {
                pending += next.children(viewMode: .all).reversed()
            }
        }
        return result
    }

    private static func plain(_ fault: Syntax) -> ParserError {
        let token = fault.as(TokenSyntax.self)
        let text = fault.trimmedDescription
        let position = fault.positionAfterSkippingLeadingTrivia
        if token?.presence == .missing {
            return ParserError(position: position, end: position, message: text.isEmpty ? "expected more" : "expected '\(text)'")
        }
        if cannotBeWorded(fault) {
            return ParserError(position: position, end: fault.endPositionBeforeTrailingTrivia, message: "invalid character beside '='")
        }
        let words = text.count > 40 ? text.prefix(40) + "…" : text
        return ParserError(position: position, end: fault.endPositionBeforeTrailingTrivia, message: "unexpected code '\(words)'")
    }
}
