// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

extension ViewIndex {
    /// The layers that show something and have nothing inside: texts, images, paint, controls. Room alone is none (Spacer, Divider).
    var drawnLeaves: [Int] {
        snapshot.indices.filter { layer in
            guard snapshot.subtree(of: layer).count == 1, enclosingView(layer) != nil else { return false }
            return snapshot[layer].node.isDrawn
        }
    }

    /// The part of each leaf that the modifiers around it leave to be drawn (`clipped`).
    var drawnParts: [(layer: Int, rect: CGRect)] {
        var clips: [CGRect?] = []
        clips.reserveCapacity(snapshot.count)
        for placed in snapshot.layers {
            let outer = placed.parent.flatMap { clips[$0] }
            let isClip = placed.tag.map { tag in tag.layer > 0 && Catalog.clips(tag.kind) } ?? false
            clips.append(isClip ? outer.map { $0.intersection(placed.frame) } ?? placed.frame : outer)
        }
        return drawnLeaves.map { layer in
            let frame = snapshot[layer].frame
            return (layer, clips[layer].map { frame.intersection($0) } ?? frame)
        }
    }

    /// Where a person can bring a layer into view: the window, and the scroll views around it on the axes that they do not scroll. Along
    /// a scrolled axis there is no end.
    func reachableArea(of layer: Int) -> CGRect {
        var area = CGRect(origin: .zero, size: snapshot.window)
        var scrolled = Axis.Set()
        var scroll = snapshot[layer].context.scroll
        while let current = scroll {
            let bounds = current.bounds
            for axis in Axis.allCases where !scrolled.contains(axis: axis) && !current.axes.contains(axis: axis) {
                area = area.clipped(to: bounds, on: axis)
            }
            scrolled.formUnion(current.axes)
            scroll = current.outer
        }
        for axis in Axis.allCases where scrolled.contains(axis: axis) { area = area.endless(on: axis) }
        return area
    }

    /// The innermost layer that two lie in.
    func commonLayer(_ a: Int, _ b: Int) -> Int? {
        var (a, b) = (a, b)
        while a != b {
            // Parents come first: the later one of the two lies deeper, or beside.
            guard let outer = snapshot[max(a, b)].parent else { return nil }
            (a, b) = (min(a, b), outer)
        }
        return a
    }
}

extension Node {
    fileprivate var isDrawn: Bool { !(self is SpacerNode || self is DividerNode || self is EmptyNode || self is GroupNode) }

    /// Does it put its views beside each other, so that none is to cover another? What pins its headers does it for all but those.
    var standsBeside: Bool {
        switch self {
        case is StackNode, is GridNode: true
        case let lazy as LazyNode: lazy.pinnedViews.isEmpty
        default: false
        }
    }
}

extension CGRect {
    /// As long as nothing is: what scrolling brings into view.
    private static let endless = 1e12

    fileprivate func endless(on axis: Axis) -> CGRect { with(-Self.endless / 2, Self.endless, on: axis) }

    fileprivate func clipped(to other: CGRect, on axis: Axis) -> CGRect {
        let start = Swift.max(min(axis), other.min(axis))
        return with(start, Swift.max(0, Swift.min(max(axis), other.max(axis)) - start), on: axis)
    }

    private func with(_ start: Double, _ length: Double, on axis: Axis) -> CGRect {
        axis == .horizontal
            ? CGRect(x: start, y: minY, width: length, height: height) : CGRect(x: minX, y: start, width: width, height: length)
    }
}

extension Catalog {
    /// Does a modifier cut off what lies outside of it?
    fileprivate static func clips(_ modifier: String) -> Bool { modifiers(named: modifier).contains { $0.geometry == .clips } }
}
