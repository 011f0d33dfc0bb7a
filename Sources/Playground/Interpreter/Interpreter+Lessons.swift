// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Walking through a lesson or a session (language.md §12).
extension Interpreter {
    func perform(_ request: LessonRequest, _ input: Input) throws(Diagnostic) -> Answer {
        guard depth == 0 else {
            throw Diagnostic(
                .notAllowedHere, "lesson commands work at the prompt, not inside another input", at: input.firstWord.span)
        }
        return try answer(to: request, input).ofLesson
    }

    private func answer(to request: LessonRequest, _ input: Input) throws(Diagnostic) -> Answer {
        switch request {
        case .start(let lesson, let name, let step): return try start(lesson, name, step, input)
        case .list: return Answer(output: LessonReport.list(keptProgress, current: lesson))
        case .new(let path, let span):
            try gate(for: input.source).write(Array(LessonLibrary.template.utf8), to: path, at: span)
            return Answer(output: Output(lines: [StyledText("wrote \(path); try it with 'play' and 'lesson check'", .faint)]))
        case .check(let lesson): return try check(lesson)
        case .continue where lesson == nil: return try resume(input)
        case .progress where lesson == nil: return Answer(output: LessonReport.list(keptProgress, current: nil))
        case .next, .back, .skip, .hint, .solution, .progress, .leave, .continue: break
        }
        guard let run = lesson else {
            let isBack = if case .back = request { true } else { false }
            throw Diagnostic(
                .notAllowedHere, "no lesson is running", at: input.firstWord.span,
                hint: (isBack ? "'tap back' leaves a link that was followed, 'undo' takes back an input; " : "")
                    + "'lesson' lists the lessons, 'play FILE' plays a session")
        }
        return switch request {
        case .back: try back(run, input)
        case .next: try next(run, input)
        case .skip: try skip(run, input)
        case .continue: try enter(run.index, input)
        case .hint: hint(run)
        case .solution: try solution(run, input)
        case .progress: Answer(output: LessonReport.steps(run))
        default: leave(run)
        }
    }

    // MARK: going from step to step

    private func start(_ lesson: Lesson, _ name: String?, _ step: Int?, _ input: Input) throws(Diagnostic) -> Answer {
        let kept = name.flatMap { keptProgress[$0] }
        let before = self.lesson
        var run = LessonRun(lesson, name: name, marks: kept?.marks ?? [])
        if let before, before.lesson.source === lesson.source { run.ends = before.ends }
        self.lesson = run
        let isFinished = kept.map { $0.marks.allSatisfy { $0 != .open } } ?? false
        let first = step ?? (isFinished ? 0 : min(kept?.step ?? 0, lesson.steps.count - 1))
        do { return try enter(first, input) } catch {
            self.lesson = before
            throw error
        }
    }

    /// Goes on with the lesson that was taken last and is not finished.
    private func resume(_ input: Input) throws(Diagnostic) -> Answer {
        let open = LessonLibrary.all.filter { name, _ in keptProgress[name].map { $0.marks.contains(.open) } ?? false }
        guard let (name, lesson) = open.last else {
            throw Diagnostic(.notAllowedHere, "there is no lesson to continue", at: input.firstWord.span, hint: "'lesson' lists them")
        }
        return try start(lesson, name, nil, input)
    }

    private func back(_ run: LessonRun, _ input: Input) throws(Diagnostic) -> Answer {
        guard run.index > 0 else { throw Diagnostic(.notAllowedHere, "this is the first step", at: input.firstWord.span) }
        return try enter(run.index - 1, input)
    }

    private func next(_ run: LessonRun, _ input: Input) throws(Diagnostic) -> Answer {
        guard let task = run.openTask else { return try goOn(run, input) }
        let waits = task.kind == .prediction ? "this step waits for your prediction, a number" : "the task of this step is not solved yet"
        return Answer(output: Output(lines: [StyledText(waits + "; 'hint' helps, 'skip' goes on", .faint)]))
    }

    private func skip(_ run: LessonRun, _ input: Input) throws(Diagnostic) -> Answer {
        lesson?.mark(.seen)
        return try goOn(lesson ?? run, input)
    }

    private func goOn(_ run: LessonRun, _ input: Input) throws(Diagnostic) -> Answer {
        guard run.isLast else { return try enter(run.index + 1, input) }
        let problem = keep(run)
        lesson = nil
        var answer = Answer(output: LessonReport.end(run, next: LessonLibrary.next(after: run.name, keptProgress)))
        answer.output.parts += problem
        return answer
    }

    private func leave(_ run: LessonRun) -> Answer {
        lesson = nil
        return Answer(output: LessonReport.left(run))
    }

