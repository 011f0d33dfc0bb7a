// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a layout puts a scroll view: requests, motion, anchors, clamping (S5, S6, S13b steps 5 to 8).
extension ScrollState {
    /// Brings the view where it belongs, in a pass of a layout.
    ///
    /// A request jumps. A finger, a wheel or a motion passes over what lies between, so that lazy content there is measured: no further
    /// than a container's length in a pass, and only when the pass before left all lengths as they were. So it does not matter how many
    /// of them a way was cut into (S11.24).
    /// - Parameters:
    ///   - reach: how far it may go on each axis; nil where lengths are not settled yet.
    ///   - locate: finds a view in the content.
    /// - Returns: is it still on its way?
    mutating func move(in metrics: ScrollMetrics, reach: CGSize?, locate: (ViewID) -> CGRect?) -> Bool {
        let old = self.metrics
        self.metrics = metrics
        let correction = correction
        self.correction = .zero
        if let asked = request {
            let request = sided(asked, metrics, locate)
            self.request = request
            resolve(request, metrics, locate)
        } else if isLed {
            follow(correction)
            kept = kept.flatMap { renewed($0, metrics, locate) }
            if go(reach, metrics, locate) { return true }
        } else if !mayAdjust {
            kept = kept.flatMap { renewed($0, metrics, locate) }
        } else if let kept {
            keep(kept, metrics, locate)
        } else if let old {
            let before = position
            adjust(from: old, to: metrics)
            // Where no anchor had a say, what is seen stays put (S11.5).
            for axis in metrics.scrollAxes where position[axis] == before[axis] && !isAnchored(axis, old, metrics) {
                position[axis] += correction[axis]
            }
        } else if let anchor = metrics.anchors[.initialOffset] {
            position = metrics.rounded(CGPoint { metrics.anchored(anchor[$0], $0) })
        }
        // Also when insets changed: the position counts from rest, so the offset follows them (S3.14, provisional).
        if !mayLeaveRange { position = metrics.clamp(position) }
        return false
    }

    // MARK: on the way

    /// What has the view goes on from elsewhere: the content before it was found longer (S11.5), a request preserves velocity (S5.13).
    private mutating func follow(_ correction: CGPoint) {
        guard correction != .zero else { return }
        position += correction
        finger?.move(by: correction)
        motion?.move(by: correction)
        release?.move(by: correction)
        if case .place(let place) = goal { goal = .place(place + correction) }
    }

    private mutating func go(_ reach: CGSize?, _ metrics: ScrollMetrics, _ locate: (ViewID) -> CGRect?) -> Bool {
        let place = wanted(metrics, locate)
        guard place != position else { return false }
        guard let reach else { return true }
        var isThere = true
        for axis in metrics.scrollAxes {
            let (way, step) = (place[axis] - position[axis], reach[axis])
            let arrives = abs(way) <= step || step <= 0
            position[axis] = arrives ? place[axis] : position[axis] + (way < 0 ? -step : step)
            isThere = isThere && arrives
        }
        return !isThere
    }

    /// Where the finger, motion or goal has the view, by what is known of the content.
    private mutating func wanted(_ metrics: ScrollMetrics, _ locate: (ViewID) -> CGRect?) -> CGPoint {
        if let finger { return metrics.shown(finger.raw) }
        motion?.adapt(to: metrics)
        if let motion { return motion.position }
        switch goal {
        case .place(let place): return metrics.clamp(place)
        case .request(let request): return place(of: request, from: position, metrics, locate) ?? position
        case nil: return position
        }
    }

    // MARK: requests

    /// An unanimated request ends a drag or a motion (S5.13); an animated one becomes a motion.
    private mutating func resolve(_ request: ScrollRequest, _ metrics: ScrollMetrics, _ locate: (ViewID) -> CGRect?) {
        guard let place = place(of: request, from: position, metrics, locate) else { return }
        if preservesVelocity, curve == nil, finger != nil || motion != nil { return follow(place - position) }
        (finger, motion, goal, release) = (nil, nil, nil, nil)
        if let curve { return animate(to: place, curve, landing: request, metrics) }
        position = place
    }

    /// The least movement goes to the end that it was first found to go to, wherever lazy content turns out to be (S5.4, S11.11).
    private func sided(_ request: ScrollRequest, _ metrics: ScrollMetrics, _ locate: (ViewID) -> CGRect?) -> ScrollRequest {
        guard case .view(let id, let x, let y) = request, let target = locate(id) else { return request }
        func side(_ axis: Axis) -> Double? { metrics.side(of: target, axis, from: position) }
        return .view(id, x: x ?? side(.horizontal), y: y ?? side(.vertical))
    }

