// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftParser
internal import SwiftSyntax

/// A text as SwiftParser sees it, with what it has to complain about.
struct ParsedText {
    let source: SourceText
    /// Where the parsed part begins in the source.
    let base: Int
    let scanned: ScannedText
    let tree: SourceFileSyntax
    /// Those of the program so far and those that this text declares.
    let operators: CustomOperators

    init(_ source: SourceText, range: Range<Int>? = nil) throws(Diagnostic) {
        let known = range.flatMap { source.knownTokens.take($0) }
        try self.init(source, range: range, scanned: known ?? TokenScanner.scan(source, range: range))
    }

    init(_ source: SourceText, range: Range<Int>? = nil, scanned: ScannedText) throws(Diagnostic) {
        try RecursionGuard.check(scanned, source: source)
        let range = (range ?? 0..<source.text.utf8.count).clamped(to: 0..<source.text.utf8.count)
        self.source = source
        self.scanned = scanned
        base = range.lowerBound
        let deep = try DeepBrackets(source, scanned.tokens[...])
        let whole = Self.parse(source, range, hiding: scanned.lineComments, deep)
        let skipped = whole.hasError && deep.parts.isEmpty ? SkippedClauses(source, scanned.tokens).ranges : []
        let readable = skipped.isEmpty ? whole : Self.parse(source, range, hiding: scanned.lineComments + skipped, deep)
        tree = try deep.restored(in: readable, base: range.lowerBound)
        var operators = source.operators
        operators.add(CustomOperators(in: tree))
        self.operators = operators
    }

    private static func parse(
        _ source: SourceText, _ range: Range<Int>, hiding hidden: [Range<Int>], _ deep: DeepBrackets
    ) -> SourceFileSyntax {
        // The guard of the recursion is the limit that people meet; the parser's own stays out of its way.
        var parser = source.withBytes { bytes in
            guard !hidden.isEmpty || !deep.parts.isEmpty else {
                return Parser(UnsafeBufferPointer(rebasing: bytes[range]), maximumNestingLevel: 2 * ScannedText.maximumDepth)
            }
            var copy = Array(bytes[range])
            hide(hidden, in: &copy, base: range.lowerBound)
            deep.hide(in: &copy, base: range.lowerBound)
            return copy.withUnsafeBufferPointer { Parser($0, maximumNestingLevel: 2 * ScannedText.maximumDepth) }
        }
        return SourceFileSyntax.parse(from: &parser)
    }

    /// Shell comments, and what is left unread, become blanks, so that every offset and every line stays. Tokens that were remembered may
    /// know of comments after the parsed part: those of the lines that were looked at to find out whether it goes on.
    private static func hide(_ hidden: [Range<Int>], in bytes: inout [UInt8], base: Int) {
        let parsed = base..<base + bytes.count
        for part in hidden {
            for offset in part.clamped(to: parsed) where bytes[offset - base] != UInt8(ascii: "\n") {
                bytes[offset - base] = UInt8(ascii: " ")
            }
        }
    }

    var reader: TreeReader { TreeReader(source: source, base: base, operators: operators) }

    // MARK: Errors

    func throwFirstError() throws(Diagnostic) {
        if let error = firstError(in: Syntax(tree)) { throw error }
    }

    func firstError(in node: Syntax) -> Diagnostic? {
        guard let first = firstParserError(in: node) else { return nil }
        let start = base + first.position.utf8Offset
        var id = Diagnostic.ID.syntax
        var notes: [Diagnostic.Note] = []
        // Complaints at the very end are about text that is still to come, unless an earlier line broke it.
        if start >= scanned.contentEnd, scanned.open.isEmpty ? !scanned.isBroken : OpenConstruct(scanned) != nil {
            id = .incompleteInput
            notes = openingNotes
        }
        return Diagnostic(id, Self.words(first.message), at: span(of: first, from: start), hint: first.hint, notes: notes)
    }

    private var openingNotes: [Diagnostic.Note] {
        guard let offset = scanned.open.last?.offset ?? scanned.unterminatedComment else { return [] }
        return [Diagnostic.Note("opened here", span: SourceSpan(source: source, start: offset, end: offset + 1))]
    }

    private func firstParserError(in node: Syntax) -> ParserError? { ParserError.first(in: node) }

    private func span(of error: ParserError, from start: Int) -> SourceSpan {
        SourceSpan(source: source, start: start, end: max(start, base + error.end.utf8Offset))
    }

    /// The parser's words, in the form of our messages.
    private static func words(_ message: String) -> String {
        var text = message.prefix(1).lowercased() + message.dropFirst()
        while text.hasSuffix(".") { text.removeLast() }
        return compilersWords[text] ?? text.replacing("must be separated by newline or ';'", with: "must be separated by ';'")
    }

    /// What the compiler says in other words than the library of its parser.
    private static let compilersWords = [
        "expected '\"' to end string literal": "unterminated string literal",
        "expected '\"\"\"' to end string literal": "unterminated string literal",
        "expected expression in variable": "expected initial value after '='",
        "expected return type in function signature": "expected type for function result",
        "expected identifier in function": "expected identifier in function declaration",
        "expected identifier in class": "expected identifier in class declaration",
        "expected identifier in struct": "expected identifier in struct declaration",
        "expected identifier in enum": "expected identifier in enum declaration",
        "expected pattern in variable": "expected pattern",
        "expected type in type annotation": "expected type",
        "expected type in inherited type": "expected type",
        "expected '{' in 'if' statement": "expected '{' after 'if' condition",
        "expected '{' in 'while' statement": "expected '{' after 'while' condition",
        "expected '{' in 'for' statement": "expected '{' to start the body of for-each loop",
        "expected 'in' in 'for' statement": "expected 'in' after for-each pattern",
        "expected 'else' in 'guard' statement": "expected 'else' after 'guard' condition",
        "expected 'while' and condition in 'repeat' statement": "expected 'while' after body of 'repeat' statement",
        "expected name in member access": "expected member name following '.'",
        "unexpected brace in source file": "extraneous '}' at top level",
    ]

    // MARK: What is missing at the end

    /// What the parser, and nothing before the end, is still waiting for; nil if there is nothing or if the text is wrong before.
    var missingAtEnd: String? {
        if let error = firstParserError(in: Syntax(tree)) {
            guard base + error.position.utf8Offset >= scanned.contentEnd else { return nil }
            return error.message.hasPrefix("expected ") ? String(error.message.dropFirst("expected ".count)) : error.message
        }
        guard let last = tree.statements.last?.item.as(FunctionDeclSyntax.self), last.body == nil else { return nil }
        return "body of '\(last.name.text)'"
    }
}
