// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Views that layout sees through: they change how content is drawn or compared.
extension ViewDeclaration {
    static let equatableView = ViewDeclaration(
        "EquatableView", summary: "A view that is compared before it is updated; does not affect layout.",
        examples: ["EquatableView(content: Text(\"a\"))"],
        overloads: [Overload(.view("content", name: "content")) { maker, view in GroupNode([view], tag: maker.tag) }])

    static let subscriptionView = ViewDeclaration(
        "SubscriptionView", summary: "Views that receive values from a publisher; does not affect layout.",
        examples: ["SubscriptionView(content: Text(\"a\"), publisher: 1) { value in }"],
        overloads: [
            Overload(.view("content", name: "content"), .required("publisher", Value.self), .closure("action", [.named("Any")])) {
                maker, view, _, _ in GroupNode([view], tag: maker.tag)
            }
        ])

    static let glassEffectContainer = ViewDeclaration(
        "GlassEffectContainer", summary: "Lets the glass effects inside merge; does not affect layout.",
        examples: ["GlassEffectContainer(spacing: 20) { Text(\"a\") }"],
        overloads: [Overload(.optional("spacing", Double.self), .builder()) { maker, _, content in GroupMaker.layer(content, maker) }])

    static let tabSection = ViewDeclaration(
        "TabSection", summary: "A group of tabs.",
        examples: ["TabView { TabSection(\"a\") { Tab(\"b\", systemImage: \"star\") { Text(\"c\") } } }"],
        overloads: [
            Overload(.title, .builder()) { maker, _, content in GroupNode([content], tag: maker.tag) },
            Overload(.builder(), .optionalBuilder("header")) { maker, content, _ in GroupNode([content], tag: maker.tag) },
        ])
}
