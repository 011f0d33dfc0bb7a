// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let contentUnavailableView = ViewDeclaration(
        "ContentUnavailableView", summary: "Says that there is nothing: takes all the room, its lines in the middle.",
        examples: [
            "ContentUnavailableView(\"Nothing\", systemImage: \"tray\")",
            "ContentUnavailableView { Label(\"Nothing\", systemImage: \"tray\") } description: { Text(\"a\") } actions: { Button(\"b\") { } }",
        ],
        overloads: [
            Overload(
                .unlabeled("title", String.self), .required("systemImage", String.self), .optionalView("description")
            ) { maker, title, image, description in
                UnavailableMaker.node(maker, [UnavailableMaker.label(title, image), description])
            },
            Overload(.builder("label"), .optionalBuilder("description"), .optionalBuilder("actions")) {
                maker, label, description, actions in UnavailableMaker.node(maker, [label, description, actions])
            },
        ])
}

/// The symbol above the title, both larger than text. Sizes are recalled.
private enum UnavailableMaker {
    static func label(_ title: String, _ image: String) -> Node {
        let symbol = styled(SymbolMaker.node(image), .largeTitle)
        return StackNode(
            GroupNode([symbol, styled(TextNode(title), .title2)]), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    }

    static func node(_ maker: Maker, _ parts: [Node?]) -> Node {
        let column = StackNode(
            GroupNode(parts.compactMap { $0 }), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
        let all = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        return GroupMaker.layer(FlexibleFrameNode(column, horizontal: all, vertical: all), maker)
    }

    private static func styled(_ node: Node, _ style: Font.TextStyle) -> Node {
        EnvironmentNode(node) { $0.setting(EnvironmentKeys.font, to: Font.style(style), by: $1) }
    }
}

extension Parameter where T == Node? {
    /// A view as an argument that may be left out or nil.
    fileprivate static func optionalView(_ label: String) -> Parameter<Node?> {
        Parameter<Node?>(ParameterInfo(label: label, name: label, type: .optional(.named("View")), defaultText: "nil")) {
            (call, index) throws(Diagnostic) in
            guard let value = call[index], value != .nil else { return nil }
            return try ViewBuilding.view(value, call.argumentExpression(index), call.context).node
        }
    }
}
