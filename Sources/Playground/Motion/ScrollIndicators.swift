// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The indicators that a scroll view needs, with how much of each is drawn now (S9.1–S9.4).
struct ScrollIndicators {
    struct Shown {
        let indicator: ScrollIndicator
        /// 0 at rest: indicators show while something moves, and a moment longer.
        let opacity: Double
    }

    let subject: ScrollSubject

    /// Only where the content is longer than the container, and where the visibility of the axis allows it.
    var all: [Shown] {
        let edges = insets
        return subject.metrics.scrollAxes.compactMap { axis in
            guard mayShow(axis) else { return nil }
            let geometry = subject.geometry
            let indicator = ScrollIndicator(
                axis, bounds: geometry.visibleRect.size, insets: edges, content: geometry.contentSize[axis],
                container: geometry.containerSize[axis], position: subject.visibleOrigin[axis], platform: platform)
            return indicator.map { Shown(indicator: $0, opacity: opacity) }
        }
    }

    private var platform: Platform { subject.environment[EnvironmentKeys.platform] }
    private var clock: IndicatorClock { subject.index.indicators }

    func mayShow(_ axis: Axis) -> Bool {
        let visibility =
            subject.scroll.node.showsIndicators ? subject.environment[CatalogKeys.scrollIndicatorVisibility[axis]] : .hidden
        return visibility.mayShow(on: platform, hasMouse: clock.hasMouse)
    }

    /// A Mac with a mouse always shows them; they take no room (a choice: the rules give such scrollers no width).
    private var opacity: Double {
        if subject.state.phase.isScrolling || platform == .macOS && clock.hasMouse { return 1 }
        return ScrollIndicator.opacity(age: clock.age(subject.path))
    }

    /// Safe area and the margins for indicators: those for content are left out.
    private var insets: EdgeInsets {
        let margins = subject.environment[EnvironmentKeys.contentMargins]
        let (own, marks) = (margins.insets(for: .scrollContent), margins.insets(for: .scrollIndicators))
        let all = subject.geometry.contentInsets
        return EdgeInsets(
            top: all.top - own.top + marks.top, leading: all.leading - own.leading + marks.leading,
            bottom: all.bottom - own.bottom + marks.bottom, trailing: all.trailing - own.trailing + marks.trailing)
    }
}

/// Since when indicators fade, and what else decides whether they are drawn.
struct IndicatorClock: Sendable {
    private let times: [ViewPath: Double]
    private let time: Double
    let hasMouse: Bool

    init(_ scene: Scene) {
        // With the automatic clock every input ends after the fading.
        times = scene.clock.isManual ? scene.indicatorTimes : [:]
        time = scene.clock.time
        hasMouse = scene.stage.hasMouse ?? false
    }

    /// Seconds since a scroll view moved or flashed; nil where it never did.
    func age(_ path: ViewPath) -> Double? { times[path].map { time - $0 } }
}

extension ScrollIndicators.Shown {
    var value: Value {
        .tuple([
            TupleElement(label: "axis", value: indicator.axis.encode()), TupleElement(label: "frame", value: indicator.frame.encode()),
            TupleElement(label: "opacity", value: .double(opacity)),
        ])
    }

    /// In the window; the frame's x counts from the leading edge.
    func frame(in bounds: CGRect, _ direction: LayoutDirection) -> CGRect {
        let own = indicator.frame
        let x = direction == .rightToLeft ? bounds.maxX - own.maxX : bounds.minX + own.minX
        return CGRect(x: x, y: bounds.minY + own.minY, width: own.width, height: own.height)
    }
}

/// scrollIndicatorsFlash: at first, or when its trigger changes, the indicators of the scroll views inside show for a moment (S9.7).
struct IndicatorFlashes {
    let laidOut: LaidOutScene

    func run(_ round: inout ActionRound) {
        for found in CarryingLayer<ScrollIndicatorsFlash>.all(in: laidOut) {
            let old = round.scene.observed.values[found.key]
            guard old != found.attachment.trigger else { continue }
            round.scene.observed.values[found.key] = found.attachment.trigger
            round.didChange = true
            if old != nil || found.attachment.flashesAtFirst { flash(found, &round) }
        }
    }

    private func flash(_ found: CarryingLayer<ScrollIndicatorsFlash>, _ round: inout ActionRound) {
        let range = laidOut.index.subtree(of: found.index)
        for scroll in laidOut.index.scrolls where range.contains(scroll.layer) {
            guard let subject = ScrollSubject(laidOut, scroll.path) else { continue }
            let indicators = ScrollIndicators(subject: subject)
            guard subject.metrics.scrollAxes.contains(where: { indicators.mayShow($0) }) else { continue }
            round.scene.indicatorTimes[scroll.path] = round.scene.clock.time
            let name = laidOut.index.text(of: scroll) ?? found.target
            round.turn.tell("scrollIndicatorsFlash", name, "")
        }
    }
}
