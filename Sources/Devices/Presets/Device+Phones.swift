// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension Device {
    /// Phones, oldest first.
    static let phones: [Device] = [
        phone("iphone-se-3", "iPhone SE (3rd gen)", 375, 667, .homeButton, top: 20, bottom: 0, scale: 2, corner: 0, keyboard: (260, 206)),
        phone("iphone-13-mini", "iPhone 13 mini", 375, 812, .notch, top: 50, corner: 44),
        phone("iphone-12-13", "iPhone 12/13, 12 Pro, 13 Pro", 390, 844, .notch, top: 47, corner: 47.33, keyboard: (335, 248)),
        phone("iphone-14", "iPhone 14", 390, 844, .notch, top: 47, corner: 47.33),
        phone(
            "iphone-14-plus", "iPhone 14 Plus, 13 Pro Max, 12 Pro Max", 428, 926, .notch, top: 47, corner: 53.33, isWideInLandscape: true),
        phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, .dynamicIsland, top: 59, corner: 55),
        phone("iphone-15", "iPhone 15", 393, 852, .dynamicIsland, top: 59, corner: 55),
        phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, .dynamicIsland, top: 59, corner: 55, isWideInLandscape: true),
        phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, .dynamicIsland, top: 59, corner: 55),
        phone(
            "iphone-15-pro-max", "iPhone 15 Pro Max (also 14 Pro Max)", 430, 932, .dynamicIsland, top: 59, corner: 55,
            isWideInLandscape: true),
        phone("iphone-16", "iPhone 16", 393, 852, .dynamicIsland, top: 59, corner: 55, keyboard: (335, 208)),
        phone(
            "iphone-16-plus", "iPhone 16 Plus", 430, 932, .dynamicIsland, top: 59, corner: 55, isWideInLandscape: true, keyboard: (345, 208)
        ),
        phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, .dynamicIsland, top: 62, corner: 62, keyboard: (335, 208)),
        phone(
            "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, .dynamicIsland, top: 62, corner: 62, isWideInLandscape: true,
            keyboard: (345, 208)),
        phone("iphone-16e", "iPhone 16e", 390, 844, .notch, top: 47, corner: 47.33, keyboard: (335, 208)),
        phone("iphone-17", "iPhone 17", 402, 874, .dynamicIsland, top: 62, corner: 62, keyboard: (335, 208)),
        phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, .dynamicIsland, top: 62, corner: 62, keyboard: (335, 208)),
        phone(
            "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, .dynamicIsland, top: 62, corner: 62, isWideInLandscape: true,
            keyboard: (345, 208)),
        phone("iphone-air", "iPhone Air", 420, 912, .dynamicIsland, top: 68, corner: 62, isWideInLandscape: true, keyboard: (345, 208)),
        phone("iphone-17e", "iPhone 17e", 390, 844, .notch, top: 47, corner: 47.33, keyboard: (335, 208)),
    ]

    /// `top` and `bottom` are the insets of the upright screen, the same on every OS.
    private static func phone(
        _ id: String, _ name: String, _ width: Double, _ height: Double, _ cutout: Cutout, top: Double, bottom: Double = 34,
        scale: Double = 3, corner: Double, isWideInLandscape: Bool = false, keyboard: (Double, Double)? = nil
    ) -> Device {
        Device(
            id: id, name: name, kind: .phone, cutout: cutout, portraitSize: CGSize(width: width, height: height), scale: scale,
            cornerRadius: corner, uprightInsets: UprightInsets(top26: top, bottom26: bottom, top18: top, bottom18: bottom),
            isWideInLandscape: isWideInLandscape, keyboard: keyboard.map { Keyboard(portrait: $0.0, landscape: $0.1) })
    }
}
