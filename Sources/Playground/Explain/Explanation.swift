// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a view has its width, height or position, or a scroll view its offset: sentences with the rules that they rest on.
struct Explanation {
    enum Subject: String, CaseIterable { case width, height, position, scroll }

    struct Sentence {
        let subject: Subject
        let text: String
        let rules: [String]
    }

    private(set) var sentences: [Sentence] = []
    /// What the next sentences are about.
    var subject = Subject.width

    mutating func say(_ text: String, _ rules: String...) { say(text, rules) }
    mutating func say(_ reason: Reason) { for text in reason.texts { say(text.text, text.rules) } }

    private mutating func say(_ text: String, _ rules: [String]) {
        let begun = text.hasPrefix("the ") || text.hasPrefix("a ") ? text.capitalizedFirst : text
        sentences.append(Sentence(subject: subject, text: begun, rules: rules))
    }

    /// Of a longer way the beginning and the end are read; what is between them is counted.
    private static let firstLimit = 40
    private static let lastLimit = 20

    func output(view: String, showsRules: Bool) -> Output {
        let json = sentences.map { sentence in
            JSON.object([
                "view": .string(view), "about": .string(sentence.subject.rawValue), "text": .string(sentence.text),
                "rules": .array(sentence.rules.map { .string($0) }),
            ])
        }
        var parts: [Output.Part] = []
        for subject in Subject.allCases {
            let own = sentences.filter { $0.subject == subject }
            guard !own.isEmpty else { continue }
            if !parts.isEmpty { parts.append(.line("")) }
            let skipped = max(0, own.count - Self.firstLimit - Self.lastLimit)
            for (number, sentence) in own.enumerated() {
                if skipped > 0, number == Self.firstLimit { parts.append(.line(StyledText("  … \(skipped) more …", .faint))) }
                if number >= Self.firstLimit, number < Self.firstLimit + skipped { continue }
                let rules = showsRules && !sentence.rules.isEmpty ? " [" + sentence.rules.joined(separator: ", ") + "]" : ""
                parts.append(number == 0 ? .row(StyledText(sentence.text, .strong)) : .paragraph("- " + sentence.text + rules))
            }
        }
        return Output(json: .object(["explain": .array(json)]), parts: parts)
    }
}
