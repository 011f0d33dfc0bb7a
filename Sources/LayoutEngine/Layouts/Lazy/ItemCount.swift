// SPDX-License-Identifier: GPL-3.0-or-later

/// How many subviews an item of a lazy container has, and which element of its ForEach each comes from.
enum ItemCount {
    /// As many of each element; the elements counted, nil for all.
    case uniform(views: Int, elements: Int, kept: [Int]?)
    /// The first subview of each element, and the one after the last.
    case counted([Int])

    /// - Parameters:
    ///   - kept: the elements that are not left out as duplicates (L10.12); nil for all.
    ///   - isExact: must elements with another number of views than the first be counted?
    init(_ item: ViewList.Item, kept: [Int]?, isExact: Bool, axis: Axis, _ pass: LayoutPass) {
        guard case .rows(let rows) = item.content else {
            self = .uniform(views: 1, elements: kept?.count ?? 1, kept: kept)
            return
        }
        let elements = kept?.count ?? rows.node.data.count
        guard elements > 0 else {
            self = .uniform(views: 1, elements: 0, kept: nil)
            return
        }
        let first = rows.views(of: kept?[0] ?? 0, axis: axis, pass)
        if isExact, first.isDynamic, kept == nil, elements <= Self.countLimit {
            self = Self.counting(rows, axis, pass)
        } else {
            // A condition may give other elements a view: each has a place.
            self = .uniform(views: first.isDynamic ? max(first.elements.count, 1) : first.elements.count, elements: elements, kept: kept)
        }
    }

    private static func counting(_ rows: ViewList.LazyRows, _ axis: Axis, _ pass: LayoutPass) -> ItemCount {
        var starts = [0]
        for element in 0..<rows.node.data.count {
            let count = pass.mayMake(1) ? rows.views(of: element, axis: axis, pass).elements.count : 0
            starts.append(starts[element] + count)
        }
        return .counted(starts)
    }

    /// More elements than this are not made only to be counted.
    private static let countLimit = 10_000

    var total: Int {
        switch self {
        case .uniform(let views, let elements, _): views * elements
        case .counted(let starts): starts.last ?? 0
        }
    }

    /// The element of a subview, and the view's number in it.
    func place(_ index: Int) -> (element: Int, view: Int) {
        switch self {
        case .uniform(let views, _, let kept):
            let element = index / max(views, 1)
            return (kept?[element] ?? element, index % max(views, 1))
        case .counted(let starts):
            let element = (1..<starts.count).partitioningIndex { starts[$0] > index } - 1
            return (element, index - starts[element])
        }
    }

    /// How many views are counted on for an element.
    func views(of element: Int) -> Int {
        switch self {
        case .uniform(let views, _, _): views
        case .counted(let starts): starts[element + 1] - starts[element]
        }
    }

    /// The first subview of an element; nil if it has none.
    func start(of element: Int) -> Int? {
        switch self {
        case .uniform(let views, let elements, let kept):
            let position = kept.map { $0.firstIndex(of: element) ?? elements } ?? element
            return position < elements && views > 0 ? position * views : nil
        case .counted(let starts):
            return element + 1 < starts.count && starts[element + 1] > starts[element] ? starts[element] : nil
        }
    }
}

/// Of equal ids in several sections of a lazy grid the later cells are not created (L10.12, S11.17).
struct LazyDuplicates {
    /// The elements that stay, for the items of which some do not.
    private(set) var kept: [Int: [Int]] = [:]

    /// More rows than this are not compared.
    private static let limit = 100_000

    init(_ items: [ViewList.Item]) {
        var views: [ViewID: Int] = [:]
        var rows: [(item: ViewList.LazyRows, section: Int)] = []
        var work = 0
        for (index, item) in items.enumerated() where item.part == .row {
            guard let section = item.section else { continue }
            switch item.content {
            case .view(let element):
                guard let id = element.firstLayer({ $0.explicitID }) else { continue }
                if let earlier = views[id], earlier != section { kept[index] = [] } else { views[id] = views[id] ?? section }
            case .rows(let own):
                let earlier = rows.filter { $0.section != section && $0.item.site.owner.written == own.site.owner.written }
                rows.append((own, section))
                work += own.node.data.count * earlier.count
                guard !earlier.isEmpty, work <= Self.limit else { continue }
                let all = 0..<own.node.data.count
                let unique = all.filter { element in !earlier.contains { $0.item.node.data.index(own.node.data.id(element)) != nil } }
                if unique.count < all.count { kept[index] = unique }
            }
        }
    }
}
