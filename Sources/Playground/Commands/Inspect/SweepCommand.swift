// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let sweep = Command(
        "sweep", .inspect, .question,
        syntax: [
            "sweep width/height A...B [EXPR, …] [picture FILE [force]]", "sweep type [A...B] [EXPR, …] [picture FILE [force]]",
            "sweep safearea EDGE A...B [EXPR, …] [picture FILE [force]]", "sweep keyboard A...B [EXPR, …] [picture FILE [force]]",
            "sweep offset [SCROLL] A...B [EXPR, …] [picture FILE [force]]", "sweep NAME [A...B] [EXPR, …] [picture FILE [force]]",
        ],
        meanings: [
            "NAME": .variable, "EDGE": .words(Edge.allCases.map(\.word)),
            "FILE": .file(FilmFormat.allCases.map(\.rawValue)),
        ],
        summary: "Finds, to the pixel, the values at which the layout becomes a different one.",
        examples: [
            "sweep width 320...430", "sweep type text1", "sweep height 400...420 root.size.height > 350",
            "sweep width 320...430 picture widths.html",
        ],
        details: """
            It reports what you would call a different layout: another choice of ViewThatFits, text that wraps or is cut off, \
            more columns, another size class, a view that is hidden or covered. With VIEW it reports only that view, with EXPR \
            each different value. NAME is a number of the scene, or a Bool or an enum without payloads, whose cases are all \
            tried. 'picture' draws a frame for each interval, at its first value: .html has a slider, .svg plays, .png and .pdf \
            show them side by side. In a small scene each pixel is tried, otherwise every few points, and each change is \
            narrowed down to the pixel; the answer says which. The scene does not change.
            """,
        related: ["breakpoint", "responsive", "at which width", "bisect", "range"]
    ) { (context) throws(Diagnostic) in
        let values = try context.sweptValues()
        let questions = try context.exploredQuestions(upTo: ["picture"])
        let file = context.arguments.take("picture") ? try context.filmFile() : nil
        try context.arguments.expectEnd()
        let report = SweepReport(context: context, values: values, questions: questions)
        let intervals = try report.intervals()
        let output = report.output(intervals)
        guard let file else { return .show(output) }
        let bytes = try context.bytes(of: try report.film(of: intervals, file), for: file)
        return .session(.write(OutputFile(path: file.path, bytes: bytes, isForced: file.isForced, answer: output)))
    }
}

/// Runs a sweep and tells its intervals.
private struct SweepReport {
    let context: CommandContext
    let values: SweptValues
    let questions: ExploredQuestions
    private let failures = ExploredQuestions.Failures()

    init(context: CommandContext, values: SweptValues, questions: ExploredQuestions) {
        self.context = context
        self.values = values
        self.questions = questions
    }

    /// Where the answer is one, and from which point of the values to the next it was tried.
    struct Found {
        let intervals: [Sweep.Interval]
        let stride: Int
    }

    /// Views that all trials of a sweep together may lay out before the grid becomes wider than a pixel.
    private static let viewAllowance = 250_000
    /// The same for expressions that the scene's code evaluates.
    private static let stepAllowance = 8_000_000
    /// The least number of points that are tried, whatever a layout costs.
    private static let leastPoints = 64

    func intervals() throws(Diagnostic) -> Found {
        let stride = try self.stride()
        let sweep = Sweep(count: values.count, stride: stride) { (index) throws(Diagnostic) in try self.facts(index) }
        let intervals = try sweep.intervals()
        try failures.check()
        return Found(intervals: intervals, stride: stride)
    }

    // MARK: trying

    /// What a trial costs decides how many there are.
    private func stride() throws(Diagnostic) -> Int {
        let (start, steps) = (context.triedWork, context.turn.budget.steps)
        _ = try context.attempting(values.steps(values.count - 1))
        let views = context.triedWork.views - start.views
        let cost = max(views * Self.stepAllowance / Self.viewAllowance, context.turn.budget.steps - steps, 1)
        let points = max(Self.stepAllowance / cost, Self.leastPoints)
        try context.foresee(min(values.count, Self.leastPoints), after: 1, since: start)
        if values.count <= points { return 1 }
        // Whole points of length, where the values are lengths.
        let least = (values.count + points - 1) / points
        guard let pixel = values.pixel else { return least }
        let perPoint = max(1, Int((1 / pixel).rounded()))
        return (least + perPoint - 1) / perPoint * perPoint
    }

    private func facts(_ index: Int) throws(Diagnostic) -> ViewFacts {
        var facts = ViewFacts()
        switch try context.attempting(values.steps(index)) {
        case .failure(let error): facts.set("the scene", .failure, error.message)
        case .success(let laidOut):
            if questions.questions.isEmpty { return try ViewFactReader(laidOut, budget: context.turn.budget).facts() }
            for question in questions.questions { try add(question, laidOut, to: &facts) }
        }
        return facts
    }

    /// A view is asked for its facts, any other expression for its value.
    private func add(_ question: ExploredQuestions.Question, _ laidOut: LaidOutScene, to facts: inout ViewFacts) throws(Diagnostic) {
        if isView(question) {
            let own = try ViewFactReader(laidOut, budget: context.turn.budget).facts(ofView: question.text)
            for key in own.order { facts.set(key.subject, key.aspect, own.text(key)) }
            facts.parents.merge(own.parents) { first, _ in first }
            return
        }
        let answer = try ExploredQuestions.answer(question, of: laidOut, budget: context.turn.budget)
        failures.note(question, answer)
        facts.set(question.text, .answer, answer.text)
    }

