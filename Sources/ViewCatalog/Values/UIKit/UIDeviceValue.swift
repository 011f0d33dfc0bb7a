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
                "orientationDidChangeNotification": .of(OpaqueValue(kind: "Notification.Name", text: "orientationDidChangeNotification")),
            ],
            properties: [
                "userInterfaceIdiom": NativeProperty(type: Idiom.swiftType) { _, context in Idiom(of: platform(context)).encode() },
                "systemVersion": NativeProperty(type: String.swiftType) { _, context in
                    .string("\(NativeProperty.environment(context)[EnvironmentKeys.os].rawValue).0")
                },
                "systemName": NativeProperty(type: String.swiftType) { _, context in .string(platform(context).rawValue) },
                "name": NativeProperty(type: String.swiftType) { _, context in .string(Idiom(of: platform(context)).deviceName) },
                "model": NativeProperty(type: String.swiftType) { _, context in .string(Idiom(of: platform(context)).deviceName) },
                "orientation": NativeProperty(type: Orientation.swiftType) { _, context in
                    context.notePlaceRead()
                    let size = CatalogHost.environment(at: context.site)[EnvironmentKeys.screenSize]
                    return (size.width > size.height ? Orientation.landscapeLeft : .portrait).encode()
                },
            ]),
        summary: "The scene's device.", examples: ["UIDevice.current.userInterfaceIdiom"])

    private static func platform(_ context: EvaluationContext) -> Platform { NativeProperty.environment(context)[EnvironmentKeys.platform] }

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
                ]), summary: "How a device is held.", examples: ["UIDeviceOrientation.portrait.isPortrait"])
    }
}
