// SPDX-License-Identifier: GPL-3.0-or-later

extension Element {
    /// The id by which a view is a scroll target: an explicit one of it or of a modifier around it, else its element's (S5.10).
    public var targetID: ViewID? {
        var layer: Element? = self
        while let current = layer {
            if let id = current.node.explicitID { return id }
            layer = current.node is UnaryNode ? current.existingChildren.first : nil
        }
        if case .element(let id)? = owner.component { return id }
        return nil
    }

    /// The layout that a `scrollTargetLayout` around it marks: below modifiers and components, the first that has subviews of its own.
    public var targetLayout: Element {
        var layout = self
        while !layout.node.arrangesSubviews, layout.existingChildren.count == 1 { layout = layout.existingChildren[0] }
        return layout
    }
}

extension Node {
    fileprivate var arrangesSubviews: Bool {
        self is StackNode || self is LazyNode || self is ZStackNode || self is GridNode || self is CustomLayoutNode
    }
}

extension LayoutResult {
    /// The subviews of a lazy container whose lines lie in parts of it, realized or not: estimated where they were never measured.
    /// - Parameter parts: along its axis, in its own coordinates.
    public func lazySubviews(of element: Element, in parts: [ClosedRange<Double>]) -> [ScrollTargetView]? {
        guard let lazy = element.node as? LazyNode, let storage = element.storage as? LazyStorage else { return nil }
        let pass = LayoutPass(state: state, options: LayoutOptions(), generation: tree.generation)
        guard let arrangement = storage.arrangement, let extents = state.extents[element.owner.appending(lazy.name)] else { return [] }
        let lines = storage.lines(arrangement.tracks.count)
        guard extents.lines == lines else { return [] }
        var result: [ScrollTargetView] = []
        for line in Self.lines(in: parts, extents) {
            let length = extents.measured(line) ?? arrangement.length(of: line, lines, storage.source, pass)
            arrangement.each(in: line, at: extents.start(line), length: length, lines, storage.source, pass) { _, view, rect, _ in
                if !view.element.isAbsent { result.append(ScrollTargetView(id: view.element.targetID, frame: rect)) }
            }
        }
        return result
    }

    /// More lines of one part than this are nobody's neighbours.
    private static let lineLimit = 400

    private static func lines(in parts: [ClosedRange<Double>], _ extents: LazyExtents) -> [Int] {
        var result: [Int] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            // One more on each side: what is nearest may lie outside.
            var line = max(extents.firstIndex(endingAfter: part.lowerBound) - 1, 0)
            if let last = result.last, line <= last { line = last + 1 }
            var rest = lineLimit
            while line < extents.lines.count, rest > 0 {
                result.append(line)
                if extents.start(line) > part.upperBound { break }
                line += 1
                rest -= 1
            }
        }
        return result
    }
}

extension LayoutResult {
    /// Where the view with an id stands in a scroll view's content, or would stand; nil where there is none.
    public func place(of id: ViewID, in scroll: Element) -> CGRect? {
        let pass = LayoutPass(state: state, options: LayoutOptions(), generation: tree.generation)
        return LayoutSubview(element: scroll, pass: pass).locate(id)
    }
}
