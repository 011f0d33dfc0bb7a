// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let contentUnavailableView = ViewDeclaration(
        "ContentUnavailableView", summary: "Says that there is no content: fills its proposal, with its text in the middle.",
        examples: [
            "ContentUnavailableView(\"Nothing\", systemImage: \"tray\")",
            "ContentUnavailableView { Label(\"Nothing\", systemImage: \"tray\") } description: { Text(\"a\") } actions: { Button(\"b\") { } }",
        ],
        members: NativeMembers(statics: ["search": UnavailableMaker.search]),
        overloads: [
            Overload(
                .title, .required("systemImage", String.self), .optionalView("description")
            ) { maker, title, image, description in
                UnavailableMaker.node(maker, title, icon: SymbolMaker.node(image), description)
            },
            Overload(.builder("label"), .optionalBuilder("description"), .optionalBuilder("actions")) {
                maker, label, description, actions in
                UnavailableMaker.node(maker, [UnavailableMaker.stacked(label), description.map(UnavailableMaker.faint), actions])
            },
        ]
            + Overload.pictured { picture in
                Overload(.title, picture, .optionalView("description")) { maker, title, image, description in
                    UnavailableMaker.node(maker, title, icon: image.node(maker.call), description)
                }
            })
}

/// The symbol above the title, both larger than text. Sizes are recalled.
enum UnavailableMaker {
    /// The style that labels inside have.
    static let labelStyle = "unavailable"

    static func label(_ title: StyledText, _ image: String) -> Node { label(title: title.node, icon: SymbolMaker.node(image)) }

    static func label(title: Node, icon: Node) -> Node {
        StackNode(
            GroupNode([faint(styled(icon, Font.style(.largeTitle))), styled(title, Font.style(.title2).weight(.bold))]), axis: .vertical,
            alignment: HorizontalAlignment.center.key, spacing: nil)
    }

    /// A Label in it has its icon above its title.
    static func stacked(_ label: Node) -> Node {
        EnvironmentNode(label) {
            $0.setting(CatalogKeys.labelStyle, to: .native(NamedStyle(protocolName: "LabelStyle", name: labelStyle)), by: $1)
        }
    }

    static func faint(_ content: Node) -> Node { ControlMaker.faint(content, level: 1) }

    static func node(_ maker: Maker, _ title: StyledText, icon: Node, _ description: Node?) -> Node {
        node(maker, [label(title: title.node, icon: icon), description.map(faint)])
    }

    static func node(_ maker: Maker, _ parts: [Node?]) -> Node { node(maker.tag, parts) }

    static func node(_ tag: ViewTag, _ parts: [Node?]) -> Node {
        let column = StackNode(
            GroupNode(parts.compactMap { $0 }), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
        let all = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        return ZStackNode(FlexibleFrameNode(column, horizontal: all, vertical: all), tag: tag)
    }

    /// `ContentUnavailableView.search`, `.search(text:)`: in the words of the system.
    static let search = NativeStatic(
        value: { _ in .native(SearchUnavailableValue(text: nil)) },
        functions: [.make("search", Parameter<String>.required("text")) { SearchUnavailableValue(text: $0) }])

    private static func styled(_ node: Node, _ font: Font) -> Node {
        EnvironmentNode(node) { $0.setting(EnvironmentKeys.font, to: font, by: $1) }
    }
}

/// What `ContentUnavailableView.search` is: as a view it says that a search found nothing.
struct SearchUnavailableValue: CatalogNative, ViewConvertible {
    static var typeName: String { "SearchUnavailableContent" }
    /// What was searched for; nil where that is not told.
    let text: String?
    var swiftDescription: String { text.map { "search(text: \($0.literal))" } ?? "search" }

    func view(of value: Value, tag: ViewTag) -> ViewValue {
        let title = text.map { "No Results for “\($0)”" } ?? "No Results"
        let advice = TextNode("Check the spelling or try a new search.")
        let node = UnavailableMaker.node(
            tag, [UnavailableMaker.label(StyledText(title), "magnifyingglass"), UnavailableMaker.faint(advice)])
        return ViewValue(node: node, typeName: "ContentUnavailableView", name: tag.name, layers: 1)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, conformances: ["View"]), summary: "Says that a search found nothing.",
        examples: ["ContentUnavailableView.search"])
}