    /// Begins a step: the scene as the lesson has it there, what is told, and the task. The whole is one step for `undo`.
    private func enter(_ index: Int, _ input: Input) throws(Diagnostic) -> Answer {
        guard var run = lesson else { return Answer() }
        let before = run
        run.enter(index)
        lesson = run
        do {
            return try asOne(input) { () throws(Diagnostic) in
                try become(try startScene(of: index, input), input)
                var report = LessonReport(run)
                try tell(run.step.parts, in: &report)
                try report.ask(run.task, words: words())
                report.add(keep(run))
                return Answer(output: report.output)
            }
        } catch {
            lesson = before
            throw error
        }
    }

    /// The scene at the beginning of a step: that of a fresh session, taken through the steps before by the lesson's own solutions.
    private func startScene(of index: Int, _ input: Input) throws(Diagnostic) -> Scene {
        let shown = current.scene.options
        let fresh = try Scene.fresh(options)
        while let run = lesson, run.ends.count < index {
            let step = run.lesson.steps[run.ends.count]
            try become(run.ends.last ?? fresh, input)
            for part in step.parts { if let inputs = part.inputs { try runAll(inputs) } }
            for inputs in step.task?.solution ?? [] { try runAll(inputs) }
            lesson?.ends.append(current.scene)
        }
        var scene = index == 0 ? fresh : lesson?.ends[index - 1] ?? fresh
        scene.options = shown
        return scene
    }

    private func become(_ scene: Scene, _ input: Input) throws(Diagnostic) {
        let turn = Turn(interrupt: interrupt)
        try take([.becoming(scene)], in: turn, from: current.during(turn), input)
    }

    // MARK: telling

    private func tell(_ parts: [LessonPart], in report: inout LessonReport) throws(Diagnostic) {
        for part in parts {
            switch part {
            case .say(let prose): try report.say(prose, words: words())
            case .inputs(let source, let isEchoed): try runAll(source) { report.add($0, $1, isEchoed: isEchoed) }
            }
        }
    }

    func words() -> LessonWords {
        let turn = Turn(interrupt: interrupt)
        return LessonWords(evaluator: PromptEvaluator(current.during(turn), budget: turn.budget, isKept: false))
    }

    /// Runs inputs up to the first that fails.
    private func runAll(_ source: SourceText, _ told: (Step, Output) -> Void = { _, _ in }) throws(Diagnostic) {
        var failure: Diagnostic?
        feed(inputsOf: source) { step in
            if case .shown(let output) = step.outcome { told(step, output) }
            failure = step.failure
            return failure == nil
        }
        if let failure { throw failure }
    }

    // MARK: tasks

    /// What an input means to a walk, before it is read as a command: its keys, and the number that it waits for.
    func lessonAnswer(_ input: Input) throws(Diagnostic) -> Answer? {
        guard depth == 0, let run = lesson else { return nil }
        switch input.text {
        case "b": return try perform(LessonRequest.back, input)
        case "q": return try perform(LessonRequest.leave, input)
        default: break
        }
        guard let task = run.openTask, task.kind == .prediction, let number = ArgumentCursor.number(input.text) else { return nil }
        return try reveal(run, task, predicted: number, input).ofLesson
    }

    /// An empty line goes on.
    func lessonGoesOn(_ source: SourceText) -> Step? {
        guard options.isInteractive, depth == 0, lesson != nil, !source.text.contains(where: { !$0.isWhitespace }) else { return nil }
        // As `undo` and `history` tell of it.
        let input = Input(source: SourceText("next"), range: 0..<4)
        do { return Step(input: "", line: source.firstLine, outcome: .shown(try perform(LessonRequest.next, input).output)) } catch {
            return Step(input: "", line: source.firstLine, outcome: .failed(error))
        }
    }

    /// Runs the inputs whose outcome was predicted, and compares.
    private func reveal(_ run: LessonRun, _ task: LessonTask, predicted: Double?, _ input: Input) throws(Diagnostic) -> Answer {
        try solve(run, task, input) { (report) throws(Diagnostic) in
            guard let check = task.checks.first else { return }
            let (value, tolerance) = try predictedNumber(check)
            guard let predicted else { return report.reveal(value) }
            let isRight = abs(predicted - value) <= tolerance
            lesson?.mark(isRight ? .solved : .seen)
            report.compare(predicted, with: value, isRight: isRight)
        }
    }

    /// Runs the solution of a task in the scene as its step began, and finishes the step.
    /// - Parameter judge: says what the solution showed.
    private func solve(
        _ run: LessonRun, _ task: LessonTask, _ input: Input, _ judge: (inout LessonReport) throws(Diagnostic) -> Void = { _ in }
    ) throws(Diagnostic) -> Answer {
        try asOne(input) { () throws(Diagnostic) in
            try become(try startScene(of: run.index, input), input)
            for part in run.step.parts { if let inputs = part.inputs { try runAll(inputs) } }
            var report = LessonReport(run)
            for inputs in task.solution { try runAll(inputs) { report.add($0, $1, isEchoed: true) } }
            try judge(&report)
            lesson?.isDone = true
            try tell(task.after, in: &report)
            report.finish(isLast: run.isLast)
            if let lesson { report.add(keep(lesson)) }
            return Answer(output: report.output)
        }
    }

