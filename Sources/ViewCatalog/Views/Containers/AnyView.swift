// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let anyView = ViewDeclaration(
        "AnyView", summary: "A type-erased view; does not affect layout.",
        examples: ["AnyView(Text(\"a\"))"],
        traits: .group,
        overloads: [
            Overload(.view(nil, name: "view")) { maker, view in erased(view, maker) },
            Overload(.view("erasing", name: "erasing")) { maker, view in erased(view, maker) },
        ])

    /// A view of another type is another view.
    private static func erased(_ view: Node, _ maker: Maker) -> Node {
        GroupNode([view], at: .type(view.typeText, showing: view.tag?.name), tag: maker.tag)
    }
}

extension Node {
    /// The type of a view as far as the nodes tell: what it is, the modifiers around it, and so what is in it. What a condition, a ForEach
    /// or another AnyView holds is not part of a type.
    fileprivate var typeText: String {
        let kind = tag?.kind ?? ""
        switch self {
        case let group as GroupNode: return group.isDynamic || group.isErased ? kind + "?" : kind + Self.text(group.children)
        case let container as ContainerNode: return kind + Self.text(container.children)
        case let layer as OwnerNode: return layer.content.typeText
        case let layer as UnaryNode: return kind + Self.text([layer.content])
        default: return kind
        }
    }

    private static func text(_ nodes: [Node]) -> String { "<" + nodes.map(\.typeText).joined(separator: ",") + ">" }
}

extension GroupNode {
    fileprivate var isErased: Bool {
        if case .type? = step { true } else { false }
    }
}
