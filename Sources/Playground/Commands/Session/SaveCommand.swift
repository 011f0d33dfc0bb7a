// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let save = Command(
        "save", .session, .session, syntax: ["save FILE [force]"], meanings: ["FILE": .file(["scroll"])],
        summary: "Writes a session that rebuilds the scene exactly.",
        examples: ["save feed.scroll", "save feed.scroll force"],
        details:
            "A file that Scrollscope has not written is replaced only with 'force'. What the app's code wrote with FileManager is not part of a session.",
        related: ["store", "write", "session"]
    ) { (context) throws(Diagnostic) in
        let (path, isForced) = try context.outputPath()
        // A text may be a session; nothing else that 'export' writes is one, and nothing that reads such a file would accept one.
        if let format = ExportFormat(path: path.text), ![.txt, .md].contains(format) {
            throw Diagnostic(
                .unknownFormat, "'save' writes sessions, and .\(format.rawValue) is another file format", at: path.span,
                hint: "'export \(path.text)' writes that; name a session feed.scroll")
        }
        return .session(
            .write(OutputFile(path: path, bytes: FileMark.session(try SceneScript(context: context).text()), isForced: isForced)))
    }
}

extension CommandContext {
    /// A path up to the end, and whether the word `force` follows it.
    fileprivate func outputPath() throws(Diagnostic) -> (path: ArgumentCursor.Word, isForced: Bool) {
        let word = try pathWord()
        guard !arguments.isAtEnd else { return (word, false) }
        let span = word.span.joined(to: arguments.restSpan)
        // `save as feed.scroll` names no file `as feed.scroll`.
        if ["as", "to"].contains(word.text) {
            throw Diagnostic(
                .unknownArgument, "'\(word.text)' is not expected here", at: word.span, suggestion: "save \(arguments.rest)")
        }
        // A bare path may hold blanks.
        var words = arguments.takeRest().split(separator: " ", omittingEmptySubsequences: false)
        let isForced = words.last == "force"
        if isForced { words.removeLast() }
        return (ArgumentCursor.Word(text: ([word.text[...]] + words).joined(separator: " "), span: span), isForced)
    }
}
