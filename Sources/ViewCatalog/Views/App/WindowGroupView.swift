// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let windowGroup = ViewDeclaration(
        "WindowGroup", summary: "The content of an app's window.",
        examples: ["WindowGroup { Text(\"a\") }", "WindowGroup(\"Title\", id: \"main\") { Text(\"a\") }"], conformances: ["Scene"],
        overloads: [
            Overload(.builder()) { maker, content in SceneMaker.window(maker, content) },
            Overload(.title, .optional("id", String.self), .builder()) { maker, _, _, content in
                SceneMaker.window(maker, content)
            },
            Overload(.required("id", String.self), .builder()) { maker, _, content in SceneMaker.window(maker, content) },
        ])

    static let window = ViewDeclaration(
        "Window", summary: "The content of a unique window.",
        examples: ["Window(\"Title\", id: \"main\") { Text(\"a\") }"], conformances: ["Scene"],
        overloads: [
            Overload(.title, .required("id", String.self), .builder()) { maker, _, _, content in
                SceneMaker.window(maker, content)
            }
        ])

    static let utilityWindow = ViewDeclaration(
        "UtilityWindow", summary: "The content of a utility window on a Mac; not shown.",
        examples: ["UtilityWindow(\"Title\", id: \"info\") { Text(\"a\") }"], conformances: ["Scene"],
        overloads: [Overload(.title, .required("id", String.self), .late()) { maker, _, _, _ in GroupNode([], tag: maker.tag) }])

    static let menuBarExtra = ViewDeclaration(
        "MenuBarExtra", summary: "An item in a Mac's menu bar; not shown.",
        examples: ["MenuBarExtra(\"Title\", systemImage: \"star\") { Text(\"a\") }"],
        conformances: ["Scene"],
        overloads: [
            Overload(
                .title, .optional("systemImage", String.self), .optional("isInserted", BindingValue.self), .late()
            ) { maker, _, _, _, _ in GroupNode([], tag: maker.tag) },
            Overload(
                .title, .required("image", Value.self), .optional("isInserted", BindingValue.self), .late()
            ) { maker, _, _, _, _ in GroupNode([], tag: maker.tag) },
            Overload(.optional("isInserted", BindingValue.self), .late(), .late("label")) { maker, _, _, _ in GroupNode([], tag: maker.tag)
            },
        ])

    static let settings = ViewDeclaration(
        "Settings", summary: "The content of an app's settings window; not shown.", examples: ["Settings { Text(\"a\") }"],
        conformances: ["Scene"],
        overloads: [Overload(.late()) { maker, _ in GroupNode([], tag: maker.tag) }])
}

/// An app's scenes.
enum SceneMaker {
    static func window(_ maker: Maker, _ content: Node) -> Node { GroupNode([content], tag: maker.tag) }

    /// An app shows its first window; the scenes beside it are not laid out.
    static func shown(of node: Node) -> Node {
        guard let group = node as? GroupNode, group.tag == nil, group.children.count > 1 else { return node }
        return group.children[0]
    }
}
