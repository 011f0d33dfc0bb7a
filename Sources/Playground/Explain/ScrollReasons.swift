// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// Why a scroll view rests where it does: its last scroll, from what caused it to the rule that chose the place (S4, S5).
struct ScrollReasons {
    let subject: ScrollSubject
    let name: String
    let record: ScrollRecord?

    /// nil where the layer neither is a scroll view nor lies in one.
    init?(_ laidOut: LaidOutScene, _ layer: Int) {
        guard let scroll = laidOut.index.scroll(at: layer), let subject = ScrollSubject(laidOut, scroll.path) else { return nil }
        self.subject = subject
        name = laidOut.index.text(of: scroll) ?? scroll.path.description
        record = laidOut.scene.scrollRecords[scroll.path]
    }

    func explain(_ result: inout Explanation) {
        let position = subject.state.position
        let offset = subject.text(subject.metrics.geometry(at: position).contentOffset)
        let place = subject.text(position) + (offset == subject.text(position) ? "" : " from its start (its contentOffset is \(offset))")
        let state = subject.state.motion != nil ? "is moving, now" : subject.state.finger != nil ? "is held by a finger" : "rests"
        guard let record else {
            result.say("\(name) \(state) at \(place): it was never scrolled.")
            return result.say(
                "It begins at 0, unless a defaultScrollAnchor or a bound ScrollPosition says otherwise.", "S3.12", "S6.4", "S5.32")
        }
        result.say("\(name) \(state) at \(place); its last scroll began at \(subject.text(record.from)).")
        switch record.cause {
        case .gesture(let gesture, let advice):
            GestureReasons(gesture: gesture, advice: advice, subject: subject).explain(&result)
            if subject.state.motion == nil, subject.state.finger == nil,
                abs(gesture.rest.x - position.x) + abs(gesture.rest.y - position.y) > subject.metrics.pixelLength
            {
                result.say(
                    "The layout changed after that (the aim was \(subject.text(gesture.rest))), and the offset followed.", "S4.7", "S6.9",
                    "S11.5")
            }
        case .request(let request, let isAnimated):
            explain(request, isAnimated, record.from, &result)
        }
    }

    // MARK: the program's scrolls

    private func explain(_ request: ScrollRequest, _ isAnimated: Bool, _ from: CGPoint, _ result: inout Explanation) {
        let how = isAnimated ? "with an animation" : "at once"
        switch request {
        case .edge(let edge):
            result.say(
                "Code scrolled \(how) to the \(edge) edge: the \(edge.isStart ? "start, 0" : "end, content less container").",
                "S5.29")
        case .point(let x, let y):
            let parts = [x.map { "x \(LengthText.of($0))" }, y.map { "y \(LengthText.of($0))" }].compactMap { $0 }.joined(separator: ", ")
            result.say("Code scrolled \(how) to \(parts), counted from rest; an axis that is not named stays.", "S5.30")
        case .view(let id, let x, let y): explain(id, [x, y], how, from, &result)
        }
        result.say("\(subject.rangeText) Target behaviours do not apply to scrolls by code.", "S3.15", "S4.2")
    }

    private func explain(_ id: ViewID, _ anchors: [Double?], _ how: String, _ from: CGPoint, _ result: inout Explanation) {
        result.say(
            "Code scrolled \(how) to the view with the id \(id.literal)\(anchors == [nil, nil] ? ", without an anchor" : "").", "S5.1",
            "S5.8")
        guard let frame = subject.place(of: id) else { return }
        for axis in subject.metrics.scrollAxes {
            let (low, high, container) = (frame.min(axis), frame.max(axis), subject.metrics.containerSize[axis])
            let stands =
                "The view extends from \(LengthText.of(low)) to \(LengthText.of(high)) in the content; the container is \(LengthText.of(container)) long"
            if let a = anchors[axis.rawValue] {
                let place = low + (high - low) * a - container * a
                let collapsed = subject.metrics.aligned(frame, a, axis) - place
                result.say(
                    "\(stands). Its point at \(LengthText.of(a)) goes to the container's: \(LengthText.of(low + (high - low) * a)) − "
                        + "\(LengthText.of(container * a)) = \(LengthText.of(place)).", "S5.1", "S5.2")
                guard collapsed != 0 else { continue }
                result.say("The large title collapses on the way, so it goes on by \(LengthText.of(collapsed)).", "S2.23")
            } else {
                let (text, rule) = least(low, high, container, from[axis])
                result.say("\(stands). \(text)", rule)
            }
        }
    }

    /// Without an anchor it moves least (S5.3–S5.6).
    private func least(_ low: Double, _ high: Double, _ container: Double, _ from: Double) -> (String, String) {
        if low >= from, high <= from + container { return ("The view was fully visible, so nothing moves.", "S5.3") }
        if high - low > container {
            return ("The view is longer than the container: its nearer end is shown, unless it filled the container already.", "S5.5")
        }
        let move =
            low < from
            ? "began before the container: the shortest scroll brings its start to the container's start, \(LengthText.of(low))."
            : "ended past the container: the shortest scroll brings its end to the container's end, "
                + "\(LengthText.of(high)) − \(LengthText.of(container)) = \(LengthText.of(high - container))."
        return ("The view \(move)", "S5.4")
    }
}

extension ScrollSubject {
    /// A position as a person counts it: one number on a one-axis view.
    func text(_ point: CGPoint) -> String { axes.single.map { LengthText.of(point[$0]) } ?? LengthText.of(point) }

    /// What offsets are legal (S3.9).
    var rangeText: String {
        metrics.scrollAxes.map { axis in
            let (maximum, content, container) = (metrics.maximum(axis), metrics.contentSize[axis], metrics.containerSize[axis])
            if maximum == 0 {
                return
                    "Its content, \(LengthText.of(content)), fits into the container, \(LengthText.of(container)): its offset can only be 0."
            }
            return "Its offset can be from 0 to \(LengthText.of(maximum))\(axes == .both ? " on the \(axis) axis" : ""): content "
                + "\(LengthText.of(content)) less container \(LengthText.of(container))."
        }.joined(separator: " ")
    }
}
