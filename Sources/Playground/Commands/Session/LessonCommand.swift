// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let lesson = Command(
        "lesson", synonyms: ["lessons"], .session, .session, syntax: ["lesson [NAME] [STEP]"],
        parameters: [.words(Lesson.all.map(\.name)), .number],
        summary: "Lists the lessons, or walks through one.",
        examples: ["lesson", "lesson frames", "lesson frames 2"],
        details: """
            A lesson shows its text, its inputs and their answers in a fresh scene, as one input that 'undo' takes back. With STEP only that \
            step is shown; the ones before it run unseen.
            """,
        related: ["tutorial", "learn", "course", "introduction"]
    ) { (context) throws(Diagnostic) in
        guard let word = context.arguments.word() else { return .show(Lesson.list) }
        guard let lesson = Lesson.all.first(where: { $0.name == word.text }) else {
            throw Diagnostic(
                .unknownTopic, "there is no lesson '\(word.text)'", at: word.span,
                suggestion: ClosestWord.of(word.text, in: Lesson.all.map(\.name)), hint: "'lesson' lists them")
        }
        guard let number = context.arguments.peekWord() else { return .session(.lesson(lesson, step: nil)) }
        let step = try context.arguments.count("a step", standard: 1)
        try context.arguments.expectEnd()
        guard (1...lesson.steps.count).contains(step) else {
            throw Diagnostic(.outOfRange, "the lesson '\(lesson.name)' has \(lesson.steps.count) steps", at: number.span)
        }
        return .session(.lesson(lesson, step: step))
    }
}

extension Lesson {
    fileprivate static var list: Output {
        let json = all.map { lesson in
            JSON.object([
                "name": .string(lesson.name), "title": .string(lesson.title), "summary": .string(lesson.summary),
                "steps": .int(lesson.steps.count),
            ])
        }
        let rows = all.map { [Table.Cell.text($0.name), .text($0.summary)] }
        return Output(
            json: .object(["lessons": .array(json)]),
            parts: [.table(Table("lesson", "what it shows", rows: rows)), .line(StyledText("'lesson NAME' walks through one", .faint))])
    }
}
