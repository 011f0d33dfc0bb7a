// SPDX-License-Identifier: GPL-3.0-or-later

/// What a node knows of itself as a plain view; settled once, when it is made, from its children, which exist by then.
///
/// A node is *plain* when its answers depend on the proposal alone, axis by axis: no environment, no text, no guides of its own, nothing
/// that layout remembers enters. Then they belong to the node itself and not to a place in a tree, and are shared by all trees it is in:
/// probing it is a look-up, and an edit elsewhere keeps it with all it knows (`PlainMemo`).
struct PlainFacts {
    /// How many views are listed below it, as `LayoutPass.Counters.elements` counts them; -1: the node is not plain.
    var views: Int32 = -1
    /// How many layers a question passes until one remembers the answer.
    var layers: UInt8 = 0
    var traits: Traits = []

    struct Traits: OptionSet {
        let rawValue: UInt8
        /// On this axis no offer changes anything, neither the answer nor any place inside.
        static let rigidHorizontal = Traits(.horizontal)
        static let rigidVertical = Traits(.vertical)
        /// The priority is not 0: `plainPriority` knows it.
        static let prioritized = Traits(rawValue: 4)
        /// Not a plain view but one that flows (see `FlowMemo`): it too is measured without elements.
        static let flowing = Traits(rawValue: 8)
        /// An explicit id is on it or in it, so that it must be gone through to find one.
        static let identified = Traits(rawValue: 16)

        init(rawValue: UInt8) { self.rawValue = rawValue }
        init(_ axes: Axis.Set) { rawValue = UInt8(axes.rawValue) }
    }

    static var none: PlainFacts { PlainFacts() }
    static var leaf: PlainFacts { PlainFacts(views: 0) }

    /// A view without children that flows.
    static var flowingLeaf: PlainFacts { PlainFacts(views: 0, flows: true) }

    init() {}

    init(views: Int32, layers: Int = 1, rigidAxes: Axis.Set = [], priority: Double = 0, flows: Bool = false) {
        self.views = views
        self.layers = UInt8(layers)
        traits = Traits(rigidAxes)
        if priority != 0 { traits.insert(.prioritized) }
        if flows { traits.insert(.flowing) }
    }

    /// The same facts of a view with an explicit id, or with such a view in it.
    func identified(if condition: Bool = true) -> PlainFacts {
        var copy = self
        if condition { copy.traits.insert(.identified) }
        return copy
    }

    var flows: Bool {
        @inline(__always) get { traits.contains(.flowing) }
    }

    var rigidAxes: Axis.Set { Axis.Set(rawValue: Int(traits.rawValue)).intersection(.both) }

    /// So many views that any budget ends first; a node may be a child of many.
    static let manyViews: Int32 = 1 << 29
    /// Layers that only pass a question on remember nothing. More of them in a row are not plain: each would ask all below it again.
    static let layerLimit = 24
}

extension Node {
    @inline(__always)
    final var isPlain: Bool { plain.views >= 0 }

    /// Is it plain, and without an explicit id? Then no id leads into it: plain views stand in no ForEach but the one around them all.
    final var isAnonymous: Bool { isPlain && !plain.traits.contains(.identified) }

    /// Is the answer of the plain view on an axis always the same, and every place inside?
    @inline(__always)
    final func isRigid(_ axis: Axis) -> Bool { plain.traits.rawValue & (axis == .horizontal ? 1 : 2) != 0 }

    /// The answer of a plain view on one axis. No answer is NaN.
    @inline(__always)
    final func plainLength(_ axis: Axis, _ proposal: Double?) -> Double { sanitized(solvePlain(axis, proposal)) }

    /// The answer of a plain view.
    @inline(__always)
    final func plainSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = solvePlainSize(proposal)
        return size.sanitized
    }

    /// The answers of a plain view to nil, 0 and infinity.
    @inline(__always)
    final func settledAnswers() -> PlainAnswers {
        if plain.rigidAxes == .both {
            let size = plainSize(.unspecified)
            return PlainAnswers(ideal: size, minimum: size, maximum: size)
        }
        return plainAnswers().sanitized
    }

    /// The priority of a plain view.
    @inline(__always)
    final var priority: Double { plain.traits.contains(.prioritized) ? plainPriority : 0 }

    /// Calls the body for this view and, where it returns true, for every one in it, with the frame in the parent, x from the leading edge.
    @inline(__always)
    final func visitPlain(_ frame: CGRect, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Bool) {
        if body(self, frame) { visitPlainContent(frame.size, proposal, body) }
    }
}

/// A NaN length would poison every sum above it (L15).
@inline(__always)
func sanitized(_ length: Double) -> Double { length.isNaN ? 0 : length }

extension CGSize {
    var sanitized: CGSize {
        @inline(__always) get { CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height) }
    }
}

/// What a plain view answers to nil, 0 and infinity on both axes.
struct PlainAnswers {
    var ideal = CGSize.zero
    var minimum = CGSize.zero
    var maximum = CGSize.zero

    var sanitized: PlainAnswers {
        @inline(__always)
        get {
            // One question where none is NaN.
            if !(ideal.width + ideal.height + minimum.width + minimum.height + maximum.width + maximum.height).isNaN { return self }
            return PlainAnswers(ideal: ideal.sanitized, minimum: minimum.sanitized, maximum: maximum.sanitized)
        }
    }

    /// Width and height in each other's place.
    var transposed: PlainAnswers {
        @inline(__always)
        get {
            func transposed(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
            return PlainAnswers(ideal: transposed(ideal), minimum: transposed(minimum), maximum: transposed(maximum))
        }
    }
}

/// A child of a plain view with its place.
struct PlainPlace {
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize

    /// A view in the middle of an infinite one has no place; it gets the start.
    @inline(__always)
    var frame: CGRect { CGRect(origin: CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0), size: size) }

    /// Content aligned in a frame of another size; plain views have no guides of their own.
    @inline(__always)
    static func aligned(_ alignment: Alignment, in size: CGSize, childSize: CGSize, proposal: ProposedViewSize) -> PlainPlace {
        let x = alignment.horizontal.key.start(of: childSize, in: size)
        let y = alignment.vertical.key.start(of: childSize, in: size)
        return PlainPlace(origin: CGPoint(x: x, y: y), size: childSize, proposal: proposal)
    }
}

extension Alignment {
    var isBuiltIn: Bool { horizontal.key.isBuiltIn && vertical.key.isBuiltIn }
    /// Texts have baselines of their own; the other built-in guides nobody has.
    var isOfFrame: Bool { horizontal.key.isOfFrame && vertical.key.isOfFrame }
}
