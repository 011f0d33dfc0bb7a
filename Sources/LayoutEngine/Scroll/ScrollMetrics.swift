// SPDX-License-Identifier: GPL-3.0-or-later

/// What a layout found of a scroll view, and what follows from that alone: its range, its edges, where anchors have it (S3, S5, S6).
///
/// Positions count from rest: on each axis 0 at the start and `maximum` at the end (“p” of the rules). x counts from the leading end,
/// also from right to left (S1.16).
public struct ScrollMetrics: Hashable, Sendable {
    /// The axes that it scrolls.
    public let axes: Axis.Set
    /// The content without insets, also across the scroll axes, where it may be narrower than the container.
    public let contentSize: CGSize
    /// The bounds less the insets (S3.3).
    public let containerSize: CGSize
    /// Safe area and content margins (S3.8).
    public let contentInsets: EdgeInsets
    /// How much of the top inset goes as the content scrolls: a large title's height; 0 without one (S2.23).
    var collapsible = 0.0
    /// The length of a pixel in points.
    package let pixelLength: Double
    /// False with scrollDisabled: only the program scrolls (S3.20).
    package let isEnabled: Bool
    let anchors: ScrollAnchors
    let os: OSGeneration
    /// The axes on which it is pulled past its edges only where its content is longer than the container (S3.18).
    private let bounceBasedOnSize: Axis.Set

    /// The metrics of a scroll view that was laid out elsewhere.
    /// - Parameter environment: as it is around the scroll view.
    package init(
        axes: Axis.Set, contentSize: CGSize, containerSize: CGSize, contentInsets: EdgeInsets, environment: EnvironmentValues = .empty
    ) {
        self.axes = axes
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.contentInsets = contentInsets
        pixelLength = environment.traits.pixelLength
        os = environment.traits.os
        isEnabled = environment[EnvironmentKeys.isScrollEnabled]
        anchors = environment[EnvironmentKeys.scrollAnchors]
        bounceBasedOnSize = Axis.Set { environment[EnvironmentKeys.scrollBounceBehavior[$0]] == .basedOnSize }
    }

    /// The axes that it scrolls, one by one.
    package var scrollAxes: [Axis] { Axis.allCases.filter { axes.contains(axis: $0) } }

    /// Half a pixel: what is nearer than that is there (S3.17, S4.9).
    var epsilon: Double { pixelLength / 2 }

    // MARK: range

    /// The largest position of an axis (S3.9); 0 across, and where the content fits.
    package func maximum(_ axis: Axis) -> Double {
        guard axes.contains(axis: axis) else { return 0 }
        let free = contentSize[axis] - containerSize[axis]
        return free.isFinite ? max(free, 0) : 0
    }

    /// The end of the range on both axes.
    package var maximum: CGPoint { CGPoint { maximum($0) } }

    /// The positions of an axis at which the view may rest.
    package func range(_ axis: Axis) -> ClosedRange<Double> { .span(0, maximum(axis)) }

    /// The nearest position in the range; 0 for NaN.
    package func clamp(_ position: CGPoint) -> CGPoint {
        CGPoint { range($0).nearest(position[$0].nanAsZero) }
    }

    /// Offsets that the system computes lie on pixels (S3.23).
    package func rounded(_ position: CGPoint) -> CGPoint { CGPoint { onPixel(position[$0]) } }

    func onPixel(_ value: Double) -> Double { (value / pixelLength + 0.5 + Self.noise).rounded(.down) * pixelLength }

    /// Sums of the same lengths in another order, as from the other end, differ by less, in pixels: half a pixel goes up in each of them.
    private static let noise = 1e-6

    /// A distance without its part across the scroll axes, where nothing moves (S15.1); NaN, and what no content is long
    /// enough for, is left out.
    func along(_ delta: CGPoint) -> CGPoint {
        CGPoint { axes.contains(axis: $0) ? min(max(delta[$0].nanAsZero, -Self.farthest), Self.farthest) : 0 }
    }

    private static let farthest = 1e15

    // MARK: edges

    /// May it be pulled past its edges (S3.18, S3.19)?
    package func bounces(_ axis: Axis) -> Bool {
        guard axes.contains(axis: axis), isEnabled else { return false }
        return !bounceBasedOnSize.contains(axis: axis) || maximum(axis) > 0
    }

    /// The whole length of the view, insets included: what the rubber band counts with (S3.16).
    func boundsLength(_ axis: Axis) -> Double { containerSize[axis] + contentInsets.total(axis) }

    /// Where a finger at a raw position has the view: past an edge the view follows less and less, or not at all (S15.3).
    package func shown(_ raw: CGPoint) -> CGPoint {
        var shown = clamp(raw)
        for axis in scrollAxes where raw[axis] != shown[axis] && bounces(axis) {
            shown[axis] += RubberBand.shown(distance: raw[axis] - shown[axis], length: boundsLength(axis))
        }
        return shown
    }

    /// The raw position of a finger that catches the view at a place (S3.16).
    func raw(_ shown: CGPoint) -> CGPoint {
        var raw = clamp(shown)
        for axis in scrollAxes where raw[axis] != shown[axis] {
            raw[axis] += RubberBand.distance(shown: shown[axis] - raw[axis], length: boundsLength(axis))
        }
        return raw
    }

    // MARK: pages

    /// The neighbouring page of an axis, pages being multiples of the container's length (S15.6); nil where there is no room for one.
    package func page(after position: CGPoint, _ axis: Axis, isNext: Bool) -> CGPoint? {
        guard containerSize[axis] > 0 else { return nil }
        var place = position
        place[axis] = PagingBehavior.page(isNext ? 1 : -1, from: position[axis], length: containerSize[axis])
        return clamp(place)
    }

