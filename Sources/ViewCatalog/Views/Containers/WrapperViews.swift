// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Views that layout sees through: they change how content is drawn or compared.
extension ViewDeclaration {
    static let equatableView = ViewDeclaration(
        "EquatableView", summary: "A view that is compared before it is made again; layout does not see it.",
        examples: ["EquatableView(content: Text(\"a\"))"],
        overloads: [Overload(.view("content", name: "content")) { maker, view in GroupNode([view], tag: maker.tag) }])

    static let subscriptionView = ViewDeclaration(
        "SubscriptionView", summary: "Views that hear a publisher; layout does not see it.",
        examples: ["SubscriptionView(content: Text(\"a\"), publisher: 1) { value in }"],
        overloads: [
            Overload(.view("content", name: "content"), .required("publisher", Value.self), .closure("action", [.named("Any")])) {
                maker, view, _, _ in GroupNode([view], tag: maker.tag)
            }
        ])

    static let glassEffectContainer = ViewDeclaration(
        "GlassEffectContainer", summary: "Glass effects inside flow together; layout does not see it.",
        examples: ["GlassEffectContainer(spacing: 20) { Text(\"a\") }"],
        overloads: [Overload(.optional("spacing", Double.self), .builder()) { maker, _, content in GroupMaker.layer(content, maker) }])

    static let tabSection = ViewDeclaration(
        "TabSection", summary: "Tabs that belong together.",
        examples: ["TabView { TabSection(\"a\") { Tab(\"b\", systemImage: \"star\") { Text(\"c\") } } }"],
        overloads: [
            Overload(.title, .builder()) { maker, _, content in GroupNode([content], tag: maker.tag) },
            Overload(.builder(), .optionalBuilder("header")) { maker, content, _ in GroupNode([content], tag: maker.tag) },
        ])
}
