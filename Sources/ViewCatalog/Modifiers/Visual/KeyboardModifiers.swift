// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Keys, and the commands that they stand for. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let keyboardRows: [ModifierDeclaration] = [
        row(
            "keyboardType", "The keyboard for a text field.", "Text(\"a\").keyboardType(.decimalPad)",
            .visual(.any(nil, name: "value", type: "UIKeyboardType"))),
        row(
            "modifierKeyAlternate", "A view shown in place of this one while a modifier key is held; no effect here.",
            "Text(\"a\").modifierKeyAlternate(.option) { Text(\"b\") }",
            .visual(.any(nil, name: "value", type: "EventModifiers"), .late())),
        row(
            "onCopyCommand", "Runs an action on the Copy command; no effect here.", "Text(\"a\").onCopyCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "onDeleteCommand", "Runs an action on the Delete command; no effect here.", "Text(\"a\").onDeleteCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "onExitCommand", "Runs an action on the Exit command; no effect here.", "Text(\"a\").onExitCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "onKeyPress", "Runs an action when a key is pressed; no effect here.", "Text(\"a\").onKeyPress(.space) { .handled }",
            .visual(.any(nil, name: "value", type: "KeyEquivalent"), .closure("action", result: .named("KeyPress.Result"))),
            .visual(
                .any(nil, name: "value", type: "KeyEquivalent"), .any("phases", name: "phases", type: "KeyPress.Phases"),
                .closure("action", [.named("Any")], result: .named("KeyPress.Result"))),
            .visual(
                .any("characters", name: "characters", type: "CharacterSet"),
                .any("phases", name: "phases", type: "KeyPress.Phases", defaultText: "[.down, .repeat]"),
                .closure("action", [.named("Any")], result: .named("KeyPress.Result"))),
            .visual(
                .any("keys", name: "keys", of: .named("Set", genericArguments: [.named("KeyEquivalent")])),
                .any("phases", name: "phases", type: "KeyPress.Phases", defaultText: ".down"),
                .closure("action", [.named("Any")], result: .named("KeyPress.Result"))),
            .visual(
                .any("phases", name: "phases", type: "KeyPress.Phases", defaultText: ".down"),
                .closure("action", [.named("Any")], result: .named("KeyPress.Result")))),
        row(
            "onModifierKeysChanged", "Runs an action when modifier keys change; no effect here.",
            "Text(\"a\").onModifierKeysChanged { old, new in }",
            .visual(
                .any("mask", name: "mask", type: "Any", defaultText: ".all"),
                .any("initial", name: "initial", type: "Any", defaultText: "true"),
                .closure(nil, name: "action", [.named("Any"), .named("Any")]))),
        row(
            "onMoveCommand", "Runs an action when an arrow key is pressed; no effect here.", "Text(\"a\").onMoveCommand { direction in }",
            .visual(.optionalClosure("perform", [.named("Any")]))),
        row(
            "submitLabel", "The label of the return key.", "Text(\"a\").submitLabel(.done)",
            .visual(.any(nil, name: "value", type: "SubmitLabel"))),
        row(
            "submitScope", "Keeps submissions of fields inside from reaching views outside.", "Text(\"a\").submitScope()",
            .visual(.unlabeledDefault("isBlocking", true))),
        row(
            "typeSelectEquivalent", "The text that selects the view when it is typed.", "Text(\"a\").typeSelectEquivalent(\"x\")",
            .visual(.unlabeled("text", Value.self))),
    ]
}
