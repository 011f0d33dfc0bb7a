// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let tap = Command(
        "tap", .inspect, syntax: ["tap TARGET"], parameters: [.target], summary: "Runs the Button that a view is, lies in or alone holds.",
        examples: ["tap button1", "tap \"more\""], related: ["click", "press", "button", "action"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        try context.arguments.expectEnd()
        let layer = try context.layer(target)
        return .edit(try ButtonTap(context: context, target: target).tapped(layer))
    }
}
