// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// `load my scene.swift`: a path that is not quoted ends at its first space where other words may follow it.
extension CommandContext {
    /// The error about the first word of such a path, with the path in quotes.
    func quotingPath(_ error: Diagnostic) -> Diagnostic {
        guard error.id == .fileNotFound || error.id == .unknownFormat, let span = error.span,
            span.source === arguments.source, span.end < arguments.end,
            case let text = span.source.text(in: span.start..<arguments.end), !text.hasPrefix("\""), let path = path(meantBy: text)
        else { return error }
        // `export to feed.svg`
        if path.hasPrefix("to ") || path.hasPrefix("as ") {
            let meant = "\(word.text) \(path.dropFirst(3))"
            return Diagnostic(.unknownArgument, "'\(path.prefix(2))' is not expected here", at: span, suggestion: meant)
        }
        return Diagnostic(error.id, error.message, at: span, hint: "a path with spaces has to be in quotes: \(path.debugDescription)")
    }

    /// The words up to the first that make a file which is there, else up to one that ends as a file's name does, else all that are neither
    /// a type's name nor a word of the command.
    private func path(meantBy text: String) -> String? {
        let words = text.split(separator: " ").prefix(Self.mostWords)
        let paths = words.indices.dropFirst().map { words[...$0].joined(separator: " ") }
        if let path = paths.first(where: { files.exists($0) || files.isDirectory($0) }) ?? paths.first(where: { Self.endsAsFile($0) }) {
            return path
        }
        let known = Set((Command.named(word.text)?.syntax ?? []).flatMap { $0.split { !$0.isLetter } })
        let plain = words.dropFirst().prefix { !known.contains($0) && $0.first?.isUppercase == false }
        return plain.isEmpty ? nil : words[...(plain.endIndex - 1)].joined(separator: " ")
    }

    private static let mostWords = 16

    private static func endsAsFile(_ path: String) -> Bool {
        ExportFormat(path: path) != nil || path.lowercased().hasSuffix(".scroll")
    }
}
