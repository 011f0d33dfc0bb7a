// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let film = Command(
        "film", .session, .session, syntax: ["film FILE [force] COMMAND"], meanings: ["FILE": .file(FilmFormat.allCases.map(\.rawValue))],
        summary: "Runs an input and writes a film of it: a fling, a transition, a rotation.",
        examples: ["film fling.svg fling 1200", "film fling.html scroll to .bottom"],
        details: """
            .svg plays by itself. .html is a page with a slider, play and step buttons, and the views of each frame. .png and \
            .pdf are a strip of up to 8 frames with their times. Frames follow the virtual clock; a long motion keeps up to 61. \
            The style is that of 'option style', or else a preview. With 'clock manual' nothing moves by itself: film 'tick 1s' \
            instead.
            """,
        related: ["record", "animation", "video", "gif", "movie", "motion", "strip"]
    ) { (context) throws(Diagnostic) in
        let file = try context.filmFile()
        guard !context.arguments.isAtEnd else { throw context.arguments.missing("an input") }
        let range = context.arguments.position..<context.arguments.end
        return .session(.film(FilmRequest(file: file, source: context.arguments.source, range: range)))
    }
}

/// Where a film is written, and as what.
struct FilmFile {
    let path: ArgumentCursor.Word
    let format: FilmFormat
    let isForced: Bool
}

extension CommandContext {
    /// `FILE [force]`, with an ending that a film may have.
    func filmFile() throws(Diagnostic) -> FilmFile {
        let path = try pathWord()
        guard let format = FilmFormat(path: path.text) else {
            let endings = FilmFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            throw Diagnostic(
                .unknownFormat, "'\(path.text)' is not a film format", at: path.span, hint: "one of " + endings)
        }
        return FilmFile(path: path, format: format, isForced: arguments.take("force"))
    }

    /// What the file holds.
    func bytes(of film: Film, for file: FilmFile) throws(Diagnostic) -> [UInt8] {
        let bytes: [UInt8]
        switch file.format {
        case .svg: bytes = Array(FilmSVG(film: film).text.utf8)
        case .html: bytes = Array(FilmPage(film: film).text.utf8)
        case .png, .pdf:
            let format = PictureFormat(rawValue: file.format.rawValue) ?? .png
            bytes = try encoded(FilmStrip(film: film).picture, format, scale: 1, file.path)
        }
        return FileMark.marking(bytes, as: file.format.exported)
    }
}

/// What a film may be written as.
enum FilmFormat: String, CaseIterable {
    case svg, html, png, pdf

    init?(path: String) {
        guard let ending = path.split(separator: ".").last?.lowercased(), path.contains("."), let format = Self(rawValue: ending) else {
            return nil
        }
        self = format
    }

    /// The format that pictures of that ending have.
    var exported: ExportFormat { ExportFormat(rawValue: rawValue) ?? .svg }

    /// Is it a strip of a few frames?
    var isStrip: Bool { self == .png || self == .pdf }
}

/// A film that was asked for: the file it goes to, and the input whose motion it shows.
struct FilmRequest {
    let file: FilmFile
    /// The input.
    let source: SourceText
    let range: Range<Int>
}

extension Interpreter {
    /// Runs the input, and writes the film of it; where that fails the scene is what it was.
    func film(_ request: FilmRequest, _ input: Input) throws(Diagnostic) -> Answer {
        try checkDepth(input)
        timings += 1
        defer { timings -= 1 }
        let saved = (current, history)
        let start = current
        let recorder = FilmRecorder(from: start)
        let inner = Input(source: request.source, range: request.range)
        do throws(Diagnostic) {
            let outer = watchMoments
            watchMoments = { recorder.see($0) }
            defer { watchMoments = outer }
            var answer = try perform(inner)
            guard answer.request == nil, answer.quit == nil else {
                throw Diagnostic(.notAllowedHere, "'\(inner.text)' cannot be filmed", at: inner.span)
            }
            let context = context(input.firstWord, ArgumentCursor(input.source, input.range))
            let moments = recorder.chosen(request.file.format.isStrip ? FilmStrip.most : Film.limit, end: current)
            var frames: [Film.Frame] = []
            for moment in moments {
                try checkInterrupt()
                let style = moment.scene.options.pictureStyle ?? .preview
                frames.append(try context.looking(at: moment, in: context.turn).frame(since: start, style: style))
            }
            let film = Film(input: inner.text, frames: frames)
            let (bytes, path) = (try context.bytes(of: film, for: request.file), request.file.path)
            try context.files.write(bytes, to: path.text, isForced: request.file.isForced, at: path.span)
            written.insert(context.files.path(path.text))
            let words = "wrote \(path.text): \(frames.count.counted("frame")), \(FilmTime.words(frames.last?.time ?? 0))"
            answer.output.add(
                Output(
                    json: .object(["frames": .int(frames.count), "seconds": .number(frames.last?.time ?? 0)]),
                    lines: [StyledText(words, .faint)]))
            return answer
        } catch {
            restore(saved)
            throw error
        }
    }
}
