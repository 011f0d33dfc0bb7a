// SPDX-License-Identifier: GPL-3.0-or-later

/// A container's flat list of children (L2.1): groups, conditions and ForEach spliced in, in order.
struct ViewList {
    /// Rows that a lazy container makes when it needs them.
    struct LazyRows {
        let node: ForEachNode
        let site: ViewSite
    }

    /// A unit of a lazy container's list: a view, or the rows of a ForEach; and what it is to its section.
    struct Item {
        enum Content {
            case view(Element)
            case rows(LazyRows)
        }

        let content: Content
        let part: SectionPart
        /// The number of the section, nil outside of all.
        let section: Int?
    }

    enum SectionPart: Int, CaseIterable, Hashable, Sendable { case row, header, footer }

    /// With `keepsRowsLazy` a ForEach stays one item; otherwise it is spliced like everything else.
    let keepsRowsLazy: Bool
    /// With this an EmptyView is a view as any other: a root that holds nothing else (L3.5).
    let keepsEmptyViews: Bool
    private(set) var items: [Item] = []
    private(set) var elements: [Element] = []
    /// Did a ForEach or a condition contribute? Then a single child does not make its stack transparent (L2.4).
    var isDynamic = false

    /// The rows of a Grid among the elements; every other container passes over them (G25).
    private(set) var gridRows: [GridRowMark] = []
    private var isInRow = false

    struct GridRowMark {
        let elements: Range<Int>
        let alignment: VerticalAlignment?
        /// How many modifiers stand around the row, the outermost layers of each of its elements.
        let layers: Int
    }

    init(keepsRowsLazy: Bool = false, keepsEmptyViews: Bool = false) {
        (self.keepsRowsLazy, self.keepsEmptyViews) = (keepsRowsLazy, keepsEmptyViews)
    }

    /// The list of some views; nil is an empty list.
    init(_ elements: [Element?]) {
        self.init()
        for case let element? in elements { append(element) }
    }

    /// How many views and lists of rows there are so far.
    var count: Int { elements.count + items.count }

    /// Adds a view with the modifiers that wait around it, innermost first.
    mutating func append(_ element: Element, wrappers: ViewSite.Wrapper?) {
        var result = element
        var wrapper = wrappers
        while let current = wrapper {
            let (site, axis) = (current.site, element.stackAxis)
            result = Element(node: current.node, environment: site.environment, owner: site.owner, stackAxis: axis, content: result)
            wrapper = current.outer
        }
        append(result)
    }

    mutating func append(_ element: Element) {
        if keepsRowsLazy { append(.view(element)) } else { elements.append(element) }
    }

    mutating func append(_ rows: LazyRows) { append(.rows(rows)) }

    private mutating func append(_ content: Item.Content) { items.append(Item(content: content, part: part, section: section)) }

    // MARK: sections of lazy containers

    private var part = SectionPart.row
    private var section: Int?
    private(set) var sectionCount = 0

    /// Marks what the body adds as a section of its own.
    mutating func asSection(_ body: (inout ViewList) -> Void) {
        let outer = (part, section)
        section = sectionCount
        sectionCount += 1
        body(&self)
        (part, section) = outer
    }

    /// Marks what the body adds as header, rows or footer of the section that it stands in.
    mutating func asPart(_ part: SectionPart, _ body: (inout ViewList) -> Void) {
        self.part = part
        body(&self)
    }

    // MARK: rows of a Grid

    /// Marks what the body adds as a row; a row inside of a row is part of it (G1).
    mutating func asRow(aligned alignment: VerticalAlignment?, layers: Int, _ body: (inout ViewList) -> Void) {
        if isInRow { return body(&self) }
        let start = elements.count
        isInRow = true
        body(&self)
        isInRow = false
        gridRows.append(GridRowMark(elements: start..<elements.count, alignment: alignment, layers: layers))
    }
}

extension Node {
    /// What the views that this lists carry, in order: the columns of a table, whether conditions and ForEach gave them or they are written
    /// one after another. Views without such a mark are passed over.
    package func marks<T>(_ type: T.Type, at site: ViewSite) -> [T] { list(at: site).elements.compactMap { $0.mark(type) } }

    /// The views that this lists, as the children of a container.
    func list(at site: ViewSite, keepsRowsLazy: Bool = false) -> ViewList {
        var list = ViewList(keepsRowsLazy: keepsRowsLazy)
        collect(into: &list, site: site)
        return list
    }
}
