// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let modify = Command(
        "modify", .build, .edit, syntax: ["modify TARGET .modifier(…)…"],
        summary: "Adds modifiers to a view, outside those it already has.",
        examples: ["modify text1 .padding(8)", "modify vStack1 .padding().background(.red)"], related: ["modifier", "style"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let view = try context.authored(target)
        let suffix = try ModifierSuffix(try context.arguments.expression("a modifier"))
        return .edit(try context.replacing(view) { suffix.applied(to: $0) })
    }
}
