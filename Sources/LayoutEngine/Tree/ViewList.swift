// SPDX-License-Identifier: GPL-3.0-or-later

/// A container's flat list of children (L2.1): groups, conditions and ForEach spliced in, in order.
public struct ViewList {
    /// Rows that a lazy container makes when it needs them.
    struct LazyRows {
        let node: ForEachNode
        let site: ViewSite
    }

    enum Item {
        case view(Element)
        case rows(LazyRows)
    }

    /// With `keepsRowsLazy` a ForEach stays one item; otherwise it is spliced like everything else.
    let keepsRowsLazy: Bool
    private(set) var items: [Item] = []
    public private(set) var elements: [Element] = []
    /// Did a ForEach or a condition contribute? Then a single child does not make its stack transparent (L2.4).
    public var isDynamic = false

    /// The rows of a Grid among the elements; every other container passes over them (L10.1).
    private(set) var gridRows: [GridRowMark] = []
    private var isInRow = false

    struct GridRowMark {
        let elements: Range<Int>
        let alignment: VerticalAlignment?
    }

    public init(keepsRowsLazy: Bool = false) { self.keepsRowsLazy = keepsRowsLazy }

    /// Adds a view with the modifiers that wait around it, innermost first.
    mutating func append(_ element: Element, wrappers: ViewSite.Wrapper?) {
        var result = element
        var wrapper = wrappers
        while let current = wrapper {
            result = Element(node: current.node, environment: current.environment, owner: current.owner, stackAxis: element.stackAxis, content: result)
            wrapper = current.outer
        }
        append(result)
    }

    public mutating func append(_ element: Element) {
        if keepsRowsLazy { items.append(.view(element)) } else { elements.append(element) }
    }

    mutating func append(_ rows: LazyRows) { items.append(.rows(rows)) }

    /// Marks what the body adds as a row; a row inside of a row is part of it.
    mutating func asRow(aligned alignment: VerticalAlignment?, _ body: (inout ViewList) -> Void) {
        if isInRow { return body(&self) }
        let start = elements.count
        isInRow = true
        body(&self)
        isInRow = false
        gridRows.append(GridRowMark(elements: start..<elements.count, alignment: alignment))
    }
}
