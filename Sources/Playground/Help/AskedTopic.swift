// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension HelpTopics {
    /// The nearest topic; of several words the longest that is one: `spacer` of `what is a Spacer?`.
    static func topic(meantBy text: String, _ laidOut: LaidOutScene) -> String? {
        // `Array.map` is a function of all sequences.
        if let dot = text.lastIndex(of: "."), case let member = String(text[dot...].dropFirst()), topic(member, laidOut) != nil {
            return member
        }
        let topics = words.map(\.word)
        guard text.contains(where: { " ?!,.".contains($0) }) else { return ClosestWord.of(text, in: topics) }
        return Suggestion.closest(to: text, in: topics.filter { $0.contains(" ") }) ?? asked(in: text, laidOut)
    }

    /// What a question in English is about: two words that are a topic together (`safe area`), else the longest word that is one.
    static func asked(in text: some StringProtocol, _ laidOut: LaidOutScene) -> String? {
        let words = words(of: text)
        let pairs = zip(words, words.dropFirst()).map { $0 + " " + $1 }
        return pairs.first { HelpConcept.named($0) != nil }
            ?? words.filter { $0.count > 2 && $0 != Command.help.name && topic($0, laidOut) != nil }.max { $0.count < $1.count }
    }

    /// The words of a question that are looked up one by one; a long text is none.
    static func words(of question: some StringProtocol) -> [String] {
        question.split { " ?!,.".contains($0) }.prefix(32).map { String($0) }
    }
}
