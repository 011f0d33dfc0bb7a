// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let table = ViewDeclaration(
        "Table", summary: "Rows of data in columns with headers; in compact width only the first column, without headers.",
        examples: [
            "Table([Person(id: 1)]) { TableColumn(\"Name\", value: \\.name) }",
            "Table(of: Person.self) { TableColumn(\"Name\", value: \\.name) } rows: { TableRow(Person(id: 1)) }",
        ],
        ownsNames: .elements, traits: [.scrolls, .line], drawnAs: .scroll,
        overloads: [
            Overload(
                .unlabeled("data", Value.self), .selection, .sortOrder, .customization, .builder("columns")
            ) { (maker, data, selection, order, _, columns) throws(Diagnostic) in
                TableMaker.node(maker, selection, order, columns, try TableMaker.rows(maker, data, children: nil))
            },
            Overload(
                .unlabeled("data", Value.self), .required("children", Value.self), .selection, .sortOrder, .customization,
                .builder("columns")
            ) { (maker, data, children, selection, order, _, columns) throws(Diagnostic) in
                TableMaker.node(maker, selection, order, columns, try TableMaker.rows(maker, data, children: children))
            },
            Overload(.selection, .sortOrder, .customization, .builder("columns"), .builder("rows")) {
                maker, selection, order, _, columns, rows in
                TableMaker.node(maker, selection, order, columns, rows)
            },
            Overload(.required("of", Value.self), .selection, .sortOrder, .customization, .builder("columns"), .builder("rows")) {
                maker, _, selection, order, _, columns, rows in
                TableMaker.node(maker, selection, order, columns, rows)
            },
        ])

    static let tableRow = ViewDeclaration(
        "TableRow", summary: "A row of a Table: one element, as the columns show it.",
        examples: ["Table(of: Person.self) { TableColumn(\"Name\", value: \\.name) } rows: { TableRow(Person(id: 1)) }"],
        traits: .part,
        overloads: [
            Overload(.unlabeled("value", Value.self)) { maker, value in
                GroupMaker.layer(TableMaker.row(value), maker)
            }
        ])

    static let disclosureTableRow = ViewDeclaration(
        "DisclosureTableRow", summary: "A row of a Table with an arrow; the rows in it are shown only while it is expanded.",
        examples: [
            "Table(of: Person.self) { TableColumn(\"Name\", value: \\.name) } rows: { DisclosureTableRow(Person(id: 1)) { TableRow(Person(id: 2)) } }"
        ],
        traits: .part,
        overloads: [
            Overload(.unlabeled("value", Value.self), .optional("isExpanded", BindingValue.self), .builder()) {
                maker, value, isExpanded, content in
                Disclosure(tag: maker.tag, label: TableMaker.row(value), isExpanded: isExpanded, content: content).node
            }
        ])
}

/// The columns as the rows of a table find them in their environment.
struct TableColumns: Sendable {
    let columns: [TableColumn]

    static let key = EnvironmentKey("tableColumns", default: TableColumns(columns: []))

    func row(of element: Value, at site: ViewSite) -> Node {
        TableRowLayout.row(columns.map { $0.cell(of: element, at: site) }, columns: columns.map(\.layout))
    }
}

/// A Table: a list whose rows are cells in columns, and the headers over it.
enum TableMaker {
    static func node(
        _ maker: Maker, _ selection: BindingValue?, _ order: BindingValue?, _ columns: Node, _ rows: Node
    ) -> Node {
        let table = DeferredNode { site in
            let all = columns.marks(TableColumn.self, at: site).filter { !$0.isHidden }
            let isCompact = site.environment[EnvironmentKeys.horizontalSizeClass] == .compact
            let shown = TableColumns(columns: isCompact ? Array(all.prefix(1)) : all)
            let list = ListMaker.rows(maker, EnvironmentNode(rows) { $0.setting(TableColumns.key, to: shown, by: $1) })
            guard !isCompact, site.environment[CatalogKeys.tableColumnHeaders].opaqueText != "hidden" else { return list }
            return SafeAreaInsetNode(
                list, edge: .top, alignment: HorizontalAlignment.center.key, spacing: 0, bar: headers(shown, order, at: site))
        }
        return selection.map { AttachmentNode(table, SelectionAttachment($0)) } ?? table
    }

    /// A row for each element, or a tree of rows where elements have children.
    static func rows(_ maker: Maker, _ data: Value, children: Value?) throws(Diagnostic) -> Node {
        guard let children else {
            let elements = try ForEachRows.Elements(data, id: nil, maker.call)
            return ForEachNode(elements.data, tag: maker.tag) { index, _ in row(elements.argument(index)) }
        }
        return try OutlineMaker.rows(maker, data, id: nil, children: children) { element, _ in row(element) }
    }

    /// What the columns around show of an element.
    static func row(_ element: Value) -> Node {
        DeferredNode { site in site.environment[TableColumns.key].row(of: element, at: site) }
    }

    /// The headers, as high as those of a list at least: their font and height are recalled.
    private static func headers(_ shown: TableColumns, _ order: BindingValue?, at site: ViewSite) -> Node {
        let cells = shown.columns.map { column in
            guard let order, let key = column.sortKey else { return column.label }
            return AttachmentNode(column.label, SortTap(order: order, key: key))
        }
        let row = TableRowLayout.row(cells, columns: shown.columns.map(\.layout))
        let small = EnvironmentNode(row) {
            $0.setting(EnvironmentKeys.font, to: .style(.subheadline).weight(.semibold), by: $1)
        }
        let lists = site.environment.traits.controls.list
        let insets = lists.rowInsets(width: site.environment[EnvironmentKeys.horizontalSizeClass] == .compact ? 0 : .infinity)
        let padded = PaddingNode(small, insets: EdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
        let framed = FlexibleFrameNode(
            padded, horizontal: .init(min: nil, ideal: nil, max: .infinity),
            vertical: .init(min: lists.minimumHeaderHeight, ideal: nil, max: nil))
        let ground = StyleValue(kind: "BackgroundStyle", name: "background")
        return AttachmentNode(framed, PaintAttachment(style: .native(ground), place: .behind))
    }
}

/// A header that the table is sorted by when it is tapped: by its column first, and again the other way round.
struct SortTap: TapReceiver {
    let order: BindingValue
    /// A key path, or a comparator.
    let key: Value

    var isButton: Bool { true }

    func tap(on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        let sorted = try machine.callMethod("_sorted", on: try order.get(in: context), arguments: [("by", key)], in: context).result
        try order.set(sorted, in: context)
    }
}

extension TableColumn {
    fileprivate var sortKey: Value? { path.map { .keyPath($0) } ?? comparator }
}

extension Parameter where T == BindingValue? {
    fileprivate static var selection: Parameter<BindingValue?> { .optional("selection", BindingValue.self) }
    fileprivate static var sortOrder: Parameter<BindingValue?> { .optional("sortOrder", BindingValue.self) }
    fileprivate static var customization: Parameter<BindingValue?> { .optional("columnCustomization", BindingValue.self) }
}
