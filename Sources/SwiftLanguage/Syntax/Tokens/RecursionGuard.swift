// SPDX-License-Identifier: GPL-3.0-or-later

/// Refuses, before the parser runs, what would make it call itself without end: text never overflows the stack.
///
/// The parser bounds brackets itself, but not the recursion that needs none: `try try try …`, `a ? b : c ? …`, `- - - x`, `A<A<A<…`.
enum RecursionGuard {
    static let maximumRun = 1_000

    static func check(_ scanned: ScannedText, source: SourceText) throws(Diagnostic) {
        if let offset = scanned.tooDeep {
            let span = SourceSpan(source: source, start: offset, end: offset + 1)
            throw Diagnostic(.limitExceeded, "brackets are nested deeper than \(ScannedText.maximumDepth) levels", at: span)
        }
        var counter = Counter()
        for token in scanned.tokens where counter.add(token) {
            let span = SourceSpan(source: source, start: token.start, end: token.end)
            throw Diagnostic(.limitExceeded, "more than \(maximumRun) prefixes or branches follow each other here", at: span)
        }
    }

    /// Counts what recurses, forgetting it where a statement or an element ends.
    private struct Counter {
        private var prefixes = 0
        private var angles = 0
        private var branches: [Int: Int] = [:]

        /// Whether the limit is passed.
        mutating func add(_ token: SourceToken) -> Bool {
            countPrefixes(token)
            countAngles(token)
            return prefixes > maximumRun || angles > maximumRun || countBranches(token) > maximumRun
        }

        private mutating func countPrefixes(_ token: SourceToken) {
            switch token.kind {
            case .keyword, .prefixOperator, .attribute, .other: prefixes += 1
            default: prefixes = 0
            }
        }

        private mutating func countAngles(_ token: SourceToken) {
            guard token.kind == .binaryOperator || token.kind == .prefixOperator || token.kind == .postfixOperator || token.kind == .other
            else { return }
            if token.byte == UInt8(ascii: "<") { angles += 1 }
            if token.byte == UInt8(ascii: ">") { angles = 0 }
        }

        /// Ternaries, arrows and `else if` chains, for each bracket level.
        private mutating func countBranches(_ token: SourceToken) -> Int {
            let isElse = token.kind == .keyword && token.byte == UInt8(ascii: "e")
            switch token.kind {
            case .infixQuestion, .arrow: break
            case .keyword where isElse: break
            case .semicolon, .comma: return forget(token.depth)
            case .openBracket: return forget(token.depth + 1)
            case .colon, .closeBracket: return 0
            default: return token.startsLine ? forget(token.depth) : 0
            }
            branches[token.depth, default: 0] += 1
            return branches[token.depth] ?? 0
        }

        private mutating func forget(_ depth: Int) -> Int {
            branches[depth] = nil
            return 0
        }
    }
}
