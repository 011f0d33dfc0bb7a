// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import Testing

/// Only what has a source is tested; recalled sizes may change. How controls use them is in Cases/apple2-controls, apple3-misc and controls.
@Suite("Control metrics")
struct ControlMetricsTests {
    /// The intrinsic sizes: a switch of 51 × 31 or 63 × 28 reaches 2 points over its trailing edge.
    @Test("The switch changed with OS 26", arguments: [(OSGeneration.v17, 49.0, 31.0), (.v18, 49, 31), (.v26, 61, 28)])
    func switches(os: OSGeneration, width: Double, height: Double) {
        #expect(ControlMetrics.on(.iOS, os).toggle.switchSize == CGSize(width: width, height: height))
    }

    @Test("A bordered button adds 12 and 7 around its label")
    func borderedButton() {
        let padding = ControlMetrics.on(.iOS, .v18).button.insets.regular
        #expect(padding == EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        let label = TextLayout("OK", context: FontContext(displayScale: 3)).idealMeasurement.height
        #expect(isNear(label + padding.top + padding.bottom, 34.333))
    }

    @Test("Rows are at least 44 high before OS 26")
    func rows() {
        #expect(ControlMetrics.on(.iOS, .v18).list.minimumRowHeight == 44)
    }

    @Test("Platforms without controls of their own have those of iOS", arguments: [Platform.iPadOS, .tvOS, .watchOS, .visionOS])
    func others(platform: Platform) {
        #expect(ControlMetrics.on(platform, .v26) == ControlMetrics.on(.iOS, .v26))
    }
}
