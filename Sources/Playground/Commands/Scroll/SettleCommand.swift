// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let settle = Command(
        "settle", .scroll, .event, syntax: ["settle"], summary: "Runs all motion to its end; a finger stays down.", examples: ["settle"],
        related: ["clock", "tick", "rest"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        return .steps(from: context.scene, [.settle])
    }
}
