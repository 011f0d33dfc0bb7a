// SPDX-License-Identifier: GPL-3.0-or-later

/// The subviews of a lazy container: views as written, and those of each ForEach element, made when asked for and dropped when
/// out of sight.
final class LazyRowSource {
    let items: [ViewList.Item]
    let sectionCount: Int
    private let axis: Axis
    private let counts: [ItemCount]
    /// The first subview of each item, and the number of all.
    let starts: [Int]
    let count: Int
    /// What was made, by the first subview of the element.
    private var made: [Int: [Element]] = [:]
    /// Subviews that stay: estimates come from them.
    private var samples: Set<Int> = []
    /// Where explicit ids were found, nil for those that are nowhere.
    private var found: [ViewID: Int?] = [:]
    var realized = 0..<0
    /// Is it nothing but the elements of one ForEach, each one view? Then a subview's number is its element's.
    private let hasPlainRows: Bool

    /// - Parameter isGrid: does every subview take a cell? Then elements without or with several views shift those behind them,
    ///   and a number that changes from element to element must be counted (S11.12).
    init(_ list: ViewList, axis: Axis, isGrid: Bool, _ pass: LayoutPass) {
        items = list.items
        sectionCount = list.sectionCount
        self.axis = axis
        let kept = isGrid && list.sectionCount > 1 ? LazyDuplicates(list.items).kept : [:]
        counts = list.items.enumerated().map { ItemCount($1, kept: kept[$0], isExact: isGrid, axis: axis, pass) }
        var count = 0
        starts = counts.map { own in
            defer { count += own.total }
            return count
        }
        self.count = count
        if counts.count == 1, case .uniform(views: 1, _, kept: nil) = counts[0] { hasPlainRows = true } else { hasPlainRows = false }
    }

    private func item(of index: Int) -> Int { (1..<starts.count).partitioningIndex { starts[$0] > index } - 1 }

    /// The subview at an index.
    func view(_ index: Int, _ pass: LayoutPass) -> Element {
        if hasPlainRows, let known = made[index] { return known[0] }
        let item = item(of: index)
        if case .view(let element) = items[item].content { return element }
        let place = counts[item].place(index - starts[item])
        if let known = made[index - place.view] { return known[place.view] }
        guard case .rows(let rows) = items[item].content else { return .absent }
        let views = fitted(rows.views(of: place.element, axis: axis, pass).elements, to: counts[item].views(of: place.element), rows)
        pass.didMakeElements(views.count)
        made[index - place.view] = views
        return views[place.view]
    }

    func subview(_ index: Int, _ pass: LayoutPass) -> LayoutSubview { LayoutSubview(element: view(index, pass), pass: pass) }

    /// An element with another number of views than was counted on: all of them in its first place.
    private func fitted(_ views: [Element], to count: Int, _ rows: ViewList.LazyRows) -> [Element] {
        if views.count == count { return views }
        var result = [Element](repeating: .absent, count: max(count, 1))
        if views.count == 1 { result[0] = views[0] }
        if views.count > 1 {
            let key = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
            result[0] = Element(node: StackNode(GroupNode.empty, axis: axis, alignment: key, spacing: nil), site: rows.site)
            result[0].replaceChildren(views)
        }
        return result
    }

    // MARK: what stays

    func keep(sample index: Int) { samples.insert(index) }

    /// Rows out of sight are gone, and their state with them (S11.10); samples stay for sizes asked again.
    func forget(outside range: Range<Int>, except others: [Int]) {
        guard !made.isEmpty else { return }
        let kept = Set((others + samples).lazy.filter { $0 < self.count }.map { self.first(of: $0) })
        let seen = (range.first.map { first(of: $0) } ?? 0)..<range.upperBound
        for lost in made.keys.filter({ !seen.contains($0) && !kept.contains($0) }) { made[lost] = nil }
    }

    /// The first subview of the element that a subview comes from.
    private func first(of index: Int) -> Int {
        let item = item(of: index)
        return index - counts[item].place(index - starts[item]).view
    }

    // MARK: looking for an id

