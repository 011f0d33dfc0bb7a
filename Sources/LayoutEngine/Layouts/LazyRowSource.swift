// SPDX-License-Identifier: GPL-3.0-or-later

/// The units of a lazy container: views as written, and the elements of each ForEach, made when asked for and dropped when out of sight.
final class LazyRowSource {
    private let items: [ViewList.Item]
    /// The first unit of each item, and the number of all.
    private let starts: [Int]
    let count: Int
    private let axis: Axis
    private let fixedSpacing: Double?
    private var made: [Int: [Element]] = [:]
    private var knownGap: Double?
    var realized = 0..<0

    init(_ items: [ViewList.Item], axis: Axis, spacing: Double?) {
        self.items = items
        self.axis = axis
        fixedSpacing = spacing
        var starts: [Int] = []
        var count = 0
        for item in items {
            starts.append(count)
            switch item {
            case .view: count += 1
            case .rows(let rows): count += rows.node.data.count
            }
        }
        self.starts = starts
        self.count = count
    }

    private func item(of index: Int) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The views of a unit: one, or as many as the element's closure makes (S11.12).
    func views(of index: Int, _ pass: LayoutPass) -> [Element] {
        if let known = made[index] { return known }
        let item = item(of: index)
        let views: [Element]
        switch items[item] {
        case .view(let element): views = [element]
        case .rows(let rows):
            var site = rows.node.rowSite(index - starts[item], in: rows.site)
            site.stackAxis = axis
            var list = ViewList()
            rows.node.row(index - starts[item], site).collect(into: &list, site: site)
            views = list.elements
            pass.didMakeElements(views.count)
        }
        made[index] = views
        return views
    }

    /// The size of a unit: its views one after the other.
    func size(of index: Int, _ proposal: ProposedViewSize, _ pass: LayoutPass) -> CGSize {
        var along = 0.0
        var across = 0.0
        for (position, element) in views(of: index, pass).enumerated() {
            let size = LayoutSubview(element: element, pass: pass).sizeThatFits(proposal)
            along += size[axis] + (position > 0 ? innerGap(index, pass) : 0)
            across = max(across, size[axis.other])
        }
        return CGSize(axis, along: along.isFinite ? along : 0, across: across)
    }

    /// The distance between units: the given one, or what two neighbours as the first ones prefer (L10.15).
    func gap(_ pass: LayoutPass) -> Double {
        if let fixedSpacing { return fixedSpacing }
        if let knownGap { return knownGap }
        guard count > 1, let before = views(of: 0, pass).last, let after = views(of: 1, pass).first else { return 0 }
        let gap = distance(before, after, pass)
        knownGap = gap
        return gap
    }

    /// The distance between the views of one unit.
    func innerGap(_ index: Int, _ pass: LayoutPass) -> Double {
        if let fixedSpacing { return fixedSpacing }
        let views = views(of: index, pass)
        return views.count > 1 ? distance(views[0], views[1], pass) : 0
    }

    private func distance(_ before: Element, _ after: Element, _ pass: LayoutPass) -> Double {
        LayoutSubview(element: before, pass: pass).spacing.distance(to: LayoutSubview(element: after, pass: pass).spacing, along: axis)
    }

    /// Rows out of sight are gone, and their state with them (S11.10). The first stays: ideal size and gap are its own.
    func forget(outside range: Range<Int>) {
        made = made.filter { range.contains($0.key) || $0.key <= 1 }
    }

    /// The unit that an id means: an element's own id, or an explicit one in a row, found by making rows in order.
    func index(of match: IDMatch, _ pass: LayoutPass) -> Int? {
        switch match {
        case .element(let id):
            for (position, item) in items.enumerated() {
                if case .rows(let rows) = item, let index = rows.node.data.index(id) { return starts[position] + index }
            }
            return nil
        case .explicit(let id): return searchExplicit(id, pass)
        }
    }

    /// Rows whose elements have the id are tried first: most explicit ids are the element's own.
    private func searchExplicit(_ id: ViewID, _ pass: LayoutPass) -> Int? {
        if let likely = index(of: .element(id), pass), contains(id, likely, pass) { return likely }
        for index in 0..<min(count, Self.searchLimit) where pass.mayMake(1) {
            let wasMade = made[index] != nil
            if contains(id, index, pass) { return index }
            if !wasMade { made[index] = nil }
        }
        return nil
    }

    private func contains(_ id: ViewID, _ index: Int, _ pass: LayoutPass) -> Bool {
        views(of: index, pass).contains { $0.carries(id, pass) }
    }

    /// How many rows are made to look for an explicit id that no element has.
    private static let searchLimit = 100_000
}

extension Element {
    /// Does this view, or one inside it, carry an explicit id?
    func carries(_ id: ViewID, _ pass: LayoutPass) -> Bool {
        if node.explicitID == id { return true }
        if node is ScrollNode || node is LazyStackNode { return false }
        return children(pass).contains { $0.carries(id, pass) }
    }
}
