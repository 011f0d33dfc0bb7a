// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Dynamic Type (L14)")
struct ScaledMetricTests {
    @Test(
        "24 points relative to body at 3x",
        arguments: zip(
            DynamicTypeSize.allCases,
            [20.6667, 21.6667, 23, 24, 26.3333, 28.3333, 31.6667, 37, 43.6667, 52.3333, 61, 67.6667]))
    func body(type: DynamicTypeSize, expected: Double) {
        #expect(isNear(scaledMetric(24, in: .phone(scale: 3, type: type)), expected))
    }

    @Test(
        "44 points relative to the large title at 2x",
        arguments: zip(DynamicTypeSize.allCases, [41.0, 42, 43, 44, 46, 49.5, 51.5, 56, 61, 65.5, 71, 75]))
    func largeTitle(type: DynamicTypeSize, expected: Double) {
        #expect(scaledMetric(44, relativeTo: .largeTitle, in: .phone(scale: 2, type: type)) == expected)
    }

    @Test(
        "24 points relative to caption at 3x",
        arguments: zip(
            DynamicTypeSize.allCases,
            [19.6667, 19.6667, 19.6667, 24, 28.6667, 31.6667, 34.6667, 42, 48, 58.6667, 66, 76.6667]))
    func caption(type: DynamicTypeSize, expected: Double) {
        #expect(isNear(scaledMetric(24, relativeTo: .caption, in: .phone(scale: 3, type: type)), expected))
    }

    /// Measured on a phone.
    @Test("17 points at medium", arguments: [(3.0, 16.3333), (2, 16)])
    func measured(scale: Double, expected: Double) {
        #expect(isNear(scaledMetric(17, in: .phone(scale: scale, type: .medium)), expected))
    }

    @Test("macOS and tvOS do not scale", arguments: [Platform.macOS, .tvOS])
    func unscaled(platform: Platform) {
        for type in DynamicTypeSize.allCases {
            #expect(scaledMetric(24, in: FontContext(platform: platform, dynamicTypeSize: type, displayScale: 2)) == 24)
        }
    }

    @Test("What is no length stays what it is")
    func degenerate() {
        #expect(scaledMetric(.infinity, in: .mac) == .infinity)
        #expect(scaledMetric(.nan, in: .mac).isNaN)
        #expect(scaledMetric(-8, in: .phone(scale: 2, type: .accessibility5)) == -22.5)
    }

    @Test("The text sizes are ordered, the last five are for accessibility")
    func order() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).map(\.name) == (1...5).map { "accessibility\($0)" })
        #expect(DynamicTypeSize.xxLarge.name == "xxLarge")
    }
}
