// SPDX-License-Identifier: GPL-3.0-or-later

/// `help examples`: what can be typed, by example.
enum HelpExamples {
    static var output: Output {
        var parts: [Output.Part] = []
        for group in Command.Group.allCases {
            let rows = Command.all.filter { $0.group == group }.map { command in
                [Table.Cell.text("  " + example(of: command)), .text(command.summary)]
            }
            parts += [.row(StyledText(group.rawValue, .strong)), .table(Table("", "", rows: rows)), .row("")]
        }
        parts.append(.row(StyledText("'help COMMAND' says more about each; 'lesson' teaches step by step", .faint)))
        let examples = Command.all.map { command in
            JSON.object(["command": .string(command.name), "examples": .array(command.examples.map { .string($0) })])
        }
        return Output(json: .object(["examples": .array(examples)]), parts: parts)
    }

    /// What most people type first: declarations begin with that, but for a word alone.
    private static func example(of command: Command) -> String {
        command.examples.first { $0.contains(" ") } ?? command.examples.first ?? command.name
    }
}

/// `help concepts`: the index of words that are neither command nor view.
extension HelpConcept {
    static var index: Output {
        let rows = all.map { [Table.Cell.text($0.name), .text($0.summary), .text($0.synonyms.joined(separator: ", "))] }
        let json = all.map {
            JSON.object(["name": .string($0.name), "summary": .string($0.summary), "synonyms": .array($0.synonyms.map { .string($0) })])
        }
        return Output(
            json: .object(["concepts": .array(json)]),
            parts: [
                .table(Table("concept", "what it is", "also", rows: rows)), .row(StyledText("'help WORD' says more about each", .faint)),
            ])
    }
}
