// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onSubmit = ModifierDeclaration(
        "onSubmit", .action, summary: "Runs an action when a field inside is submitted.",
        examples: ["TextField(\"a\", text: $text).onSubmit { print(1) }"],
        overloads: [
            Overload(.any("of", name: "triggers", type: "SubmitTriggers", defaultText: ".text"), .closure(nil, name: "action")) {
                maker, triggers, action in
                let kinds = SubmitTrigger.kinds(triggers)
                guard kinds.count > 1 else { return maker.attaching(ActionAttachment(kind: kinds[0], action: action)) }
                let inner = AttachmentNode(maker.content, ActionAttachment(kind: .submit, action: action))
                return AttachmentNode(inner, ActionAttachment(kind: .searchSubmit, action: action), tag: maker.tag)
            }
        ])
}

/// What a submission is of: a field of text, a search, or either.
private enum SubmitTrigger {
    /// - Returns: one at least.
    static func kinds(_ triggers: Value) -> [ActionAttachment.Kind] {
        guard case .native(let native) = triggers, native.swiftDescription.contains("search") else { return [.submit] }
        return native.swiftDescription.contains("text") ? [.submit, .searchSubmit] : [.searchSubmit]
    }
}