    private func expectation(of check: LessonCheck) -> CommandContext {
        context(ArgumentCursor.Word(text: "expect", span: check.span), ArgumentCursor(check.source, check.range))
    }

    /// After an input of the pupil: does the scene fulfil the task by now? The checks look at the scene, never at what was typed.
    /// - Parameter before: the scene in front of the input.
    func addLesson(to answer: inout Answer, since before: LaidOutScene) {
        guard depth == 0, !answer.isOfLesson, let run = lesson, let task = run.openTask, task.kind == .exercise else { return }
        var report = LessonReport(run)
        if let failure = firstFailure(of: task) {
            // What was undone does not count as an attempt.
            guard current !== before, history.redoCount == 0 else { return }
            lesson?.attempts += 1
            answer.output.add(LessonReport.notYet(failure, attempts: run.attempts + 1))
            return
        }
        lesson?.isDone = true
        lesson?.mark(.solved)
        report.praise()
        // In the pupil's own scene; where it has other names than the lesson's, the explanation is left out.
        for part in task.after { try? tell([part], in: &report) }
        report.finish(isLast: run.isLast)
        if let lesson { report.add(keep(lesson)) }
        answer.output.add(report.output)
        answer.output.isPaged = false
    }

    func firstFailure(of task: LessonTask) -> Diagnostic? {
        for check in task.checks {
            do throws(Diagnostic) { try expectation(of: check).verifyExpectation() } catch {
                // The check cannot be asked of a scene that lacks a view; what it asks for is missing all the same.
                guard error.id != .expectationFailed, let message = expectation(of: check).arguments.takeMessage() else { return error }
                var failure = error
                (failure.message, failure.hint) = (message, error.message)
                return failure
            }
        }
        return nil
    }

    /// The number that a prediction is about, as the scene has it now.
    func predictedNumber(_ check: LessonCheck) throws(Diagnostic) -> (number: Double, tolerance: Double) {
        try expectation(of: check).expectedNumber()
    }

    private func hint(_ run: LessonRun) -> Answer {
        guard let task = run.openTask else {
            return Answer(output: Output(lines: [StyledText("there is no task here; 'next' goes on", .faint)]))
        }
        guard run.hints < task.hints.count else {
            let none = task.hints.isEmpty ? "this task has no hints" : "there are no more hints"
            return Answer(output: Output(lines: [StyledText(none + "; 'solution' shows one way", .faint)]))
        }
        lesson?.hints += 1
        let prose = task.hints[run.hints]
        let text = (try? words().paragraphs(prose)) ?? [prose.text]
        return Answer(output: LessonReport.hint(text, number: run.hints + 1, of: task.hints.count))
    }

    /// Shows one way to solve the task, in the scene as the step began.
    private func solution(_ run: LessonRun, _ input: Input) throws(Diagnostic) -> Answer {
        guard let task = run.task else {
            return Answer(output: Output(lines: [StyledText("there is no task here; 'next' goes on", .faint)]))
        }
        if !run.isDone { lesson?.mark(.seen) }
        if task.kind == .prediction { return try reveal(run, task, predicted: nil, input) }
        return try solve(run, task, input)
    }

    // MARK: what is kept

    /// How far the person is in each lesson; of this session where no file keeps it.
    private var keptProgress: LessonProgress {
        guard let path = options.progressFile else { return progress }
        guard let bytes = try? files.read(path) else { return progress }
        return LessonProgress(String(decoding: bytes, as: UTF8.self))
    }

    /// Notes where a walk stands. Another shell may have written the file meanwhile: only this lesson's line changes.
    /// - Returns: what to say if it could not be written, once a session.
    private func keep(_ run: LessonRun) -> [Output.Part] {
        guard let name = run.name else { return [] }
        progress = keptProgress
        progress[name] = LessonProgress.Entry(step: run.index, marks: run.marks)
        guard let path = options.progressFile else { return [] }
        do { try files.write(Array(progress.text.utf8), to: path) } catch {
            if hasComplainedOfProgress { return [] }
            hasComplainedOfProgress = true
            let problem = FileGate.diagnostic(error, path, at: nil).message
            return [.row(StyledText("your progress is not saved: " + problem, .faint))]
        }
        return []
    }

    // MARK: for teachers

    private func check(_ lesson: Lesson) throws(Diagnostic) -> Answer {
        let faults = try LessonTrial(lesson, files: files, interrupt: interrupt).faults
        guard var first = faults.first else { return Answer(output: LessonReport.fine(lesson)) }
        first.notes += faults.dropFirst().prefix(19).map { Diagnostic.Note($0.message, span: $0.span) }
        throw first
    }
}
