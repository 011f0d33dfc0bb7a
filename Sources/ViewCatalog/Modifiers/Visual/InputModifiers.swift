// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Keyboards, focus, pointers, gestures: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    private static let inputRows0: [ModifierDeclaration] = [
        row(
            "allowsHitTesting", "Does it take taps?", "Text(\"a\").allowsHitTesting(false)",
            Overload(.unlabeled("enabled", Bool.self)) { maker, enabled in
                enabled ? LayerNode(maker.content, tag: maker.tag) : maker.attaching(HitAttachment.takesNone)
            }),
        row(
            "autocapitalization", "Capitals while typing.", "Text(\"a\").autocapitalization(.none)",
            .visual(.any(nil, name: "value", type: "UITextAutocapitalizationType"))),
        row(
            "autocorrectionDisabled", "No corrections while typing.", "Text(\"a\").autocorrectionDisabled()",
            .visual(.unlabeledDefault("disable", true))),
        row(
            "buttonRepeatBehavior", "Does holding a button repeat it?", "Text(\"a\").buttonRepeatBehavior(.enabled)",
            .visual(.any(nil, name: "value", type: "ButtonRepeatBehavior"))),
        row(
            "contentShape", "The area that takes taps.", "Text(\"a\").contentShape(Rectangle())",
            Overload(.shape(nil, name: "shape"), .defaulted("eoFill", false)) { maker, shape, _ in
                maker.attaching(HitAttachment.shape(shape))
            },
            .visual(.any(nil, name: "value", type: "ContentShapeKinds"), .shape(nil, name: "shape"), .defaulted("eoFill", false))),
        row(
            "defaultAppStorage", "Where app storage is kept.", "Text(\"a\").defaultAppStorage(.standard)",
            .visual(.any(nil, name: "store", type: "UserDefaults"))),
        row(
            "defaultFocus", "What is focused first.", "Text(\"a\").defaultFocus($on, true)",
            .visual(
                .unlabeled("binding", Value.self), .any(nil, name: "value", type: "BoundValue"),
                .any("priority", name: "priority", type: "DefaultFocusEvaluationPriority", defaultText: ".automatic"))),
        row(
            "defaultHoverEffect", "What a pointer does inside.", "Text(\"a\").defaultHoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect"))),
        row(
            "digitalCrownRotation", "Binds the Digital Crown of a watch; kept.", "Text(\"a\").digitalCrownRotation($amount)",
            .visual(.unlabeled("binding", BindingValue.self)),
            .visual(
                .unlabeled("binding", BindingValue.self), .any("from", name: "from", type: "Any", defaultText: "nil"),
                .any("through", name: "through", type: "Any", defaultText: "nil"), .any("by", name: "by", type: "Any", defaultText: "nil"),
                .any("sensitivity", name: "sensitivity", type: "DigitalCrownRotationalSensitivity", defaultText: ".high"),
                .any("isContinuous", name: "isContinuous", type: "Any", defaultText: "false"),
                .any("isHapticFeedbackEnabled", name: "isHapticFeedbackEnabled", type: "Any", defaultText: "true"))),
        row(
            "disableAutocorrection", "No corrections while typing.", "Text(\"a\").disableAutocorrection(true)",
            .visual(.unlabeled("disable", Bool?.self))),
        row(
            "draggable", "It can be dragged; kept.", "Text(\"a\").draggable(\"x\")", .visual(.unlabeled("payload", Value.self)),
            .visual(.unlabeled("payload", Value.self), .late("preview"))),
        row(
            "dropDestination", "Something can be dropped; kept.", "Text(\"a\").dropDestination(for: String.self) { items, place in true }",
            .visual(
                .required("for", Value.self), .closure("action", [.named("Any"), .named("CGPoint")], result: .named("Bool")),
                .optionalClosure("isTargeted", [.named("Bool")]))),
        row(
            "equatable", "Compared before it is made again; layout does not see it.", "Text(\"a\").equatable()", .visual()),
        row("findDisabled", "No searching in texts.", "Text(\"a\").findDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "findNavigator", "Binds searching in texts.", "Text(\"a\").findNavigator(isPresented: $on)",
            .visual(.binding("isPresented", Bool.self))),
        row(
            "focusable", "Can it be focused?", "Text(\"a\").focusable()",
            .visual(
                .unlabeledDefault("isFocusable", true),
                .any("interactions", name: "interactions", type: "FocusInteractions", defaultText: ".automatic"))),
        row(
            "focused", "Binds focus.", "Text(\"a\").focused($on)",
            Overload(.unlabeled("binding", Value.self)) { maker, binding in focused(maker, binding, nil) },
            Overload(.unlabeled("binding", Value.self), .any("equals", name: "equals", type: "BoundValue")) { maker, binding, value in
                focused(maker, binding, value)
            }),
        row("focusedObject", "An object from what is focused.", "Text(\"a\").focusedObject(1)", .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneObject", "An object from what is focused.", "Text(\"a\").focusedSceneObject(1)",
            .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneValue", "A value from what is focused.", "Text(\"a\").focusedSceneValue(1)",
            .visual(.unlabeled("object", Value.self)), .visual(.unlabeled("keyPath", Value.self), .unlabeled("value", Value.self))),
    ]

    private static func gestureRow(_ name: String, _ summary: String) -> ModifierDeclaration {
        row(
            name, summary, "Text(\"a\").\(name)(TapGesture())",
            .visual(
                .any(nil, name: "value", type: "Gesture"), .any("including", name: "including", type: "GestureMask", defaultText: ".all"),
                .defaulted("isEnabled", true)),
            .visual(
                .any(nil, name: "value", type: "Gesture"), .any("name", name: "name", of: .optional(.named("String"))),
                .defaulted("isEnabled", true)))
    }

    private static let inputRows1: [ModifierDeclaration] = [
        row(
            "focusedValue", "A value from what is focused.", "Text(\"a\").focusedValue(1)", .visual(.unlabeled("object", Value.self)),
            .visual(.unlabeled("keyPath", Value.self), .unlabeled("value", Value.self))),
        row(
            "focusEffectDisabled", "No ring around what is focused.", "Text(\"a\").focusEffectDisabled()",
            .visual(.unlabeledDefault("flag", true))),
        row("focusScope", "Limits focus to a namespace.", "Text(\"a\").focusScope(1)", .visual(.unlabeled("namespace", Value.self))),
        row("focusSection", "A group for focus.", "Text(\"a\").focusSection()", .visual()),
        gestureRow("gesture", "A gesture; kept."),
        row(
            "isDetailLink", "Does a link change the detail column? Kept.", "NavigationLink(\"a\") { Text(\"b\") }.isDetailLink(false)",
            .visual(.unlabeled("isDetailLink", Bool.self))),
        row(
            "handlesExternalEvents", "Which events open this window.", "Text(\"a\").handlesExternalEvents(preferring: [], allowing: [])",
            .visual(.required("preferring", Value.self), .required("allowing", Value.self))),
        row(
            "handGestureShortcut", "A hand gesture that taps it.", "Text(\"a\").handGestureShortcut(.primaryAction)",
            .visual(
                .any(nil, name: "value", type: "HandGestureShortcut"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        gestureRow("highPriorityGesture", "A gesture before others; kept."),
        row(
            "hoverEffect", "What a pointer does.", "Text(\"a\").hoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect", defaultText: ".automatic"), .defaulted("isEnabled", true)),
            .visual(
                .any("in", name: "group", of: .optional(.named("HoverEffectGroup")), defaultText: "nil"), .defaulted("isEnabled", true),
                .closure("body", [.named("EmptyHoverEffectContent"), .named("Bool"), .named("GeometryProxy")], result: .named("Any")))),
        row(
            "hoverEffectDisabled", "No effects of a pointer inside.", "Text(\"a\").hoverEffectDisabled()",
            .visual(.unlabeledDefault("disabled", true))),
        row(
            "interactionActivityTrackingTag", "A name for measuring.", "Text(\"a\").interactionActivityTrackingTag(\"x\")",
            .visual(.unlabeled("tag", String.self))),
        row(
            "itemProvider", "What is dragged; kept.", "Text(\"a\").itemProvider { 1 }",
            .visual(.optionalClosure("action", result: .named("Any")))),
        row(
            "keyboardType", "The keyboard of a field.", "Text(\"a\").keyboardType(.decimalPad)",
            .visual(.any(nil, name: "value", type: "UIKeyboardType"))),
        row(
            "labelsVisibility", "Are labels of controls visible?", "Text(\"a\").labelsVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "menuActionDismissBehavior", "Does an action close the menu?", "Text(\"a\").menuActionDismissBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "MenuActionDismissBehavior"))),
        row(
            "menuIndicator", "The arrow of menus.", "Text(\"a\").menuIndicator(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row("menuOrder", "The order of menu items.", "Text(\"a\").menuOrder(.fixed)", .visual(.any(nil, name: "value", type: "MenuOrder"))),
        row(
            "modifierKeyAlternate", "Another item while a key is held; kept.", "Text(\"a\").modifierKeyAlternate(.option) { Text(\"b\") }",
            .visual(.any(nil, name: "value", type: "EventModifiers"), .late())),
        row(
            "onContinueUserActivity", "Runs when an activity continues; kept.", "Text(\"a\").onContinueUserActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .closure("perform", [.named("Any")]))),
        row(
            "onContinuousHover", "Runs as a pointer moves; kept.", "Text(\"a\").onContinuousHover { phase in }",
            .visual(
                .any("coordinateSpace", name: "coordinateSpace", type: "CoordinateSpace", defaultText: ".local"),
                .closure("perform", [.named("Any")]))),
    ]

    private static let inputRows2: [ModifierDeclaration] = [
        row("onCopyCommand", "Runs when asked to copy; kept.", "Text(\"a\").onCopyCommand { }", .visual(.optionalClosure("perform"))),
        row("onDeleteCommand", "Runs when asked to delete; kept.", "Text(\"a\").onDeleteCommand { }", .visual(.optionalClosure("perform"))),
        row(
            "onDrag", "It can be dragged; kept.", "Text(\"a\").onDrag { 1 }", .visual(.closure("data", result: .named("Any"))),
            .visual(.closure("data", result: .named("Any")), .late("preview"))),
        row(
            "onDrop", "Something can be dropped; kept.", "Text(\"a\").onDrop(of: [], isTargeted: nil) { providers in true }",
            .visual(
                .any("of", name: "of", of: .array(.named("UTType"))), .required("isTargeted", Value.self),
                .closure("perform", [.named("Any")], result: .named("Bool"))),
            .visual(
                .any("of", name: "of", of: .array(.named("UTType"))), .required("isTargeted", Value.self),
                .closure("perform", [.named("Any"), .named("CGPoint")], result: .named("Bool"))),
            .visual(.any("of", name: "of", of: .array(.named("UTType"))), .required("delegate", Value.self))),
        row("onExitCommand", "Runs when asked to exit; kept.", "Text(\"a\").onExitCommand { }", .visual(.optionalClosure("perform"))),
        row(
            "onHover", "Runs when a pointer enters; kept.", "Text(\"a\").onHover { inside in }",
            .visual(.closure("perform", [.named("Bool")]))),
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
            "onLongPressGesture", "Runs on a long press; kept.", "Text(\"a\").onLongPressGesture { }",
            .visual(
                .defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", 10.0), .closure("perform"),
                .optionalClosure("onPressingChanged", [.named("Bool")])),
            .visual(
                .defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", 10.0), .optionalClosure("pressing", [.named("Bool")]),
                .closure("perform"))),
        row(
            "onMoveCommand", "Runs on arrow keys; kept.", "Text(\"a\").onMoveCommand { direction in }",
            .visual(.optionalClosure("perform", [.named("Any")]))),
        row(
            "onOpenURL", "Runs when an address is opened; kept.", "Text(\"a\").onOpenURL { url in }",
            .visual(.closure("perform", [.named("URL")]))),
        row(
            "paletteSelectionEffect", "How a palette marks its choice.", "Text(\"a\").paletteSelectionEffect(.automatic)",
            .visual(.any(nil, name: "value", type: "PaletteSelectionEffect"))),
        row(
            "pointerStyle", "How the pointer looks over it.", "Text(\"a\").pointerStyle(.link)",
            .visual(.any(nil, name: "value", of: .optional(.named("PointerStyle"))))),
        row(
            "pointerVisibility", "Is the pointer visible over it?", "Text(\"a\").pointerVisibility(.hidden)",
            .visual(.any(nil, name: "visibility", type: "Visibility"))),
        row(
            "prefersDefaultFocus", "Focused first in its scope.", "Text(\"a\").prefersDefaultFocus(in: 1)",
            .visual(.unlabeledDefault("prefers", true), .required("in", Value.self))),
        row(
            "onInteractiveResizeChange", "Runs while a window is resized; kept.", "Text(\"a\").onInteractiveResizeChange { _ in }",
            .visual(.closure(nil, name: "action", [.named("Bool")]))),
        row(
            "onModifierKeysChanged", "Runs when modifier keys change; kept.", "Text(\"a\").onModifierKeysChanged { old, new in }",
            .visual(
                .any("mask", name: "mask", type: "Any", defaultText: ".all"),
                .any("initial", name: "initial", type: "Any", defaultText: "true"),
                .closure(nil, name: "action", [.named("Any"), .named("Any")]))),
        row(
            "onPencilDoubleTap", "Runs on a double tap of the Apple Pencil; kept.", "Text(\"a\").onPencilDoubleTap { _ in }",
            .visual(.closure("perform", [.named("Any")]))),
        row(
            "onPencilSqueeze", "Runs when the Apple Pencil is squeezed; kept.", "Text(\"a\").onPencilSqueeze { _ in }",
            .visual(.closure("perform", [.named("Any")]))),
        row(
            "onPlayPauseCommand", "Runs on the play button of a remote; kept.", "Text(\"a\").onPlayPauseCommand { }",
            .visual(.optionalClosure("perform"))),
        row("privacySensitive", "Hidden when locked.", "Text(\"a\").privacySensitive()", .visual(.unlabeledDefault("sensitive", true))),
        row(
            "renameAction", "Runs when renamed; kept.", "Text(\"a\").renameAction { }", .visual(.closure("action")),
            .visual(.unlabeled("isFocused", Value.self))),
        row("replaceDisabled", "No replacing in texts.", "Text(\"a\").replaceDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "scrollEdgeEffectHidden", "No fading at the edges of scroll views.",
            "ScrollView { Text(\"a\") }.scrollEdgeEffectHidden(true, for: .top)",
            .visual(.unlabeledDefault("hidden", true), .defaulted("for", Edge.Set.all))),
        row(
            "scrollEdgeEffectStyle", "How content fades at the edges of scroll views.",
            "ScrollView { Text(\"a\") }.scrollEdgeEffectStyle(.hard, for: .top)",
            .visual(.any(nil, name: "style", type: "ScrollEdgeEffectStyle"), .required("for", Edge.Set.self))),
        row(
            "scrollInputBehavior", "Which inputs scroll, beside fingers and wheels.",
            "ScrollView { Text(\"a\") }.scrollInputBehavior(.disabled, for: .look)",
            .visual(
                .any(nil, name: "behavior", type: "ScrollInputBehavior"), .any("for", name: "kind", type: "ScrollInputKind"))),
        row(
            "sensoryFeedback", "Haptic feedback.", "Text(\"a\").sensoryFeedback(.success, trigger: 1)",
            .visual(
                .any(nil, name: "value", type: "SensoryFeedback"), .required("trigger", Value.self),
                .optionalClosure("condition", [.named("Any"), .named("Any")], result: .named("Bool"))),
            .visual(
                .required("trigger", Value.self), .closure(nil, name: "feedback", [.named("Any"), .named("Any")], result: .named("Any")))),
    ]

    private static let inputRows3: [ModifierDeclaration] = [
        gestureRow("simultaneousGesture", "A gesture beside others; kept."),
        row(
            "sliderThumbVisibility", "The knob of sliders.", "Text(\"a\").sliderThumbVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "springLoadingBehavior", "Does hovering with a dragged item open it?", "Text(\"a\").springLoadingBehavior(.enabled)",
            .visual(.any(nil, name: "value", type: "SpringLoadingBehavior"))),
        row(
            "submitLabel", "The word on the return key.", "Text(\"a\").submitLabel(.done)",
            .visual(.any(nil, name: "value", type: "SubmitLabel"))),
        row("submitScope", "Keeps submissions inside.", "Text(\"a\").submitScope()", .visual(.unlabeledDefault("isBlocking", true))),
        row(
            "textContentType", "What a field is for.", "Text(\"a\").textContentType(.username)",
            .visual(.any(nil, name: "value", type: "UITextContentType"))),
        row(
            "textInputAutocapitalization", "Capitals while typing.", "Text(\"a\").textInputAutocapitalization(.never)",
            .visual(.any(nil, name: "value", type: "TextInputAutocapitalization"))),
        row(
            "textInputFormattingControlVisibility", "Controls for the format of a text.",
            "Text(\"a\").textInputFormattingControlVisibility(.hidden, for: .all)",
            .visual(.any(nil, name: "value", type: "Visibility"), .any("for", name: "for", type: "TextInputFormattingControlPlacement.Set"))
        ),
        row(
            "textSelection", "Can texts be selected?", "Text(\"a\").textSelection(.enabled)",
            .visual(.any(nil, name: "value", type: "TextSelectability"))),
        row(
            "textSelectionAffinity", "Where a selection at a line break appears.", "Text(\"a\").textSelectionAffinity(.upstream)",
            .visual(.any(nil, name: "value", type: "TextSelectionAffinity"))),
        row(
            "typeSelectEquivalent", "What typing selects.", "Text(\"a\").typeSelectEquivalent(\"x\")",
            .visual(.unlabeled("text", Value.self))),
        row(
            "customAttribute", "Marks a part of a text for a renderer.", "Text(\"a\").customAttribute(1)",
            .visual(.unlabeled("attribute", Value.self))),
        row(
            "textRenderer", "Draws text with a custom renderer; the frame stays.", "Text(\"a\").textRenderer(1)",
            .visual(.unlabeled("renderer", Value.self))),
        row(
            "textInputSuggestions", "Suggestions below a field; kept.", "Text(\"a\").textInputSuggestions { Text(\"b\") }",
            .visual(.late("suggestions"))),
        row(
            "typesettingLanguage", "The language of texts; kept.",
            "Text(\"a\").typesettingLanguage(.init(languageCode: .german))",
            .visual(.any(nil, name: "language", type: "Locale.Language"), .defaulted("isEnabled", true))),
        row(
            "writingDirection", "Which way texts without a direction of their own run; kept.",
            "Text(\"a\").writingDirection(strategy: .layoutBased)",
            .visual(.any("strategy", name: "strategy", type: "WritingDirectionStrategy"))),
        row(
            "userActivity", "What a person is doing; kept.", "Text(\"a\").userActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .defaulted("isActive", true), .closure("update", [.named("Any")]))),
        row(
            "writingToolsAffordanceVisibility", "The button for Writing Tools.", "Text(\"a\").writingToolsAffordanceVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "writingToolsBehavior", "Tools for writing.", "Text(\"a\").writingToolsBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WritingToolsBehavior"))),
    ]

    static let inputRows = inputRows0 + inputRows1 + inputRows2 + inputRows3

    private static func focused(_ maker: Maker, _ binding: Value, _ value: Value?) -> Node {
        guard case .binding(let binding) = binding else { return LayerNode(maker.content, tag: maker.tag) }
        return maker.attaching(FocusAttachment(binding: binding, value: value))
    }
}
