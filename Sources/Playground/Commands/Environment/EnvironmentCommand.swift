// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let environment = Command(
        "environment", .environment, .edit, syntax: ["environment KEY = EXPR", "environment KEY reset"],
        summary: "Sets any other environment key at the root.", examples: ["environment isEnabled = false", "environment isEnabled reset"],
        related: ["EnvironmentValues", "key"]
    ) { (context) throws(Diagnostic) in
        guard let key = context.arguments.takeName() ?? context.arguments.word() else { throw context.arguments.missing("a key") }
        guard SceneBuilder.isEnvironmentKey(key.text, context.scene.program) else {
            let keys = SceneBuilder.environmentKeys(context.scene.program)
            throw Diagnostic(
                .unknownKey, "there is no environment key '\(key.text)'", at: key.span, suggestion: ClosestWord.of(key.text, in: keys),
                hint: "'help environment' lists them")
        }
        if context.arguments.take("reset") {
            try context.arguments.expectEnd()
            var scene = context.scene
            scene.overrides.removeAll { $0.key == key.text }
            return .edit(scene)
        }
        let text = context.arguments.rest
        let span = context.arguments.restSpan
        let value = try context.evaluate(try context.arguments.expression("a value"), expecting: SceneBuilder.environmentType(key.text))
        do throws(Diagnostic) {
            _ = try SceneBuilder.setting(key.text, to: value, in: context.laidOut.environment, by: .override("environment"))
        } catch {
            throw error.located(at: error.id == .unknownKey ? key.span : span)
        }
        var scene = context.scene
        scene.overrides.removeAll { $0.key == key.text }
        scene.overrides.append(EnvironmentOverride(key: key.text, value: value, text: text))
        return .edit(scene)
    }
}
