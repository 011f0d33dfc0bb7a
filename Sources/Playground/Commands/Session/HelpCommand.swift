// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let help = Command(
        "help", synonyms: ["?", ".help", ":help", "/help", "--help"], .session, .question,
        syntax: [
            "help [WORD]", "help concepts", "help examples", "help keys", "help ERROR-ID", "help [rule] NUMBER", "help rules [FAMILY]",
            "help -s WORD",
        ],
        meanings: ["WORD": .topic, "ERROR-ID": .topic, "NUMBER": .topic, "FAMILY": .topic],
        summary: "Explains a command, view, modifier, environment key, device, concept, error, rule or part of the standard library.",
        examples: [
            "help", "help scroll", "help padding", "help size class", "help concepts", "help keys", "help unknown-view", "help L8.4",
            "help rules layout-stacks", "help Sequence.reduce", "help -s margin",
        ],
        details: """
            Layout and scrolling follow the rules. Each rule says how it is known: measured on Apple's systems, documented, or \
            decided here. 'explain … rules' names the rules behind each reason.
            """,
        related: ["man", "manual", "usage"]
    ) { (context) throws(Diagnostic) in
        if context.arguments.isAtEnd { return .show(HelpTopics.overview) }
        if context.arguments.take("-s") {
            let word = context.arguments.takeRest()
            guard !word.isEmpty else { throw context.arguments.missing("a word") }
            return .show(HelpTopics.search(word))
        }
        let span = context.arguments.restSpan
        let word = context.arguments.takeRest()
        if word.lowercased() == "keys" { return .show(KeyBinding.output(context.options.keys())) }
        if let output = HelpTopics.topic(word, context.laidOut) { return .show(output) }
        if let output = try HelpRules.answer(word, at: span) { return .show(output) }
        throw Diagnostic(
            .unknownTopic, "there is no help for '\(word)'", at: span, suggestion: context.topic(meantBy: word),
            hint: word.contains(" ")
                ? "'help' lists the commands, 'help concepts' the concepts; 'help -s WORD' searches for one word"
                : "'help' lists the commands, 'help -s \(word)' searches for the word")
    }
}

extension CommandContext {
    /// The nearest topic; of several words the longest that is one: `spacer` of `what is a Spacer?`.
    fileprivate func topic(meantBy text: String) -> String? {
        let words = text.split { " ?!,.".contains($0) }.map { String($0) }
        let topics = HelpTopics.words.map(\.word)
        guard words.count > 1 else { return ClosestWord.of(text, in: topics) }
        return Suggestion.closest(to: text, in: topics.filter { $0.contains(" ") })
            ?? words.prefix(Self.longestQuestion).filter { HelpTopics.topic($0, laidOut) != nil }.max { $0.count < $1.count }
    }

    /// Words that are looked up one by one: a text is no question.
    private static let longestQuestion = 32
}
