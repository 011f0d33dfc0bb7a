// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let keyboardShortcut = ModifierDeclaration(
        "keyboardShortcut", .visual, summary: "A keyboard shortcut for a button.",
        examples: ["Button(\"a\") { }.keyboardShortcut(\"a\", modifiers: .command)"],
        overloads: [
            Overload(.unlabeled("key", String.self), .eventModifiers) { maker, key, modifiers in
                maker.attaching(KeyboardShortcutAttachment(key: .string(key), modifiers: modifiers))
            },
            Overload(.any(nil, name: "key", type: "KeyEquivalent"), .eventModifiers) { maker, key, modifiers in
                maker.attaching(KeyboardShortcutAttachment(key: key, modifiers: modifiers))
            },
            Overload(.any(nil, name: "shortcut", of: .optional(.named("KeyboardShortcut")))) { maker, shortcut in
                shortcut == .nil
                    ? maker.attaching(DrawingAttachment(.none))
                    : maker.attaching(KeyboardShortcutAttachment(key: shortcut, modifiers: nil))
            },
        ])
}

/// `.keyboardShortcut(…)`.
package struct KeyboardShortcutAttachment: Sendable {
    /// A character, a KeyEquivalent, or a whole KeyboardShortcut.
    package let key: Value
    /// nil for a whole shortcut.
    package let modifiers: Value?
}

extension Parameter where T == Value {
    /// Command where they are left out.
    fileprivate static var eventModifiers: Parameter<Value> {
        let info = ParameterInfo(label: "modifiers", name: "modifiers", type: .named("EventModifiers"), defaultText: ".command")
        return Parameter(info) { (call, index) in call[index] ?? .string("command") }
    }
}
