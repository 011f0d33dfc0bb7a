// SPDX-License-Identifier: GPL-3.0-or-later

/// What a node knows of itself as a plain view (see `PlainMemo`); settled once, when it is made, from its children, which exist by then.
struct PlainFacts {
    /// How many views are listed below it, as `LayoutPass.Counters.elements` counts them; -1: the node is not plain.
    var views: Int32 = -1
    /// How many layers a question passes until one remembers the answer.
    var layers: Int32 = 0
    /// The axes on which no offer changes anything, neither the answer nor any place inside.
    var rigidAxes: Axis.Set = []
    var priority = 0.0
    var memo: PlainMemo?

    static var leaf: PlainFacts { PlainFacts(views: 0) }
    /// So many views that any budget ends first; a node may be a child of many.
    static let manyViews: Int32 = 1 << 29
    /// Layers that only pass a question on need no memory of their own, until there are many of them.
    static let layersWithoutMemo: Int32 = 8
}

extension Node {
    @inline(__always)
    final var isPlain: Bool { plain.views >= 0 }

    /// The answer of a plain view on one axis.
    @inline(__always)
    final func plainLength(_ axis: Axis, _ proposal: Double?) -> Double {
        if let memo = plain.memo { return memo.length(axis, proposal, of: self) }
        return solvedPlainLength(axis, proposal)
    }

    @inline(__always)
    final func solvedPlainLength(_ axis: Axis, _ proposal: Double?) -> Double {
        let length = solvePlain(axis, proposal)
        return length.isNaN ? 0 : length
    }

    @inline(__always)
    final func plainSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: plainLength(.horizontal, proposal.width), height: plainLength(.vertical, proposal.height))
    }

    /// Calls the body for this view and every one in it, with the frame in the parent, x from the leading edge.
    final func visitPlain(_ frame: CGRect, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Void) {
        body(self, frame)
        visitPlainContent(frame.size, proposal, body)
    }
}

/// A child of a plain view with its place.
struct PlainPlace {
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize

    /// A view in the middle of an infinite one has no place; it gets the start.
    var frame: CGRect { CGRect(origin: CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0), size: size) }

    /// Content aligned in a frame of another size; plain views have no guides of their own.
    @inline(__always)
    static func aligned(_ alignment: Alignment, in size: CGSize, childSize: CGSize, proposal: ProposedViewSize) -> PlainPlace {
        func origin(_ axis: Axis) -> Double { alignment[axis].defaultValue(in: size) - alignment[axis].defaultValue(in: childSize) }
        return PlainPlace(origin: CGPoint(x: origin(.horizontal), y: origin(.vertical)), size: childSize, proposal: proposal)
    }
}

extension AlignmentKey {
    /// A guide of the user's is a closure that may read and report anything.
    var isPlain: Bool {
        if case .custom = kind { return false }
        return true
    }
}

extension Alignment {
    var isPlain: Bool { horizontal.key.isPlain && vertical.key.isPlain }
}
