// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Modifiers that only draw or are only kept: a row each, sorted. They change no frame; each is one layer.
extension ModifierDeclaration {
    private static func row(_ name: String, _ summary: String, _ example: String, _ forms: Overload...) -> ModifierDeclaration {
        ModifierDeclaration(name, .visual, summary: summary, examples: [example], overloads: forms)
    }

    private static let part0: [ModifierDeclaration] = [
        row("accentColor", "The accent colour.", "Text(\"a\").accentColor(.red)", .visual(.unlabeled("color", ColorValue?.self))),
        row(
            "accessibilityAddTraits", "Accessibility traits.", "Text(\"a\").accessibilityAddTraits(.isButton)",
            .visual(.any(nil, name: "value", type: "AccessibilityTraits"))),
        row(
            "accessibilityElement", "One element for assistive apps.", "Text(\"a\").accessibilityElement(children: 1)",
            .visual(.any("children", name: "children", defaultText: ".ignore"))),
        row(
            "accessibilityHidden", "Hidden from assistive apps.", "Text(\"a\").accessibilityHidden(true)",
            .visual(.unlabeled("hidden", Bool.self))),
        row(
            "accessibilityHint", "A text for assistive apps.", "Text(\"a\").accessibilityHint(\"x\")",
            .visual(.unlabeled("text", Value.self))),
        row(
            "accessibilityIdentifier", "A text for assistive apps.", "Text(\"a\").accessibilityIdentifier(\"x\")",
            .visual(.unlabeled("text", Value.self))),
        row(
            "accessibilityLabel", "A text for assistive apps.", "Text(\"a\").accessibilityLabel(\"x\")",
            .visual(.unlabeled("text", Value.self))),
        row(
            "accessibilitySortPriority", "Order for assistive apps.", "Text(\"a\").accessibilitySortPriority(1)",
            .visual(.unlabeled("priority", Double.self))),
        row(
            "accessibilityValue", "A text for assistive apps.", "Text(\"a\").accessibilityValue(\"x\")",
            .visual(.unlabeled("text", Value.self))),
        row("allowsHitTesting", "Does it take taps?", "Text(\"a\").allowsHitTesting(false)", .visual(.unlabeled("enabled", Bool.self))),
        row(
            "animation", "Motion of changes; the final layout is the same.", "Text(\"a\").animation(.default, value: 1)",
            .visual(.any(nil, name: "value", type: "Animation"), .required("value", Value.self)),
            .visual(.any(nil, name: "value", type: "Animation"))),
        row(
            "autocorrectionDisabled", "No corrections while typing.", "Text(\"a\").autocorrectionDisabled()",
            .visual(.unlabeledDefault("disable", true))),
        row(
            "backgroundStyle", "The style that means background.", "Text(\"a\").backgroundStyle(.red)", .visual(.style(nil, name: "style"))),
        row("badge", "A badge in lists and tabs.", "Text(\"a\").badge(3)", .visual(.unlabeled("count", Value.self))),
        row(
            "baselineOffset", "Moves letters up; not modelled.", "Text(\"a\").baselineOffset(2)", .visual(.unlabeled("offset", Double.self))
        ),
        row(
            "blendMode", "How it mixes with what is behind.", "Text(\"a\").blendMode(.multiply)",
            .visual(.any(nil, name: "value", type: "BlendMode"))),
        row("blur", "Blurs.", "Text(\"a\").blur(radius: 3)", .visual(.required("radius", Double.self), .defaulted("opaque", false))),
        row(
            "border", "A line inside its edges (L4.8).", "Text(\"a\").border(.red, width: 2)",
            .visual(.style(nil, name: "style"), .defaulted("width", 1.0))),
    ]

