// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

@testable import Playground

/// A chapter of docs/guide as a page: what its session tells, its inputs with the answers of the program, and its pictures.
struct GuidePage {
    /// Markdown.
    private(set) var text = ""
    /// SVG by the path that the page names.
    private(set) var pictures: [String: String] = [:]
    let title: String
    let about: String

    private let shell: Shell
    private let name: String

    init(_ name: String, _ session: String) throws {
        self.name = name
        let lesson = try LessonReader.read(session, name: nil)
        (title, about) = (lesson.title ?? name, lesson.about)
        shell = try Shell()
        text = "<!-- Written by `make guide` from \(name).scroll: change that. -->\n\n# \(title)\n\n*\(about)*\n"
        for step in lesson.steps {
            text += "\n## \(step.title)\n"
            for part in step.parts { try add(part) }
        }
        text += "\n---\n\nTo step through it in the shell: `play docs/guide/\(name).scroll`\n"
    }

    private mutating func add(_ part: LessonPart) throws {
        switch part {
        case .say(let prose):
            nonisolated(unsafe) let interpreter = shell.interpreter
            let paragraphs = try DeepStack.run { Result { () throws(Diagnostic) in try interpreter.words().paragraphs(prose) } }.get()
            for paragraph in paragraphs { text += "\n\(paragraph)\n" }
        case .inputs(let source, true): addInputs(source.text)
        case .inputs(_, false): addPicture()
        }
    }

    /// Checks are for the tests: a reader sees the answers.
    private mutating func addInputs(_ inputs: String) {
        var lines: [String] = []
        for step in shell.feed(inputs) {
            let answer = Renderer.text(step, style: OutputStyle(width: 100))
            guard !step.input.hasPrefix("expect ") else { continue }
            lines.append("› " + step.input)
            lines += (answer.output + answer.errors).split(separator: "\n").map(String.init)
        }
        if !lines.isEmpty { text += "\n```\n" + lines.joined(separator: "\n") + "\n```\n" }
    }

    private mutating func addPicture() {
        let path = "pictures/\(name)-\(pictures.count + 1).svg"
        shell.feed("export \(path)")
        pictures[path] = shell.files.text(path) ?? ""
        text += "\n![\(title), picture \(pictures.count)](\(path))\n"
    }
}
