// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The Apple Pencil, the Digital Crown, remotes and haptics. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let hardwareRows: [ModifierDeclaration] = [
        row(
            "digitalCrownRotation", "Binds the rotation of an Apple Watch's Digital Crown; no effect here.",
            "Text(\"a\").digitalCrownRotation($amount)",
            .visual(.unlabeled("binding", BindingValue.self)),
            .visual(
                .unlabeled("binding", BindingValue.self), .any("from", name: "from", type: "Any", defaultText: "nil"),
                .any("through", name: "through", type: "Any", defaultText: "nil"), .any("by", name: "by", type: "Any", defaultText: "nil"),
                .any("sensitivity", name: "sensitivity", type: "DigitalCrownRotationalSensitivity", defaultText: ".high"),
                .any("isContinuous", name: "isContinuous", type: "Any", defaultText: "false"),
                .any("isHapticFeedbackEnabled", name: "isHapticFeedbackEnabled", type: "Any", defaultText: "true"))),
        row(
            "handGestureShortcut", "The hand gesture that taps the view.", "Text(\"a\").handGestureShortcut(.primaryAction)",
            .visual(
                .any(nil, name: "value", type: "HandGestureShortcut"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "onPencilDoubleTap", "Runs an action on a double tap of the Apple Pencil; no effect here.",
            "Text(\"a\").onPencilDoubleTap { _ in }",
            .visual(.closure("perform", [.named("Any")]))),
        row(
            "onPencilSqueeze", "Runs an action when the Apple Pencil is squeezed; no effect here.", "Text(\"a\").onPencilSqueeze { _ in }",
            .visual(.closure("perform", [.named("Any")]))),
        row(
            "onPlayPauseCommand", "Runs an action on the play button of a remote; no effect here.", "Text(\"a\").onPlayPauseCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "sensoryFeedback", "Haptic feedback when a value changes.", "Text(\"a\").sensoryFeedback(.success, trigger: 1)",
            .visual(
                .any(nil, name: "value", type: "SensoryFeedback"), .required("trigger", Value.self),
                .optionalClosure("condition", [.named("Any"), .named("Any")], result: .named("Bool"))),
            .visual(
                .required("trigger", Value.self), .closure(nil, name: "feedback", [.named("Any"), .named("Any")], result: .named("Any")))),
    ]
}
