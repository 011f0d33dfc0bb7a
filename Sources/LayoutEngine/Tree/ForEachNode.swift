// SPDX-License-Identifier: GPL-3.0-or-later

/// The elements of a ForEach: how many, their ids, and the view of one. Rows are made only when a layout asks (wall 5 of architecture.md).
public final class ForEachNode: Node, @unchecked Sendable {
    /// How many elements there are, and their ids.
    public struct Data: Sendable {
        package let count: Int
        package let id: @Sendable (Int) -> ViewID
        /// The index of the element with an id, nil if there is none.
        package let index: @Sendable (ViewID) -> Int?

        /// More elements than this there are not: those after them are left out, so that what is counted of many lists is a number.
        package static let countLimit = 1 << 32

        /// Elements by functions of their index, and back from an id.
        public init(count: Int, id: @escaping @Sendable (Int) -> ViewID, index: @escaping @Sendable (ViewID) -> Int?) {
            self.count = min(max(count, 0), Self.countLimit)
            self.id = id
            self.index = index
        }

        /// The elements of an integer range, each its own id.
        public init(_ range: Range<Int>) {
            let (count, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
            self.init(count: overflow ? .max : count, id: { .int(range.lowerBound + $0) }) { id in
                guard case .int(let value) = id, range.contains(value) else { return nil }
                return value - range.lowerBound
            }
        }
    }

    package let data: Data
    /// The view of the element at an index, made at a site whose owner is the element.
    let row: (Int, ViewSite) -> Node

    /// A view for each element. `row` makes the view of the element at an index, whenever a layout needs it.
    public init(_ data: Data, tag: ViewTag? = nil, row: @escaping (Int, ViewSite) -> Node) {
        self.data = data
        self.row = row
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        list.isDynamic = true
        if list.keepsRowsLazy, !rowsAreLists(site) {
            list.append(ViewList.LazyRows(node: self, site: site))
            return
        }
        for index in 0..<data.count {
            // More than can be are not begun. Lists of lists: what the others have added counts, too.
            guard site.pass.mayMake(max(index > 0 ? index : data.count - 1, list.count)) else { return }
            let inner = rowSite(index, in: site)
            row(index, inner).collect(into: &list, site: inner)
        }
    }

    /// Are the rows themselves sections or lists of rows? Then a lazy container needs their parts, not them, as its units.
    private func rowsAreLists(_ site: ViewSite) -> Bool {
        guard data.count > 0, data.count <= Self.spliceLimit else { return false }
        let inner = rowSite(0, in: site)
        let first = row(0, inner).list(at: inner, keepsRowsLazy: true)
        return first.sectionCount > 0 || first.items.contains { if case .rows = $0.content { true } else { false } }
    }

    /// More sections than this stay whole units.
    private static let spliceLimit = 10_000

    /// The site at which the row of an element is made.
    func rowSite(_ index: Int, in site: ViewSite) -> ViewSite {
        var copy = site
        copy.owner = path(in: site).appending(element: data.id(index))
        return copy
    }

    /// Where it stands in the tree.
    func path(in site: ViewSite) -> ViewPath { tag.map { site.owner.appending($0.name) } ?? site.owner }
}

extension Node {
    /// Is it a ForEach, with or without modifiers?
    package var isForEach: Bool { self is ForEachNode || (self as? UnaryNode)?.content.isForEach == true }

    /// What it stands for in a lazy container: is the first a part of a section, and its header, is the last a part of one, and how many are
    /// the last section's footer?
    package func sectionEnds(at site: ViewSite) -> (startsInSection: Bool, startsWithHeader: Bool, endsInSection: Bool, footers: Int) {
        let units = list(at: site, keepsRowsLazy: true).items
        guard let section = units.last?.section else { return (units.first?.section != nil, units.first?.part == .header, false, 0) }
        let footers = units.reversed().prefix { $0.part == .footer && $0.section == section }
        return (units.first?.section != nil, units.first?.part == .header, true, footers.count)
    }
}
