// SPDX-License-Identifier: GPL-3.0-or-later

/// The clauses of `#if` that the compiler leaves unread: where the condition asks for a version and does not hold, a clause may be written
/// in another version's Swift. So may what follows a clause that holds, up to `#endif` or a condition of another kind.
struct SkippedClauses {
    /// From behind each one's condition up to the next directive, in offsets of the source.
    private(set) var ranges: [Range<Int>] = []
    private let source: SourceText
    private var levels: [Level] = []

    /// An `#if` around a token.
    private struct Level {
        /// Is the last condition one of versions?
        var isOfVersions = false
        /// Holds an earlier condition on every platform?
        var isDecided = false
        /// Where the clause begins, if it is left unread.
        var skipped: Int?
    }

    init(_ source: SourceText, _ tokens: [SourceToken]) {
        self.source = source
        for (index, token) in tokens.enumerated() where token.byte == UInt8(ascii: "#") && token.kind != .stringText {
            switch source.text(in: token.start..<token.end) {
            case "#if":
                levels.append(Level())
                enter(tokens[index...])
            case "#elseif", "#else":
                leave(upTo: token.start)
                enter(tokens[index...])
            case "#endif":
                leave(upTo: token.start)
                _ = levels.popLast()
            default: break
            }
        }
    }

    /// Begins the clause of a directive. Inside one that is left unread nothing is looked at.
    private mutating func enter(_ tokens: ArraySlice<SourceToken>) {
        guard var level = levels.popLast(), let directive = tokens.first else { return }
        defer { levels.append(level) }
        guard !levels.contains(where: { $0.skipped != nil }) else { return }
        let line = tokens.dropFirst().prefix { !$0.startsLine && $0.byte != UInt8(ascii: "#") }
        let end = line.last?.end ?? directive.end
        guard source.text(in: directive.start..<directive.end) != "#else" else {
            level.skipped = level.isDecided && level.isOfVersions ? end : nil
            return
        }
        guard let first = line.first, let condition = try? SwiftReader.expression(source, range: first.start..<end) else { return }
        let answers = [true, false].map { isOS in (try? CompilationCondition.holds(condition, isOS: { _ in isOS })) ?? true }
        level.isOfVersions = Self.isOfVersions(condition)
        if level.isOfVersions, level.isDecided || !answers.contains(true) { level.skipped = end }
        if !answers.contains(false) { level.isDecided = true }
    }

    private mutating func leave(upTo end: Int) {
        guard let start = levels.last?.skipped else { return }
        levels[levels.count - 1].skipped = nil
        if start < end { ranges.append(start..<end) }
    }

    /// As the compiler sees it: of `&&` one side is enough, of `||` both must be.
    private static func isOfVersions(_ condition: Expression) -> Bool {
        switch condition.kind {
        case .parenthesized(let inner), .prefix("!", let inner): isOfVersions(inner)
        case .binary(let left, "&&", let right): isOfVersions(left) || isOfVersions(right)
        case .binary(let left, "||", let right): isOfVersions(left) && isOfVersions(right)
        case .call(let call): ["swift", "compiler", "_compiler_version"].contains(call.callee.bareName)
        default: false
        }
    }
}
