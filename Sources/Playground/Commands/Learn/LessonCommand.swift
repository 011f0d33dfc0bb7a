// SPDX-License-Identifier: GPL-3.0-or-later

internal import Lessons
import SwiftLanguage

extension Command {
    static let lesson = Command(
        "lesson", synonyms: ["lessons"], .learn, .session,
        syntax: ["lesson", "lesson NAME [STEP]", "lesson check FILE", "lesson new FILE"],
        meanings: ["NAME": .words(LessonFile.all.map(\.name))],
        summary: "Lists the lessons, starts one, or continues it.",
        examples: ["lesson", "lesson frames", "lesson frames 2"],
        details: """
            A lesson explains one thing at a time and sets tasks: you type at the prompt as usual, and the scene is checked \
            after each input. Use 'hint', 'solution', 'skip', 'next', 'back', 'progress' and 'leave' along the way. 'lesson \
            check FILE' plays a lesson of your own with its solutions and wrong answers; 'lesson new FILE' writes one to start \
            from (docs/teaching.md).
            """,
        related: ["tutorial", "tour", "learn", "course", "introduction", "teach"]
    ) { (context) throws(Diagnostic) in
        guard let word = context.arguments.word() else { return .session(.lesson(.list)) }
        switch word.text {
        case "check": return .session(.lesson(.check(try context.lessonFile())))
        case "new": return .session(.lesson(try context.newLesson()))
        default: break
        }
        guard let lesson = LessonLibrary.named(word.text) else {
            // `lesson start proposals`
            let next = context.arguments.peekWord().flatMap { LessonLibrary.named($0.text) == nil ? nil : "lesson \($0.text)" }
            throw Diagnostic(
                .unknownTopic, "there is no lesson '\(word.text)'", at: word.span,
                suggestion: next ?? LessonLibrary.name(meantBy: word.text), hint: "'lesson' lists them; 'play FILE' plays a file")
        }
        return .session(.lesson(.start(lesson, name: word.text.lowercased(), step: try context.step(of: lesson))))
    }
}

extension CommandContext {
    /// The step that is wanted, from 0; nil where none is named.
    func step(of lesson: Lesson) throws(Diagnostic) -> Int? {
        guard let number = arguments.peekWord() else { return nil }
        let step = try arguments.count("a step", standard: 1)
        try arguments.expectEnd()
        guard step <= lesson.steps.count else {
            throw Diagnostic(.outOfRange, "'\(lesson.title ?? "")' has \(lesson.steps.count.counted("step"))", at: number.span)
        }
        return step - 1
    }

    /// The file that the arguments name, as a lesson or a session to play.
    func lessonFile() throws(Diagnostic) -> Lesson {
        let path = try path()
        let lesson = try LessonReader.read(try files.read(path.text, at: path.span), name: files.path(path.text))
        guard !lesson.steps.isEmpty else { throw Diagnostic(.missingRequirement, "'\(path.text)' contains nothing to play", at: path.span) }
        return lesson
    }

    fileprivate func newLesson() throws(Diagnostic) -> LessonRequest {
        let path = try path()
        guard !files.exists(path.text) else {
            throw Diagnostic(.fileError, "'\(path.text)' already exists", at: path.span, hint: "choose another name")
        }
        return .new(path: path.text, span: path.span)
    }
}
