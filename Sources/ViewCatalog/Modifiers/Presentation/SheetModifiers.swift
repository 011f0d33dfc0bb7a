// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Views that are presented over the window (L16).
extension ModifierDeclaration {
    static let sheet = ModifierDeclaration(
        "sheet", .data, observes: .disappearance, summary: "A sheet over the window, which dims what is behind it.",
        examples: ["Text(\"a\").sheet(isPresented: $on) { Text(\"b\") }"], overloads: overloads(.sheet))

    static let fullScreenCover = ModifierDeclaration(
        "fullScreenCover", .data, observes: .disappearance, summary: "A view that covers the whole window.",
        examples: ["Text(\"a\").fullScreenCover(isPresented: $on) { Text(\"b\") }"], overloads: overloads(.cover))

    static let popover = ModifierDeclaration(
        "popover", .data, summary: "A popover beside this view; a sheet in compact width.",
        examples: ["Text(\"a\").popover(isPresented: $on) { Text(\"b\") }"],
        overloads: [
            Overload(.binding("isPresented", Bool.self), .attachmentAnchor, .defaulted("arrowEdge", Edge.top), .late()) {
                maker, binding, _, edge, content in
                PresentationMaker(style: .popover(edge), trigger: .flag(binding), content: content).node(maker)
            },
            Overload(
                .required("item", BindingValue.self), .attachmentAnchor, .defaulted("arrowEdge", Edge.top),
                .late("content", [.named("Any")])
            ) { maker, binding, _, edge, content in
                PresentationMaker(style: .popover(edge), trigger: .item(binding), content: content).node(maker)
            },
        ])

    private static func overloads(_ style: PresentationStyle) -> [Overload] {
        [
            Overload(.binding("isPresented", Bool.self), .optionalClosure("onDismiss"), .late()) {
                maker, binding, onDismiss, content in
                PresentationMaker(style: style, trigger: .flag(binding), content: content, onDismiss: onDismiss).node(maker)
            },
            Overload(.required("item", BindingValue.self), .optionalClosure("onDismiss"), .late("content", [.named("Any")])) {
                maker, binding, onDismiss, content in
                PresentationMaker(style: style, trigger: .item(binding), content: content, onDismiss: onDismiss).node(maker)
            },
        ]
    }
}

/// What views that are presented say about that: it reaches up to the sheet around.
extension ModifierDeclaration {
    static let presentationDetents = setting(
        "presentationDetents", "The heights at which a sheet rests: at the selected one, or else the lowest.", "[.medium, .large]",
        Overload(.unlabeled("detents", Set<PresentationDetent>.self)) { maker, detents in
            maker.attaching(PresentationSettings(detents: detents))
        },
        Overload(.unlabeled("detents", Set<PresentationDetent>.self), .binding("selection", PresentationDetent.self)) {
            maker, detents, selection in
            maker.attaching(PresentationSettings(detents: detents, selection: selection))
        })

    static let presentationDragIndicator = setting(
        "presentationDragIndicator", "Whether a sheet shows its grabber; by default, if it has several heights.", ".visible",
        Overload(.any(nil, name: "visibility", type: "Visibility")) { maker, visibility in
            let text = visibility.opaqueText ?? "automatic"
            return maker.attaching(PresentationSettings(showsIndicator: text == "automatic" ? nil : text == "visible"))
        })

    static let presentationCornerRadius = setting(
        "presentationCornerRadius", "The corner radius of a sheet.", "20",
        Overload(.unlabeled("radius", Double?.self)) { maker, radius in maker.attaching(PresentationSettings(cornerRadius: radius)) })

    static let presentationBackground = setting(
        "presentationBackground", "The background of a sheet.", ".thinMaterial",
        Overload(.style(nil, name: "style")) { maker, style in maker.attaching(PresentationSettings(background: style)) },
        Overload(.defaulted("alignment", Alignment.center), .builder()) { maker, alignment, content in
            AttachmentNode(
                SecondaryNode(maker.content, secondary: content, alignment: alignment, isBehind: true), PresentationSettings(),
                tag: maker.tag)
        })

    static let presentationBackgroundInteraction = setting(
        "presentationBackgroundInteraction", "Whether the view behind a sheet can be tapped.", ".enabled",
        Overload(.any(nil, name: "interaction", type: "PresentationBackgroundInteraction")) { maker, interaction in
            maker.attaching(PresentationSettings(allowsBackground: interaction.opaqueText.map { $0.hasPrefix("enabled") }))
        })

    static let presentationCompactAdaptation = setting(
        "presentationCompactAdaptation", "How a popover appears in compact width.", ".popover",
        Overload(.any(nil, name: "adaptation", type: "PresentationAdaptation")) { maker, adaptation in
            maker.attaching(PresentationSettings(adaptation: adaptation.opaqueText))
        },
        Overload(
            .any("horizontal", name: "horizontal", type: "PresentationAdaptation"),
            .any("vertical", name: "vertical", type: "PresentationAdaptation")
        ) { maker, horizontal, _ in maker.attaching(PresentationSettings(adaptation: horizontal.opaqueText)) })

    private static func setting(_ name: String, _ summary: String, _ example: String, _ overloads: Overload...) -> ModifierDeclaration {
        ModifierDeclaration(name, .data, summary: summary, examples: ["Text(\"a\").\(name)(\(example))"], overloads: overloads)
    }
}

extension Parameter where T == Value {
    fileprivate static var attachmentAnchor: Parameter<Value> {
        .any("attachmentAnchor", name: "attachmentAnchor", type: "PopoverAttachmentAnchor", defaultText: ".rect(.bounds)")
    }
}
