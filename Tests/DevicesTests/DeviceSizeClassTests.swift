// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import Testing

@Suite("Size classes and splits (L13.2)")
struct DeviceSizeClassTests {
    @Test(
        "Phones: compact by regular upright, compact height in landscape",
        arguments: [
            ("iphone-se-3", UserInterfaceSizeClass.compact), ("iphone-15-pro", .compact), ("iphone-17-pro", .compact),
            ("iphone-14-plus", .regular), ("iphone-15-pro-max", .regular), ("iphone-17-pro-max", .regular), ("iphone-air", .regular),
        ])
    func phones(id: String, landscape: UserInterfaceSizeClass) throws {
        let device = try #require(Device.named(id))
        #expect(device.sizeClasses(orientation: .portrait) == .init(horizontal: .compact, vertical: .regular))
        #expect(device.sizeClasses(orientation: .landscape) == .init(horizontal: landscape, vertical: .compact))
    }

    /// Widths of a third, a half and two thirds in landscape, then a third and two thirds upright.
    @Test(
        "Splits of tablets",
        arguments: [
            ("ipad-mini-7", [375.0, 561.5, 748, 320, 414], false), ("ipad-10", [375, 585, 795, 320, 490], false),
            ("ipad-9", [320, 535, 750, 320, 480], false), ("ipad-air-13", [375, 678, 981, 375, 639], true),
            ("ipad-pro-11-m4", [375, 600, 825, 320, 504], false), ("ipad-pro-13-m4", [375, 683, 991, 375, 647], true),
            ("ipad-pro-11-old", [375, 592, 809, 320, 504], false),
        ])
    func splits(id: String, widths: [Double], halfIsRegular: Bool) throws {
        let device = try #require(Device.named(id))
        func width(_ orientation: Device.Orientation, _ split: Device.Split) -> Double? {
            device.size(orientation: orientation, split: split)?.width
        }
        #expect([width(.landscape, .oneThird), width(.landscape, .half), width(.landscape, .twoThirds)] == widths.prefix(3).map { $0 })
        #expect([width(.portrait, .oneThird), width(.portrait, .twoThirds)] == widths.suffix(2).map { $0 })
        #expect(width(.portrait, .half) == nil)
        #expect(width(.landscape, .slideOver) == widths[0] && width(.portrait, .slideOver) == widths[3])
        func horizontal(_ orientation: Device.Orientation, _ split: Device.Split) -> UserInterfaceSizeClass {
            device.sizeClasses(orientation: orientation, split: split).horizontal
        }
        #expect(horizontal(.portrait, .full) == .regular && horizontal(.landscape, .full) == .regular)
        #expect(horizontal(.portrait, .oneThird) == .compact && horizontal(.landscape, .oneThird) == .compact)
        #expect(horizontal(.landscape, .half) == (halfIsRegular ? .regular : .compact))
        #expect(horizontal(.portrait, .slideOver) == .compact && horizontal(.landscape, .slideOver) == .compact)
        #expect(horizontal(.landscape, .twoThirds) == .regular && horizontal(.portrait, .twoThirds) == .compact)
    }

    @Test("A split is as high as the screen, Slide Over 20 points less above and below, and only tablets have them")
    func splitHeights() throws {
        for device in Device.all {
            for orientation in Device.Orientation.allCases {
                let full = device.size(orientation: orientation)
                for split in Device.Split.allCases {
                    let size = device.size(orientation: orientation, split: split)
                    if device.kind != .tablet, split != .full { #expect(size == nil) }
                    if let size { #expect(size.height == full.height - (split == .slideOver ? 40 : 0) && size.width <= full.width) }
                    #expect(device.sizeClasses(orientation: orientation, split: split).vertical != .compact || device.kind != .tablet)
                }
            }
        }
    }

    @Test(
        "A window on a tablet changes its class between known widths",
        arguments: [(0.0, false), (507, false), (647, false), (678, true), (2000, true), (.nan, false)])
    func windows(width: Double, isRegular: Bool) {
        #expect(Device.horizontalSizeClass(tabletWindowWidth: width) == (isRegular ? .regular : .compact))
    }
}
