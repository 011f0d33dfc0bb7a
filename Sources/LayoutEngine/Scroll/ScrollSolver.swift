// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a scroll view stands after a layout: requests, anchors, clamping (S5, S6, S13b steps 5 to 8). All positions count from rest.
struct ScrollSolver {
    let axes: Axis.Set
    let contentSize: CGSize
    let containerSize: CGSize
    let anchors: ScrollAnchors
    let pixelLength: Double
    let os: OSGeneration

    // MARK: range

    /// The largest position of an axis (S3.9); 0 across.
    func maximum(_ axis: Axis) -> Double {
        guard axes.contains(axis: axis) else { return 0 }
        let free = contentSize[axis] - containerSize[axis]
        return free.isFinite ? max(free, 0) : 0
    }

    func clamp(_ position: CGPoint) -> CGPoint {
        func clamped(_ axis: Axis) -> Double {
            let value = position[axis]
            return value.isNaN ? 0 : min(max(value, 0), maximum(axis))
        }
        return CGPoint(x: clamped(.horizontal), y: clamped(.vertical))
    }

    /// Offsets that the system computes lie on pixels (S3.23).
    func rounded(_ position: CGPoint) -> CGPoint {
        func pixel(_ value: Double) -> Double { ((value / pixelLength) + 0.5).rounded(.down) * pixelLength }
        return CGPoint(x: pixel(position.x), y: pixel(position.y))
    }

    // MARK: anchors

    /// The default of the axes: centre where both scroll and nothing was given, else the start (S1.9, S1.10 **provisional**, S1.11).
    private func alignment(_ axis: Axis) -> Double { anchors[.alignment]?[axis] ?? (axes == .both ? 0.5 : 0) }

    /// How far content that is shorter than its container is moved (S1.12): a placement, not an inset.
    func shift(_ axis: Axis) -> Double {
        let free = containerSize[axis] - contentSize[axis]
        return axes.contains(axis: axis) && free > 0 && free.isFinite ? free * alignment(axis) : 0
    }

    private func anchored(_ anchor: UnitPoint, content: CGSize, container: CGSize) -> CGPoint {
        CGPoint(x: (content.width - container.width) * anchor.x, y: (content.height - container.height) * anchor.y)
    }

    // MARK: the move

    /// Brings the state to where this layout puts it. A request stays until the layout that follows it changes nothing.
    func move(_ state: inout ScrollState, locate: (ViewID) -> CGRect?) {
        let old = state.geometry
        if let request = state.request {
            resolve(request, &state, locate)
        } else if state.isBusy {
            follow(&state, where: state.position)
        } else if !state.mayAdjust {
            if let kept = state.kept { state.kept = renewed(kept, at: state.position, locate) }
        } else if let kept = state.kept {
            keep(kept, &state, locate)
        } else if let old {
            let before = state.position
            adjust(&state, from: old)
            follow(&state, where: before)
        } else if let anchor = anchors[.initialOffset] {
            state.position = rounded(clamp(anchored(anchor, content: contentSize, container: containerSize)))
        }
        // Also when insets changed: the position counts from rest, so the offset follows them (S3.14, provisional).
        if !state.mayLeaveRange { state.position = clamp(state.position) }
        state.correction = .zero
    }

    /// Moves as the lazy content did, so that what is seen stays put (S11.5). A request or a kept item finds its place anew instead.
    private func follow(_ state: inout ScrollState, where unanchored: CGPoint) {
        for axis in Axis.allCases where axes.contains(axis: axis) && state.position[axis] == unanchored[axis] {
            state.position[axis] += state.correction[axis]
            state.motion?.shift[axis] += state.correction[axis]
        }
    }

    /// An unanimated request ends a drag or a motion (S5.13); an animated one becomes a motion.
    private func resolve(_ request: ScrollRequest, _ state: inout ScrollState, _ locate: (ViewID) -> CGRect?) {
        guard let place = place(of: request, from: state.position, locate) else { return }
        if state.preservesVelocity, state.curve == nil, state.isBusy { return carry(&state, to: place) }
        state.finger = nil
        state.motion = nil
        if let curve = state.curve {
            animate(&state, to: place, curve, landing: request)
        } else {
            state.position = place
        }
    }

    /// What holds or moves the view goes on from the new place (S5.13).
    private func carry(_ state: inout ScrollState, to place: CGPoint) {
        let delta = CGPoint(x: place.x - state.position.x, y: place.y - state.position.y)
        state.finger?.move(by: delta)
        state.motion?.shift.x += delta.x
        state.motion?.shift.y += delta.y
        state.position = place
    }

    private func place(of request: ScrollRequest, from position: CGPoint, _ locate: (ViewID) -> CGRect?) -> CGPoint? {
        switch request {
        case .view(let id, let anchor): return locate(id).map { rounded(clamp(reveal($0, anchor: anchor, from: position))) }
        case .edge(let edge):
            var place = position
            place[edge.axis] = edge.isStart ? 0 : maximum(edge.axis)
            return rounded(clamp(place))
        case .point(let x, let y): return rounded(clamp(CGPoint(x: x ?? position.x, y: y ?? position.y)))
        }
    }

