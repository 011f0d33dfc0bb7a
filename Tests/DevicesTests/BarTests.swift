// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import Testing

/// What navigation and tab bars leave of a device's screen.
@Suite("Bars")
struct BarTests {
    /// A device as it is held, with a generation of systems.
    private struct Place {
        let os: OSGeneration
        let classes: Device.SizeClasses
        let insets: EdgeInsets
        let metrics: NavigationBarMetrics

        init(_ device: Device, _ os: OSGeneration, _ orientation: Device.Orientation) {
            self.os = os
            classes = device.sizeClasses(orientation: orientation)
            insets = device.safeAreaInsets(os: os, orientation: orientation)
            let environment = EnvironmentValues.empty.setting(EnvironmentKeys.platform, to: device.platform, by: .standard)
                .setting(EnvironmentKeys.os, to: os, by: .standard)
                .setting(EnvironmentKeys.horizontalSizeClass, to: classes.horizontal, by: .standard)
                .setting(EnvironmentKeys.verticalSizeClass, to: classes.vertical, by: .standard)
            metrics = NavigationBarMetrics(environment, windowTop: insets.top)
        }

        /// The safe area's top inset under a bar with an inline title, and under one with a large title.
        var inlineTop: Double { insets.top + metrics.height }
        var largeTop: Double { inlineTop + metrics.largeTitleHeight }

        /// The safe area's bottom inset over a phone's tab bar.
        var tabBarInset: Double {
            let hold: Device.Hold = classes.vertical == .regular ? .upright : classes.horizontal == .regular ? .wide : .narrow
            return insets.bottom + Device.tabBarHeight(over: insets.bottom, os, hold)
        }
    }

    /// Inline and large content tops upright on OS 26 and 18, the tab bar's inset on OS 18. On OS 26 that is 83 on every phone.
    @Test(
        "Phones upright",
        arguments: [
            ("iphone-se-3", 74.0, 126.0, 64.0, 116.0, 49.0), ("iphone-13-mini", 104, 156, 94, 146, 83),
            ("iphone-14", 101, 153, 91, 143, 83),
            ("iphone-15-pro", 113, 165, 97.6667, 149.6667, 83), ("iphone-17", 116, 168, 100.3333, 152.3333, 83),
            ("iphone-air", 122, 174, 106.3333, 158.3333, 83),
        ])
    func upright(id: String, inline26: Double, large26: Double, inline18: Double, large18: Double, tabBar: Double) throws {
        let device = try #require(Device.named(id))
        let current = Place(device, .v26, .portrait)
        let earlier = Place(device, .v18, .portrait)
        #expect(current.inlineTop == inline26 && current.largeTop == large26)
        #expect(isNear(earlier.inlineTop, inline18) && isNear(earlier.largeTop, large18))
        #expect(current.tabBarInset == 83 && earlier.tabBarInset == tabBar)
    }

    /// Large titles collapse there. How high the tab bar of OS 26 is in landscape is not known.
    @Test(
        "Phones in landscape",
        arguments: [("iphone-se-3", 56.0, 32.0, 32.0), ("iphone-15-pro", 56, 32, 53), ("iphone-17-pro-max", 78, 44, 70)])
    func landscape(id: String, top26: Double, top18: Double, tabBar18: Double) throws {
        let device = try #require(Device.named(id))
        let current = Place(device, .v26, .landscape)
        let earlier = Place(device, .v18, .landscape)
        #expect(current.inlineTop == top26 && current.largeTop == top26)
        #expect(earlier.inlineTop == top18 && earlier.largeTop == top18 && earlier.tabBarInset == tabBar18)
    }

    @Test("Tablets", arguments: [("ipad-10", 74.0, 126.0), ("ipad-9", 70, 122)])
    func tablets(id: String, inline18: Double, large18: Double) throws {
        let device = try #require(Device.named(id))
        let current = Place(device, .v26, .portrait)
        let earlier = Place(device, .v17, .landscape)
        #expect(current.inlineTop == 86 && current.largeTop == 138)
        #expect(earlier.inlineTop == inline18 && earlier.largeTop == large18)
    }

    @Test("A watch has no bar of this kind")
    func others() throws {
        let watch = try #require(Device.named("watch-46"))
        #expect(Place(watch, .v26, .portrait).metrics.height == 0)
    }
}