    /// Is it the name of a view, or a path to one?
    private func isView(_ question: ExploredQuestions.Question) -> Bool {
        if question.text == "root" { return true }
        return context.targets.reference(path: question.text) != nil || context.targets.outlineView(named: question.text) != nil
    }

    // MARK: telling

    func output(_ found: Found) -> Output {
        let (intervals, stride) = (found.intervals, found.stride)
        var table = Table(values.name, "view", "what it is")
        var records: [JSON] = []
        for (place, interval) in intervals.enumerated() {
            let keys = changes(at: place, in: intervals)
            let name = text(interval.range)
            for (row, key) in keys.enumerated() {
                table.rows.append([.text(row == 0 ? name : ""), .text(key.subject), .text(interval.facts.text(key))])
            }
            if keys.isEmpty { table.rows.append([.text(name), .text(""), .text(place == 0 ? "as it begins" : "as before")]) }
            records.append(record(interval, keys))
        }
        let json = JSON.object([
            JSON.Field("of", .string(values.name)), JSON.Field("isExact", .bool(stride == 1)),
            JSON.Field("step", values.pixel.map { .number($0 * Double(stride)) } ?? .int(stride)), JSON.Field("sweep", .array(records)),
        ])
        let none = Output.Part.row(StyledText("\(text(0...values.count - 1)): the layout does not become a different one", .faint))
        return Output(json: json, parts: [intervals.count == 1 ? none : .table(table), .row(StyledText(howItWasTried(stride), .faint))])
    }

    private func record(_ interval: Sweep.Interval, _ keys: [ViewFacts.Key]) -> JSON {
        .object([
            "from": values.json(interval.range.lowerBound), "to": values.json(interval.range.upperBound),
            "facts": .array(
                keys.map {
                    .object(["subject": .string($0.subject), "aspect": .string("\($0.aspect)"), "value": .string(interval.facts.text($0))])
                }),
        ])
    }

    /// Of the first interval what will change anywhere, of the others what is another than before.
    private func changes(at place: Int, in intervals: [Sweep.Interval]) -> [ViewFacts.Key] {
        if place > 0 { return reduced(intervals[place].facts.differences(from: intervals[place - 1].facts), at: place, in: intervals) }
        var changing: Set<ViewFacts.Key> = []
        for later in intervals.indices.dropFirst() {
            changing.formUnion(intervals[later].facts.differences(from: intervals[later - 1].facts))
        }
        return reduced(intervals[0].facts.order.filter(changing.contains), at: 0, in: intervals)
    }

    /// Without what follows from something else that is told: what comes and goes with the choice of a ViewThatFits or with the view
    /// around it.
    private func reduced(_ keys: [ViewFacts.Key], at place: Int, in intervals: [Sweep.Interval]) -> [ViewFacts.Key] {
        let shown = Set(keys.filter { $0.aspect == .shown }.map(\.subject))
        let chosen = Set(keys.filter { $0.aspect == .choice }.map(\.subject))
        let near = intervals[max(0, place - 1)...min(place, intervals.count - 1)].map(\.facts.parents)
        func around(_ view: String) -> String? { near.lazy.compactMap { $0[view] }.first }
        return keys.filter { key in
            guard key.aspect == .shown, let outer = around(key.subject) else { return true }
            return !shown.contains(outer) && !sequence(first: outer, next: around).contains { chosen.contains($0) }
        }
    }

    // MARK: drawing

    /// For how long a film that plays shows each interval, in seconds.
    private static let pause = 1.5

    /// A frame of each interval, at its first value, with what is different in it.
    func film(of found: Found, _ file: FilmFile) throws(Diagnostic) -> Film {
        guard found.intervals.count <= Film.limit else {
            throw Diagnostic(
                .limitExceeded, "\(found.intervals.count) intervals are more than the \(Film.limit) pictures that a file can hold",
                at: file.path.span, hint: "ask about a smaller part of the range, or about one view")
        }
        let style = context.scene.options.pictureStyle ?? .preview
        var frames: [Film.Frame] = []
        for (place, interval) in found.intervals.enumerated() {
            let laidOut = try context.trying(values.steps(interval.range.lowerBound))
            let changes = changes(at: place, in: found.intervals).map { "\($0.subject) \(interval.facts.text($0))" }
            frames.append(
                try context.looking(at: laidOut, in: context.turn).frame(
                    at: Double(place) * Self.pause, "\(values.name) \(text(interval.range))", caption: changes.joined(separator: ", "),
                    style: style))
        }
        return Film(input: "sweep \(values.name) \(text(0...values.count - 1))", frames: frames)
    }

    private func text(_ range: ClosedRange<Int>) -> String {
        let (first, last) = (values.text(range.lowerBound), values.text(range.upperBound))
        return first == last ? first : "\(first) … \(last)"
    }

    private func howItWasTried(_ stride: Int) -> String {
        guard let pixel = values.pixel else {
            return stride == 1
                ? "each of \(values.count) values was tried"
                : "one value in \(stride) was tried; a change that comes and goes between two of them is missed"
        }
        if stride == 1 { return "each of \(values.count) pixels was tried" }
        let step = pixel * Double(stride)
        return
            "\(step == 1 ? "every point was" : "every \(NumberText.of(step)) points were") tried, and changes were narrowed down to the pixel; a change that comes and goes between two of them is missed"
    }
}
