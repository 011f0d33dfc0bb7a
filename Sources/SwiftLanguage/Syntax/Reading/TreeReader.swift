// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// Turns nodes of swift-syntax into our own. One extension a family of nodes; what no extension knows is `unsupported`, by name.
struct TreeReader {
    let source: SourceText
    /// Added to the parser's offsets.
    let base: Int
    let operators: CustomOperators
    private let names = ReadNames()

    init(source: SourceText, base: Int, operators: CustomOperators) {
        self.source = source
        self.base = base
        self.operators = operators
    }

    /// Chains of calls and of operators longer than this are refused, because the tree is walked recursively later.
    static let maximumChain = 10_000

    func span(_ node: some SyntaxProtocol) -> SourceSpan {
        span(from: start(node), to: end(node))
    }

    func span(from start: Int, to end: Int) -> SourceSpan { SourceSpan(source: source, start: start, end: end) }

    func start(_ node: some SyntaxProtocol) -> Int { base + node.positionAfterSkippingLeadingTrivia.utf8Offset }

    func end(_ node: some SyntaxProtocol) -> Int { base + node.endPositionBeforeTrailingTrivia.utf8Offset }

    /// A name without the backticks that only spell it; `` `self` `` and `` `init` `` keep them, they would mean something else.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`") else { return nameInProgram(text, token) }
        let bare = String(text.dropFirst().dropLast())
        return ["self", "init", "Type", "Protocol"].contains(bare) ? text : nameInProgram(bare, token)
    }

    /// A bare name as an expression's content.
    func identifier(_ name: String) -> Expression.Kind { names.identifier(name) }

    /// A name behind a leading dot as an expression's content.
    func implicitMember(_ name: String) -> Expression.Kind { names.implicitMember(name) }

    func failure(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) -> Diagnostic {
        Diagnostic(.syntax, message, at: span(node), hint: hint)
    }

    func unsupported(_ construct: String, at node: some SyntaxProtocol, hint: String? = nil) -> Diagnostic {
        Diagnostic(.unsupported, "\(construct) is not supported", at: span(node), hint: hint)
    }

    /// For nodes that no table knows: `regexLiteralExpr` becomes “regex literal”.
    func unknown(_ node: some SyntaxProtocol) -> Diagnostic {
        var words = ""
        for character in "\(node.kind)" {
            if character.isUppercase { words += " " }
            words += character.lowercased()
        }
        let kinds = [" expr": "", " decl": " declaration", " stmt": " statement", " type": " type", " pattern": " pattern"]
        for (suffix, replacement) in kinds where words.hasSuffix(suffix) {
            words = words.dropLast(suffix.count) + replacement
        }
        return unsupported("'\(words)'", at: node)
    }

    func refuse(_ node: (some SyntaxProtocol)?, _ construct: String) throws(Diagnostic) {
        if let node { throw unsupported(construct, at: node) }
    }
}

/// The names of one text. A text has few and repeats them: each is kept once, whatever stands for it.
private final class ReadNames {
    private var identifiers: [String: Expression.Kind] = [:]
    private var implicitMembers: [String: Expression.Kind] = [:]

    /// The content of a bare name is a box, which all uses of the name share.
    func identifier(_ name: String) -> Expression.Kind { Self.shared(name, &identifiers) { .identifier($0, genericArguments: []) } }

    func implicitMember(_ name: String) -> Expression.Kind { Self.shared(name, &implicitMembers) { .implicitMember($0) } }

    private static func shared(
        _ name: String, _ known: inout [String: Expression.Kind], make: (String) -> Expression.Kind
    ) -> Expression.Kind {
        if let kind = known[name] { return kind }
        let kind = make(name)
        known[name] = kind
        return kind
    }
}