    private static let part1: [ModifierDeclaration] = [
        row("brightness", "Brightens.", "Text(\"a\").brightness(0.2)", .visual(.unlabeled("amount", Double.self))),
        row(
            "buttonBorderShape", "The outline of bordered buttons.", "Text(\"a\").buttonBorderShape(1)",
            .visual(.unlabeled("shape", Value.self))),
        row(
            "clipShape", "Draws only what lies in a shape (L4.13).", "Text(\"a\").clipShape(.rect(cornerRadius: 8))",
            .visual(.shape(nil, name: "shape"), .fillStyle)),
        row("colorInvert", "Inverts colours.", "Text(\"a\").colorInvert()", .visual()),
        row("colorMultiply", "Multiplies with a colour.", "Text(\"a\").colorMultiply(.red)", .visual(.unlabeled("color", ColorValue.self))),
        row("compositingGroup", "Draws as a whole.", "Text(\"a\").compositingGroup()", .visual()),
        row(
            "containerShape", "The shape of the container.", "Text(\"a\").containerShape(.rect(cornerRadius: 8))",
            .visual(.shape(nil, name: "shape"))),
        row(
            "contentShape", "Where it takes taps.", "Text(\"a\").contentShape(Rectangle())",
            .visual(.shape(nil, name: "shape"), .defaulted("eoFill", false)),
            .visual(.unlabeled("kind", Value.self), .shape(nil, name: "shape"), .defaulted("eoFill", false))),
        row(
            "contentTransition", "How changes of content appear.", "Text(\"a\").contentTransition(1)",
            .visual(.unlabeled("transition", Value.self))),
        row("contrast", "Changes contrast.", "Text(\"a\").contrast(0.5)", .visual(.unlabeled("amount", Double.self))),
        row(
            "cornerRadius", "Rounds its corners (L4.13).", "Text(\"a\").cornerRadius(8)",
            .visual(.unlabeled("radius", Double.self), .defaulted("antialiased", true))),
        row("defaultAppStorage", "Where app storage lies.", "Text(\"a\").defaultAppStorage(1)", .visual(.unlabeled("store", Value.self))),
        row(
            "drawingGroup", "Draws as one picture.", "Text(\"a\").drawingGroup()",
            .visual(
                .defaulted("opaque", false), .any("colorMode", name: "colorMode", type: "ColorRenderingMode", defaultText: ".nonLinear"))),
        row("focusable", "Can it be focused?", "Text(\"a\").focusable()", .visual(.unlabeledDefault("isFocusable", true))),
        row(
            "focused", "Binds focus.", "Text(\"a\").focused($on)", .visual(.unlabeled("binding", Value.self)),
            .visual(.unlabeled("binding", Value.self), .required("equals", Value.self))),
        row(
            "foregroundColor", "The colour of texts and shapes.", "Text(\"a\").foregroundColor(.red)",
            .visual(.unlabeled("color", ColorValue?.self))),
        row(
            "foregroundStyle", "The style of texts and shapes.", "Text(\"a\").foregroundStyle(.secondary)",
            .visual(.style(nil, name: "style")), .visual(.style(nil, name: "style"), .style(nil, name: "secondary"))),
        row("geometryGroup", "Groups geometry changes.", "Text(\"a\").geometryGroup()", .visual()),
    ]

