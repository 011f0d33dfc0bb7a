// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension Device {
    static let tablets: [Device] = [
        tablet("ipad-mini-7", "iPad mini (6th gen, A17 Pro)", 744, 1133, corner: 21.5, keyboard: (340, 428)),
        tablet("ipad-10", "iPad (10th gen)", 820, 1180, corner: 25, keyboard: (337, 422)),
        tablet("ipad-11", "iPad (A16, 11th gen)", 820, 1180, corner: 25, keyboard: (337, 422)),
        tablet("ipad-9", "iPad (7th-9th gen, 10.2-inch)", 810, 1080, corner: 0, hasHomeButton: true, keyboard: (320, 408)),
        tablet("ipad-air-11", "iPad Air 11-inch (M2/M3/M4)", 820, 1180, corner: 18, keyboard: (337, 422)),
        tablet("ipad-air-13", "iPad Air 13-inch (M2/M3/M4)", 1024, 1366, corner: 18, keyboard: (403, 498)),
        tablet("ipad-pro-11-m4", "iPad Pro 11-inch (M4/M5)", 834, 1210, corner: 30, keyboard: (340, 428)),
        tablet("ipad-pro-13-m4", "iPad Pro 13-inch (M4/M5)", 1032, 1376, corner: 30, keyboard: (403, 498)),
        tablet("ipad-pro-11-old", "iPad Pro 11-inch (1st-4th gen)", 834, 1194, corner: 18),
    ]

    /// The insets of tablets depend on the home button and the OS only.
    private static func tablet(
        _ id: String, _ name: String, _ width: Double, _ height: Double, corner: Double, hasHomeButton: Bool = false,
        keyboard: (Double, Double)? = nil
    ) -> Device {
        let insets =
            hasHomeButton
            ? UprightInsets(top26: 32, bottom26: 0, top18: 20, bottom18: 0)
            : UprightInsets(top26: 32, bottom26: 25, top18: 24, bottom18: 20)
        return Device(
            id: id, name: name, kind: .tablet, cutout: hasHomeButton ? .homeButton : .none,
            portraitSize: CGSize(width: width, height: height), scale: 2, cornerRadius: corner, uprightInsets: insets,
            isWideInLandscape: false, keyboard: keyboard.map { Keyboard(portrait: $0.0, landscape: $0.1) })
    }
}
