// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let compare = Command(
        "compare", .session, .question, syntax: ["compare FILE.json [within N]", "compare scene MARK"],
        summary: "Shows where frames printed elsewhere, or a marked scene, differ from this scene.",
        examples: ["compare mac.json", "compare mac.json within 0.5", "compare scene before"],
        details: """
            The file contains what 'frames' prints with --json, what 'export FILE.json' wrote, or what a file exported with \
            'probes' printed on a Mac, with or without other lines around it. Layers are matched by name; a difference of 0.001 \
            counts unless you say otherwise. 'compare scene' draws a marked scene beside the current one.
            """,
        related: ["diff", "export", "probes", "Xcode", "device"]
    ) { (context) throws(Diagnostic) in
        if context.arguments.take("scene") {
            let mark = try context.mark()
            try context.arguments.expectEnd()
            return .show(try context.comparison(of: mark, and: MarkedScene(name: MarkedScene.present, context: context)))
        }
        if let word = context.arguments.peekWord(), context.history.marks[word.text] != nil, !context.files.exists(word.text) {
            throw Diagnostic(
                .fileNotFound, "there is no file '\(word.text)'", at: word.span,
                hint: "'compare scene \(word.text)' compares with that scene")
        }
        let path = try context.pathWord()
        let tolerance = try context.arguments.tolerance()
        try context.arguments.expectEnd()
        let theirs = try ComparedFrames(try context.files.read(path.text, at: path.span), name: path.text, at: path.span)
        let ours = context.index.layers.compactMap { FrameRow($0, context.index) }.map(ComparedFrame.init)
        return .show(FrameComparison(ours: ours, theirs: theirs.frames, tolerance: tolerance).output)
    }
}
