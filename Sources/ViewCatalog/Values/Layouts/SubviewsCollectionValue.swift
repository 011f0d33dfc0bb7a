// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Subview`: a view that another content gave. As a view it is that view, with the state and the traits that it has there.
struct GivenSubviewValue: ViewConvertible {
    let node: SubviewNode

    var nativeTypeName: String { "Subview" }
    var swiftDescription: String { "Subview(\(node.identity))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? GivenSubviewValue)?.node === node }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }

    func view(of value: Value, tag: ViewTag) -> ViewValue {
        ViewValue(node: node, typeName: "ModifiedContent", name: tag.name, layers: 0)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "Subview", conformances: ["View", "Identifiable"],
            properties: [
                "id": property("Subview.ID") { .string($0.identity) },
                "containerValues": property("ContainerValues") { .native(ContainerValueAttachment.values(of: $0)) },
            ]),
        summary: "A subview of other content, to be placed on its own.", examples: [])

    private static func property(_ type: String, _ get: @escaping @Sendable (SubviewNode) -> Value) -> NativeProperty {
        NativeProperty(type: .named(type)) { (value, _) in
            guard case .native(let native) = value, let subview = native as? GivenSubviewValue else { return .nil }
            return get(subview.node)
        }
    }

    static let idDeclaration = ValueTypeDeclaration(
        NativeType("Subview.ID", conformances: ["Hashable"], conversion: { if case .string = $0 { $0 } else { nil } }),
        summary: "The identity of a subview.", examples: [])
}

extension SubviewNode {
    /// Tells the view from the others that the same content gave.
    fileprivate var identity: String { "\(element.owner).\(element.firstLayer { $0.tag?.name } ?? "")" }
}

/// `SubviewsCollection`: the views of a content, in order. As a view it shows all of them.
struct SubviewsCollectionValue: ViewConvertible {
    let nodes: [SubviewNode]

    init(nodes: [SubviewNode]) { self.nodes = nodes }

    /// `SubviewsCollectionSlice`: some of a collection's subviews, which are a view as all of them are; nil where they are no subviews.
    init?(_ values: ArraySlice<Value>) {
        let subviews = values.compactMap { value in
            if case .native(let native) = value { native as? GivenSubviewValue } else { nil }
        }
        guard subviews.count == values.count else { return nil }
        nodes = subviews.map(\.node)
    }

    var nativeTypeName: String { "SubviewsCollection" }
    var swiftDescription: String { "SubviewsCollection(\(nodes.count))" }
    func isEqual(to other: any NativeValue) -> Bool {
        (other as? SubviewsCollectionValue).map { $0.nodes.elementsEqual(nodes, by: ===) } ?? false
    }
    func hash(into hasher: inout Hasher) { for node in nodes { hasher.combine(ObjectIdentifier(node)) } }

    func view(of value: Value, tag: ViewTag) -> ViewValue {
        ViewValue(node: GroupNode(nodes), typeName: "ModifiedContent", name: tag.name, layers: 0)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "SubviewsCollection", conformances: ["View"],
            elements: NativeElements(of: SubviewsCollectionValue.self, count: { $0.nodes.count }) {
                .native(GivenSubviewValue(node: $0.nodes[$1]))
            }),
        summary: "The subviews of some content, in order.", examples: [])
}

/// `SectionConfiguration`: the parts of a section that another content gave.
struct SectionConfigurationValue: NativeValue {
    let index: Int
    let section: SubviewsReaderNode.Section

    var nativeTypeName: String { "SectionConfiguration" }
    var swiftDescription: String { "SectionConfiguration(\(index))" }
    func isEqual(to other: any NativeValue) -> Bool {
        (other as? SectionConfigurationValue).map { $0.index == index && $0.section.rows.elementsEqual(section.rows, by: ===) } ?? false
    }
    func hash(into hasher: inout Hasher) { hasher.combine(index) }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "SectionConfiguration", conformances: ["Identifiable"],
            properties: [
                "id": NativeProperty(type: Int.swiftType) { (value, _) in .int(of(value)?.index ?? 0) },
                "header": part { $0.header }, "content": part { $0.rows }, "footer": part { $0.footer },
            ]),
        summary: "The header, rows and footer of a section of other content.", examples: [])

    private static func of(_ value: Value) -> SectionConfigurationValue? {
        if case .native(let native) = value { native as? SectionConfigurationValue } else { nil }
    }

    private static func part(_ nodes: @escaping @Sendable (SubviewsReaderNode.Section) -> [SubviewNode]) -> NativeProperty {
        NativeProperty(type: .named("SubviewsCollection")) { (value, _) in
            .native(SubviewsCollectionValue(nodes: of(value).map { nodes($0.section) } ?? []))
        }
    }
}

/// What is made of the views of another content.
enum SubviewsMaker {
    /// `Group(subviews:)`: one call with all of them.
    static func group(_ maker: Maker, of content: Node, _ transform: LateContent) -> Node {
        SubviewsReaderNode(content, tag: maker.tag) { sections, site in
            transform.node([.native(SubviewsCollectionValue(nodes: sections.flatMap { $0.header + $0.rows + $0.footer }))], at: site)
        }
    }

    /// `Group(sections:)`: one call with all sections.
    static func sectionGroup(_ maker: Maker, of content: Node, _ transform: LateContent) -> Node {
        SubviewsReaderNode(content, tag: maker.tag) { sections, site in
            transform.node([.array(configurations(sections))], at: site)
        }
    }

    /// `ForEach(subviews:)`: a call for each view.
    static func forEach(_ maker: Maker, of content: Node, _ row: LateContent) -> Node {
        SubviewsReaderNode(content) { sections, _ in
            let nodes = sections.flatMap { $0.header + $0.rows + $0.footer }
            let ids = nodes.map { ViewID.string($0.identity) }
            return ForEachNode(data(ids), tag: maker.tag) { row.node([.native(GivenSubviewValue(node: nodes[$0]))], at: $1) }
        }
    }

    /// `ForEach(sections:)`: a call for each section.
    static func forEachSection(_ maker: Maker, of content: Node, _ row: LateContent) -> Node {
        SubviewsReaderNode(content) { sections, _ in
            let values = configurations(sections)
            return ForEachNode(ForEachNode.Data(0..<values.count), tag: maker.tag) { row.node([values[$0]], at: $1) }
        }
    }

    private static func configurations(_ sections: [SubviewsReaderNode.Section]) -> [Value] {
        sections.enumerated().map { .native(SectionConfigurationValue(index: $0.offset, section: $0.element)) }
    }

    private static func data(_ ids: [ViewID]) -> ForEachNode.Data {
        let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
        return ForEachNode.Data(count: ids.count, id: { ids[$0] }, index: { places[$0] })
    }
}
