// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let matrix = Command(
        "matrix", .inspect, .question,
        syntax: ["matrix EXPR, … across DIMENSION [VALUE…], …", "matrix lint/show across DIMENSION [VALUE…], …"],
        summary: "Evaluates expressions on many screens and marks the answers that stand out.",
        examples: [
            "matrix root.size.width across device, orientation", "matrix lint across type large accessibility3",
            "matrix text1.isTruncated, root.size.height across device iphone-se-3 iphone-15-pro, type",
        ],
        details: """
            DIMENSION is device, type, orientation, direction, os or locale, or a variable of the scene with its values: n 1 2 \
            3. Without values it tries them all; for devices, one of each size. An answer that differs from most of its column \
            is marked. The scene does not change. 'expect forall DIMENSIONS: EXPR' checks the same in a session file.
            """,
        related: ["compare screens", "all devices", "variants", "every", "table"]
    ) { (context) throws(Diagnostic) in
        guard let across = context.arguments.wordPosition("across") else {
            throw Diagnostic(
                .missingArgument, "'across' is missing", at: context.arguments.endSpan,
                hint: "matrix EXPR across " + SceneDimension.names.joined(separator: ", "))
        }
        let kind = context.arguments.take("lint") ? MatrixReport.Kind.lint : context.arguments.take("show") ? .show : .values
        var questions = ExploredQuestions()
        if kind == .values {
            guard context.arguments.position < across.start else { throw context.arguments.missing("an expression before 'across'") }
            questions = try context.exploredQuestions(upTo: ["across"])
        }
        guard context.arguments.take("across") else {
            throw Diagnostic(.unknownArgument, "'across' is expected here", at: context.arguments.restSpan)
        }
        let dimensions = try context.dimensions(upTo: context.arguments.end)
        let report = MatrixReport(
            context: context, kind: kind, questions: questions, combinations: SceneCombinations(dimensions: dimensions))
        return .show(try report.output())
    }
}

extension ArgumentCursor {
    /// Where a word stands outside of brackets.
    func wordPosition(_ word: String) -> SourceToken? {
        SwiftReader.tokens(source, range: position..<end).first { $0.depth == 0 && source.text(in: $0.start..<$0.end) == word }
    }
}

/// Asks each combination and shows the answers as a table.
private struct MatrixReport {
    enum Kind { case values, lint, show }

    let context: CommandContext
    let kind: Kind
    let questions: ExploredQuestions
    let combinations: SceneCombinations

    private typealias Answer = ExploredQuestions.Answer
    private typealias Row = (combination: SceneCombinations.Combination, answers: [Answer])

    func output() throws(Diagnostic) -> Output {
        let failures = ExploredQuestions.Failures()
        var rows: [Row] = []
        var drawings: [DrawingRow.Item] = []
        try context.attempting(combinations) { (combination, result) throws(Diagnostic) in
            switch result {
            case .failure(let error):
                if kind == .show { throw error }
                rows.append((combination, headings.map { _ in .failure(error) }))
            case .success(let laidOut):
                rows.append((combination, try answers(of: laidOut, failures)))
                if kind == .show {
                    let drawing = TerminalDrawing(
                        drawing: try context.drawing(of: laidOut), style: context.scene.options.pictureStyle ?? .blueprint, fit: .automatic)
                    drawings.append(DrawingRow.Item(caption: combination.texts.joined(separator: " "), drawing: drawing))
                }
            }
        }
        try failures.check()
        return Output(json: json(rows), parts: kind == .show ? [.drawing(DrawingRow(items: drawings))] : table(rows))
    }

    private var headings: [String] {
        switch kind {
        case .values: questions.questions.map(\.text)
        case .lint: ["lint"]
        case .show: []
        }
    }

    private func answers(of laidOut: LaidOutScene, _ failures: ExploredQuestions.Failures) throws(Diagnostic) -> [Answer] {
        switch kind {
        case .show: return []
        case .lint:
            let found = try laidOut.lint(budget: context.turn.budget)
            let text = found.isEmpty ? "–" : found.map { "\($0.pattern.rawValue) \($0.view)" }.joined(separator: ", ")
            return [Answer(text: text, json: .array(found.map(\.json)))]
        case .values:
            return try questions.questions.map { (question) throws(Diagnostic) in
                let answer = try ExploredQuestions.answer(question, of: laidOut, budget: context.turn.budget)
                failures.note(question, answer)
                return answer
            }
        }
    }

    // MARK: telling

    /// The answer that more than half of the combinations give; nil where none is.
    private func usual(_ column: Int, _ rows: [Row]) -> Answer? {
        let counts = Dictionary(rows.map { ($0.answers[column], 1) }, uniquingKeysWith: +)
        return counts.first { $0.value * 2 > rows.count }?.key
    }

    private func table(_ rows: [Row]) -> [Output.Part] {
        let usual = headings.indices.map { self.usual($0, rows) }
        var table = Table()
        table.columns = combinations.dimensions.map(\.name) + headings
        var outliers = 0
        table.rows = rows.map { row in
            row.combination.texts.map { .text($0) }
                + row.answers.enumerated().map { column, answer in
                    guard let most = usual[column], most != answer else { return .text(answer.text) }
                    outliers += 1
                    return .text(answer.text + " *")
                }
        }
        guard outliers > 0 else { return [.table(table)] }
        let note = "* unlike most: \(outliers) of \(rows.count * headings.count) answers"
        return [.table(table), .row(StyledText(note, .faint))]
    }

    private func json(_ rows: [Row]) -> JSON {
        let usual = headings.indices.map { self.usual($0, rows) }
        let records = rows.map { row in
            JSON.object([
                JSON.Field(
                    "combination",
                    .object(zip(combinations.dimensions, row.combination.texts).map { JSON.Field($0.name, .string($1)) })),
                JSON.Field(
                    "answers",
                    .array(
                        row.answers.enumerated().map { column, answer in
                            .object([
                                "question": .string(headings[column]), "value": answer.json, "text": .string(answer.text),
                                "isOutlier": .bool(usual[column].map { $0 != answer } ?? false),
                            ])
                        })),
            ])
        }
        return .object(["matrix": .array(records)])
    }
}
