// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
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
        let value = try context.choice("value of '\(option.name)'", option.choices.map { ($0, $0) })
        try context.arguments.expectEnd()
        var scene = context.scene
        scene.options[option.name] = value
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
