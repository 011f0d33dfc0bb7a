// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let state = Command(
        "state", .inspect, .edit, syntax: ["state [NAME]", "state NAME = EXPR"], meanings: ["NAME": .variable],
        summary: "Lists the scene's @State values, or changes one.",
        examples: ["state", "state count", "state count = 3"],
        details:
            "NAME is a variable of the scene, or else the @State of the only live component that has one of that name; if several have one, write OWNER.name. An object's property is NAME.property.",
        related: ["@State", "variable", "assign"]
    ) { (context) throws(Diagnostic) in
        if context.arguments.isAtEnd { return .show(StateReport(context: context, entries: context.stateEntries()).output) }
        if let shown = try context.shownState() { return .show(StateReport(context: context, entries: shown).output) }
        guard let place = try context.statePlace() else { throw context.arguments.missing("a name") }
        let expression = try context.arguments.expression("a value")
        if let field = context.objectField(place) {
            let state = try context.state(setting: field, to: expression)
            var scene = context.scene
            scene.state = state
            return .edit(scene)
        }
        if place.owner == nil, context.scene.program.variables[place.name] != nil {
            try context.assign(place.name, expression, at: place.span)
            return .edit(context.scene)
        }
        let key = try context.stateKey(place)
        let value = try context.evaluate(expression, expecting: context.type(of: key), like: context.scene.state[key])
        var scene = context.scene
        scene.state[key] = value
        return .edit(scene)
    }
}

private struct StateReport {
    let context: CommandContext
    let entries: [(name: String, value: Value)]

    var output: Output {
        var json: [JSON] = []
        var table = Table("name", "type", "value")
        for entry in entries {
            json.append(
                .object([
                    "name": .string(entry.name), "type": .string(ValueJSON.typeName(entry.value)),
                    "value": ValueJSON(evaluator: context.evaluator).json(entry.value),
                ]))
            table.rows.append([.text(entry.name), .text(ValueJSON.typeName(entry.value)), .text(ValueJSON.text(entry.value))])
        }
        return Output(json: .object(["state": .array(json)]), parts: table.rows.isEmpty ? [] : [.table(table)])
    }
}
