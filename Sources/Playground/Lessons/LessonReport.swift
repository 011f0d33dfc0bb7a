// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What a walk shows: for people in the order in which it happens, for programs by name.
struct LessonReport {
    private let run: LessonRun
    private var parts: [Output.Part] = []
    private var told: [JSON] = []
    private var fields: [JSON.Field] = []

    init(_ run: LessonRun) { self.run = run }

    var output: Output {
        let place: [JSON.Field] = [
            JSON.Field("lesson", .string(run.name ?? run.title)), JSON.Field("step", .int(run.index + 1)),
            JSON.Field("steps", .int(run.lesson.steps.count)),
        ]
        return Output(json: .object(place + [JSON.Field("told", .array(told))] + fields), parts: parts)
    }

    mutating func add(_ more: [Output.Part]) { parts += more }

    // MARK: telling

    mutating func say(_ prose: LessonText, words: LessonWords) throws(Diagnostic) {
        for paragraph in try words.paragraphs(prose) {
            parts.append(.narration(paragraph))
            told.append(.object(["say": .string(paragraph)]))
        }
    }

    /// How much was gathered; a longer report is cut.
    private var weight = 0
    private static let weightLimit = 1_000_000

    mutating func add(_ step: Step, _ output: Output, isEchoed: Bool) {
        guard weight < Self.weightLimit else { return }
        weight += output.json.valueCount + output.parts.count
        // A check that holds shows nothing: it is the teacher's.
        guard !output.isEmpty || !step.input.hasPrefix("expect ") else { return }
        if isEchoed { parts.append(.row(StyledText("› " + step.input, .strong))) }
        parts += output.parts
        told.append(Renderer.record(step))
    }

    /// The heading goes before what was told; the task, or how to go on, after it.
    mutating func ask(_ task: LessonTask?, words: LessonWords) throws(Diagnostic) {
        let title = run.step.title.isEmpty ? "" : ": " + run.step.title
        let place = StyledText("\(run.title), step \(run.index + 1) of \(run.lesson.steps.count)", .faint)
        parts.insert(.row(place + StyledText(title, .strong)), at: 0)
        guard let task else { return parts.append(.row(Self.goesOn(run.isLast))) }
        let question = try words.paragraphs(task.question)
        fields.append(JSON.Field(task.kind == .exercise ? "task" : "prediction", .string(question.joined(separator: "\n"))))
        parts.append(.row(StyledText(task.kind == .exercise ? "Your turn" : "Predict", .good)))
        for paragraph in question { parts.append(.narration(paragraph)) }
        parts.append(.row(StyledText(Self.help(task), .faint)))
    }

    private static func help(_ task: LessonTask) -> String {
        task.kind == .exercise
            ? "Type what you like; the scene is checked after each input. Also: hint, solution, skip, back, leave."
            : "Type a number, or anything else to explore. Also: hint, solution, skip, back, leave."
    }

    private static func goesOn(_ isLast: Bool) -> StyledText {
        StyledText(
            isLast ? "Enter (or 'next') ends; 'back' goes back." : "Enter (or 'next') goes on; 'back' goes back, 'leave' leaves.", .faint)
    }

    // MARK: tasks

    mutating func praise() {
        parts.append(.row(StyledText("✓ Right.", .good)))
        fields.append(JSON.Field("solved", true))
    }

    mutating func compare(_ predicted: Double, with value: Double, isRight: Bool) {
        let (said, is_) = (NumberText.of(predicted), NumberText.of(value))
        let exact = said == is_ ? "it is \(is_)." : "it is \(is_), and you said \(said)."
        parts.append(
            .row(isRight ? StyledText("✓ Right: ", .good) + StyledText(exact) : StyledText("✗ Not this time: ", .bad) + StyledText(exact)))
        fields += [JSON.Field("solved", .bool(isRight)), JSON.Field("predicted", .number(predicted)), JSON.Field("value", .number(value))]
    }

    mutating func reveal(_ value: Double) {
        parts.append(.row(StyledText("It is ") + StyledText(NumberText.of(value), .number) + StyledText(".")))
        fields.append(JSON.Field("value", .number(value)))
    }

    mutating func finish(isLast: Bool) { parts.append(.row(Self.goesOn(isLast))) }

    /// - Parameter attempts: including this one; what the first left in the scene may get in the way of the next.
    static func notYet(_ failure: Diagnostic, attempts: Int) -> Output {
        var why = failure.hint.map { [StyledText("  " + $0, .faint)] } ?? []
        if attempts > 1 { why.append(StyledText("  'undo' takes back what you typed, 'continue' starts the step again", .faint)) }
        return Output(
            json: .object(["solved": false, "missing": .string(failure.message)]),
            lines: [StyledText("Not yet: ", .bad) + StyledText(failure.message)] + why)
    }

    static func hint(_ paragraphs: [String], number: Int, of count: Int) -> Output {
        Output(
            json: .object(["hint": .string(paragraphs.joined(separator: "\n")), "number": .int(number), "of": .int(count)]),
            parts: [.row(StyledText("Hint \(number) of \(count)", .good))] + paragraphs.map { .narration($0) })
    }

