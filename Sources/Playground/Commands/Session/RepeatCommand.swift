// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let `repeat` = Command(
        "repeat", .session, .session, syntax: ["repeat N COMMAND"],
        summary: "Runs an input several times, as one.",
        examples: ["repeat 3 add Text(\"Row\")", "repeat 5 scroll by 100"], related: ["loop", "times"]
    ) { (context) throws(Diagnostic) in
        guard !context.arguments.isAtEnd else { throw context.arguments.missing("a number of times") }
        if let word = context.arguments.peekWord(), Command.named(word.text) != nil {
            throw Diagnostic(
                .missingArgument, "'repeat' needs a number of times", at: word.span, hint: "repeat 3 \(context.arguments.rest)")
        }
        let count = try context.arguments.count("a number of times", standard: 1, limit: 10_000)
        guard !context.arguments.isAtEnd else { throw context.arguments.missing("an input") }
        return .session(.repeat(count, context.arguments.source, context.arguments.position..<context.arguments.end))
    }

    static let time = Command(
        "time", .session, .session, syntax: ["time COMMAND"],
        summary: "Runs an input and reports how much work it took.",
        examples: ["time scroll by 500"],
        details: "It counts operations, so that a script prints the same everywhere; at the prompt it also shows milliseconds.",
        related: ["performance", "speed", "count"]
    ) { (context) throws(Diagnostic) in
        guard !context.arguments.isAtEnd else { throw context.arguments.missing("an input") }
        return .session(.time(context.arguments.source, context.arguments.position..<context.arguments.end))
    }

    static let echo = Command(
        "echo", .session, .question, syntax: ["echo TEXT"], summary: "Prints text.", examples: ["echo first part"],
        related: ["say"]
    ) { (context) throws(Diagnostic) in
        let text = context.arguments.takeRest()
        return .show(Output(json: .object(["text": .string(text)]), parts: [.line(StyledText(text))]))
    }

    static let edit = Command(
        "edit", .session, .session, syntax: ["edit"], summary: "Opens the last input in $EDITOR; needs a terminal.", examples: ["edit"],
        related: ["editor"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        guard context.options.isInteractive else {
            throw Diagnostic(.unsupported, "'edit' needs a terminal", at: context.word.span)
        }
        return .session(.edit)
    }

    static let quit = Command(
        "quit", synonyms: ["exit", "q", ":q"], .session, .session, syntax: ["quit [N]"],
        summary: "Leaves the shell, with an exit status if you give one.",
        examples: ["quit"], related: ["leave", "bye"]
    ) { (context) throws(Diagnostic) in
        guard let word = context.arguments.word() else { return .session(.quit(0)) }
        try context.arguments.expectEnd()
        guard let status = Int(word.text) else {
            throw Diagnostic(
                .typeMismatch, "'\(word.text)' is not an exit status", at: word.span,
                hint: "'quit' leaves the shell, 'leave' a lesson")
        }
        guard (0...255).contains(status) else {
            throw Diagnostic(.outOfRange, "an exit status must be between 0 and 255", at: word.span)
        }
        return .session(.quit(Int32(status)))
    }

    static let option = Command(
        "option", .session, .edit, syntax: ["option NAME VALUE", "option"],
        meanings: ["NAME": .option, "VALUE": .optionValue],
        summary: "Sets an option, or lists the options.",
        examples: ["option", "option rules on"], related: ["setting", "preference"]
    ) { (context) throws(Diagnostic) in
        guard let name = context.arguments.word() else { return .show(context.optionList) }
        guard let option = SceneOptions.named(name.text) else {
            throw Diagnostic(
                .unknownOption, "there is no option '\(name.text)'", at: name.span,
                suggestion: ClosestWord.of(name.text, in: SceneOptions.all.map(\.name)), hint: "'option' lists them")
        }
        guard let value = context.arguments.word() else { throw context.arguments.missing("a value") }
        try context.arguments.expectEnd()
        var scene = context.scene
        scene.options[option.name] = try value.choice("value of '\(option.name)'", option.choices.map { ($0, $0) }).1
        return .edit(scene)
    }
}

extension CommandContext {
    fileprivate var optionList: Output {
        let rows = SceneOptions.all.map { [Table.Cell.text($0.name), .text(scene.options[$0.name] ?? ""), .text($0.summary)] }
        let json = SceneOptions.all.map { JSON.object(["name": .string($0.name), "value": .string(scene.options[$0.name] ?? "")]) }
        return Output(json: .object(["options": .array(json)]), parts: [.table(Table("option", "value", "meaning", rows: rows))])
    }
}
