// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a view has its width, height or position: sentences with the rules that they rest on.
struct Explanation {
    enum Subject: String, CaseIterable { case width, height, position }

    struct Sentence {
        let subject: Subject
        let text: String
        let rules: [String]
    }

    private(set) var sentences: [Sentence] = []
    /// What the next sentences are about.
    var subject = Subject.width

    mutating func say(_ text: String, _ rules: String...) { sentences.append(Sentence(subject: subject, text: text, rules: rules)) }

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
            for (number, sentence) in own.enumerated() {
                let rules = showsRules && !sentence.rules.isEmpty ? " [" + sentence.rules.joined(separator: ", ") + "]" : ""
                parts.append(number == 0 ? .line(StyledText(sentence.text, .strong)) : .paragraph("- " + sentence.text + rules))
            }
        }
        return Output(json: .object(["explain": .array(json)]), parts: parts)
    }
}
