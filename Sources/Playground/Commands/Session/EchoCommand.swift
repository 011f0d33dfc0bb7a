// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let echo = Command(
        "echo", .session, .question, syntax: ["echo TEXT"], summary: "Prints text.", examples: ["echo first part"],
        related: ["say"]
    ) { (context) throws(Diagnostic) in
        let text = context.arguments.takeRest()
        return .show(Output(json: .object(["text": .string(text)]), parts: [.line(StyledText(text))]))
    }
}
