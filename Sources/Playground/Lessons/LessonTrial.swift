// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Plays a lesson as a pupil would, in a session of its own: each task by its solution, and by its wrong answers.
struct LessonTrial {
    /// What is wrong with the lesson, in the order of the file.
    private(set) var faults: [Diagnostic] = []
    private let lesson: Lesson
    private let interpreter: Interpreter

    init(_ lesson: Lesson, files: any FileAccess, interrupt: InterruptFlag) throws(Diagnostic) {
        self.lesson = lesson
        let folder = lesson.source.name.map { FilePath.folder(of: $0) } ?? "."
        interpreter = try Interpreter(options: InterpreterOptions(readOnly: true, folder: folder), files: files, interrupt: interrupt)
        checkHeader()
        for index in lesson.steps.indices {
            guard enter(index) else { return }
            if let task = lesson.steps[index].task { check(task, at: index) }
        }
    }

    private var start: SourceSpan { SourceSpan(source: lesson.source, start: 0, end: 0) }

    private mutating func checkHeader() {
        if lesson.steps.isEmpty { faults.append(Diagnostic(.missingRequirement, "there are no steps", at: start)) }
        guard lesson.title != nil else { return }
        if lesson.about.isEmpty {
            faults.append(Diagnostic(.missingRequirement, "'#: about' is missing: it says what the lesson teaches", at: start))
        }
        for name in lesson.needs where !LessonLibrary.names.contains(name) {
            faults.append(
                Diagnostic(
                    .unknownTopic, "it builds on '\(name)', which is not a lesson", at: start,
                    suggestion: ClosestWord.of(name, in: LessonLibrary.names)))
        }
    }

    // MARK: steps

    /// Begins a step as the pupil finds it; false where it cannot be shown.
    private mutating func enter(_ index: Int) -> Bool {
        let step = answers(.start(lesson, name: nil, step: index))
        if let failure = step.failure { faults.append(failure) }
        return step.failure == nil
    }

    private func answers(_ request: LessonRequest) -> Step {
        let input = Input(source: SourceText("lesson"), range: 0..<6)
        do throws(Diagnostic) { return Step(input: "", line: 1, outcome: .shown(try interpreter.perform(request, input).output)) } catch {
            return Step(input: "", line: 1, outcome: .failed(error))
        }
    }

    private mutating func check(_ task: LessonTask, at index: Int) {
        switch task.kind {
        case .exercise: checkExercise(task, at: index)
        case .prediction: checkPrediction(task, at: index)
        }
    }

    private mutating func checkExercise(_ task: LessonTask, at index: Int) {
        if task.hints.isEmpty, lesson.title != nil {
            faults.append(Diagnostic(.missingRequirement, "the task has no hint", at: task.question.span))
        }
        var failed = Set(unfulfilled(task))
        if failed.isEmpty {
            faults.append(Diagnostic(.missingRequirement, "the task is already solved before anything is typed", at: task.question.span))
        }
        for wrong in task.wrongs {
            guard enter(index) else { return }
            type(wrong)
            let unmet = unfulfilled(task)
            failed.formUnion(unmet)
            if unmet.isEmpty {
                faults.append(Diagnostic(.expectationFailed, "the wrong answer '\(wrong.text)' solves the task", at: task.question.span))
            }
        }
        for number in task.checks.indices where !failed.contains(number) {
            faults.append(
                Diagnostic(
                    .missingRequirement, "no wrong answer fails this check", at: task.checks[number].span,
                    hint: "'#: wrong INPUT' gives one; the check already holds at the start of the step"))
        }
        checkSolution(task, at: index)
    }

    /// Typed as a pupil types it.
    private mutating func checkSolution(_ task: LessonTask, at index: Int) {
        guard enter(index) else { return }
        if task.solution.isEmpty {
            faults.append(Diagnostic(.missingRequirement, "the inputs that solve the task are missing", at: task.question.span))
            return
        }
        for inputs in task.solution { if let failure = type(inputs) { faults.append(failure) } }
        if interpreter.lesson?.isDone != true, let failure = interpreter.firstFailure(of: task) { faults.append(failure) }
    }

    @discardableResult
    private func type(_ inputs: SourceText) -> Diagnostic? {
        var failure: Diagnostic?
        interpreter.feed(inputsOf: inputs) { step in
            failure = step.failure
            return failure == nil
        }
        return failure
    }

    /// The checks that the scene does not fulfil.
    private func unfulfilled(_ task: LessonTask) -> [Int] {
        task.checks.indices.filter { number in
            var one = task
            one.checks = [task.checks[number]]
            return interpreter.firstFailure(of: one) != nil
        }
    }

    private mutating func checkPrediction(_ task: LessonTask, at index: Int) {
        if let failure = answers(.solution).failure {
            faults.append(failure)
            return
        }
        guard let check = task.checks.first else { return }
        do throws(Diagnostic) {
            let value = try interpreter.predictedNumber(check)
            for (number, isRight) in [(value.number, true), (value.number + value.tolerance + 1, false)] {
                guard enter(index) else { return }
                if let failure = type(SourceText(NumberText.of(number))) { throw failure }
                if (interpreter.lesson?.marks[index] == .solved) != isRight {
                    throw Diagnostic(
                        .expectationFailed, "the prediction \(NumberText.of(number)) counts as \(isRight ? "wrong" : "right")",
                        at: check.span)
                }
            }
        } catch {
            faults.append(error)
        }
    }
}
