// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import Testing

@Suite("Bars")
struct DeviceBarsTests {
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
        let current = try #require(device.bars(os: .v26, orientation: .portrait))
        let earlier = try #require(device.bars(os: .v18, orientation: .portrait))
        #expect(current.inlineTopInset == inline26 && current.largeTopInset == large26)
        #expect(isNear(earlier.inlineTopInset, inline18) && isNear(earlier.largeTopInset, large18))
        #expect(current.tabBarBottomInset == 83 && earlier.tabBarBottomInset == tabBar)
    }

    @Test(
        "Phones in landscape",
        arguments: [("iphone-se-3", 56.0, 32.0, 32.0), ("iphone-15-pro", 56, 32, 53), ("iphone-17-pro-max", 78, 44, 70)])
    func landscape(id: String, top26: Double, top18: Double, tabBar18: Double) throws {
        let device = try #require(Device.named(id))
        let current = try #require(device.bars(os: .v26, orientation: .landscape))
        let earlier = try #require(device.bars(os: .v18, orientation: .landscape))
        #expect(current.inlineTopInset == top26 && earlier.inlineTopInset == top18)
        #expect(current.tabBarBottomInset == nil && earlier.tabBarBottomInset == tabBar18)
    }

    @Test("Tablets", arguments: [("ipad-10", 74.0, 126.0, 65.0), ("ipad-9", 70, 122, 50)])
    func tablets(id: String, inline18: Double, large18: Double, tabBar18: Double) throws {
        let device = try #require(Device.named(id))
        let current = try #require(device.bars(os: .v26, orientation: .portrait))
        let earlier = try #require(device.bars(os: .v17, orientation: .landscape))
        #expect(current.inlineTopInset == 86 && current.largeTopInset == 138)
        #expect(earlier.inlineTopInset == inline18 && earlier.largeTopInset == large18 && earlier.tabBarBottomInset == tabBar18)
    }

    @Test("Other devices have no bars here")
    func others() {
        #expect(Device.named("watch-46")?.bars(os: .v26, orientation: .portrait) == nil)
    }
}
