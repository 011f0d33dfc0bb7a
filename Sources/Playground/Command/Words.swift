// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension CommandContext {
    /// One of some words, or the error that names the closest.
    func choice<T>(_ what: String, _ choices: [(String, T)]) throws(Diagnostic) -> T {
        guard let word = arguments.word() else {
            throw Diagnostic(
                .missingArgument, "\(what.withArticle) is missing", at: arguments.endSpan,
                hint: "one of " + choices.map(\.0).joined(separator: ", "))
        }
        return try word.choice(what, choices).1
    }

    func onOff(_ what: String) throws(Diagnostic) -> Bool { try choice(what, [("on", true), ("off", false)]) }
}

extension ArgumentCursor.Word {
    /// The one of some choices that it names, in any case, or the error that names the closest.
    func choice<T>(_ what: String, _ choices: [(String, T)]) throws(Diagnostic) -> (String, T) {
        // A case may be written as in Swift: `.xLarge`, `rightToLeft`.
        let name = text.first == "." ? String(text.dropFirst()) : text
        let lower = name.lowercased()
        if let found = choices.first(where: { $0.0 == name }) ?? choices.first(where: { $0.0.lowercased() == lower })
            ?? choices.first(where: { (($0.1 as? any RawRepresentable)?.rawValue as? String)?.lowercased() == lower })
        {
            return found
        }
        // A number is another number than the one that is spelt most like it.
        let meant = ArgumentCursor.number(text) == nil ? ClosestWord.of(text, in: choices.map(\.0)) : nil
        throw Diagnostic(
            .unknownValue, "'\(text)' is not \(what.withArticle)", at: span, suggestion: meant,
            hint: "one of " + choices.map(\.0).joined(separator: ", "))
    }
}
