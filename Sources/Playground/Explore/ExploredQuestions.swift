// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What is asked of each scene that is tried: expressions, each by its text.
struct ExploredQuestions {
    struct Question {
        let expression: Expression
        let text: String
    }

    var questions: [Question] = []

    /// An answer, for people and for programs.
    struct Answer: Hashable {
        let text: String
        let json: JSON
        /// Why there is none.
        var failure: Diagnostic?

        static func == (a: Answer, b: Answer) -> Bool { a.text == b.text && (a.failure == nil) == (b.failure == nil) }
        func hash(into hasher: inout Hasher) { hasher.combine(text) }

        static func failure(_ error: Diagnostic) -> Answer {
            Answer(text: error.id == .notRealized || error.id == .unknownTarget ? "not there" : error.message, json: .null, failure: error)
        }
    }

    /// A question that no scene can answer is a mistake; one that some cannot is an answer too.
    final class Failures {
        private var failed: [String: Diagnostic] = [:]
        private var answered: Set<String> = []

        func note(_ question: Question, _ answer: Answer) {
            if let failure = answer.failure { failed[question.text] = failure } else { answered.insert(question.text) }
        }

        func check() throws(Diagnostic) {
            for (text, failure) in failed.sorted(by: { $0.key < $1.key }) where !answered.contains(text) { throw failure }
        }
    }

    /// The answer of a scene; what it changed is forgotten with it.
    static func answer(_ question: Question, of laidOut: LaidOutScene, budget: Budget) throws(Diagnostic) -> Answer {
        let evaluator = PromptEvaluator(laidOut, budget: budget, isKept: false)
        do {
            let value = try evaluator.evaluate(question.expression)
            return Answer(text: try evaluator.text(of: value), json: ValueJSON(evaluator: evaluator).json(value))
        } catch {
            if [.interrupted, .limitExceeded].contains(error.id) { throw error }
            return .failure(error.located(at: question.expression.span))
        }
    }
}

extension CommandContext {
    /// `EXPR, EXPR…` up to a word, or to the end.
    func exploredQuestions(upTo stopWords: Set<String> = []) throws(Diagnostic) -> ExploredQuestions {
        var result = ExploredQuestions()
        var separators = ListSeparators(arguments, stopWords: stopWords)
        while !arguments.isAtEnd, arguments.peekWord().map({ !stopWords.contains($0.text) }) ?? false {
            let (expression, text) = try arguments.listedExpression(&separators)
            result.questions.append(ExploredQuestions.Question(expression: expression, text: text))
        }
        return result
    }
}

extension ArgumentCursor {
    /// The next of several expressions with commas between them.
    fileprivate mutating func listedExpression(_ separators: inout ListSeparators) throws(Diagnostic) -> (Expression, String) {
        let next = try separators.next(after: position)
        let limit = next?.start ?? end
        let text = source.text(in: position..<limit).trimmingBlanks
        guard !text.isEmpty else { throw missing("an expression") }
        let expression = try SwiftReader.expression(source, range: position..<limit)
        skip(to: next?.kind == .comma ? next?.end ?? limit : limit)
        return (expression, text)
    }
}
