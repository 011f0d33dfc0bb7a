// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Lessons are sessions in the program: their checks hold, and they count as one input.
@Suite struct LessonTests {
    @Test func thereAreSix() { #expect(Lesson.all.count >= 6) }

    @Test(arguments: Lesson.all.map(\.name)) func walksThrough(_ name: String) throws {
        let shell = try Shell()
        shell.feed("root Color.red")
        let before = shell.snapshot
        let steps = shell.feed("lesson \(name)")
        #expect(steps.count == 1)
        #expect(steps[0].failure == nil, "\(String(describing: steps[0].failure))")
        let text = Renderer.text(steps[0], style: OutputStyle()).output
        #expect(text.contains("1. ") && text.contains("› root "))
        #expect(Renderer.json(steps[0]).contains(#""steps": [{"step": 1"#))
        #expect(shell.error("undo") == nil)
        #expect(shell.snapshot == before)
    }

    @Test(arguments: Lesson.all.map(\.name)) func eachLessonChecksWhatItSays(_ name: String) throws {
        let lesson = try #require(Lesson.all.first { $0.name == name })
        #expect(lesson.steps.count >= 4)
        #expect(lesson.steps.reduce(0) { $0 + $1.inputs.split(separator: "\n").count { $0.hasPrefix("expect") } } >= 4)
        #expect(lesson.steps.allSatisfy { !$0.text.isEmpty && !$0.inputs.isEmpty })
    }

    @Test func oneStep() throws {
        let text = try Shell().text("lesson frames 2")
        #expect(text.contains("2. ") && !text.contains("1. ") && !text.contains("3. "))
    }

    @Test(arguments: [
        ("lesson nothing", "unknown-topic"), ("lesson frames 99", "out-of-range"), ("lesson frames x", "type-mismatch"),
        ("lesson frames 1 2", "unknown-argument"),
    ]) func errors(_ input: String, _ id: String) throws { #expect(try Shell().error(input) == id) }

    @Test func listed() throws {
        let list = try Shell().text("lesson")
        for lesson in Lesson.all { #expect(list.contains(lesson.name)) }
    }
}
