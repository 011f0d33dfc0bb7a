// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Prose with its `\(EXPR)` filled in.
struct LessonWords {
    let evaluator: PromptEvaluator

    /// Paragraphs. Numbers are written as tables write them: 393, not 393.0.
    func paragraphs(_ prose: LessonText) throws(Diagnostic) -> [String] {
        try filled(prose).split(separator: "\n").map(String.init)
    }

    private func filled(_ prose: LessonText) throws(Diagnostic) -> String {
        var (result, rest) = ("", Substring(prose.text))
        while let start = rest.firstRange(of: "\\(") {
            result += rest[..<start.lowerBound]
            guard let end = Self.closing(rest[start.upperBound...]) else {
                throw Diagnostic(.incompleteInput, "a '\\(' in this text has no ')'", at: prose.span)
            }
            result += try value(String(rest[start.upperBound..<end]), at: prose.span)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return nil
    }

    private func value(_ text: String, at span: SourceSpan) throws(Diagnostic) -> String {
        do {
            let value = try evaluator.evaluate(SwiftReader.expression(SourceText(text)))
            if case .number(let number) = ValueJSON(evaluator: evaluator).json(value) { return NumberText.of(number) }
            return ValueJSON.text(value)
        } catch {
            throw Diagnostic(error.id, "'\\(\(text))' in this text: \(error.message)", at: span)
        }
    }
}