    // MARK: anchors

    /// The default of the axes: centre where both scroll and nothing was given, else the start (S1.9, S1.10 **provisional**, S1.11).
    func alignment(_ axis: Axis) -> Double { anchors[.alignment]?[axis] ?? (axes == .both ? 0.5 : 0) }

    /// How far content that is shorter than its container is moved (S1.12 **provisional**): a placement, not an inset.
    func shift(_ axis: Axis) -> Double {
        let free = containerSize[axis] - contentSize[axis]
        return axes.contains(axis: axis) && free > 0 && free.isFinite ? free * alignment(axis) : 0
    }

    /// The position of an axis at which an anchor of the content meets the container's (S6.4).
    func anchored(_ a: Double, _ axis: Axis) -> Double { range(axis).nearest(((contentSize[axis] - containerSize[axis]) * a).nanAsZero) }

    /// The position that shows a target: by the anchor (S5.1), or the nearest that shows it whole (S5.3).
    func reveal(_ target: CGRect, x: Double? = nil, y: Double? = nil, from position: CGPoint) -> CGPoint {
        CGPoint { axis in
            guard axes.contains(axis: axis) else { return 0 }
            guard let anchor = (axis == .horizontal ? x : y) ?? side(of: target, axis, from: position) else { return position[axis] }
            return aligned(target, anchor, axis)
        }
    }

    /// At which end of the container the least movement shows a target whole; nil where it stays (S5.3–S5.6 **provisional**).
    func side(of target: CGRect, _ axis: Axis, from position: CGPoint) -> Double? {
        let (low, high) = (target.min(axis), target.max(axis))
        let (start, end) = visible(axis, at: position)
        if low >= start && high <= end || low <= start && high >= end { return nil }
        if high - low <= end - start { return low < start ? 0 : 1 }
        return abs(aligned(target, 0, axis) - position[axis]) <= abs(aligned(target, 1, axis) - position[axis]) ? 0 : 1
    }

    /// The position at which a point of the target meets that of the container, both given from 0 to 1 along an axis (S5.1).
    package func aligned(_ target: CGRect, _ anchor: Double, _ axis: Axis) -> Double {
        let place = target.min(axis) + (target.size[axis] - containerSize[axis]) * anchor
        guard axis == .vertical, collapsible > 0, place > 0 else { return place }
        // The start of the container goes up as the title collapses: p less that is the content's point there.
        let collapsed = place + collapsible * (1 - anchor)
        return collapsed >= collapsible || anchor <= 0 ? collapsed : place / anchor
    }

    /// Where the container begins in the content, at a position.
    package func start(at position: CGPoint) -> CGPoint {
        CGPoint { visible($0, at: position).start }
    }

    /// The position at which the container begins there in the content; at the start of the content the title is whole.
    package func position(starting place: CGPoint) -> CGPoint { CGPoint(x: place.x, y: place.y > 0 ? place.y + collapsible : place.y) }

    /// Where the container begins and ends in the content, at a position.
    func visible(_ axis: Axis, at position: CGPoint) -> (start: Double, end: Double) {
        (position[axis] - (axis == .vertical ? collapsed(at: position) : 0), position[axis] + containerSize[axis])
    }

    /// From the container's anchor point to that of a view in the content; start edges without an anchor (S5.16b).
    func distance(to target: CGRect, anchor: UnitPoint?, from position: CGPoint) -> CGPoint {
        CGPoint { axis in
            let (start, end) = visible(axis, at: position)
            return target.min(axis) + shift(axis) - start + (target.size[axis] - (end - start)) * (anchor?[axis] ?? 0)
        }
    }

    /// Does the container show a part of a view in the content, along an axis?
    func sees(_ target: CGRect, _ axis: Axis, from position: CGPoint) -> Bool {
        target.max(axis) > visible(axis, at: position).start && target.min(axis) < visible(axis, at: position).end
    }

    /// What keeps a view where it stands in the container (S5.16b).
    package func kept(_ id: ViewID, anchor: UnitPoint?, at target: CGRect, from position: CGPoint) -> KeptPosition {
        let distance = distance(to: target, anchor: anchor, from: position)
        return .view(id, anchor: anchor, distance: distance, seen: Axis.Set { sees(target, $0, from: position) })
    }

    // MARK: a large title

    /// How much of the large title is gone at a position (S2.23).
    package func collapsed(at position: CGPoint) -> Double { min(max(position.y, 0), collapsible) }

    // MARK: what is told

    /// Content and container as they are reported: across, the content's length is the container's (S1.8).
    var reportedContentSize: CGSize {
        CGSize { axes.contains(axis: $0) ? contentSize[$0] : containerSize[$0] }
    }

    /// What the scroll view tells of itself at a position.
    public func geometry(at position: CGPoint) -> ScrollGeometry {
        let offset = CGPoint(x: position.x - contentInsets.leading, y: position.y - contentInsets.top)
        let collapsed = collapsed(at: position)
        var (insets, container) = (contentInsets, containerSize)
        insets.top -= collapsed
        container.height += collapsed
        var geometry = ScrollGeometry(
            contentOffset: offset, contentSize: reportedContentSize, contentInsets: insets, containerSize: container)
        geometry.collapsed = collapsed
        geometry.visibleRect.size = CGSize { boundsLength($0) }
        return geometry
    }
}
