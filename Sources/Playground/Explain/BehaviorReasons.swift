// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The rule by which a behaviour of SwiftUI's chose a place of rest, in a sentence each.
struct BehaviorReasons {
    let context: ScrollTargetContext
    let axis: Axis
    let gesture: ScrollLaunch
    let metrics: ScrollMetrics

    /// Behaviours count from where the container begins: less than the position by what is gone of a large title.
    private func start(_ position: CGPoint) -> Double { metrics.start(at: position)[axis] }

    private var length: Double { context.containerSize[axis] }
    private var proposed: String { LengthText.of(start(gesture.proposed)) }

    // MARK: paging

    func paging(_ choice: ScrollTargetChoice) -> Reason {
        let place = choice.position.map(LengthText.of) ?? proposed
        let began = LengthText.of(start(gesture.release.original))
        let page = ".paging: a page is one container, \(LengthText.of(length))"
        switch choice.reason {
        case .noPage: return .says("\(page), and the content is shorter than that: the target is left alone.", "S4.13")
        case .nextPage:
            return .says("\(page). Any flick forward goes one page on from where it began (\(began)): \(place).", "S4.11", "S4.14")
        case .previousPage:
            return .says("\(page). Any flick back goes one page back from where it began (\(began)): \(place).", "S4.11", "S4.14")
        case .pageOutside:
            return .says(
                "\(page). That page is outside the scrollable range, so the proposed end stays: \(proposed).", "S4.14",
                "S4.16")
        default: return .says("\(page). Without velocity it goes to the page nearest to \(proposed): \(place).", "S4.11", "S4.14")
        }
    }

    // MARK: viewAligned

    /// The most candidates around the proposed end that are listed.
    private static let candidateLimit = 7

    /// The views near the proposed end, with where each would rest.
    func candidates(_ behavior: ViewAlignedBehavior) -> Reason {
        let fitting = context.targets.filter { $0.frame.size[axis] <= 1.1 * length }
        guard !fitting.isEmpty else { return .passes }
        let rests = fitting.map { (view: $0, place: behavior.restingPosition(of: $0.frame, axis, length)) }
        let end = start(gesture.proposed)
        let near = rests.sorted { abs($0.place - end) < abs($1.place - end) }.prefix(Self.candidateLimit).sorted { $0.place < $1.place }
        let texts = near.map { item in
            let place = LengthText.of(min(max(item.place, 0), start(gesture.maximum)))
            return (item.view.id.map { "\($0.literal) at " } ?? "") + place
        }
        let left = context.targets.count - fitting.count
        let skipped = left == 0 ? "" : " (\(left) longer than 1.1 containers \(left == 1 ? "is" : "are") left out)"
        let how = behavior.anchor == nil ? "leading edges at the inset edge" : "their anchor points at the container's"
        return .says(
            "Candidates near there, \(how): \(texts.joined(separator: ", "))\(skipped).", "S4.21",
            behavior.anchor == nil ? "S4.25" : "S4.31")
    }

    func viewAligned(_ choice: ScrollTargetChoice, _ behavior: ViewAlignedBehavior) -> Reason {
        let place = choice.position.map { LengthText.of($0) } ?? proposed
        switch choice.reason {
        case .notOneAxis: return .says(".viewAligned needs exactly one scroll axis: the target is left alone.", "S4.19")
        case .noTargets:
            return context.targets.isEmpty
                ? .says(".viewAligned has no targets: mark the stack with .scrollTargetLayout(). The target is left alone.", "S4.17")
                : .says(".viewAligned has no candidate that fits into the container: the target is left alone.", "S4.21")
        case .farFromTargets:
            return .says(".viewAligned finds no target within a view's length: the proposed end is left alone.", "S4.22")
        case .start: return .says("The proposed end is the start, and that can always be reached: \(proposed).", "S4.20")
        case .end: return .says("The proposed end is the end of the content, and that can always be reached: \(proposed).", "S4.20")
        case .leavesCurrent:
            return .says(
                "The nearest would be the one it came from, but any flick leaves that: the next one in its direction, \(place).", "S4.24")
        case .limited(let count): return limited(to: count, at: place, behavior.limit)
        default: return .says("The candidate that rests nearest to \(proposed) is chosen: \(place).", "S4.23")
        }
    }

    private func limited(to count: Int, at place: String, _ limit: ViewAlignedBehavior.LimitBehavior) -> Reason {
        let views = count == 1 ? "one view" : "\(count) views"
        guard limit == .automatic else {
            return .says(
                "limitBehavior .\(limit.rawValue) lets a gesture go \(views) at most from where it began, so it stops at \(place).",
                limit == .alwaysByFew ? "S4.28" : "S4.29")
        }
        return .says(
            "In a compact size class a flick goes \(views) at most beyond the one nearest to where the finger lifted, so it stops at \(place).",
            "S4.26")
    }
}
