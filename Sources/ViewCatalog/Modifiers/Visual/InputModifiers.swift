// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Keyboards, focus, pointers, gestures: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    private static let inputRows0: [ModifierDeclaration] = [
        row(
            "allowsHitTesting", "Whether the view takes taps.", "Text(\"a\").allowsHitTesting(false)",
            Overload(.unlabeled("enabled", Bool.self)) { maker, enabled in
                enabled ? LayerNode(maker.content, tag: maker.tag) : maker.attaching(HitAttachment.takesNone)
            }),
        row(
            "autocapitalization", "Which letters are capitalized while typing; textInputAutocapitalization has replaced it.",
            "Text(\"a\").autocapitalization(.none)",
            .visual(.any(nil, name: "value", type: "UITextAutocapitalizationType"))),
        row(
            "autocorrectionDisabled", "Disables autocorrection while typing.", "Text(\"a\").autocorrectionDisabled()",
            .visual(.unlabeledDefault("disable", true))),
        row(
            "buttonRepeatBehavior", "Whether a button acts again while it is pressed.", "Text(\"a\").buttonRepeatBehavior(.enabled)",
            .visual(.any(nil, name: "value", type: "ButtonRepeatBehavior"))),
        row(
            "contentShape", "The area of the view that takes taps.", "Text(\"a\").contentShape(Rectangle())",
            Overload(.shape(nil, name: "shape"), .defaulted("eoFill", false)) { maker, shape, _ in
                maker.attaching(HitAttachment.shape(shape))
            },
            .visual(.any(nil, name: "value", type: "ContentShapeKinds"), .shape(nil, name: "shape"), .defaulted("eoFill", false))),
        row(
            "defaultAppStorage", "Where the values of @AppStorage are stored.", "Text(\"a\").defaultAppStorage(.standard)",
            .visual(.any(nil, name: "store", type: "UserDefaults"))),
        row(
            "defaultFocus", "Which view has the focus first.", "Text(\"a\").defaultFocus($on, true)",
            .visual(
                .unlabeled("binding", Value.self), .any(nil, name: "value", type: "BoundValue"),
                .any("priority", name: "priority", type: "DefaultFocusEvaluationPriority", defaultText: ".automatic"))),
        row(
            "defaultHoverEffect", "The effect of a pointer over the views inside.", "Text(\"a\").defaultHoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect"))),
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
            "disableAutocorrection", "Disables autocorrection; autocorrectionDisabled has replaced it.",
            "Text(\"a\").disableAutocorrection(true)",
            .visual(.unlabeled("disable", Bool?.self))),
        row(
            "draggable", "Lets the view be dragged; no effect here.", "Text(\"a\").draggable(\"x\")",
            .visual(.unlabeled("payload", Value.self)),
            .visual(.unlabeled("payload", Value.self), .late("preview"))),
        row(
            "dropDestination", "Accepts values that are dropped on the view; no effect here.",
            "Text(\"a\").dropDestination(for: String.self) { items, place in true }",
            .visual(
                .required("for", Value.self), .closure("action", [.named("Any"), .named("CGPoint")], result: .named("Bool")),
                .optionalClosure("isTargeted", [.named("Bool")]))),
        row(
            "equatable", "Updates the view only when it compares unequal; does not affect layout.", "Text(\"a\").equatable()", .visual()),
        row("findDisabled", "Disables find in text views.", "Text(\"a\").findDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "findNavigator", "Binds whether the find bar is shown.", "Text(\"a\").findNavigator(isPresented: $on)",
            .visual(.binding("isPresented", Bool.self))),
        row(
            "focusable", "Whether the view can have the focus.", "Text(\"a\").focusable()",
            .visual(
                .unlabeledDefault("isFocusable", true),
                .any("interactions", name: "interactions", type: "FocusInteractions", defaultText: ".automatic"))),
        row(
            "focused", "Binds whether the view has the focus.", "Text(\"a\").focused($on)",
            Overload(.unlabeled("binding", Value.self)) { maker, binding in focused(maker, binding, nil) },
            Overload(.unlabeled("binding", Value.self), .any("equals", name: "equals", type: "BoundValue")) { maker, binding, value in
                focused(maker, binding, value)
            }),
        row(
            "focusedObject", "An object that other views can read while this view has the focus.", "Text(\"a\").focusedObject(1)",
            .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneObject", "An object that other views can read while this scene has the focus.",
            "Text(\"a\").focusedSceneObject(1)",
            .visual(.unlabeled("object", Value.self))),
        row(
            "focusedSceneValue", "A value that other views can read while this scene has the focus.", "Text(\"a\").focusedSceneValue(1)",
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
            "focusedValue", "A value that other views can read while this view has the focus.", "Text(\"a\").focusedValue(1)",
            .visual(.unlabeled("object", Value.self)),
            .visual(.unlabeled("keyPath", Value.self), .unlabeled("value", Value.self))),
        row(
            "focusEffectDisabled", "Hides the focus effect.", "Text(\"a\").focusEffectDisabled()",
            .visual(.unlabeledDefault("flag", true))),
        row(
            "focusScope", "Limits the default focus to a namespace.", "Text(\"a\").focusScope(1)",
            .visual(.unlabeled("namespace", Value.self))),
        row("focusSection", "Groups views for moving the focus.", "Text(\"a\").focusSection()", .visual()),
        gestureRow("gesture", "A gesture; no effect here."),
        row(
            "isDetailLink", "Whether a link changes the detail column; no effect here.",
            "NavigationLink(\"a\") { Text(\"b\") }.isDetailLink(false)",
            .visual(.unlabeled("isDetailLink", Bool.self))),
        row(
            "handlesExternalEvents", "Which external events open this window.",
            "Text(\"a\").handlesExternalEvents(preferring: [], allowing: [])",
            .visual(.required("preferring", Value.self), .required("allowing", Value.self))),
        row(
            "handGestureShortcut", "The hand gesture that taps the view.", "Text(\"a\").handGestureShortcut(.primaryAction)",
            .visual(
                .any(nil, name: "value", type: "HandGestureShortcut"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        gestureRow("highPriorityGesture", "A gesture that is recognized before others; no effect here."),
        row(
            "hoverEffect", "The effect of a pointer over the view.", "Text(\"a\").hoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect", defaultText: ".automatic"), .defaulted("isEnabled", true)),
            .visual(
                .any("in", name: "group", of: .optional(.named("HoverEffectGroup")), defaultText: "nil"), .defaulted("isEnabled", true),
                .closure("body", [.named("EmptyHoverEffectContent"), .named("Bool"), .named("GeometryProxy")], result: .named("Any")))),
        row(
            "hoverEffectDisabled", "Disables the effects of a pointer over the views inside.", "Text(\"a\").hoverEffectDisabled()",
            .visual(.unlabeledDefault("disabled", true))),
        row(
            "interactionActivityTrackingTag", "A tag that performance tools use for interaction tracking.",
            "Text(\"a\").interactionActivityTrackingTag(\"x\")",
            .visual(.unlabeled("tag", String.self))),
        row(
            "itemProvider", "Provides what is dragged; no effect here.", "Text(\"a\").itemProvider { 1 }",
            .visual(.optionalClosure("action", result: .named("Any")))),
        row(
            "keyboardType", "The keyboard for a text field.", "Text(\"a\").keyboardType(.decimalPad)",
            .visual(.any(nil, name: "value", type: "UIKeyboardType"))),
        row(
            "labelsVisibility", "Whether the labels of controls are shown.", "Text(\"a\").labelsVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "menuActionDismissBehavior", "Whether choosing an item closes the menu.", "Text(\"a\").menuActionDismissBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "MenuActionDismissBehavior"))),
        row(
            "menuIndicator", "Whether menus show their indicator.", "Text(\"a\").menuIndicator(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row("menuOrder", "The order of menu items.", "Text(\"a\").menuOrder(.fixed)", .visual(.any(nil, name: "value", type: "MenuOrder"))),
        row(
            "modifierKeyAlternate", "A view shown in place of this one while a modifier key is held; no effect here.",
            "Text(\"a\").modifierKeyAlternate(.option) { Text(\"b\") }",
            .visual(.any(nil, name: "value", type: "EventModifiers"), .late())),
        row(
            "onContinueUserActivity", "Runs an action when a user activity continues; no effect here.",
            "Text(\"a\").onContinueUserActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .closure("perform", [.named("Any")]))),
        row(
            "onContinuousHover", "Runs an action as a pointer moves over the view; no effect here.",
            "Text(\"a\").onContinuousHover { phase in }",
            .visual(
                .any("coordinateSpace", name: "coordinateSpace", type: "CoordinateSpace", defaultText: ".local"),
                .closure("perform", [.named("Any")]))),
    ]

    private static let inputRows2: [ModifierDeclaration] = [
        row(
            "onCopyCommand", "Runs an action on the Copy command; no effect here.", "Text(\"a\").onCopyCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "onDeleteCommand", "Runs an action on the Delete command; no effect here.", "Text(\"a\").onDeleteCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "onDrag", "Provides data when the view is dragged; no effect here.", "Text(\"a\").onDrag { 1 }",
            .visual(.closure("data", result: .named("Any"))),
            .visual(.closure("data", result: .named("Any")), .late("preview"))),
        row(
            "onDrop", "Runs an action when something is dropped on the view; no effect here.",
            "Text(\"a\").onDrop(of: [], isTargeted: nil) { providers in true }",
            .visual(
                .any("of", name: "of", of: .array(.named("UTType"))), .required("isTargeted", Value.self),
                .closure("perform", [.named("Any")], result: .named("Bool"))),
            .visual(
                .any("of", name: "of", of: .array(.named("UTType"))), .required("isTargeted", Value.self),
                .closure("perform", [.named("Any"), .named("CGPoint")], result: .named("Bool"))),
            .visual(.any("of", name: "of", of: .array(.named("UTType"))), .required("delegate", Value.self))),
        row(
            "onExitCommand", "Runs an action on the Exit command; no effect here.", "Text(\"a\").onExitCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "onHover", "Runs an action when a pointer enters or leaves the view; no effect here.", "Text(\"a\").onHover { inside in }",
            .visual(.closure("perform", [.named("Bool")]))),
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
            "onLongPressGesture", "Runs an action on a long press; no effect here.", "Text(\"a\").onLongPressGesture { }",
            .visual(
                .defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", 10.0), .closure("perform"),
                .optionalClosure("onPressingChanged", [.named("Bool")])),
            .visual(
                .defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", 10.0), .optionalClosure("pressing", [.named("Bool")]),
                .closure("perform"))),
        row(
            "onMoveCommand", "Runs an action when an arrow key is pressed; no effect here.", "Text(\"a\").onMoveCommand { direction in }",
            .visual(.optionalClosure("perform", [.named("Any")]))),
        row(
            "onOpenURL", "Runs an action when a URL is opened; no effect here.", "Text(\"a\").onOpenURL { url in }",
            .visual(.closure("perform", [.named("URL")]))),
        row(
            "paletteSelectionEffect", "How a palette marks its selection.", "Text(\"a\").paletteSelectionEffect(.automatic)",
            .visual(.any(nil, name: "value", type: "PaletteSelectionEffect"))),
        row(
            "pointerStyle", "The look of the pointer over the view.", "Text(\"a\").pointerStyle(.link)",
            .visual(.any(nil, name: "value", of: .optional(.named("PointerStyle"))))),
        row(
            "pointerVisibility", "Whether the pointer is visible over the view.", "Text(\"a\").pointerVisibility(.hidden)",
            .visual(.any(nil, name: "visibility", type: "Visibility"))),
        row(
            "prefersDefaultFocus", "Whether the view has the focus first in its scope.", "Text(\"a\").prefersDefaultFocus(in: 1)",
            .visual(.unlabeledDefault("prefers", true), .required("in", Value.self))),
        row(
            "onInteractiveResizeChange", "Runs an action while the window is resized; no effect here.",
            "Text(\"a\").onInteractiveResizeChange { _ in }",
            .visual(.closure(nil, name: "action", [.named("Bool")]))),
        row(
            "onModifierKeysChanged", "Runs an action when modifier keys change; no effect here.",
            "Text(\"a\").onModifierKeysChanged { old, new in }",
            .visual(
                .any("mask", name: "mask", type: "Any", defaultText: ".all"),
                .any("initial", name: "initial", type: "Any", defaultText: "true"),
                .closure(nil, name: "action", [.named("Any"), .named("Any")]))),
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
            "privacySensitive", "Marks private content, which is hidden while the device is locked.", "Text(\"a\").privacySensitive()",
            .visual(.unlabeledDefault("sensitive", true))),
        row(
            "renameAction", "The action of a RenameButton; no effect here.", "Text(\"a\").renameAction { }", .visual(.closure("action")),
            .visual(.unlabeled("isFocused", Value.self))),
        row(
            "replaceDisabled", "Disables replace in text views.", "Text(\"a\").replaceDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "scrollEdgeEffectHidden", "Hides the fading at the edges of scroll views.",
            "ScrollView { Text(\"a\") }.scrollEdgeEffectHidden(true, for: .top)",
            .visual(.unlabeledDefault("hidden", true), .defaulted("for", Edge.Set.all))),
        row(
            "scrollEdgeEffectStyle", "How content fades at the edges of scroll views.",
            "ScrollView { Text(\"a\") }.scrollEdgeEffectStyle(.hard, for: .top)",
            .visual(.any(nil, name: "style", type: "ScrollEdgeEffectStyle"), .required("for", Edge.Set.self))),
        row(
            "scrollInputBehavior", "Which inputs scroll, besides fingers and wheels.",
            "ScrollView { Text(\"a\") }.scrollInputBehavior(.disabled, for: .look)",
            .visual(
                .any(nil, name: "behavior", type: "ScrollInputBehavior"), .any("for", name: "kind", type: "ScrollInputKind"))),
        row(
            "sensoryFeedback", "Haptic feedback when a value changes.", "Text(\"a\").sensoryFeedback(.success, trigger: 1)",
            .visual(
                .any(nil, name: "value", type: "SensoryFeedback"), .required("trigger", Value.self),
                .optionalClosure("condition", [.named("Any"), .named("Any")], result: .named("Bool"))),
            .visual(
                .required("trigger", Value.self), .closure(nil, name: "feedback", [.named("Any"), .named("Any")], result: .named("Any")))),
    ]

    private static let inputRows3: [ModifierDeclaration] = [
        gestureRow("simultaneousGesture", "A gesture that is recognized together with others; no effect here."),
        row(
            "sliderThumbVisibility", "Whether sliders show their thumb.", "Text(\"a\").sliderThumbVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "springLoadingBehavior", "Whether hovering with a dragged item opens the view.", "Text(\"a\").springLoadingBehavior(.enabled)",
            .visual(.any(nil, name: "value", type: "SpringLoadingBehavior"))),
        row(
            "submitLabel", "The label of the return key.", "Text(\"a\").submitLabel(.done)",
            .visual(.any(nil, name: "value", type: "SubmitLabel"))),
        row(
            "submitScope", "Keeps submissions of fields inside from reaching views outside.", "Text(\"a\").submitScope()",
            .visual(.unlabeledDefault("isBlocking", true))),
        row(
            "textContentType", "The kind of text that a field expects.", "Text(\"a\").textContentType(.username)",
            .visual(.any(nil, name: "value", type: "UITextContentType"))),
        row(
            "textInputAutocapitalization", "Which letters are capitalized while typing.", "Text(\"a\").textInputAutocapitalization(.never)",
            .visual(.any(nil, name: "value", type: "TextInputAutocapitalization"))),
        row(
            "textInputFormattingControlVisibility", "Whether the controls for formatting text are shown.",
            "Text(\"a\").textInputFormattingControlVisibility(.hidden, for: .all)",
            .visual(.any(nil, name: "value", type: "Visibility"), .any("for", name: "for", type: "TextInputFormattingControlPlacement.Set"))
        ),
        row(
            "textSelection", "Whether text can be selected.", "Text(\"a\").textSelection(.enabled)",
            .visual(.any(nil, name: "value", type: "TextSelectability"))),
        row(
            "textSelectionAffinity", "Whether a selection that ends at a line break belongs to the line above or below.",
            "Text(\"a\").textSelectionAffinity(.upstream)",
            .visual(.any(nil, name: "value", type: "TextSelectionAffinity"))),
        row(
            "typeSelectEquivalent", "The text that selects the view when it is typed.", "Text(\"a\").typeSelectEquivalent(\"x\")",
            .visual(.unlabeled("text", Value.self))),
        row(
            "customAttribute", "Marks part of a Text for a text renderer.", "Text(\"a\").customAttribute(1)",
            .visual(.unlabeled("attribute", Value.self))),
        row(
            "textRenderer", "Draws text with a custom renderer; does not change the frame.", "Text(\"a\").textRenderer(1)",
            .visual(.unlabeled("renderer", Value.self))),
        row(
            "textInputSuggestions", "Suggestions below a text field; no effect here.", "Text(\"a\").textInputSuggestions { Text(\"b\") }",
            .visual(.late("suggestions"))),
        row(
            "typesettingLanguage", "The language in which text is typeset; no effect here.",
            "Text(\"a\").typesettingLanguage(.init(languageCode: .german))",
            .visual(.any(nil, name: "language", type: "Locale.Language"), .defaulted("isEnabled", true))),
        row(
            "writingDirection", "The direction of text that has none of its own; no effect here.",
            "Text(\"a\").writingDirection(strategy: .layoutBased)",
            .visual(.any("strategy", name: "strategy", type: "WritingDirectionStrategy"))),
        row(
            "userActivity", "Advertises a user activity; no effect here.", "Text(\"a\").userActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .defaulted("isActive", true), .closure("update", [.named("Any")]))),
        row(
            "writingToolsAffordanceVisibility", "Whether the button for Writing Tools is shown.",
            "Text(\"a\").writingToolsAffordanceVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "writingToolsBehavior", "How much Writing Tools may do with text.", "Text(\"a\").writingToolsBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WritingToolsBehavior"))),
    ]

    static let inputRows = inputRows0 + inputRows1 + inputRows2 + inputRows3

    private static func focused(_ maker: Maker, _ binding: Value, _ value: Value?) -> Node {
        guard case .binding(let binding) = binding else { return LayerNode(maker.content, tag: maker.tag) }
        return maker.attaching(FocusAttachment(binding: binding, value: value))
    }
}