    private func animate(_ state: inout ScrollState, to place: CGPoint, _ curve: MotionCurve, landing: ScrollRequest) {
        state.request = nil
        state.curve = nil
        guard place != state.position else { return }
        func track(_ axis: Axis) -> MotionTrack {
            .animation(from: state.position[axis], to: place[axis], curve, velocity: state.velocity[axis], epsilon: pixelLength / 2)
        }
        var motion = ScrollMotion(.animating, horizontal: track(.horizontal), vertical: track(.vertical))
        motion.landing = landing
        state.motion = motion
    }

    /// The position that shows a target: by the anchor (S5.1), or the nearest that shows it whole (S5.3–S5.6).
    func reveal(_ target: CGRect, anchor: UnitPoint?, from position: CGPoint) -> CGPoint {
        func along(_ axis: Axis) -> Double {
            guard axes.contains(axis: axis) else { return 0 }
            let (low, high, container) = (target.min(axis), target.max(axis), containerSize[axis])
            if let anchor { return low + target.size[axis] * anchor[axis] - container * anchor[axis] }
            let start = position[axis]
            if low >= start && high <= start + container { return start }
            let (atStart, atEnd) = (low, high - container)
            if target.size[axis] > container {
                if low <= start && high >= start + container { return start }
                return abs(atStart - start) <= abs(atEnd - start) ? atStart : atEnd
            }
            return low < start ? atStart : atEnd
        }
        return CGPoint(x: along(.horizontal), y: along(.vertical))
    }

    // MARK: later layouts

    /// Holds an item or an edge where it was (S5.16b, S5.31).
    private func keep(_ kept: KeptPosition, _ state: inout ScrollState, _ locate: (ViewID) -> CGRect?) {
        switch kept {
        case .edge(let edge):
            state.position[edge.axis] = edge.isStart ? 0 : maximum(edge.axis)
        case .view(let id, let anchor, let distance):
            guard let target = locate(id) else { return }
            for axis in Axis.allCases where axes.contains(axis: axis) {
                let a = anchor?[axis] ?? 0
                state.position[axis] = target.min(axis) + target.size[axis] * a - containerSize[axis] * a - distance[axis]
                let start = state.position[axis]
                if target.max(axis) <= start || target.min(axis) >= start + containerSize[axis] {
                    state.position[axis] = reveal(target, anchor: nil, from: state.position)[axis]
                }
            }
            state.position = rounded(clamp(state.position))
        }
    }

    /// What is kept, as it stands now that nothing was adjusted (S6.12).
    private func renewed(_ kept: KeptPosition, at position: CGPoint, _ locate: (ViewID) -> CGRect?) -> KeptPosition? {
        guard case .view(let id, let anchor, _) = kept else { return kept }
        guard let target = locate(id) else { return nil }
        func distance(_ axis: Axis) -> Double {
            target.min(axis) - position[axis] + (target.size[axis] - containerSize[axis]) * (anchor?[axis] ?? 0)
        }
        return .view(id, anchor: anchor, distance: CGPoint(x: distance(.horizontal), y: distance(.vertical)))
    }

    /// Anchors when content or container changed its size (S6.5–S6.9): the first rule that applies decides.
    private func adjust(_ state: inout ScrollState, from old: ScrollGeometry) {
        guard old.contentSize != reportedContentSize || old.containerSize != containerSize else { return }
        for axis in Axis.allCases where axes.contains(axis: axis) {
            guard let wanted = adjusted(axis, state, old), abs(wanted - state.position[axis]) >= 0.5 else { continue }
            state.position[axis] = rounded(CGPoint(x: wanted, y: wanted)).x
        }
    }

    private var reportedContentSize: CGSize {
        CGSize(
            width: axes.contains(.horizontal) ? contentSize.width : containerSize.width,
            height: axes.contains(.vertical) ? contentSize.height : containerSize.height)
    }

    private func adjusted(_ axis: Axis, _ state: ScrollState, _ old: ScrollGeometry) -> Double? {
        func end(_ a: Double) -> Double { min(max((contentSize[axis] - containerSize[axis]) * a, 0), maximum(axis)) }
        let contentChanged = old.contentSize[axis] != contentSize[axis]
        if !state.hasScrolled, contentChanged, os >= .v18, let a = anchors[.initialOffset]?[axis], a != 0 { return end(a) }
        let wasShort = old.contentSize[axis] < old.containerSize[axis]
        if wasShort, alignment(axis) != 0 { return end(alignment(axis)) }
        guard let a = anchors[.sizeChanges]?[axis], a != 0 else { return nil }
        if a == 0.5, wasShort, old.contentSize[axis] > 0 { return 0 }
        let oldMaximum = max(old.contentSize[axis] - old.containerSize[axis], 0)
        let expected = min(max((old.contentSize[axis] - old.containerSize[axis]) * a, 0), oldMaximum)
        return abs(state.position[axis] - expected) < 0.5 ? end(a) : nil
    }
}
