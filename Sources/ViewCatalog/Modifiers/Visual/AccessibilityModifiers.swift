// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// For assistive apps: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    private static let accessibilityRows0: [ModifierDeclaration] = [
        row(
            "accessibility", "The older form of the accessibility modifiers.", "Text(\"a\").accessibility(label: Text(\"x\"))",
            .visual(
                .optional("label", Value.self), .optional("value", Value.self), .optional("hint", Value.self),
                .optional("hidden", Value.self), .optional("identifier", Value.self),
                .any("addTraits", name: "addTraits", type: "AccessibilityTraits", defaultText: "[]"),
                .any("removeTraits", name: "removeTraits", type: "AccessibilityTraits", defaultText: "[]"),
                .optional("sortPriority", Value.self), .optional("activationPoint", Value.self),
                .optional("inputLabels", Value.self), .optional("selectionIdentifier", Value.self))),
        row(
            "accessibilityAction", "An action that assistive technologies can run; no effect here.", "Text(\"a\").accessibilityAction { }",
            .visual(.any(nil, name: "value", type: "AccessibilityActionKind", defaultText: ".default"), .closure("handler")),
            .visual(.required("named", Value.self), .closure("handler")), .visual(.closure("action"), .late("label"))),
        row(
            "accessibilityActions", "Actions that assistive technologies can run; no effect here.",
            "Text(\"a\").accessibilityActions { Button(\"x\") { } }",
            .visual(.late())),
        row(
            "accessibilityActivationPoint", "The point that assistive technologies tap.",
            "Text(\"a\").accessibilityActivationPoint(.center)",
            .visual(.unlabeled("point", UnitPoint.self))),
        row(
            "accessibilityAddTraits", "Adds accessibility traits.", "Text(\"a\").accessibilityAddTraits(.isButton)",
            .visual(.any(nil, name: "value", type: "AccessibilityTraits"))),
        row(
            "accessibilityAdjustableAction", "An action by which assistive technologies raise or lower a value; no effect here.",
            "Text(\"a\").accessibilityAdjustableAction { direction in }",
            .visual(.closure("handler", [.named("AccessibilityAdjustmentDirection")]))),
        row(
            "accessibilityChildren", "Other elements of the view, for assistive technologies; no effect here.",
            "Text(\"a\").accessibilityChildren { Text(\"b\") }",
            .visual(.late("children"))),
        row(
            "accessibilityCustomContent", "More content for assistive technologies to read aloud.",
            "Text(\"a\").accessibilityCustomContent(\"size\", \"x\")",
            .visual(.unlabeled("text", Value.self), .unlabeled("value", Value.self))),
        row(
            "accessibilityChartDescriptor", "Describes a chart to assistive technologies.", "Text(\"a\").accessibilityChartDescriptor(1)",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "accessibilityDirectTouch", "Whether touches go to the view itself while VoiceOver is on.",
            "Text(\"a\").accessibilityDirectTouch()",
            .visual(
                .unlabeledDefault("isDirectTouchArea", true),
                .any("options", name: "options", type: "AccessibilityDirectTouchOptions", defaultText: "[]"))),
        row(
            "accessibilityDragPoint", "The point at which assistive technologies pick up the view.",
            "Text(\"a\").accessibilityDragPoint(.top, description: \"x\")",
            .visual(
                .unlabeled("point", UnitPoint.self), .any("description", name: "description", type: "Any"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "accessibilityDropPoint", "The point at which assistive technologies drop onto the view.",
            "Text(\"a\").accessibilityDropPoint(.top, description: \"x\")",
            .visual(
                .unlabeled("point", UnitPoint.self), .any("description", name: "description", type: "Any"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "accessibilityElement", "Makes the view one element for assistive technologies.",
            "Text(\"a\").accessibilityElement(children: .combine)",
            .visual(.any("children", name: "children", type: "AccessibilityChildBehavior", defaultText: ".ignore"))),
        row(
            "accessibilityFocused", "Binds whether assistive technologies focus on the view.", "Text(\"a\").accessibilityFocused($on)",
            .visual(.unlabeled("binding", Value.self)), .visual(.unlabeled("binding", Value.self), .required("equals", Value.self))),
        row(
            "accessibilityHeading", "The level of a heading, for assistive technologies.", "Text(\"a\").accessibilityHeading(.h1)",
            .visual(.any(nil, name: "value", type: "AccessibilityHeadingLevel"))),
        row(
            "accessibilityHidden", "Whether the view is hidden from assistive technologies.", "Text(\"a\").accessibilityHidden(true)",
            .visual(.unlabeled("hidden", Bool.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityHint", "A hint that assistive technologies read aloud.", "Text(\"a\").accessibilityHint(\"x\")",
            .visual(.unlabeled("text", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityIdentifier", "An identifier for UI tests.", "Text(\"a\").accessibilityIdentifier(\"x\")",
            .visual(.unlabeled("text", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityIgnoresInvertColors", "Whether the view keeps its colours when the screen's are inverted.",
            "Text(\"a\").accessibilityIgnoresInvertColors()",
            .visual(.unlabeledDefault("flag", true))),
        row(
            "accessibilityInputLabels", "The names by which Voice Control knows the view.", "Text(\"a\").accessibilityInputLabels([\"x\"])",
            .visual(.unlabeled("labels", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityLabel", "The label that assistive technologies read aloud; 'tap' finds the view by it, too.",
            "Image(systemName: \"star\").accessibilityLabel(\"x\")",
            Overload(.title(nil, name: "label"), .defaulted("isEnabled", true)) { maker, label, isEnabled in
                maker.spoken(isEnabled ? SpokenLabel(text: label.string) : nil)
            },
            Overload(.unlabeled("label", Value.self), .defaulted("isEnabled", true)) { maker, label, isEnabled in
                maker.spoken(isEnabled ? SpokenLabel(label) : nil)
            }),
        row(
            "accessibilityLabeledPair", "Pairs a label with its content, for assistive technologies.",
            "Text(\"a\").accessibilityLabeledPair(role: .label, id: 1, in: 2)",
            .visual(
                .any("role", name: "role", type: "AccessibilityLabeledPairRole"), .required("id", Value.self), .required("in", Value.self))),
        row(
            "accessibilityLinkedGroup", "Links elements into a group, for assistive technologies.",
            "Text(\"a\").accessibilityLinkedGroup(id: 1, in: 2)",
            .visual(.required("id", Value.self), .required("in", Value.self))),
        row(
            "accessibilityQuickAction", "A quick action that assistive technologies offer; no effect here.",
            "Text(\"a\").accessibilityQuickAction(style: .prompt) { Button(\"x\") { } }",
            .visual(.any("style", name: "style", type: "AccessibilityQuickActionStyle"), .late()),
            .visual(
                .any("style", name: "style", type: "AccessibilityQuickActionStyle"), .binding("isActive", Bool.self), .late())),
        row(
            "accessibilityRemoveTraits", "Removes accessibility traits.", "Text(\"a\").accessibilityRemoveTraits(.isButton)",
            .visual(.any(nil, name: "value", type: "AccessibilityTraits"))),
    ]

    private static let accessibilityRows1: [ModifierDeclaration] = [
        row(
            "accessibilityRepresentation", "A view that stands for this one in assistive technologies; no effect here.",
            "Text(\"a\").accessibilityRepresentation { Text(\"b\") }", .visual(.late("representation"))),
        row(
            "accessibilityRespondsToUserInteraction", "Whether the view responds to assistive technologies.",
            "Text(\"a\").accessibilityRespondsToUserInteraction()", .visual(.unlabeledDefault("flag", true))),
        row(
            "accessibilityRotor", "A VoiceOver rotor, a list of elements to move between; no effect here.",
            "Text(\"a\").accessibilityRotor(\"x\") { Text(\"b\") }",
            .visual(.unlabeled("text", Value.self), .late("entries")),
            .visual(.unlabeled("text", Value.self), .required("entries", Value.self), .required("entryLabel", Value.self)),
            .visual(
                .unlabeled("text", Value.self), .required("entries", Value.self), .required("entryID", Value.self),
                .required("entryLabel", Value.self)),
            .visual(.unlabeled("text", Value.self), .required("textRanges", Value.self))),
        row(
            "accessibilityRotorEntry", "An entry of a VoiceOver rotor; no effect here.",
            "Text(\"a\").accessibilityRotorEntry(id: 1, in: 2)",
            .visual(.required("id", Value.self), .required("in", Value.self))),
        row(
            "accessibilityScrollAction", "An action by which assistive technologies scroll; no effect here.",
            "Text(\"a\").accessibilityScrollAction { edge in }",
            .visual(.closure("handler", [.named("Edge")]))),
        row(
            "accessibilityShowsLargeContentViewer", "Shows the view enlarged on a long press.",
            "Text(\"a\").accessibilityShowsLargeContentViewer()", .visual(), .visual(.late())),
        row(
            "accessibilityScrollStatus", "What assistive technologies say about a scroll position.",
            "Text(\"a\").accessibilityScrollStatus(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"), .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "accessibilitySortPriority", "The order of the view for assistive technologies.", "Text(\"a\").accessibilitySortPriority(1)",
            .visual(.unlabeled("priority", Double.self))),
        row(
            "accessibilityTextContentType", "The kind of the text, for assistive technologies.",
            "Text(\"a\").accessibilityTextContentType(.plain)",
            .visual(.any(nil, name: "value", type: "AccessibilityTextContentType"))),
        row(
            "accessibilityValue", "The value that assistive technologies read aloud.", "Text(\"a\").accessibilityValue(\"x\")",
            .visual(.unlabeled("text", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityZoomAction", "An action by which assistive technologies zoom; no effect here.",
            "Text(\"a\").accessibilityZoomAction { zoom in }",
            .visual(.closure("handler", [.named("Any")]))),
        row(
            "speechAdjustedPitch", "The pitch of spoken text.", "Text(\"a\").speechAdjustedPitch(1)",
            .visual(.unlabeled("value", Double.self))),
        row(
            "speechAlwaysIncludesPunctuation", "Whether speech names the punctuation of the text.",
            "Text(\"a\").speechAlwaysIncludesPunctuation()", .visual(.unlabeledDefault("value", true))),
        row(
            "speechAnnouncementsQueued", "Whether spoken announcements wait for their turn.", "Text(\"a\").speechAnnouncementsQueued()",
            .visual(.unlabeledDefault("value", true))),
        row(
            "speechSpellsOutCharacters", "Whether speech spells out the text.", "Text(\"a\").speechSpellsOutCharacters()",
            .visual(.unlabeledDefault("value", true))),
    ]

    static let accessibilityRows = accessibilityRows0 + accessibilityRows1
}
