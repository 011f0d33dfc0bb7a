// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onReceive = ModifierDeclaration(
        "onReceive", .action, observes: .value,
        summary: "Runs an action for each value of a publisher, while the view is there.",
        examples: ["Text(\"a\").onReceive(Just(1)) { number in print(number) }"],
        overloads: [
            Overload(.unlabeled("publisher", Value.self), .closure("perform", [.named("Any")])) { maker, publisher, action in
                maker.attaching(ReceiveAttachment(publisher: publisher, action: action))
            }
        ])
}

/// `.onReceive(_:perform:)`: whoever runs the scene attaches to the publisher, and calls the action with each value.
package struct ReceiveAttachment: Sendable {
    package let publisher: Value
    package let action: LateCall
}
