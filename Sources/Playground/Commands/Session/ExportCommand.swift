// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let export = Command(
        "export", .session, .session, syntax: ["export FILE", "export FILE.swift probes"],
        parameters: [.file(["svg", "html", "txt", "json", "swift"]), .words(["probes"])],
        summary: "Writes a picture, boxes, a snapshot or SwiftUI source, by the file's ending.",
        examples: ["export feed.svg", "export Feed.swift", "export Feed.swift probes"],
        details: """
            .svg is a picture, .html a page with the picture and the tables, .txt boxes, .json a snapshot, .swift SwiftUI source to paste into \
            Xcode; with 'probes' it prints every view's frame there, for 'compare'.
            """,
        related: ["picture", "svg", "write", "Xcode", "compare"]
    ) { (context) throws(Diagnostic) in
        let (path, hasProbes) = try context.exportPath()
        let text: String
        switch path.text.split(separator: ".").last.map({ $0.lowercased() }) {
        case "txt": text = SceneDrawing.text(context.laidOut)
        case "svg": text = SceneDrawing.svg(context.laidOut)
        case "html": text = ScenePage(context: context).text
        case "json": text = SceneSnapshot(context: context).json.text + "\n"
        case "swift": text = SwiftExport(scene: context.scene, names: context.laidOut.names, hasProbes: hasProbes).text
        default:
            throw Diagnostic(
                .unknownFormat, "'\(path.text)' has no ending that is known", at: path.span, hint: ".svg, .html, .txt, .json or .swift")
        }
        return .session(.write(path: path.text, text: text, span: path.span))
    }
}

extension CommandContext {
    /// A path, and whether `probes` follows it: that is for Swift files only.
    fileprivate func exportPath() throws(Diagnostic) -> (ArgumentCursor.Word, hasProbes: Bool) {
        var ahead = arguments
        _ = ahead.word()
        guard let last = ahead.word(), last.text == "probes", ahead.isAtEnd else { return (try path(), false) }
        let path = try pathWord()
        _ = arguments.word()
        guard path.text.lowercased().hasSuffix(".swift") else {
            throw Diagnostic(.unknownArgument, "only a .swift file has probes", at: last.span)
        }
        return (path, true)
    }
}
