// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A declaration as an exported file shows it: as the printer writes it, or with the comments of the file that it was read from.
enum DeclarationText {
    static func of(_ declaration: Declaration, operators: CustomOperators) -> String {
        let printed = SwiftPrinter.pretty(declaration)
        guard let span = declaration.span else { return printed }
        let start = startOfComments(above: span)
        let original = span.source.text(in: start..<span.end)
        // What was changed since it was read is printed anew.
        guard original.contains("//") || original.contains("/*"),
            case .declaration(let again)? = try? SwiftReader.declarations(SourceText(original, operators: operators)).only,
            SwiftPrinter.pretty(again) == printed
        else { return printed }
        return original
    }

    /// Comment lines directly above it are its own.
    private static func startOfComments(above span: SourceSpan) -> Int {
        let lines = span.source.text(in: 0..<span.start).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        var start = span.start
        for line in lines.reversed() {
            guard line.hasPrefix("//"), !line.hasPrefix(SceneMarker.start) else { break }
            start -= line.utf8.count + 1
        }
        return start
    }
}
