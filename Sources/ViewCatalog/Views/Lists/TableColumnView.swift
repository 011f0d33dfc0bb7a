// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let tableColumn = ViewDeclaration(
        "TableColumn", summary: "A column of a Table: its header, and the view that it shows for each element.",
        examples: [
            "Table([Person(id: 1)]) { TableColumn(\"Name\", value: \\.name) }",
            "Table([Person(id: 1)]) { TableColumn(\"Name\") { person in Text(person.name) } }",
        ],
        traits: .part,
        overloads: [
            Overload(.title, .valuePath, .comparator) { maker, title, path, _ in
                TableColumn(title.node, path: path, tag: maker.tag).view(by: maker)
            },
            Overload(.title, .valuePath, .comparator, .late("content", [.named("Any")])) { maker, title, path, _, content in
                TableColumn(title.node, path: path, content: content, tag: maker.tag).view(by: maker)
            },
            Overload(.title, .any("sortUsing", name: "sortUsing", type: "Any"), .late("content", [.named("Any")])) {
                maker, title, comparator, content in
                TableColumn(title.node, comparator: comparator, content: content, tag: maker.tag).view(by: maker)
            },
            Overload(.title, .late("content", [.named("Any")])) { maker, title, content in
                TableColumn(title.node, content: content, tag: maker.tag).view(by: maker)
            },
        ])

    static let tableColumnForEach = ViewDeclaration(
        "TableColumnForEach", summary: "A column for each element of a collection.",
        examples: ["Table([Person(id: 1)]) { TableColumnForEach(0..<2, id: \\.self) { n in TableColumn(\"\\(n)\", value: \\.name) } }"],
        ownsNames: .elements, traits: .part, overloads: ForEachRows.overloads)
}

/// A column of a table: what the rows and the header are made of. Modifiers give another one.
struct TableColumn: Sendable {
    let label: Node
    /// The value that is shown where there is no content, and that the table is sorted by.
    var path: KeyPathValue?
    /// What the table is sorted by where that is not a value's path.
    var comparator: Value?
    var content: LateContent?
    var layout = TableRowLayout.Column(width: TableColumnWidth(), alignment: .leading)
    var isHidden = false
    let tag: ViewTag

    init(_ label: Node, path: KeyPathValue? = nil, comparator: Value? = nil, content: LateContent? = nil, tag: ViewTag) {
        self.label = label
        self.path = path
        self.comparator = comparator
        self.content = content
        self.tag = tag
    }

    /// The column as the table's builder lists it.
    func view(by maker: Maker) -> ViewValue {
        let node = AttachmentNode(FixedContentNode { _ in .zero }, self, tag: tag)
        return ViewValue(node: node, typeName: "TableColumn", name: maker.name, layers: 1, payload: self)
    }

    /// What the column shows of an element.
    func cell(of element: Value, at site: ViewSite) -> Node {
        if let content { return content.node([element], at: site) }
        guard let path else { return GroupNode.empty }
        return site.reporting(GroupNode.empty, at: nil) { () throws(Diagnostic) in
            guard let context = site.machineContext else { return GroupNode.empty }
            let whole: Value = if case .binding(let bound) = element { try bound.get(in: context) } else { element }
            let value = try context.value(at: path, of: whole)
            return TextNode([TextRun(String.decode(value) ?? value.debugDescription(rounded: true))], tag: tag)
        }
    }
}

extension ModifierDeclaration {
    static let tableColumns: [ModifierDeclaration] = [
        column(
            "width", "The width of the column, or its range; nil leaves it to the table.", ".width(80)",
            [
                Overload(.unlabeledOptional("width", Double.self)) { maker, width in
                    changed(maker) { $0.layout.width = TableColumnWidth(fixed: width) }
                },
                Overload(.optional("min", Double.self), .optional("ideal", Double.self), .optional("max", Double.self)) {
                    maker, min, ideal, max in
                    changed(maker) { $0.layout.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
                },
            ]),
        column(
            "alignment", "The alignment of the column's header and cells.", ".alignment(.trailing)",
            [
                Overload(.any(nil, name: "alignment", type: "TableColumnAlignment")) { maker, alignment in
                    changed(maker) { $0.layout.alignment = horizontal(alignment) }
                }
            ]),
        column(
            "defaultVisibility", "Whether the column is visible by default.", ".defaultVisibility(.hidden)",
            [
                Overload(.any(nil, name: "visibility", type: "Visibility")) { maker, visibility in
                    changed(maker) { $0.isHidden = visibility.opaqueText == "hidden" }
                }
            ]),
        column(
            "customizationID", "The id under which the user's column order and visibility are remembered.", ".customizationID(\"name\")",
            [Overload(.unlabeled("id", String.self)) { maker, _ in changed(maker) { _ in } }]),
        column(
            "disabledCustomizationBehavior", "What the user cannot change about the column.", ".disabledCustomizationBehavior(.all)",
            [
                Overload(.any(nil, name: "behavior", type: "TableColumnCustomizationBehavior")) { maker, _ in changed(maker) { _ in } }
            ]),
    ]

    private static func column(_ name: String, _ summary: String, _ use: String, _ overloads: [Overload]) -> ModifierDeclaration {
        ModifierDeclaration(
            name, on: "TableColumn", gives: "TableColumn", .layout, summary: summary,
            examples: ["Table([Person(id: 1)]) { TableColumn(\"Name\", value: \\.name)\(use) }"], overloads: overloads)
    }

    private static func changed(_ maker: Maker, _ change: (inout TableColumn) -> Void) -> ViewValue {
        guard var column = maker.receiver?.payload as? TableColumn else { return maker.view(maker.content) }
        change(&column)
        return column.view(by: maker)
    }

    private static func horizontal(_ alignment: Value) -> HorizontalAlignment {
        switch alignment.opaqueText {
        case "center": .center
        case "trailing", "numeric": .trailing
        default: .leading
        }
    }
}

extension Parameter where T == KeyPathValue {
    fileprivate static var valuePath: Parameter<KeyPathValue> {
        Parameter(ParameterInfo(label: "value", name: "value", type: .named("KeyPath"))) { (call, index) throws(Diagnostic) in
            guard case .keyPath(let path)? = call[index] else {
                throw Diagnostic(.typeMismatch, "'value' needs a key path to what the column shows", at: call.argumentSpan(index))
            }
            return path
        }
    }
}

extension Parameter where T == Value {
    fileprivate static var comparator: Parameter<Value> { .any("comparator", name: "comparator", type: "Any", defaultText: "nil") }
}
