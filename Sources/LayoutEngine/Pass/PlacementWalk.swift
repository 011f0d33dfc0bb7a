// SPDX-License-Identifier: GPL-3.0-or-later

/// Goes down the elements and has every view place its children, from the outside in. Views inside of self-contained nodes are placed
/// when the snapshot is written: nothing waits for their places.
struct PlacementWalk {
    let pass: LayoutPass

    func place(_ element: Element, _ context: PlacementContext) {
        let traits = element.resolveTraits(pass)
        if element.node.facts.isSelfContained { return }
        // Frames are relative to the parent: a view that only moved has nothing to do below.
        guard element.needsPlacement || traits.contains(.volatilePlace) || traits.contains(.volatileSize) else { return }
        guard pass.mayWork() else { return }
        element.needsPlacement = false
        pass.counters.placements += 1
        let view = LayoutSubview(element: element, pass: pass)
        element.node.placeSubviews(in: element.size, proposal: element.proposal, view, context)
        for (index, child) in element.existingChildren.enumerated() where !child.isLeftOut { place(child, at: index, in: view, context) }
        if let late = element.node.childAfterPlacement(view) { place(late, at: element.existingChildren.count - 1, in: view, context) }
    }

    private func place(_ child: Element, at index: Int, in view: LayoutSubview, _ context: PlacementContext) {
        var inner = view.element.node.contextForChild(index, context, view)
        inner.frame = view.element.frame(ofChild: CGRect(origin: child.origin, size: child.size), in: context.frame)
        place(child, inner)
    }
}

extension Element {
    /// A child's frame in the window; children of a right-to-left view are mirrored in it (L13.3).
    /// - Parameter child: its frame in this view, x from the leading edge.
    func frame(ofChild child: CGRect, in frame: CGRect) -> CGRect {
        child.placed(in: frame, isMirrored: environment.isRightToLeft && !(node is GeometryReaderNode))
    }
}

extension CGRect {
    /// This frame, whose x counts from the leading edge of another, in the coordinates of that.
    @inline(__always)
    func placed(in outer: CGRect, isMirrored: Bool) -> CGRect {
        let mirrored = outer.width - minX - width
        let x = isMirrored && mirrored.isFinite ? mirrored : minX
        return CGRect(x: outer.minX + x, y: outer.minY + minY, width: width, height: height)
    }
}
