// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What reaches beyond one scene: history, files of inputs, inputs in inputs.
extension Interpreter {
    /// Files that source each other, and inputs in inputs.
    private static let depthLimit = 64

    func perform(_ request: SessionRequest, _ input: Input) throws(Diagnostic) -> Answer {
        switch request {
        case .undo(let count):
            let inputs = history.past.suffix(count).reversed().map(\.input)
            try travel { $0.undo(count) }
            return Answer(output: Self.lines("undone", inputs))
        case .redo(let count):
            try travel { $0.redo(count) }
            return Answer(output: Self.lines("redone", history.past.suffix(count).map(\.input)))
        case .source(let path, let span): return try source(path, span, input)
        case .lesson(let request): return try perform(request, input)
        case .repeat(let count, let source, let range):
            let before = current
            let answer = try `repeat`(count, Input(source: source, range: range), input)
            return current === before ? told("nothing changed", answer) : answer
        case .time(let source, let range): return try time(Input(source: source, range: range), input)
        case .expectError(let id, let source, let range, let span):
            try checkDepth(input)
            try expectError(id, Input(source: source, range: range), span)
            return Answer()
        case .write(let file):
            let gate = gate(for: input.source)
            try gate.write(file.bytes, to: file.path.text, isForced: file.isForced, at: file.path.span)
            written.insert(gate.path(file.path.text))
            guard file.answer.isEmpty, tellsWhatItDid else { return Answer(output: file.answer) }
            return Answer(output: Output(json: file.answer.json, lines: [StyledText("wrote \(file.path.text)", .faint)]))
        case .recover(let discards): return discards ? try discardLost(input) : try recover(input)
        case .film(let request): return try film(request, input)
        case .mark(let name):
            mark(name)
            let words = "'show \(name) now' and 'compare scene \(name)' show what has changed since"
            return Answer(output: Output(json: .object(["mark": .string(name)]), lines: [StyledText(words, .faint)]))
        case .edit: return Answer(request: .edit)
        case .pane(let request): return Answer(request: .pane(request))
        case .quit(let status): return Answer(quit: status)
        }
    }

    /// The first lines of inputs that were undone or redone.
    private static func lines(_ word: String, _ inputs: [String]) -> Output {
        Output(
            lines: inputs.map { input in
                let first = input.split(separator: "\n").first.map(String.init) ?? ""
                return StyledText(word + ": ", .faint) + StyledText(TextFitting.cut(first, to: 60))
            })
    }

    func checkDepth(_ input: Input) throws(Diagnostic) {
        guard depth + timings < Self.depthLimit else {
            throw Diagnostic(
                .limitExceeded, "inputs are nested more than \(Self.depthLimit) deep", at: input.firstWord.span,
                hint: "look for a file that sources itself, or an input that runs itself")
        }
    }

    /// Runs inputs as one: all or none.
    func asOne(_ input: Input, _ body: () throws(Diagnostic) -> Answer) throws(Diagnostic) -> Answer {
        try checkDepth(input)
        let saved = (current, history)
        if depth == 0 { runs = 0 }
        depth += 1
        defer { depth -= 1 }
        do {
            let answer = try body()
            collapse(to: saved.1.undoCount, input: input.text)
            return answer
        } catch {
            restore(saved)
            throw error
        }
    }

    private func `repeat`(_ count: Int, _ inner: Input, _ input: Input) throws(Diagnostic) -> Answer {
        try asOne(input) { () throws(Diagnostic) in
            try sharing(newTurn()) { () throws(Diagnostic) in try answers(count, inner, input) }
        }
    }

    private func answers(_ count: Int, _ inner: Input, _ input: Input) throws(Diagnostic) -> Answer {
        var gathered = GatheredOutput()
        for _ in 0..<count {
            try countRun(input)
            try outer?.budget.spend(Price.input, at: input.firstWord.span)
            let before = current.scene
            let answer = try perform(inner)
            if !current.scene.hasSameSource(as: before) { try outer?.layouts.add(madeAnew: current) }
            try outer?.budget.spend(Price.answer * gathered.add(inner, answer.output), at: input.firstWord.span)
            if answer.quit != nil { return answer }
            try checkInterrupt()
        }
        return Answer(output: gathered.output)
    }

    /// A `repeat` in a `repeat` multiplies: what one input may run in all is bounded.
    func countRun(_ input: Input, as weight: Int = 1) throws(Diagnostic) {
        runs += weight
        guard runs <= Self.runLimit else {
            throw Diagnostic(.limitExceeded, "the input repeats or reads more than \(Self.runLimit) inputs", at: input.firstWord.span)
        }
    }

    private static let runLimit = 20_000
    /// How many inputs a file that is read counts as: files that source each other multiply.
    private static let weightOfFile = 10
    /// For each of this many declarations of the scene an input counts as one more.
    private static let declarationsOfAnInput = 100

