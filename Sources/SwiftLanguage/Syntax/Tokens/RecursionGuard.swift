// SPDX-License-Identifier: GPL-3.0-or-later

/// Refuses, before the parser runs, what would make it call itself without end: text never overflows the stack.
///
/// The parser bounds brackets itself, but not the recursion that needs none (`try try try …`, `a ? b : c ? …`, `A<A<A<…`), nor the
/// chains (`a.b.c…`) that make its tree deep.
enum RecursionGuard {
    static let maximumRun = 1_000

    static func check(_ scanned: ScannedText, source: SourceText) throws(Diagnostic) {
        if let limit = scanned.limit {
            let span = SourceSpan(source: source, start: limit.offset, end: limit.offset + 1)
            throw Diagnostic(.limitExceeded, limit.message, at: span)
        }
        var counter = RecursionCounter()
        for token in scanned.tokens {
            guard let message = counter.excess(with: token) else { continue }
            throw Diagnostic(.limitExceeded, message, at: SourceSpan(source: source, start: token.start, end: token.end))
        }
    }
}

/// Counts what recurses, forgetting it where a statement or an element ends.
private struct RecursionCounter {
    private var prefixes = 0
    private var isAfterKeyword = false
    private var angles = 0
    /// Ternaries, arrows, labels and `else if`, for each level of brackets.
    private var branches = Array(repeating: 0, count: ScannedText.maximumDepth + 2)
    /// Links of the chain that is being read, for each level of brackets.
    private var links = Array(repeating: 0, count: ScannedText.maximumDepth + 2)

    /// The token before was a dot: what comes is its member, even on another line.
    private var isMember = false

    mutating func excess(with token: SourceToken) -> String? {
        countPrefixes(token)
        countAngles(token)
        countBranches(token)
        countLinks(token)
        let level = min(token.depth, ScannedText.maximumDepth)
        if links[level] > TreeReader.maximumChain { return "an expression of more than \(TreeReader.maximumChain) parts" }
        let most = max(prefixes, angles, branches[level])
        return most > RecursionGuard.maximumRun ? "more than \(RecursionGuard.maximumRun) prefixes or branches follow each other here" : nil
    }

    private mutating func countPrefixes(_ token: SourceToken) {
        switch token.kind {
        case .keyword, .prefixOperator, .attribute: prefixes += 1
        case .identifier where token.isPrefixWord: prefixes += 1
        // The sign of `try!`, `try?`.
        case .postfixOperator where isAfterKeyword && !token.followsBlank: break
        default: prefixes = 0
        }
        isAfterKeyword = token.kind == .keyword
    }

    private mutating func countAngles(_ token: SourceToken) {
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .other:
            if token.byte == UInt8(ascii: "<") { angles += 1 }
            if token.byte == UInt8(ascii: ">") { angles = 0 }
        default: break
        }
    }

    private mutating func countBranches(_ token: SourceToken) {
        let level = min(token.depth, ScannedText.maximumDepth)
        switch token.kind {
        case .infixQuestion, .arrow, .colon: branches[level] += 1
        case .keyword where token.byte == UInt8(ascii: "e"): branches[level] += 1
        case .semicolon, .comma: branches[level] = 0
        case .openBracket: branches[level + 1] = 0
        case .closeBracket: break
        default: if token.startsLine { branches[level] = 0 }
        }
    }

    private mutating func countLinks(_ token: SourceToken) {
        let level = min(token.depth, ScannedText.maximumDepth)
        switch token.kind {
        case .period, .postfixOperator: links[level] += 1
        case .openBracket:
            links[level] = token.startsLine ? 0 : links[level] + 1
            links[level + 1] = 0
        case .semicolon, .comma, .equal, .colon, .infixQuestion: links[level] = 0
        case .keyword, .binaryOperator: if token.followsBlank, !isMember { links[level] = 0 }
        default: if token.startsLine, !isMember, token.kind != .closeBracket { links[level] = 0 }
        }
        isMember = token.kind == .period
    }
}
