// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import Testing

@Suite("Device presets (L11.8)")
struct DeviceTests {
    @Test("Ids and names are unique and found in any case")
    func names() {
        #expect(Device.all.count == 40)
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        for device in Device.all {
            #expect(Device.named(device.id) == device)
            #expect(Device.named(device.name.uppercased()) == device)
        }
        for unknown in ["", "iPhone", "iphone-99", "iPad Pro", "iPad", "iPad Pro 11-inch"] { #expect(Device.named(unknown) == nil) }
    }

    @Test(
        "The names that people have for them",
        arguments: [
            ("iPhone 15 Pro Max", "iphone-15-pro-max"), ("iphone 14 pro max", "iphone-15-pro-max"), ("iPhone SE", "iphone-se-3"),
            ("iPhone 12", "iphone-12-13"), ("iPhone 13", "iphone-12-13"), ("iPhone 13 Pro", "iphone-12-13"),
            ("iPhone 13 Pro Max", "iphone-14-plus"), ("iPhone 14 Plus", "iphone-14-plus"), ("iPad mini", "ipad-mini-7"),
            ("iPad Pro 13-inch", "ipad-pro-13-m4"),
        ])
    func otherNames(name: String, id: String) {
        #expect(Device.named(name)?.id == id)
    }

    @Test(
        "Screens",
        arguments: [
            ("iphone-se-3", 375.0, 667.0, 2.0), ("iphone-13-mini", 375, 812, 3), ("iPhone 15 Pro", 393, 852, 3),
            ("iPhone 16 Pro", 402, 874, 3),
            ("iphone-17-pro-max", 440, 956, 3), ("iPhone Air", 420, 912, 3), ("ipad-mini-7", 744, 1133, 2),
            ("iPad Pro 13-inch (M4/M5)", 1032, 1376, 2), ("watch-46", 208, 248, 2), ("apple-tv", 1920, 1080, 1),
        ])
    func screens(name: String, width: Double, height: Double, scale: Double) throws {
        let device = try #require(Device.named(name))
        #expect(device.portraitSize == CGSize(width: width, height: height))
        #expect(device.scale == scale)
        let landscape = device.size(orientation: .landscape)
        #expect(landscape == (device.canRotate ? CGSize(width: height, height: width) : device.portraitSize))
    }

    /// Top and bottom upright, then the side and bottom in landscape, on OS 26 and 18.
    @Test(
        "Safe areas of phones",
        arguments: [
            ("iphone-se-3", 20.0, 0.0, 0.0, 0.0, 0.0), ("iphone-13-mini", 50, 34, 50, 20, 21), ("iphone-14", 47, 34, 47, 20, 21),
            ("iphone-16e", 47, 34, 47, 20, 21), ("iphone-15-pro", 59, 34, 59, 20, 21), ("iphone-16", 59, 34, 59, 20, 21),
            ("iphone-16-pro", 62, 34, 62, 20, 21), ("iphone-17", 62, 34, 62, 20, 21), ("iphone-air", 68, 34, 68, 20, 21),
        ])
    func phones(id: String, top: Double, bottom: Double, side: Double, landscape26: Double, landscape18: Double) throws {
        let device = try #require(Device.named(id))
        for os in OSGeneration.allCases {
            #expect(
                device.safeAreaInsets(os: os, orientation: .portrait) == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
            #expect(
                device.safeAreaInsets(os: os, orientation: .landscape)
                    == EdgeInsets(top: 0, leading: side, bottom: os == .v26 ? landscape26 : landscape18, trailing: side))
        }
    }

    @Test("Safe areas of tablets, in both orientations", arguments: [("ipad-mini-7", 25.0, 24.0, 20.0), ("ipad-9", 0, 20, 0)])
    func tablets(id: String, bottom26: Double, top18: Double, bottom18: Double) throws {
        let device = try #require(Device.named(id))
        for orientation in Device.Orientation.allCases {
            #expect(
                device.safeAreaInsets(os: .v26, orientation: orientation)
                    == EdgeInsets(top: 32, leading: 0, bottom: bottom26, trailing: 0))
            #expect(
                device.safeAreaInsets(os: .v18, orientation: orientation)
                    == EdgeInsets(top: top18, leading: 0, bottom: bottom18, trailing: 0))
        }
    }

    @Test("A television is inset on all sides, a Mac and Vision are not")
    func others() throws {
        let television = try #require(Device.named("Apple TV"))
        let expected = EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80)
        #expect(television.safeAreaInsets(os: .v26, orientation: .landscape) == expected)
        for id in ["mac-window", "vision-pro"] {
            let device = try #require(Device.named(id))
            #expect(device.safeAreaInsets(os: .v26, orientation: .portrait) == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        }
    }

    @Test(
        "Keyboards",
        arguments: [("iphone-17", 335.0, 208.0), ("iphone-se-3", 260, 206), ("iphone-air", 345, 208), ("ipad-air-13", 403, 498)])
    func keyboards(id: String, portrait: Double, landscape: Double) throws {
        let device = try #require(Device.named(id))
        #expect(device.keyboardHeight(orientation: .portrait) == portrait)
        #expect(device.keyboardHeight(orientation: .landscape) == landscape)
    }

    @Test("A keyboard nobody measured is not known")
    func unknownKeyboard() {
        #expect(Device.named("iphone-15-pro")?.keyboardHeight(orientation: .portrait) == nil)
        #expect(Device.named("apple-tv")?.keyboardHeight(orientation: .portrait) == nil)
    }

    @Test("Every device is laid out on its platform")
    func platforms() {
        let platforms = Set(Device.all.map(\.platform))
        #expect(platforms == Set(Platform.allCases))
    }
}