    func checkInterrupt() throws(Diagnostic) { try interrupt.check() }

    private func source(_ path: String, _ span: SourceSpan, _ input: Input) throws(Diagnostic) -> Answer {
        let gate = gate(for: input.source)
        let text = try gate.read(path, at: span)
        let source = SourceText(SessionFile.inputs(of: text), name: gate.path(path))
        var narration = SessionNarration(text)
        return try asOne(input) { () throws(Diagnostic) in
            var gathered = GatheredOutput()
            var failure: Diagnostic?
            var quit: Int32?
            try countRun(input, as: Self.weightOfFile)
            feed(inputsOf: source) { step in
                // Each declaration is looked at beside all the others.
                let weight = 1 + current.scene.program.declarations.count / Self.declarationsOfAnInput
                do throws(Diagnostic) { try countRun(input, as: weight) } catch { failure = error }
                if failure != nil { return false }
                switch step.outcome {
                case .shown(let output):
                    for paragraph in narration.paragraphs(before: step.line) { gathered.add(paragraph) }
                    gathered.add(step, output)
                case .failed(let diagnostic): failure = diagnostic
                }
                quit = step.quit
                return failure == nil
            }
            if var failure {
                failure.addSourced(at: span)
                throw failure
            }
            for paragraph in narration.paragraphs(before: .max) { gathered.add(paragraph) }
            return Answer(output: gathered.output, quit: quit)
        }
    }

    private func time(_ inner: Input, _ input: Input) throws(Diagnostic) -> Answer {
        try checkDepth(input)
        timings += 1
        defer { timings -= 1 }
        let (before, tried) = (current, trials)
        let start = options.stopwatch?()
        var answer = try perform(inner)
        let milliseconds = start.flatMap { start in options.stopwatch.map { (($0() - start) * 10).rounded() / 10 } }
        var work = trials.since(tried)
        if current !== before { work.add(current.result) }
        answer.output = Output(
            json: .object(
                [JSON.Field("result", answer.output.json)] + work.rows.map { JSON.Field($0.noun.plural, .int($0.count)) }
                    + (milliseconds.map { [JSON.Field("milliseconds", .number($0))] } ?? [])),
            parts: answer.output.parts + [
                .row(
                    StyledText(
                        ((milliseconds.map { [NumberText.of($0) + " ms"] } ?? []) + work.rows.map { $0.count.counted($0.noun) })
                            .joined(separator: ", "), .faint))
            ])
        return answer
    }

    /// The input must fail with an id; whatever it does, the scene stays.
    private func expectError(_ id: Diagnostic.ID, _ inner: Input, _ span: SourceSpan) throws(Diagnostic) {
        let saved = (current, history)
        let found: Diagnostic
        do throws(Diagnostic) {
            depth += 1
            defer { depth -= 1 }
            if let open = SwiftReader.openConstruct(in: inner.text) { throw open.diagnostic(in: inner.source, end: inner.range.upperBound) }
            _ = try perform(inner)
            found = Diagnostic(.expectationFailed, "expected the error \(id.rawValue), but the input succeeded", at: inner.span)
        } catch {
            if error.id == id { return }
            found = Diagnostic(
                .expectationFailed, "expected the error \(id.rawValue), but it is \(error.id.rawValue): \(error.message)", at: inner.span)
        }
        restore(saved)
        throw found
    }
}

/// The outputs of inputs that count as one.
struct GatheredOutput {
    private var records: [JSON] = []
    private var parts: [Output.Part] = []

    /// How many values were gathered; a longer list is cut.
    private var weight = 0
    private static let weightLimit = 1_000_000

    @discardableResult
    mutating func add(_ input: Input, _ output: Output) -> Int {
        add(Step(input: input.text, line: input.line, outcome: .shown(output)), output)
    }

    /// What a session says between its inputs.
    mutating func add(_ narration: String) {
        guard weight < Self.weightLimit else { return }
        weight += 1
        parts.append(.narration(narration))
    }

    /// - Returns: how many values and lines were added.
    @discardableResult
    mutating func add(_ step: Step, _ output: Output) -> Int {
        guard weight < Self.weightLimit else { return 0 }
        let record = Renderer.record(step)
        let count = record.valueCount + output.parts.count
        weight += count
        records.append(record)
        parts += output.parts
        return count
    }

    var output: Output { Output(json: .object(["inputs": .array(records)]), parts: parts) }
}

extension Diagnostic {
    /// Of a long chain the innermost files are told, and the one that began it.
    fileprivate mutating func addSourced(at span: SourceSpan) {
        if notes.count > 6 { notes.removeLast() }
        notes.append(Note("in a file sourced here", span: span))
    }
}
