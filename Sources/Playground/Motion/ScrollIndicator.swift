// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Where a scroll indicator is drawn (S9.4, provisional constants of drawn scrollers).
struct ScrollIndicator: Hashable, Sendable {
    struct Style {
        let width: Double
        let edge: Double
        let ends: Double
        let minimum: Double

        static let touch = Style(width: 3, edge: 3, ends: 3, minimum: 36)
        static let desktop = Style(width: 7, edge: 2, ends: 4, minimum: 26)

        static func of(_ platform: Platform) -> Style { platform == .macOS ? desktop : touch }
    }

    let axis: Axis
    /// Within the bounds, from their leading top; x counts from the leading edge.
    let frame: CGRect

    /// How much of it is drawn some time after the last motion or flash: held, then faded (S9.4, provisional times).
    /// - Parameter age: seconds; nil where nothing has moved.
    static func opacity(age: Double?) -> Double {
        guard let age else { return 0 }
        return min(max(1 - (age - hold) / fade, 0), 1)
    }

    private static let hold = 0.3
    private static let fade = 0.25

    /// nil where the content fits: no indicator is needed (S9.3).
    /// - Parameters:
    ///   - bounds: the size of the whole bounds, insets included.
    ///   - insets: safe area and margins for indicators.
    ///   - position: counted from rest; past the range the thumb shrinks.
    init?(
        _ axis: Axis, bounds: CGSize, insets: EdgeInsets, content: Double, container: Double, position: Double, platform: Platform
    ) {
        let style = Style.of(platform)
        guard content > container, container > 0, content.isFinite else { return nil }
        let track = bounds[axis] - insets.total(axis) - 2 * style.ends
        guard track > 0 else { return nil }
        let maximum = content - container
        let overscroll = max(-position, position - maximum, 0)
        let natural = min(max(style.minimum, track * container / content), track)
        let thumb = max(natural - overscroll, min(7, natural))
        let start = (track - thumb) * min(max(position / maximum, 0), 1)
        let along = insets.start(axis) + style.ends + start
        let across = bounds[axis.other] - insets.end(axis.other) - style.edge - style.width
        self.axis = axis
        frame = CGRect(
            origin: CGPoint(axis, along: along, across: across), size: CGSize(axis, along: thumb, across: style.width))
    }
}
