// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let inspector = ModifierDeclaration(
        "inspector", .layout, observes: .disappearance, summary: "A column at the trailing edge of this view; a sheet in compact width.",
        examples: ["Text(\"a\").inspector(isPresented: $on) { Text(\"b\") }"],
        overloads: [
            Overload(.binding("isPresented", Bool.self), .late()) { maker, isPresented, content in
                InspectorMaker(isPresented: isPresented, content: content).node(maker)
            }
        ])

    static let inspectorColumnWidth = ModifierDeclaration(
        "inspectorColumnWidth", .data, summary: "The width of the inspector that contains this view.",
        examples: ["Text(\"a\").inspector(isPresented: $on) { Text(\"b\").inspectorColumnWidth(200) }"],
        overloads: navigationSplitViewColumnWidth.overloads)
}

/// Makes the nodes of `.inspector` (L16.4).
private struct InspectorMaker: Sendable {
    let isPresented: BindingValue
    let content: LateContent

    /// Where no view inside says otherwise: decided.
    private static let width = 270.0

    func node(_ maker: Maker) -> Node {
        let sheet = PresentationMaker(style: .sheet, trigger: .flag(isPresented), content: content).node(maker)
        return DeferredNode { site in
            guard site.environment[EnvironmentKeys.horizontalSizeClass] == .regular else { return sheet }
            guard ControlMaker.value(of: isPresented, at: site) == .bool(true) else { return LayerNode(maker.content, tag: maker.tag) }
            return LayerNode(columns(maker.content, named: maker.name), tag: maker.tag)
        }
    }

    private func columns(_ main: Node, named name: String) -> Node {
        let inside = DeferredNode { site in
            OwnerNode(content.node([], at: site), at: .part(of: site.owner.appending(name), .page(name)))
        }
        return StackNode(
            children: [filling(main), SplitColumnNode(filling(inside), standard: Self.width)], axis: .horizontal,
            alignment: VerticalAlignment.top.key, spacing: 0)
    }

    private func filling(_ content: Node) -> Node {
        let all = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        return FlexibleFrameNode(content, horizontal: all, vertical: all)
    }
}