    private static let part2: [ModifierDeclaration] = [
        row("gesture", "A gesture; kept.", "Text(\"a\").gesture(1)", .visual(.unlabeled("gesture", Value.self))),
        row("grayscale", "Takes colour out.", "Text(\"a\").grayscale(1)", .visual(.unlabeled("amount", Double.self))),
        row("headerProminence", "How headers stand out.", "Text(\"a\").headerProminence(1)", .visual(.unlabeled("prominence", Value.self))),
        row("help", "A text that appears over it.", "Text(\"a\").help(\"x\")", .visual(.unlabeled("text", String.self))),
        row(
            "highPriorityGesture", "A gesture before others; kept.", "Text(\"a\").highPriorityGesture(1)",
            .visual(.unlabeled("gesture", Value.self))),
        row(
            "hoverEffect", "What a pointer does.", "Text(\"a\").hoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect", defaultText: ".automatic"))),
        row("hueRotation", "Turns colours.", "Text(\"a\").hueRotation(.degrees(90))", .visual(.unlabeled("angle", Angle.self))),
        row(
            "keyboardShortcut", "A key for a button.", "Button(\"a\") { }.keyboardShortcut(\"a\", modifiers: .command)",
            .visual(.unlabeled("key", String.self), .any("modifiers", name: "modifiers", type: "EventModifiers", defaultText: ".command")),
            .visual(
                .any(nil, name: "value", type: "KeyEquivalent"),
                .any("modifiers", name: "modifiers", type: "EventModifiers", defaultText: ".command")),
            .visual(.any(nil, name: "value", type: "KeyboardShortcut"))),
        row("keyboardType", "The keyboard of a field.", "Text(\"a\").keyboardType(1)", .visual(.unlabeled("type", Value.self))),
        row("labelsHidden", "Hides labels of controls.", "Text(\"a\").labelsHidden()", .visual()),
        row(
            "listRowBackground", "The background of a row.", "Text(\"a\").listRowBackground(Color.red)",
            .visual(.unlabeled("view", Value.self))),
        row(
            "listRowSeparator", "Lines between rows.", "Text(\"a\").listRowSeparator(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"), .any("edges", name: "edges", type: "VerticalEdge", defaultText: "all"))),
        row("luminanceToAlpha", "Brightness becomes opacity.", "Text(\"a\").luminanceToAlpha()", .visual()),
        row(
            "matchedGeometryEffect", "Moves with another view; its own place stays (L4.15).",
            "Text(\"a\").matchedGeometryEffect(id: 1, in: 2)",
            .visual(
                .required("id", Value.self), .required("in", Value.self),
                .any("properties", name: "properties", type: "MatchedGeometryProperties", defaultText: ".frame"),
                .defaulted("anchor", UnitPoint.center), .defaulted("isSource", true))),
        row(
            "navigationTransition", "How a destination appears.", "Text(\"a\").navigationTransition(1)",
            .visual(.unlabeled("style", Value.self))),
        row(
            "onHover", "Runs when a pointer enters; kept.", "Text(\"a\").onHover { inside in }",
            .visual(.closure("perform", [.named("Bool")]))),
        row(
            "onLongPressGesture", "Runs on a long press; kept.", "Text(\"a\").onLongPressGesture { }",
            .visual(.defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", 10.0), .closure("perform"))),
        row(
            "onReceive", "Runs on values of a publisher; kept.", "Text(\"a\").onReceive(1) { x in }",
            .visual(.unlabeled("publisher", Value.self), .closure("perform", [.named("Any")]))),
    ]

    private static let part3: [ModifierDeclaration] = [
        row("opacity", "Transparency; the layout stays (L2.6).", "Text(\"a\").opacity(0.5)", .visual(.unlabeled("opacity", Double.self))),
        row(
            "previewDisplayName", "The name of a preview.", "Text(\"a\").previewDisplayName(\"x\")",
            .visual(.unlabeled("name", String?.self))),
        row("previewLayout", "The size of a preview.", "Text(\"a\").previewLayout(1)", .visual(.unlabeled("layout", Value.self))),
        row("privacySensitive", "Hidden when locked.", "Text(\"a\").privacySensitive()", .visual(.unlabeledDefault("sensitive", true))),
        row("redacted", "Drawn as a placeholder.", "Text(\"a\").redacted(reason: 1)", .visual(.required("reason", Value.self))),
        row(
            "rotation3DEffect", "Turns in space; the frame stays (L4.15).",
            "Text(\"a\").rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))",
            .visual(
                .unlabeled("angle", Angle.self), .required("axis", Value.self), .defaulted("anchor", UnitPoint.center),
                .defaulted("anchorZ", 0.0), .defaulted("perspective", 1.0))),
        row(
            "rotationEffect", "Turns; the frame stays (L4.15).", "Text(\"a\").rotationEffect(.degrees(20))",
            .visual(.unlabeled("angle", Angle.self), .defaulted("anchor", UnitPoint.center))),
        row("saturation", "Changes saturation.", "Text(\"a\").saturation(0.5)", .visual(.unlabeled("amount", Double.self))),
        row(
            "scaleEffect", "Draws larger or smaller; the frame stays (L4.15).", "Text(\"a\").scaleEffect(2)",
            .visual(.unlabeled("scale", Double.self), .defaulted("anchor", UnitPoint.center)),
            .visual(.unlabeled("scale", CGSize.self), .defaulted("anchor", UnitPoint.center)),
            .visual(.defaulted("x", 1.0), .defaulted("y", 1.0), .defaulted("anchor", UnitPoint.center))),
        row(
            "scrollBounceBehavior", "When a scroll view bounces.", "ScrollView { Text(\"a\") }.scrollBounceBehavior(.basedOnSize)",
            .visual(.any(nil, name: "value", type: "ScrollBounceBehavior"), .defaulted("axes", Axis.Set.vertical))),
        row(
            "scrollClipDisabled", "Draws content outside its bounds.", "ScrollView { Text(\"a\") }.scrollClipDisabled()",
            .visual(.unlabeledDefault("disabled", true))),
        row(
            "scrollContentBackground", "The background of lists.", "Text(\"a\").scrollContentBackground(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "scrollDismissesKeyboard", "When the keyboard goes.", "Text(\"a\").scrollDismissesKeyboard(.immediately)",
            .visual(.any(nil, name: "value", type: "ScrollDismissesKeyboardMode"))),
        row(
            "scrollIndicatorsFlash", "Shows the indicators shortly.", "Text(\"a\").scrollIndicatorsFlash(onAppear: true)",
            .visual(.required("onAppear", Bool.self)), .visual(.required("trigger", Value.self))),
        row(
            "sensoryFeedback", "A haptic sign.", "Text(\"a\").sensoryFeedback(.success, trigger: 1)",
            .visual(.any(nil, name: "value", type: "SensoryFeedback"), .required("trigger", Value.self))),
        row(
            "shadow", "A shadow (L4.13).", "Text(\"a\").shadow(radius: 4)",
            .visual(
                .defaulted("color", ColorValue(red: 0, green: 0, blue: 0, opacity: 0.33)), .required("radius", Double.self),
                .defaulted("x", 0.0), .defaulted("y", 0.0))),
        row(
            "simultaneousGesture", "A gesture beside others; kept.", "Text(\"a\").simultaneousGesture(1)",
            .visual(.unlabeled("gesture", Value.self))),
        row("statusBarHidden", "Hides the status bar.", "Text(\"a\").statusBarHidden()", .visual(.unlabeledDefault("hidden", true))),
    ]

    private static let part4: [ModifierDeclaration] = [
        row(
            "strikethrough", "A line through the text.", "Text(\"a\").strikethrough()",
            .visual(
                .unlabeledDefault("isActive", true), .any("pattern", name: "pattern", type: "Text.LineStyle", defaultText: ".solid"),
                .optional("color", ColorValue.self))),
        row("submitLabel", "The word on the return key.", "Text(\"a\").submitLabel(1)", .visual(.unlabeled("label", Value.self))),
        row(
            "symbolEffect", "Motion of symbols.", "Text(\"a\").symbolEffect(1)", .visual(.unlabeled("effect", Value.self)),
            .visual(.unlabeled("effect", Value.self), .required("value", Value.self))),
        row(
            "symbolRenderingMode", "How symbols are coloured.", "Text(\"a\").symbolRenderingMode(.multicolor)",
            .visual(.any(nil, name: "value", type: "SymbolRenderingMode"))),
        row(
            "symbolVariant", "Which variant of symbols.", "Text(\"a\").symbolVariant(.fill)",
            .visual(.any(nil, name: "value", type: "SymbolVariants"))),
        row("textContentType", "What a field is for.", "Text(\"a\").textContentType(1)", .visual(.unlabeled("type", Value.self))),
        row(
            "textInputAutocapitalization", "Capitals while typing.", "Text(\"a\").textInputAutocapitalization(1)",
            .visual(.unlabeled("mode", Value.self))),
        row(
            "textSelection", "Can texts be selected?", "Text(\"a\").textSelection(.enabled)",
            .visual(.any(nil, name: "value", type: "TextSelectability"))),
        row("tint", "The accent colour.", "Text(\"a\").tint(.red)", .visual(.any(nil, name: "value", type: "ShapeStyle"))),
        row(
            "toolbarBackground", "The background of a bar.", "Text(\"a\").toolbarBackground(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "transaction", "Changes the motion of changes.", "Text(\"a\").transaction { t in }",
            .visual(.closure(nil, name: "transform", [.named("Transaction")]))),
        row(
            "transformEffect", "Draws transformed; the frame stays.", "Text(\"a\").transformEffect(1)",
            .visual(.unlabeled("transform", Value.self))),
        row(
            "transition", "How it appears and goes.", "Text(\"a\").transition(.opacity)",
            .visual(.any(nil, name: "value", type: "AnyTransition"))),
        row(
            "underline", "A line under the text.", "Text(\"a\").underline()",
            .visual(
                .unlabeledDefault("isActive", true), .any("pattern", name: "pattern", type: "Text.LineStyle", defaultText: ".solid"),
                .optional("color", ColorValue.self))),
        row("unredacted", "Never drawn as a placeholder.", "Text(\"a\").unredacted()", .visual()),
        row(
            "windowResizeAnchor", "Which point of the window stays.", "Text(\"a\").windowResizeAnchor(.top)",
            .visual(.any(nil, name: "value", type: "UnitPoint"))),
        row("zIndex", "What lies above what.", "Text(\"a\").zIndex(1)", .visual(.unlabeled("value", Double.self))),
    ]

    static let visuals = part0 + part1 + part2 + part3 + part4
}
