// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Runs a session file in a fresh scene and gathers what each part prints.
struct SessionRun {
    struct Part {
        let item: SessionFile.Item
        var answers: [Answer] = []

        /// The expected output belongs to the last input in front of it.
        var lines: [String] { answers.last?.lines ?? [] }
    }

    /// What one input showed, errors included.
    struct Answer {
        let input: String
        let firstLine: Int
        /// The last line of the input.
        let lastLine: Int
        let lines: [String]
        let failure: Diagnostic?
    }

    private(set) var parts: [Part] = []

    init(_ text: String, name: String, files: any FileAccess) throws(Diagnostic) {
        let folder = FilePath.folder(of: name)
        let interpreter = try Interpreter(options: InterpreterOptions(readOnly: true, folder: folder), files: files)
        let style = OutputStyle(width: 80, color: false, ascii: false)
        for item in SessionFile(text).items {
            var part = Part(item: item)
            var hasQuit = false
            interpreter.feed(SourceText(item.text, name: name, firstLine: item.firstLine)) { step in
                let text = Renderer.text(step, style: style)
                part.answers.append(
                    Answer(
                        input: step.input, firstLine: step.line,
                        lastLine: step.line + step.input.utf8.count { $0 == UInt8(ascii: "\n") },
                        lines: (Self.lines(text.output) + Self.lines(text.errors)).map { Self.withoutFolder($0, folder) },
                        failure: step.failure))
                hasQuit = step.quit != nil
                return true
            }
            parts.append(part)
            if hasQuit { break }
        }
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Paths in answers count from the session's folder: they are the same from wherever it is run.
    private static func withoutFolder(_ line: String, _ folder: String) -> String {
        folder == "." || folder == "/" ? line : line.replacing(folder + "/", with: "")
    }
}
