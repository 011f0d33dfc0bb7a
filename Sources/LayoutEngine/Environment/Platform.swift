// SPDX-License-Identifier: GPL-3.0-or-later

/// The platform whose rules and defaults a layout follows.
///
/// It chooses fonts, control sizes and constants; it does not change the size of the screen.
public enum Platform: String, Sendable, CaseIterable {
    /// Apple's platforms, under their own names.
    case iOS, iPadOS, macOS, tvOS, watchOS, visionOS

    /// Whether text styles and scaled metrics follow `DynamicTypeSize` (L14.4). Not so on macOS and tvOS.
    package var hasDynamicType: Bool {
        switch self {
        case .iOS, .iPadOS, .watchOS, .visionOS: true
        case .macOS, .tvOS: false
        }
    }
}

/// A generation of the operating systems, named by its iOS version.
public enum OSGeneration: Int, Sendable, CaseIterable, Comparable {
    /// iOS 17, macOS 14, watchOS 10, visionOS 1.
    case v17 = 17
    /// iOS 18, macOS 15, watchOS 11, visionOS 2.
    case v18 = 18
    /// Version 26 of all.
    case v26 = 26

    /// The earlier one comes first.
    public static func < (first: OSGeneration, second: OSGeneration) -> Bool { first.rawValue < second.rawValue }
}
