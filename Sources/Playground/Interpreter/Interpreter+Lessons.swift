// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Interpreter {
    /// Runs a lesson as one input: its text, its inputs and their answers, in a fresh scene that stays for playing on.
    /// - Parameter wanted: the step that is shown, counted from 1; those before it run unseen. nil shows all.
    func teach(_ lesson: Lesson, _ wanted: Int?, _ input: Input) throws(Diagnostic) -> Answer {
        try asOne(input) { () throws(Diagnostic) in
            var fresh = try Scene.fresh(options)
            fresh.options = current.scene.options
            let turn = Turn(interrupt: interrupt)
            try take([.becoming(fresh)], in: turn, from: current.during(turn), input)
            var told = ToldLesson(lesson: lesson)
            for (index, step) in lesson.steps.enumerated() where wanted.map({ index < $0 }) ?? true {
                var part = LessonPart(number: index + 1, step: step)
                var failure: Diagnostic?
                feed(inputsOf: SourceText(step.inputs, name: "lesson \(lesson.name)")) { result in
                    if case .shown(let output) = result.outcome { part.add(result, output) }
                    failure = result.failure
                    return failure == nil
                }
                if let failure { throw failure }
                if wanted == nil || wanted == index + 1 { told.add(part) }
            }
            return Answer(output: told.output)
        }
    }
}

/// A step with what its inputs answered.
private struct LessonPart {
    let number: Int
    let step: Lesson.Step
    private(set) var records: [JSON] = []
    private(set) var parts: [Output.Part] = []

    init(number: Int, step: Lesson.Step) {
        self.number = number
        self.step = step
    }

    mutating func add(_ result: Step, _ output: Output) {
        records.append(Renderer.record(result))
        parts.append(.line(StyledText("› " + result.input, .strong)))
        parts += output.parts
    }
}

private struct ToldLesson {
    let lesson: Lesson
    private var steps: [JSON] = []
    private var parts: [Output.Part] = []

    init(lesson: Lesson) { self.lesson = lesson }

    mutating func add(_ part: LessonPart) {
        steps.append(.object(["step": .int(part.number), "text": .string(part.step.text), "inputs": .array(part.records)]))
        if !parts.isEmpty { parts.append(.line("")) }
        parts.append(.paragraph("\(part.number). \(part.step.text)"))
        parts += part.parts
    }

    var output: Output {
        Output(
            json: .object(["lesson": .string(lesson.name), "title": .string(lesson.title), "steps": .array(steps)]),
            parts: [.line(StyledText(lesson.title, .strong)), .line("")] + parts
                + [.line(""), .line(StyledText("The scene is yours now; 'undo' brings back the one before the lesson.", .faint))])
    }
}
