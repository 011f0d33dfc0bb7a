// SPDX-License-Identifier: GPL-3.0-or-later

extension PlacedLayer {
    /// The layout that a `scrollTargetLayout` around it marks: below modifiers and components, the first that has subviews of its own.
    package var targetLayout: PlacedLayer {
        var layout = self
        while !layout.node.arrangesSubviews {
            let children = snapshot.children(of: layout.index)
            guard children.count == 1 else { break }
            layout = snapshot[children[0]]
        }
        return layout
    }

    /// The subviews of a lazy container whose lines lie in parts of it, realized or not: estimated where they were never measured.
    /// nil where it is not a lazy container.
    /// - Parameter parts: along its axis, in its own coordinates.
    package func lazyTargets(in parts: [ClosedRange<Double>]) -> [ScrollTargetView]? {
        guard node is LazyNode else { return nil }
        return snapshot.lazyPlace(index)?.targets(in: parts, snapshot.pass) ?? []
    }

    /// The element indices that a lazy container has made (S15.13); nil where it is not one, or was never placed.
    package var realizedRange: Range<Int>? { snapshot.lazyPlace(index)?.realized }
}

extension Node {
    fileprivate var arrangesSubviews: Bool {
        self is StackNode || self is LazyNode || self is ZStackNode || self is GridNode || self is CustomLayoutNode
    }
}