    // MARK: the ends

    static func end(_ run: LessonRun, next: String?) -> Output {
        let (solved, tasks) = solvedTasks(of: run.lesson, run.marks)
        let count = tasks == 0 ? "" : " You solved \(solved) of \(tasks.counted("task")) yourself."
        let onward = next.map { "'lesson \($0)' comes next. " } ?? ""
        return Output(
            json: .object([
                "lesson": .string(run.name ?? run.title), "solved": .int(solved), "tasks": .int(tasks),
                "next": next.map { .string($0) } ?? .null,
            ]),
            lines: [
                StyledText("End of '\(run.title)'.", .strong) + StyledText(count),
                StyledText(onward + "The scene is yours to keep; 'undo' steps back through it.", .faint),
            ])
    }

    static func left(_ run: LessonRun) -> Output {
        let back = run.name.map { "; 'lesson \($0)' continues here" } ?? ""
        return Output(
            json: .object(["left": .string(run.name ?? run.title), "step": .int(run.index + 1)]),
            lines: [StyledText("left '\(run.title)' at step \(run.index + 1); the scene stays" + back, .faint)])
    }

    static func fine(_ lesson: Lesson) -> Output {
        let tasks = lesson.steps.compactMap(\.task)
        let counts = [
            ("step", lesson.steps.count), ("task", tasks.count), ("check", tasks.reduce(0) { $0 + $1.checks.count }),
            ("wrong answer", tasks.reduce(0) { $0 + $1.wrongs.count }),
        ]
        return Output(
            json: .object(counts.map { JSON.Field($0.0 + "s", .int($0.1)) }),
            lines: [
                StyledText("✓ ", .good)
                    + StyledText(
                        counts.map { $0.1.counted($0.0) }.joined(separator: ", ") + ": all correct")
            ])
    }

    // MARK: lists

    static func list(_ progress: LessonProgress, current: LessonRun?) -> Output {
        let json = LessonLibrary.all.map { name, lesson in
            JSON.object([
                "name": .string(name), "title": .string(lesson.title ?? name), "about": .string(lesson.about),
                "needs": .array(lesson.needs.map { .string($0) }), "steps": .int(lesson.steps.count),
                "done": .int(progress[name].map { $0.marks.count { $0 != .open } } ?? 0),
            ])
        }
        let rows = LessonLibrary.all.map { name, lesson in
            [
                Table.Cell.text(name), .text(state(progress[name], lesson)), .text(lesson.title ?? ""),
                .text(lesson.needs.joined(separator: ", ")),
            ]
        }
        let onward =
            current == nil
            ? "'lesson NAME' starts one, or continues where you left off." : "'continue' returns to the current lesson."
        return Output(
            json: .object(["lessons": .array(json)]),
            parts: [.table(Table("lesson", "progress", "title", "builds on", rows: rows)), .row(StyledText(onward, .faint))])
    }

    private static func state(_ entry: LessonProgress.Entry?, _ lesson: Lesson) -> String {
        let count = lesson.steps.count
        guard let entry else { return count.counted("step") }
        guard entry.marks.count(where: { $0 != .open }) >= count else { return "step \(min(entry.step + 1, count)) of \(count)" }
        let (solved, tasks) = solvedTasks(of: lesson, entry.marks)
        return solved == tasks ? "✓ done" : "\(solved) of \(tasks) solved"
    }

    private static func solvedTasks(of lesson: Lesson, _ marks: [LessonMark]) -> (solved: Int, of: Int) {
        let tasks = zip(lesson.steps, marks).filter { $0.0.task != nil }
        return (tasks.count { $0.1 == .solved }, tasks.count)
    }

    static func steps(_ run: LessonRun) -> Output {
        let words: [LessonMark: String] = [.solved: "✓", .seen: "–", .open: ""]
        let rows = run.lesson.steps.enumerated().map { index, step in
            let kind = step.task.map { $0.kind == .exercise ? "task" : "prediction" } ?? "told"
            return [
                Table.Cell.text(index == run.index ? "›" : ""), .number(Double(index + 1)), .text(words[run.marks[index]] ?? ""),
                .text(kind),
                .text(step.title),
            ]
        }
        let json = run.lesson.steps.enumerated().map { index, step in
            JSON.object(["step": .int(index + 1), "title": .string(step.title), "mark": .string(String(run.marks[index].rawValue))])
        }
        return Output(
            json: .object(["lesson": .string(run.name ?? run.title), "step": .int(run.index + 1), "progress": .array(json)]),
            parts: [
                .row(StyledText(run.title, .strong)), .table(Table("", "", "", "", "", rows: rows)),
                .row(StyledText("› here   ✓ done   – seen, not solved", .faint)),
            ])
    }
}

extension LessonLibrary {
    /// The first lesson after one that is not finished.
    static func next(after name: String?, _ progress: LessonProgress) -> String? {
        guard let name, let index = names.firstIndex(of: name) else { return nil }
        return names[(index + 1)...].first { progress[$0].map { $0.marks.contains(.open) } ?? true }
    }
}
