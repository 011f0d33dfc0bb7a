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
            .unknownTopic, "there is no help for '\(word)'", at: span, suggestion: HelpTopics.topic(meantBy: word, context.laidOut),
            hint: word.contains(" ")
                ? "'help' lists the commands, 'help concepts' the concepts; 'help -s WORD' searches for one word"
                : "'help' lists the commands, 'help -s \(word)' searches for the word")
    }
}
