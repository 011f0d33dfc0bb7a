// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Carries the interpreter's completions into readline, so that TAB, M-?, M-* and menu-complete all know them.
///
/// Readline finds the word to replace by break characters, the interpreter by the grammar. The hook that readline asks for break
/// characters runs first: it asks the interpreter, and answers with the one character that makes readline find the same word.
@MainActor
final class CompletionBridge {
    typealias Source = (_ line: String, _ cursor: Int) -> Completion

    private static var source: Source?
    /// The lines of the input above the one that is edited, which say what may stand there.
    static var linesAbove = ""
    private static var current: Completion?
    private static var breakCharacters = strdup(" \t\n")

    private let listsWithColor: Bool

    init(listsWithColor: Bool, source: @escaping Source) {
        self.listsWithColor = listsWithColor
        Self.source = source
    }

    func install() {
        // What readline would do with quotes and sorting is the interpreter's business.
        rl_basic_quote_characters = UnsafePointer(strdup(""))
        rl_sort_completion_matches = 0
        rl_completion_word_break_hook = { MainActor.assumeIsolated { Unchecked(CompletionBridge.findWord()) }.value }
        rl_attempted_completion_function = { _, start, end in
            MainActor.assumeIsolated { Unchecked(CompletionBridge.matches(from: Int(start), to: Int(end))) }.value
        }
        CompletionList.install(withColor: listsWithColor)
    }

    /// The candidates of the last question by what readline knows of them: the end of a name that has blanks.
    private(set) static var offered: [String: Completion.Candidate] = [:]

    private static func findWord() -> UnsafeMutablePointer<CChar>? {
        let line = rl_line_buffer.map { String(cString: $0) } ?? ""
        let cursor = Int(rl_point)
        let completion = completion(of: line, cursor)
        current = completion
        let bytes = Array(line.utf8)
        free(breakCharacters)
        breakCharacters = strdup(completion.map { breaks(before: $0.start, in: bytes, cursor: cursor) } ?? " \t\n")
        return breakCharacters
    }

    /// Offsets are those of the line; nil where the word would begin above it.
    private static func completion(of line: String, _ cursor: Int) -> Completion? {
        let above = linesAbove.utf8.count
        guard let found = source?(linesAbove + line, above + cursor), found.start >= above else { return nil }
        return Completion(start: found.start - above, candidates: found.candidates)
    }

    /// The character before the word, if it is not in the word too.
    private static func breaks(before start: Int, in bytes: [UInt8], cursor: Int) -> String {
        guard start > 0 else { return "" }
        let mark = bytes[start - 1]
        let isUsable = mark < 0x80 && start <= cursor && cursor <= bytes.count && !bytes[start..<cursor].contains(mark)
        return isUsable ? String(UnicodeScalar(mark)) : " \t\n"
    }

    /// Readline's array: what all have in common, then each, then nil; it frees them.
    private static func matches(from start: Int, to end: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        rl_attempted_completion_over = 1
        rl_completion_suppress_append = 1
        guard let completion = current else { return nil }
        let line = Array(rl_line_buffer.map { String(cString: $0) }?.utf8 ?? "".utf8)
        let pairs = replacements(of: completion, in: line, from: start)
        offered = Dictionary(pairs.map { ($0.text, $0.candidate) }, uniquingKeysWith: { first, _ in first })
        guard let first = pairs.first else { return nil }
        let texts = pairs.map(\.text)
        let typed = String(decoding: line[min(start, end, line.count)..<min(end, line.count)], as: UTF8.self)
        var words = [texts.count == 1 ? first.text + first.candidate.append : CommonPrefix.of(texts, typed: typed)]
        if texts.count > 1 { words += texts }
        let array = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
        for (index, word) in words.enumerated() { array[index] = strdup(word) }
        array[words.count] = nil
        return array
    }

    /// The candidates as replacements of readline's word, where it begins elsewhere than the interpreter's.
    private static func replacements(
        of completion: Completion, in line: [UInt8], from start: Int
    ) -> [(text: String, candidate: Completion.Candidate)] {
        if start <= completion.start {
            let lead = String(decoding: line[start..<min(completion.start, line.count)], as: UTF8.self)
            return completion.candidates.map { (lead + $0.text, $0) }
        }
        return completion.candidates.compactMap { candidate in
            let bytes = Array(candidate.text.utf8)
            let lead = line[completion.start..<min(start, line.count)]
            return bytes.starts(with: lead) ? (String(decoding: bytes[lead.count...], as: UTF8.self), candidate) : nil
        }
    }
}
