// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let export = Command(
        "export", .session, .session,
        syntax: [
            "export FILE [style: STYLE] [force]", "export FILE.swift probes [force]", "export session FILE.html [of FILE.scroll] [force]",
        ],
        meanings: [
            "FILE": .file(ExportFormat.allCases.map(\.rawValue)), "STYLE": .words(PictureStyle.allCases.map(\.rawValue)),
            "FILE.swift": .fileEndingIn("swift"), "FILE.html": .fileEndingIn("html"),
        ],
        summary: "Writes a picture, a document, a snapshot or SwiftUI source, depending on the file extension.",
        examples: [
            "export feed.svg", "export feed.svg style: preview", "export Screen.swift", "export Screen.swift probes",
            "export Screen.swift force", "export session handout.html", "export session handout.html of lesson.scroll",
        ],
        details: """
            .png, .pdf and .svg are pictures: previews, or in the style that 'option style' or 'style:' names. .html and .md are \
            documents with the picture and the tables, .txt is the drawing of 'show', .json a snapshot, .swift SwiftUI source to \
            paste into Xcode; with 'probes' that source prints every view's frame, for 'compare'. A file that Scrollscope has \
            not written is replaced only with 'force', and so is a .txt file of an earlier session, because nothing marks it. \
            .png and .pdf need the library cairo (Debian: libcairo2). 'export session' writes what you typed, with the answers \
            and a picture of each scene; with 'of', a session file with its comments.
            """,
        related: ["picture", "png", "pdf", "svg", "html", "markdown", "write", "Xcode", "compare", "image", "screenshot"]
    ) { (context) throws(Diagnostic) in
        if context.arguments.take("session") {
            return .session(.write(try context.handout()))
        }
        let path = try context.pathWord()
        guard let format = ExportFormat(path: path.text) else {
            let endings = ExportFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            let hasEnding = FilePath.name(of: path.text).dropFirst().contains(".")
            let message = hasEnding ? "'\(path.text)' is not an export format" : "'\(path.text)' has no file extension"
            throw Diagnostic(.unknownFormat, message, at: path.span, hint: "one of " + endings)
        }
        let hasProbes = try context.takeProbes(for: format)
        let style = try context.pictureStyle(for: format)
        let isForced = context.arguments.take("force")
        try context.arguments.expectEnd()
        let bytes = FileMark.marking(try context.exported(format, style, hasProbes: hasProbes, path), as: format)
        return .session(.write(OutputFile(path: path, bytes: bytes, isForced: isForced)))
    }
}

/// What a file may be exported as, by its ending.
enum ExportFormat: String, CaseIterable {
    case svg, png, pdf, html, md, txt, json, swift

    init?(path: String) {
        // A name without a dot has no ending: 'export swift'.
        guard let dot = FilePath.name(of: path).lastIndex(of: "."),
            let format = ExportFormat(rawValue: FilePath.name(of: path)[dot...].dropFirst().lowercased())
        else { return nil }
        self = format
    }

    /// Does it show a picture?
    fileprivate var isDrawn: Bool { self != .json && self != .swift }
}

extension CommandContext {
    fileprivate func takeProbes(for format: ExportFormat) throws(Diagnostic) -> Bool {
        var ahead = arguments
        guard let word = ahead.word(), word.text == "probes" else { return false }
        arguments = ahead
        guard format == .swift else { throw Diagnostic(.unknownArgument, "only a .swift file can have probes", at: word.span) }
        return true
    }

    /// `style: preview`; else what the option says, where that was set; else what suits the format.
    fileprivate func pictureStyle(for format: ExportFormat) throws(Diagnostic) -> PictureStyle {
        var ahead = arguments
        if let word = ahead.word(), ["style:", "style", "--style"].contains(word.text) {
            guard let value = ahead.word() else { throw ahead.missing("a style") }
            arguments = ahead
            guard format.isDrawn else { throw Diagnostic(.unknownArgument, "only pictures have a style", at: word.span) }
            return try PictureStyle(value)
        }
        if let own = scene.options.pictureStyle { return own }
        return format == .txt ? .blueprint : .preview
    }

    fileprivate func exported(
        _ format: ExportFormat, _ style: PictureStyle, hasProbes: Bool, _ path: ArgumentCursor.Word
    ) throws(Diagnostic) -> [UInt8] {
        func text(_ text: String) -> [UInt8] { Array(text.utf8) }
        switch format {
        case .png, .pdf: return try encoded(PictureFormat(rawValue: format.rawValue) ?? .png, style, path)
        case .svg: return text(try drawing().svg(style))
        case .html: return text(ScenePage(context: self, drawing: try drawing(), style: style).html)
        case .md: return text(ScenePage(context: self, drawing: try drawing(), style: style).markdown)
        case .txt:
            let drawn = TerminalDrawing(drawing: try drawing(), style: style, fit: .automatic)
            return text(drawn.lines(OutputStyle(width: 100)).map { $0 + "\n" }.joined())
        case .json: return text(SceneSnapshot(context: self).json.text + "\n")
        case .swift: return text(SwiftExport(scene: scene, names: laidOut.names, hasProbes: hasProbes).text)
        }
    }

    private func encoded(_ format: PictureFormat, _ style: PictureStyle, _ path: ArgumentCursor.Word) throws(Diagnostic) -> [UInt8] {
        try encoded(try drawing().picture(style), format, scale: scene.stage.effectiveScale, path)
    }

    /// A picture as a file that a library makes.
    func encoded(
        _ picture: Picture, _ format: PictureFormat, scale: Double, _ path: ArgumentCursor.Word
    ) throws(Diagnostic) -> [UInt8] {
        let missing = Diagnostic(
            .fileError, "pictures as .\(format.rawValue) need the library cairo, which is not installed", at: path.span,
            hint: "install it (Debian and Ubuntu: sudo apt-get install libcairo2), or export .svg")
        guard let encoder = files.files.pictures else { throw missing }
        let interrupt = layouter.interrupt
        do { return try encoder.encode(picture, as: format, scale: scale, isStopped: { interrupt.isSet }) } catch {
            switch error {
            case .missingLibrary: throw missing
            case .tooLarge:
                throw Diagnostic(.fileError, "the window has no pixels, or more than a picture can hold", at: path.span)
            case .tooManyEffects:
                throw Diagnostic(
                    .limitExceeded, "the shadows, blurs and transparent views need too many pixels", at: path.span,
                    hint: "a .svg file has no such limit")
            case .tooMuchPainted:
                throw Diagnostic(
                    .limitExceeded, "the lines, gradients and texts of this picture take too long to paint", at: path.span,
                    hint: "draw fewer segments and stops, or export .svg, which has no such limit")
            case .interrupted: throw Diagnostic(.interrupted, "interrupted", at: path.span)
            }
        }
    }
}

extension PictureStyle {
    /// The style that a word names.
    init(_ word: ArgumentCursor.Word) throws(Diagnostic) {
        let names = Self.allCases.map(\.rawValue)
        guard let style = Self(rawValue: word.text) else {
            throw Diagnostic(
                .unknownValue, "'\(word.text)' is not a picture style", at: word.span, suggestion: ClosestWord.of(word.text, in: names),
                hint: "one of " + names.joined(separator: ", "))
        }
        self = style
    }
}

extension SceneOptions {
    /// The style that was set; nil while each place has its own.
    var pictureStyle: PictureStyle? { self["style"].flatMap(PictureStyle.init(rawValue:)) }
}
