// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Keys, and the commands that they stand for. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let keyboardRows: [ModifierDeclaration] = [
        row(
            "keyboardType", "The keyboard of a field.", "Text(\"a\").keyboardType(.decimalPad)",
            .visual(.any(nil, name: "value", type: "UIKeyboardType"))),
        row(
            "modifierKeyAlternate", "Another item while a key is held; kept.", "Text(\"a\").modifierKeyAlternate(.option) { Text(\"b\") }",
            .visual(.any(nil, name: "value", type: "EventModifiers"), .late())),
        row("onCopyCommand", "Runs when asked to copy; kept.", "Text(\"a\").onCopyCommand { }", .visual(.optionalClosure("perform"))),
        row("onDeleteCommand", "Runs when asked to delete; kept.", "Text(\"a\").onDeleteCommand { }", .visual(.optionalClosure("perform"))),
        row("onExitCommand", "Runs when asked to exit; kept.", "Text(\"a\").onExitCommand { }", .visual(.optionalClosure("perform"))),
        row(
            "onKeyPress", "Runs on key presses; kept.", "Text(\"a\").onKeyPress(.space) { .handled }",
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
            "onModifierKeysChanged", "Runs when modifier keys change; kept.", "Text(\"a\").onModifierKeysChanged { old, new in }",
            .visual(
                .any("mask", name: "mask", type: "Any", defaultText: ".all"),
                .any("initial", name: "initial", type: "Any", defaultText: "true"),
                .closure(nil, name: "action", [.named("Any"), .named("Any")]))),
        row(
            "onMoveCommand", "Runs on arrow keys; kept.", "Text(\"a\").onMoveCommand { direction in }",
            .visual(.optionalClosure("perform", [.named("Any")]))),
        row(
            "submitLabel", "The word on the return key.", "Text(\"a\").submitLabel(.done)",
            .visual(.any(nil, name: "value", type: "SubmitLabel"))),
        row("submitScope", "Keeps submissions inside.", "Text(\"a\").submitScope()", .visual(.unlabeledDefault("isBlocking", true))),
        row(
            "typeSelectEquivalent", "What typing selects.", "Text(\"a\").typeSelectEquivalent(\"x\")",
            .visual(.unlabeled("text", Value.self))),
    ]
}
