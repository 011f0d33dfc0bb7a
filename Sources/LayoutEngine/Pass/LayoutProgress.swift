// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a layout is done: it takes passes until nothing changes, lets motions go a step on, settles again, and so on.
struct LayoutProgress {
    enum Next {
        case again
        /// At a place on the way of a motion.
        case step
        case done
    }

    private let limits: LayoutLimits
    private(set) var passes = 0
    /// How far motions may go in the next pass.
    private(set) var scrolling = ScrollProgress.step
    /// Passes since motions went on.
    private var settling = 0
    private var steps = 0

    /// Estimates, containers and requests settle in two or three passes; what does not settle in these is left as it is.
    private static let passLimit = 20

    init(limits: LayoutLimits) { self.limits = limits }

    /// Requests are looked at twice again where they led to: what stands there was only estimated.
    var hasSeenRequests: Bool { scrolling != .hold && settling >= 3 }

    /// - Parameter elements: made in all passes by now.
    mutating func next(after pass: LayoutPass, elements: Int) -> Next {
        passes += 1
        settling += 1
        if pass.stop != nil || !pass.issues.isEmpty { return .done }
        let isLast = settling >= Self.passLimit
        guard isLast || !pass.needsAnotherPass else {
            if scrolling == .step { scrolling = .hold }
            return .again
        }
        if scrolling == .hold { scrolling = .step }
        guard pass.isOnTheWay else { return isLast || !pass.hasScrolled ? .done : .again }
        steps += 1
        settling = 0
        if steps >= limits.steps || elements >= limits.passedElements { scrolling = .jump }
        return .step
    }
}

/// How far motions may go in a pass.
enum ScrollProgress {
    /// Lengths are not settled yet.
    case hold
    /// As far as everything on the way is measured.
    case step
    /// There was too much on the way to measure it all.
    case jump

    /// - Parameters:
    ///   - container: of the scroll view.
    ///   - notes: of its lazy content, from the pass before; nil where there was none.
    /// - Returns: nil where it stays.
    func reach(in container: CGSize, _ notes: LazyContentNotes?) -> CGSize? {
        let unlimited = CGSize(width: Double.infinity, height: Double.infinity)
        switch self {
        case .hold: return nil
        case .step: return notes.map { $0.hasLazyContent ? container : unlimited }
        case .jump: return unlimited
        }
    }
}