    /// The subview that an id means: an element's own id, or an explicit one in a row, found by making rows in order.
    func index(of match: IDMatch, _ pass: LayoutPass) -> Int? {
        switch match {
        case .element(let id): return items.indices.lazy.compactMap { self.index(of: id, in: $0) }.first
        case .explicit(let id):
            if let known = found[id] { return known }
            let index = searchExplicit(id, pass)
            found[id] = .some(index)
            return index
        }
    }

    /// The first subview of an element of an item that is a ForEach; nil where it has none, or is not there.
    private func index(of id: ViewID, in item: Int) -> Int? {
        guard case .rows(let rows) = items[item].content, let element = rows.node.data.index(id) else { return nil }
        return counts[item].start(of: element).map { starts[item] + $0 }
    }

    // MARK: in other data

    /// A subview as it is known whatever stands before it: by its place in the tree.
    struct Mark: Hashable, Sendable {
        let subview: Int
        /// Of the view itself, or of the element that it is a view of.
        let path: ViewPath
        /// Its number among the element's views.
        let view: Int
    }

    func mark(of index: Int) -> Mark {
        let item = item(of: index)
        let place = counts[item].place(index - starts[item])
        let path = items[item].path
        guard case .rows(let rows) = items[item].content else { return Mark(subview: index, path: path, view: 0) }
        return Mark(subview: index, path: path.appending(element: rows.node.data.id(place.element)), view: place.view)
    }

    /// The subview that was marked, in these data or in others; nil where it is not there.
    func index(of mark: Mark) -> Int? {
        if mark.subview < count, self.mark(of: mark.subview) == mark { return mark.subview }
        if let item = itemsByPath[mark.path], case .view = items[item].content { return counts[item].total > 0 ? starts[item] : nil }
        guard mark.path.isElement, let list = mark.path.parent, let id = mark.path.element, let item = itemsByPath[list],
            let first = index(of: id, in: item), counts[item].place(first - starts[item] + mark.view).view == mark.view
        else { return nil }
        return first + mark.view
    }

    private lazy var itemsByPath = Dictionary(zip(items.map(\.path), items.indices)) { first, _ in first }

    /// Where there is an element with the id, no other row is made to look for it.
    private func searchExplicit(_ id: ViewID, _ pass: LayoutPass) -> Int? {
        if let likely = index(of: .element(id), pass) { return view(likely, pass).carries(id, pass) ? likely : nil }
        let before = Set(made.keys)
        for index in 0..<min(count, Self.searchLimit) where pass.mayMake(1) {
            if view(index, pass).carries(id, pass) { return index }
            let key = first(of: index)
            if !before.contains(key) { made[key] = nil }
        }
        return nil
    }

    /// How many rows are made to look for an explicit id that no element has.
    private static let searchLimit = 100_000
}

extension ViewList.Item {
    /// Where the view, or the ForEach, stands in the tree.
    fileprivate var path: ViewPath {
        switch content {
        case .view(let element): element.node.tag.map { element.owner.appending($0.name) } ?? element.owner
        case .rows(let rows): rows.node.path(in: rows.site)
        }
    }
}

extension ViewList.LazyRows {
    /// The views of an element.
    func views(of element: Int, axis: Axis?, _ pass: LayoutPass) -> ViewList {
        var site = node.rowSite(element, in: site)
        // The list was made in an earlier pass; what a row reads, and where its failures go, is the present one.
        site.pass = pass
        site.stackAxis = axis
        return node.row(element, site).list(at: site)
    }
}

extension Element {
    /// Does this view, or one inside it, carry an explicit id?
    func carries(_ id: ViewID, _ pass: LayoutPass) -> Bool {
        if node.explicitID == id { return true }
        if node is ScrollNode || node is LazyNode { return false }
        return children(pass).contains { $0.carries(id, pass) }
    }

    /// Stands where an element of a ForEach has no view.
    static var absent: Element { Element(node: AbsentNode(), environment: .empty, owner: .scene, stackAxis: nil, content: nil) }

    var isAbsent: Bool { node is AbsentNode }
}

/// No view: without length, without distance to others.
final class AbsentNode: Node, @unchecked Sendable {
    override func independence(_ view: LayoutSubview) -> Independence { .full }
    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { 0 }
    override func spacing(_ view: LayoutSubview) -> ViewSpacing { .zero }
}
