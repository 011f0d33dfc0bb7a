// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A device preset: the size, scale, safe areas and size classes of one model (L11.8, L13.2). Lengths are points.
///
/// A device is added as one row in `Device+Phones.swift`, `Device+Tablets.swift` or `Device+Others.swift`.
public struct Device: Hashable, Sendable, Identifiable {
    /// What sort of device it is.
    public enum Kind: String, Sendable, CaseIterable {
        /// By the platform that it runs: iOS, iPadOS, macOS, watchOS, tvOS, visionOS.
        case phone, tablet, desktop, watch, tv, vision
    }

    /// How a phone or tablet is held.
    public enum Orientation: String, Sendable, CaseIterable {
        /// Upright, or on its side.
        case portrait, landscape

        /// The other one.
        public var rotated: Orientation { self == .portrait ? .landscape : .portrait }
    }

    /// What is cut out of the top of the screen, and with it whether the device has a home indicator.
    public enum Cutout: String, Sendable, CaseIterable {
        /// Nothing: the screen is whole, and a button below it takes the place of the home indicator.
        case homeButton
        /// Of phones, whose top inset stands at both sides in landscape.
        case notch, dynamicIsland
        /// Nothing, on a device without a home button.
        case none
    }

    /// A short name without spaces, such as `iphone-15-pro`.
    public let id: String
    /// The full name, such as "iPhone 15 Pro".
    public let name: String
    /// What sort of device it is, which also decides its platform.
    public let kind: Kind
    /// What is cut out of the top of the screen.
    public let cutout: Cutout
    /// The screen held upright; for devices that do not rotate the only size. For a Mac and Vision a default window.
    public let portraitSize: CGSize
    /// Pixels per point, as `EnvironmentKeys.displayScale` takes them.
    public let scale: Double
    /// The radius of the screen's corners in points; nil where it is not known.
    public let cornerRadius: Double?
    /// The insets of the upright screen by OS generation, before rotation.
    let uprightInsets: UprightInsets
    /// Phones that are regular wide in landscape: Plus, Max and Air.
    let isWideInLandscape: Bool
    /// As it was measured; nil where it was not.
    let keyboard: Keyboard?

    /// Top and bottom of the upright screen on OS 26 and before.
    struct UprightInsets: Hashable, Sendable {
        var top26 = 0.0
        var bottom26 = 0.0
        var top18 = 0.0
        var bottom18 = 0.0
        /// On both sides, in every orientation.
        var sides = 0.0
    }

    struct Keyboard: Hashable, Sendable {
        let portrait: Double
        let landscape: Double

        func height(in orientation: Orientation) -> Double { orientation == .portrait ? portrait : landscape }
    }

    /// All presets: phones, tablets, then the others.
    public static let all: [Device] = phones + tablets + others

    /// The device of an id or a name, in any case, also of one of several names or without what stands in brackets behind it where only
    /// one device is called so; nil if there is none.
    public static func named(_ text: String) -> Device? {
        let text = text.lowercased()
        if let device = all.first(where: { $0.id == text || $0.name.lowercased() == text }) { return device }
        let alike = all.filter { $0.otherNames.contains(text) }
        return alike.count == 1 ? alike[0] : nil
    }

    /// `iPhone 12`, `iPhone 13` and `iPhone 12 Pro` of `iPhone 12/13, 12 Pro`; what `(also …)` names; in small letters.
    private var otherNames: [String] {
        let parts = name.lowercased().split(separator: "(", maxSplits: 1)
        let family = parts[0].prefix { $0 != " " }
        var listed = parts[0].split { $0 == "," || $0 == "/" }
        if parts.count > 1, parts[1].hasPrefix("also ") { listed += parts[1].dropFirst(5).split { ",)".contains($0) } }
        return listed.map { part in
            let words = part.split(separator: " ")
            return ((words.first == family ? [] : [family]) + words).joined(separator: " ")
        }
    }

    /// The platform whose rules the device brings.
    public var platform: Platform {
        switch kind {
        case .phone: .iOS
        case .tablet: .iPadOS
        case .desktop: .macOS
        case .watch: .watchOS
        case .tv: .tvOS
        case .vision: .visionOS
        }
    }

    /// Whether the device has two orientations, as phones and tablets do. On other devices the orientation has no effect.
    public var canRotate: Bool { kind == .phone || kind == .tablet }

    /// The size of the whole screen in an orientation, in points.
    public func size(orientation: Orientation) -> CGSize {
        guard canRotate, orientation == .landscape else { return portraitSize }
        return CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    /// The height of the software keyboard, with the home indicator's strip, as it was measured; nil where it was not, or there is none.
    public func keyboardHeight(orientation: Orientation) -> Double? { keyboard?.height(in: orientation) }

    /// The height of the software keyboard as it was measured, here or on the device most like this one (L11.7); nil where there is none.
    public func assumedKeyboardHeight(orientation: Orientation) -> Double? {
        (keyboard ?? nearestMeasured?.keyboard)?.height(in: orientation)
    }

    /// The device of the same kind, with or without a home button as this one, whose keyboard was measured and whose screen is nearest.
    private var nearestMeasured: Device? {
        let alike = Device.all.filter { other in
            other.keyboard != nil && other.kind == kind && (other.cutout == .homeButton) == (cutout == .homeButton)
        }
        func distance(_ other: Device) -> Double {
            abs(other.portraitSize.width - portraitSize.width) + abs(other.portraitSize.height - portraitSize.height)
        }
        return alike.min { distance($0) < distance($1) }
    }
}
