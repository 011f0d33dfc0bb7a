// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Where a view is on its way through a container: beyond its leading edge, inside, or beyond its trailing edge (S7.1).
package enum ScrollTransitionPhase: String, CaseIterable, Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    package var isIdentity: Bool { self == .identity }
    /// Exactly −1, 0 or 1 (S7.1).
    package var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view changes while it enters and leaves a scroll view's container (S7.5–S7.15).
package struct ScrollTransitionConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Follows the scroll.
        case interactive(TimingCurve)
        /// Switches at the threshold.
        case animated
        case identity
    }

    package indirect enum Threshold: Hashable, Sendable {
        case visible(Double)
        case centered
        case inset(Threshold, Double)
        case interpolated(Threshold, Threshold, Double)

        package static let visible = Threshold.visible(1)

        /// The distance from the container's centre at which a view counts as being in place (S7.5).
        func distance(view: Double, container: Double) -> Double {
            switch self {
            case .visible(let amount): (view + container) / 2 - view * min(max(amount, 0), 1)
            case .centered: 0
            case .inset(let base, let distance): max(base.distance(view: view, container: container) - distance, 0)
            case .interpolated(let from, let to, let amount):
                from.distance(view: view, container: container) * (1 - amount) + to.distance(view: view, container: container) * amount
            }
        }
    }

    package var kind: Kind
    package var threshold: Threshold
    /// How a change of progress is reached in time (S7.8, S7.15); nil follows at once.
    package var animation: MotionCurve?

    package static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut), threshold: .visible)
    package static let animated = ScrollTransitionConfiguration(kind: .animated, threshold: .visible(0.5), animation: .standard)
    package static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

    package init(kind: Kind, threshold: Threshold, animation: MotionCurve? = nil) {
        self.kind = kind
        self.threshold = threshold
        self.animation = animation
    }

    /// The same with an animation; identity never changes, so it has none (S7.15).
    package func animated(by curve: MotionCurve) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, threshold: threshold, animation: kind == .identity ? nil : curve)
    }

    /// The share of identity while the view is near the start of the container: 1 in place, 0 gone (S7.6–S7.9).
    /// `offset` is the view's start counted from the container's.
    package func topLeadingProgress(offset: Double, view: Double, container: Double) -> Double {
        let (u, centre, reach) = place(offset, view, container)
        switch kind {
        case .identity: return 1
        case .animated: return u <= centre + reach ? 1 : 0
        case .interactive(let curve): return curve.value(at: 1 - Self.fraction(u, from: centre + reach, to: view))
        }
    }

    /// The same near the end of the container.
    package func bottomTrailingProgress(offset: Double, view: Double, container: Double) -> Double {
        let (u, centre, reach) = place(offset, view, container)
        switch kind {
        case .identity: return 1
        case .animated: return u >= centre - reach ? 1 : 0
        case .interactive(let curve): return curve.value(at: Self.fraction(u, from: -container, to: centre - reach))
        }
    }

    private func place(_ offset: Double, _ view: Double, _ container: Double) -> (u: Double, centre: Double, reach: Double) {
        (-offset, (view - container) / 2, threshold.distance(view: view, container: container))
    }

    /// Where a value lies between two bounds; 0 where they are out of order (S7.6).
    private static func fraction(_ value: Double, from lower: Double, to upper: Double) -> Double {
        lower >= upper ? 0 : min(max((value - lower) / (upper - lower), 0), 1)
    }
}