    /// Where a request would have the view; nil where there is no view with its id.
    func place(of request: ScrollRequest, from position: CGPoint, _ metrics: ScrollMetrics, _ locate: (ViewID) -> CGRect?) -> CGPoint? {
        // An axis that is not asked to move stays where it is, off its pixel too (S5.3, S5.30): only what is computed is rounded (S3.23).
        func legal(_ place: CGPoint) -> CGPoint {
            let place = metrics.clamp(place)
            return CGPoint { place[$0] == position[$0] ? place[$0] : metrics.onPixel(place[$0]) }
        }
        switch request {
        case .view(let id, let x, let y): return locate(id).map { legal(metrics.reveal($0, x: x, y: y, from: position)) }
        case .edge(let edge): return legal(CGPoint { $0 != edge.axis ? position[$0] : edge.isStart ? 0 : metrics.maximum($0) })
        case .point(let x, let y): return legal(CGPoint(x: x ?? position.x, y: y ?? position.y))
        }
    }

    private mutating func animate(to place: CGPoint, _ curve: MotionCurve, landing: ScrollRequest, _ metrics: ScrollMetrics) {
        request = nil
        self.curve = nil
        guard place != position else { return }
        func track(_ axis: Axis) -> MotionTrack {
            .animation(from: position[axis], to: place[axis], curve, velocity: velocity[axis], epsilon: metrics.epsilon)
        }
        motion = ScrollMotion(animating: track(.horizontal), track(.vertical), landing: landing)
    }

    // MARK: later layouts

    /// Holds an item or an edge where it was (S5.16b, S5.31).
    private mutating func keep(_ kept: KeptPosition, _ metrics: ScrollMetrics, _ locate: (ViewID) -> CGRect?) {
        switch kept {
        case .edge(let edge): position[edge.axis] = edge.isStart ? 0 : metrics.maximum(edge.axis)
        case .view(let id, let anchor, let distance, let seen):
            guard let target = locate(id) else { return }
            let (before, now) = (position, metrics.distance(to: target, anchor: anchor, from: position))
            for axis in metrics.scrollAxes {
                position[axis] += now[axis] - distance[axis]
                if seen.contains(axis: axis), !metrics.sees(target, axis, from: position) {
                    position[axis] = metrics.reveal(target, from: position)[axis]
                }
            }
            // Where a gesture left the view off its pixel it stays: only what is adjusted is rounded (S3.23).
            let place = metrics.rounded(metrics.clamp(position))
            position = CGPoint { abs(position[$0] - before[$0]) < 1e-6 ? before[$0] : place[$0] }
        }
    }

    /// What is kept, as it stands now that nothing was adjusted (S6.12) or a hand holds the view, which an edge may leave meanwhile.
    private func renewed(_ kept: KeptPosition, _ metrics: ScrollMetrics, _ locate: (ViewID) -> CGRect?) -> KeptPosition? {
        let isHeld = finger != nil || release != nil
        if isHeld, case .edge(let edge) = kept, place(of: .edge(edge), from: position, metrics, locate) != position { return nil }
        guard case .view(let id, let anchor, _, _) = kept, let target = locate(id) else { return kept }
        return metrics.kept(id, anchor: anchor, at: target, from: position)
    }

    /// Anchors when content or container changed its size (S6.5–S6.9): the first rule that applies decides.
    private mutating func adjust(from old: ScrollMetrics, to metrics: ScrollMetrics) {
        guard old.reportedContentSize != metrics.reportedContentSize || old.containerSize != metrics.containerSize else { return }
        for axis in metrics.scrollAxes {
            guard let wanted = adjusted(axis, from: old, to: metrics), abs(wanted - position[axis]) >= 0.5 else { continue }
            position[axis] = metrics.onPixel(wanted)
        }
    }

    /// Did the anchor for size changes put the view where it is in an earlier pass of this layout, or does it stand there anyway? Then
    /// the row on top does not draw it away (S11.6): only what the anchor does not decide follows the rows (S6.9).
    private func isAnchored(_ axis: Axis, _ old: ScrollMetrics, _ metrics: ScrollMetrics) -> Bool {
        guard let a = metrics.anchors[.sizeChanges]?[axis], a != 0, old.containerSize[axis] == metrics.containerSize[axis],
            old.reportedContentSize[axis] == metrics.reportedContentSize[axis]
        else { return false }
        return abs(position[axis] - metrics.anchored(a, axis)) < 0.5
    }

    private func adjusted(_ axis: Axis, from old: ScrollMetrics, to metrics: ScrollMetrics) -> Double? {
        let first = !hasScrolled && (metrics.os >= .v18 || settled == nil) ? metrics.anchors[.initialOffset]?[axis] : nil
        if let a = first, a != 0, old.reportedContentSize[axis] != metrics.reportedContentSize[axis] { return metrics.anchored(a, axis) }
        guard let settled else { return nil }
        let wasShort = settled.contentSize[axis] < settled.containerSize[axis]
        if wasShort, metrics.alignment(axis) != 0 { return metrics.anchored(metrics.alignment(axis), axis) }
        guard let a = metrics.anchors[.sizeChanges]?[axis], a != 0 else { return nil }
        if a == 0.5, wasShort, settled.contentSize[axis] > 0 { return 0 }
        return abs(position[axis] - old.anchored(a, axis)) < 0.5 ? metrics.anchored(a, axis) : nil
    }
}
