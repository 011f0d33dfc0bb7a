// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIDevice.current`: what the scene's device is.
struct UIDeviceValue: CatalogNative {
    static var typeName: String { "UIDevice" }
    var swiftDescription: String { "UIDevice.current" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "current": .of(UIDeviceValue()),
                "orientationDidChangeNotification": NotificationName.member("orientationDidChangeNotification", prefix: "UIDevice"),
            ],
            properties: [
                "userInterfaceIdiom": .ofWindow { Idiom(of: $0[EnvironmentKeys.platform]) },
                "systemVersion": .ofWindow { "\($0[EnvironmentKeys.os].rawValue).0" },
                "systemName": .ofWindow { $0[EnvironmentKeys.platform].rawValue },
                "name": .ofWindow { Idiom(of: $0[EnvironmentKeys.platform]).deviceName },
                "model": .ofWindow { Idiom(of: $0[EnvironmentKeys.platform]).deviceName },
                "orientation": .orientation,
            ]),
        summary: "The scene's device.", examples: ["UIDevice.current.userInterfaceIdiom"])

    /// `UIUserInterfaceIdiom`
    enum Idiom: CatalogEnum {
        case unspecified, phone, pad, tv, carPlay, mac, vision

        init(of platform: Platform) {
            switch platform {
            case .iOS: self = .phone
            case .iPadOS: self = .pad
            case .macOS: self = .mac
            case .visionOS: self = .vision
            case .tvOS: self = .tv
            case .watchOS: self = .unspecified
            }
        }

        static var typeName: String { "UIUserInterfaceIdiom" }

        var deviceName: String {
            switch self {
            case .phone: "iPhone"
            case .pad: "iPad"
            case .mac: "Mac"
            case .vision: "Apple Vision"
            case .tv: "Apple TV"
            default: "device"
            }
        }

        static let declaration = ValueTypeDeclaration(
            .enumeration(Self.self), summary: "The kind of a device.", examples: ["UIUserInterfaceIdiom.phone"])
    }

    /// `UIDeviceOrientation`, `UIInterfaceOrientation`
    enum Orientation: CatalogEnum {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

        static var typeName: String { "UIDeviceOrientation" }

        private var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        private var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        private var isFlat: Bool { self == .faceUp || self == .faceDown }

        static let declaration = ValueTypeDeclaration(
            .enumeration(
                Self.self, aliases: ["UIInterfaceOrientation"],
                properties: [
                    "isLandscape": .computed { (orientation: Orientation) in orientation.isLandscape },
                    "isPortrait": .computed { (orientation: Orientation) in orientation.isPortrait },
                    "isFlat": .computed { (orientation: Orientation) in orientation.isFlat },
                    "isValidInterfaceOrientation": .computed { (orientation: Orientation) in
                        orientation.isLandscape || orientation.isPortrait
                    },
                ]), summary: "The orientation in which a device is held.", examples: ["UIDeviceOrientation.portrait.isPortrait"])
    }
}
