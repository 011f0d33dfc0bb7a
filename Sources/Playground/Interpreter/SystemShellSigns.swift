// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// `print 1 | wc`, `tree > out.txt`, `tree && show`: a shell of the system passes answers on, and joins commands. Here those signs are
/// Swift's, or mean nothing; the error tells what does it.
enum SystemShellSigns {
    /// The error with that hint, if such a sign stands between two words and nothing before it is wrong; else nil.
    static func diagnostic(for input: Input, instead error: Diagnostic) -> Diagnostic? {
        guard [.syntax, .unknownName, .unknownArgument, .typeMismatch].contains(error.id), error.suggestion == nil, let wrong = error.span,
            wrong.source === input.source
        else { return nil }
        let chunks = ArgumentChunks(input.text).chunks
        // In code, as in `let a = b | c`, they are Swift's.
        guard let first = chunks.first, Command.named(first.text) != nil else { return nil }
        // An operator has its types; a sign that is no number, as in `history | grep a`, comes first.
        if error.id == .typeMismatch, chunks.count < 2 || wrong.start != input.range.lowerBound + chunks[1].start { return nil }
        for (sign, next) in zip(chunks.dropFirst(), chunks.dropFirst(2)) where wrong.start >= input.range.lowerBound + sign.start {
            let before = String(decoding: input.text.utf8.prefix(sign.start), as: UTF8.self).trimmingBlanks
            let rest = String(decoding: input.text.utf8.dropFirst(next.start), as: UTF8.self).trimmingBlanks
            if let hint = hint(sign.text, before, next.text, rest) { return error.hinting(hint) }
        }
        return nil
    }

    /// - Parameters:
    ///   - next: the word behind the sign.
    ///   - rest: all that is behind it.
    private static func hint(_ sign: String, _ before: String, _ next: String, _ rest: String) -> String? {
        let inShell = before.contains("'") || before.contains("\n") ? "INPUT" : before
        let outside = "in the system's own shell, write: scrollscope -c '\(inShell)' \(sign) \(rest)"
        switch sign {
        case "|" where next.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }: return "there are no pipes here; " + outside
        case ">", ">>": return isFile(next) ? "answers do not go to files here; " + outside : nil
        case "&&", "||": return Command.named(next) == nil ? nil : "';' stands between two inputs"
        default: return nil
        }
    }

    /// Not `print a > b.width`, where only b is unknown.
    private static func isFile(_ word: String) -> Bool {
        ExportFormat(path: word) != nil || ["/", "./", "../", "~/"].contains { word.hasPrefix($0) }
    }
}
