// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// A session as one document: what it tells, what is typed, what is answered, and a picture wherever the scene has become another. It is run
/// anew for it, in a fresh scene; nothing that it writes reaches a file.
struct SessionHandout {
    private struct Part {
        let narration: [String]
        let input: String
        let answer: String
        /// An SVG.
        let picture: String?
    }

    private let title: String
    private var parts: [Part] = []

    /// Pictures in one document.
    private static let pictureLimit = 200

    init(_ text: String, title: String, in context: CommandContext) throws(Diagnostic) {
        self.title = title
        var options = context.options
        options.isInteractive = false
        options.readOnly = false
        options.progressFile = nil
        options.folder = context.files.folder
        let interpreter = try Interpreter(
            options: options, files: UnwrittenFiles(context.files.files), interrupt: context.layouter.interrupt)
        var narration = SessionNarration(text)
        var drawn = interpreter.current
        var pictures = 0
        var found: [Part] = []
        let style = OutputStyle(width: 80)
        interpreter.feed(SourceText(text)) { step in
            let answer = Renderer.text(step, style: style)
            var picture: String?
            if interpreter.current !== drawn, interpreter.current.root != nil, pictures < Self.pictureLimit {
                picture = Self.picture(of: interpreter, number: pictures)
                pictures += picture == nil ? 0 : 1
            }
            drawn = interpreter.current
            found.append(
                Part(
                    narration: narration.paragraphs(before: step.line), input: step.input, answer: answer.output + answer.errors,
                    picture: picture))
            return step.failure?.id != .interrupted
        }
        let rest = narration.paragraphs(before: .max)
        if !rest.isEmpty { found.append(Part(narration: rest, input: "", answer: "", picture: nil)) }
        parts = found
        if interpreter.interrupt.isSet { throw Diagnostic(.interrupted, "interrupted", at: context.word.span) }
    }

    private static func picture(of interpreter: Interpreter, number: Int) -> String? {
        let content = interpreter.paneContent
        guard let drawing = try? content.context.drawing() else { return nil }
        let style = content.context.scene.options.pictureStyle ?? .preview
        return SVGRenderer.draw(drawing.picture(style), views: drawing.scene.views, id: "p\(number)-")
    }

    var html: String {
        HTMLPage.document(title: title, style: Self.style, body: parts.map(Self.section).joined(separator: "\n"))
    }

    private static func section(_ part: Part) -> String {
        var words = part.narration.map { "<p>\(XMLText.escaped($0))</p>" }
        if !part.input.isEmpty { words.append("<pre class=\"input\">\(XMLText.escaped(part.input))</pre>") }
        if !part.answer.isEmpty { words.append("<pre class=\"answer\">\(XMLText.escaped(part.answer))</pre>") }
        let text = "<div class=\"words\">\n\(words.joined(separator: "\n"))\n</div>"
        return "<section class=\"part\">\n\(text)\n" + (part.picture.map { "<figure>\n\($0)</figure>\n" } ?? "") + "</section>"
    }

    private static let style = """
        .part { display: flex; gap: 2rem; align-items: flex-start; border-top: 1px solid var(--line); padding-top: 1rem; }
        .words { flex: 1 1 30rem; min-width: 0; }
        .part figure { flex: 0 0 14rem; }
        .part figure svg { width: 14rem; border: 1px solid var(--line); }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .4rem 0; font: 13px/1.45 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
        .input { font-weight: 600; }
        .answer { color: var(--soft); }
        @media print { .part { break-inside: avoid; } }
        """
}

/// Files to read from; what is written to them is forgotten.
final class UnwrittenFiles: FileAccess {
    private let files: any FileAccess

    init(_ files: any FileAccess) { self.files = files }

    func read(_ path: String) throws(FileFailure) -> [UInt8] { try files.read(path) }
    func read(_ path: String, first count: Int) throws(FileFailure) -> [UInt8] { try files.read(path, first: count) }
    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {}
    func exists(_ path: String) -> Bool { files.exists(path) }
    func isDirectory(_ path: String) -> Bool { files.isDirectory(path) }
    func list(_ folder: String) -> [String] { files.list(folder) }
    var home: String? { files.home }
    var temporaryFolder: String { files.temporaryFolder }
    var pictures: (any PictureEncoder)? { files.pictures }
}

extension CommandContext {
    /// `session FILE.html [of FILE]`: the inputs of a file, else those that were typed.
    func handout() throws(Diagnostic) -> OutputFile {
        let path = try pathWord()
        guard path.text.lowercased().hasSuffix(".html") else {
            throw Diagnostic(.unknownFormat, "a session can only be exported as .html", at: path.span, hint: "export session handout.html")
        }
        var (text, title) = (history.transcript.joined(separator: "\n"), "Session")
        if arguments.take("of") {
            let source = try pathWord()
            text = try files.read(source.text, at: source.span)
            title = FilePath.name(of: source.text)
        }
        let isForced = arguments.take("force")
        try arguments.expectEnd()
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw Diagnostic(
                .missingArgument, "nothing has been typed yet", at: word.span, hint: "export session FILE.html of SESSION.scroll")
        }
        let bytes = Array(try SessionHandout(text, title: title, in: self).html.utf8)
        return OutputFile(path: path, bytes: FileMark.marking(bytes, as: .html), isForced: isForced)
    }
}
