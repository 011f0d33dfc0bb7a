// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension Device {
    /// Devices that do not rotate. The windows of a Mac and of Vision are defaults that are recalled, not measured; so are the insets of
    /// watches that are 0 here.
    static let others: [Device] = [
        other("mac-window", "Mac window", .desktop, 900, 450),
        other("watch-45", "Apple Watch 45mm (S7-9)", .watch, 198, 242),
        other("watch-46", "Apple Watch 46mm (S10-11)", .watch, 208, 248),
        other("watch-41", "Apple Watch 41mm", .watch, 176, 215),
        other("watch-42-s10", "Apple Watch 42mm (S10-11)", .watch, 187, 223),
        other("watch-44", "Apple Watch 44mm", .watch, 184, 224, insets: UprightInsets(top26: 31, top18: 31)),
        other("watch-40", "Apple Watch 40mm", .watch, 162, 197, insets: UprightInsets(top26: 28, top18: 28)),
        other("watch-ultra-3", "Apple Watch Ultra 3 49mm", .watch, 211, 257),
        other("watch-ultra", "Apple Watch Ultra 1/2 49mm", .watch, 205, 251),
        other(
            "apple-tv", "Apple TV", .tv, 1920, 1080, scale: 1,
            insets: UprightInsets(top26: 60, bottom26: 60, top18: 60, bottom18: 60, sides: 80)),
        other("vision-pro", "Apple Vision Pro window", .vision, 1280, 720, corner: 46),
    ]

    private static func other(
        _ id: String, _ name: String, _ kind: Kind, _ width: Double, _ height: Double, scale: Double = 2, corner: Double? = nil,
        insets: UprightInsets = UprightInsets()
    ) -> Device {
        Device(
            id: id, name: name, kind: kind, cutout: .none, portraitSize: CGSize(width: width, height: height), scale: scale,
            cornerRadius: corner, uprightInsets: insets, isWideInLandscape: false, keyboard: nil)
    }
}
