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
            "accessibilityAction", "Runs when an assistive app asks; kept.", "Text(\"a\").accessibilityAction { }",
            .visual(.any(nil, name: "value", type: "AccessibilityActionKind", defaultText: ".default"), .closure("handler")),
            .visual(.required("named", Value.self), .closure("handler")), .visual(.closure("action"), .late("label"))),
        row(
            "accessibilityActions", "Actions for assistive apps; kept.", "Text(\"a\").accessibilityActions { Button(\"x\") { } }",
            .visual(.late())),
        row(
            "accessibilityActivationPoint", "Where assistive apps tap.", "Text(\"a\").accessibilityActivationPoint(.center)",
            .visual(.unlabeled("point", UnitPoint.self))),
        row(
            "accessibilityAddTraits", "Accessibility traits.", "Text(\"a\").accessibilityAddTraits(.isButton)",
            .visual(.any(nil, name: "value", type: "AccessibilityTraits"))),
        row(
            "accessibilityAdjustableAction", "Runs when an assistive app adjusts; kept.",
            "Text(\"a\").accessibilityAdjustableAction { direction in }",
            .visual(.closure("handler", [.named("AccessibilityAdjustmentDirection")]))),
        row(
            "accessibilityChildren", "Other elements for assistive apps; kept.", "Text(\"a\").accessibilityChildren { Text(\"b\") }",
            .visual(.late("children"))),
        row(
            "accessibilityCustomContent", "More content for assistive apps.", "Text(\"a\").accessibilityCustomContent(\"size\", \"x\")",
            .visual(.unlabeled("text", Value.self), .unlabeled("value", Value.self))),
        row(
            "accessibilityChartDescriptor", "A chart for assistive apps.", "Text(\"a\").accessibilityChartDescriptor(1)",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "accessibilityDirectTouch", "Touches go to the view itself.", "Text(\"a\").accessibilityDirectTouch()",
            .visual(
                .unlabeledDefault("isDirectTouchArea", true),
                .any("options", name: "options", type: "AccessibilityDirectTouchOptions", defaultText: "[]"))),
        row(
            "accessibilityDragPoint", "Where assistive apps pick it up.", "Text(\"a\").accessibilityDragPoint(.top, description: \"x\")",
            .visual(
                .unlabeled("point", UnitPoint.self), .any("description", name: "description", type: "Any"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "accessibilityDropPoint", "Where assistive apps drop onto it.", "Text(\"a\").accessibilityDropPoint(.top, description: \"x\")",
            .visual(
                .unlabeled("point", UnitPoint.self), .any("description", name: "description", type: "Any"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "accessibilityElement", "One element for assistive apps.", "Text(\"a\").accessibilityElement(children: .combine)",
            .visual(.any("children", name: "children", type: "AccessibilityChildBehavior", defaultText: ".ignore"))),
        row(
            "accessibilityFocused", "Binds the focus of assistive apps.", "Text(\"a\").accessibilityFocused($on)",
            .visual(.unlabeled("binding", Value.self)), .visual(.unlabeled("binding", Value.self), .required("equals", Value.self))),
        row(
            "accessibilityHeading", "The level of a heading.", "Text(\"a\").accessibilityHeading(.h1)",
            .visual(.any(nil, name: "value", type: "AccessibilityHeadingLevel"))),
        row(
            "accessibilityHidden", "Hidden from assistive apps.", "Text(\"a\").accessibilityHidden(true)",
            .visual(.unlabeled("hidden", Bool.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityHint", "A text for assistive apps.", "Text(\"a\").accessibilityHint(\"x\")",
            .visual(.unlabeled("text", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityIdentifier", "A text for assistive apps.", "Text(\"a\").accessibilityIdentifier(\"x\")",
            .visual(.unlabeled("text", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityIgnoresInvertColors", "Keeps its colours when inverted.", "Text(\"a\").accessibilityIgnoresInvertColors()",
            .visual(.unlabeledDefault("flag", true))),
        row(
            "accessibilityInputLabels", "Names for voice control.", "Text(\"a\").accessibilityInputLabels([\"x\"])",
            .visual(.unlabeled("labels", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityLabel", "A text for assistive apps, by which 'tap' finds the view, too.",
            "Image(systemName: \"star\").accessibilityLabel(\"x\")",
            Overload(.title(nil, name: "label"), .defaulted("isEnabled", true)) { maker, label, isEnabled in
                maker.spoken(isEnabled ? SpokenLabel(text: label.string) : nil)
            },
            Overload(.unlabeled("label", Value.self), .defaulted("isEnabled", true)) { maker, label, isEnabled in
                maker.spoken(isEnabled ? SpokenLabel(label) : nil)
            }),
        row(
            "accessibilityLabeledPair", "Label and content belong together.",
            "Text(\"a\").accessibilityLabeledPair(role: .label, id: 1, in: 2)",
            .visual(
                .any("role", name: "role", type: "AccessibilityLabeledPairRole"), .required("id", Value.self), .required("in", Value.self))),
        row(
            "accessibilityLinkedGroup", "Elements that belong together.", "Text(\"a\").accessibilityLinkedGroup(id: 1, in: 2)",
            .visual(.required("id", Value.self), .required("in", Value.self))),
        row(
            "accessibilityQuickAction", "A gesture for assistive apps; kept.",
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
            "accessibilityRepresentation", "Another view for assistive apps; kept.",
            "Text(\"a\").accessibilityRepresentation { Text(\"b\") }", .visual(.late("representation"))),
        row(
            "accessibilityRespondsToUserInteraction", "Does it react to assistive apps?",
            "Text(\"a\").accessibilityRespondsToUserInteraction()", .visual(.unlabeledDefault("flag", true))),
        row(
            "accessibilityRotor", "A list of places for assistive apps; kept.", "Text(\"a\").accessibilityRotor(\"x\") { Text(\"b\") }",
            .visual(.unlabeled("text", Value.self), .late("entries")),
            .visual(.unlabeled("text", Value.self), .required("entries", Value.self), .required("entryLabel", Value.self)),
            .visual(
                .unlabeled("text", Value.self), .required("entries", Value.self), .required("entryID", Value.self),
                .required("entryLabel", Value.self)),
            .visual(.unlabeled("text", Value.self), .required("textRanges", Value.self))),
        row(
            "accessibilityRotorEntry", "A place in a list of places; kept.", "Text(\"a\").accessibilityRotorEntry(id: 1, in: 2)",
            .visual(.required("id", Value.self), .required("in", Value.self))),
        row(
            "accessibilityScrollAction", "Runs when an assistive app scrolls; kept.", "Text(\"a\").accessibilityScrollAction { edge in }",
            .visual(.closure("handler", [.named("Edge")]))),
        row(
            "accessibilityShowsLargeContentViewer", "A large picture on a long press.",
            "Text(\"a\").accessibilityShowsLargeContentViewer()", .visual(), .visual(.late())),
        row(
            "accessibilityScrollStatus", "What is said about a scroll position.", "Text(\"a\").accessibilityScrollStatus(\"x\")",
            .visual(.any(nil, name: "value", type: "Any"), .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "accessibilitySortPriority", "Order for assistive apps.", "Text(\"a\").accessibilitySortPriority(1)",
            .visual(.unlabeled("priority", Double.self))),
        row(
            "accessibilityTextContentType", "What kind of text it is.", "Text(\"a\").accessibilityTextContentType(.plain)",
            .visual(.any(nil, name: "value", type: "AccessibilityTextContentType"))),
        row(
            "accessibilityValue", "A text for assistive apps.", "Text(\"a\").accessibilityValue(\"x\")",
            .visual(.unlabeled("text", Value.self), .defaulted("isEnabled", true))),
        row(
            "accessibilityZoomAction", "Runs when an assistive app zooms; kept.", "Text(\"a\").accessibilityZoomAction { zoom in }",
            .visual(.closure("handler", [.named("Any")]))),
        row(
            "speechAdjustedPitch", "The pitch of spoken text.", "Text(\"a\").speechAdjustedPitch(1)",
            .visual(.unlabeled("value", Double.self))),
        row(
            "speechAlwaysIncludesPunctuation", "Spoken text names its punctuation.",
            "Text(\"a\").speechAlwaysIncludesPunctuation()", .visual(.unlabeledDefault("value", true))),
        row(
            "speechAnnouncementsQueued", "Spoken text waits for its turn.", "Text(\"a\").speechAnnouncementsQueued()",
            .visual(.unlabeledDefault("value", true))),
        row(
            "speechSpellsOutCharacters", "Text is spelt out.", "Text(\"a\").speechSpellsOutCharacters()",
            .visual(.unlabeledDefault("value", true))),
    ]

    static let accessibilityRows = accessibilityRows0 + accessibilityRows1
}
