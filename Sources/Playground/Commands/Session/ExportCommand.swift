// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let export = Command(
        "export", .session, syntax: ["export FILE"], parameters: [.file(["svg", "html", "txt", "json", "swift"])],
        summary: "Writes a picture, boxes, a snapshot or SwiftUI source, by the file's ending.",
        examples: ["export feed.svg", "export Feed.swift"],
        details:
            ".svg is a picture, .html a page with the picture and the tables, .txt boxes, .json a snapshot, .swift SwiftUI source to paste into Xcode.",
        related: ["picture", "svg", "write"]
    ) { (context) throws(Diagnostic) in
        let path = try context.path()
        let text: String
        switch path.text.split(separator: ".").last.map({ $0.lowercased() }) {
        case "txt": text = SceneDrawing.text(context.laidOut)
        case "svg": text = SceneDrawing.svg(context.laidOut)
        case "html": text = ScenePage(context: context).text
        case "json": text = SceneSnapshot(context: context).json.text + "\n"
        case "swift": text = SwiftExport(scene: context.scene).text
        default:
            throw Diagnostic(
                .unknownFormat, "'\(path.text)' has no ending that is known", at: path.span, hint: ".svg, .html, .txt, .json or .swift")
        }
        return .session(.write(path: path.text, text: text, span: path.span, .nothing))
    }
}
