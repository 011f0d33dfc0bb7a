// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// `UIApplication.shared`, its one window scene and the one window of that: how code asks for the safe area outside of a view.
final class UIApplicationValue: SharedObject {
    static var typeName: String { "UIApplication" }
    var swiftDescription: String { "UIApplication.shared" }

    private static let notifications = [
        "didBecomeActiveNotification", "didEnterBackgroundNotification", "willEnterForegroundNotification",
        "willResignActiveNotification", "didReceiveMemoryWarningNotification", "didFinishLaunchingNotification",
        "willTerminateNotification", "userDidTakeScreenshotNotification",
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: Dictionary(
                uniqueKeysWithValues: notifications.map {
                    ($0, NotificationName.member($0, prefix: "UIApplication"))
                } + [("shared", .of(UIApplicationValue())), ("openSettingsURLString", .of("app-settings:"))]
            ).merging(UIResponderValue.statics) { own, _ in own },
            properties: [
                "windows": .constant([UIWindowValue()]), "keyWindow": .constant(UIWindowValue()),
                "connectedScenes": .constant([UIWindowSceneValue()]), "openSessions": .constant([UIWindowSceneValue()]),
                "applicationState": .constant(OpaqueValue(kind: "UIApplication.State", text: "active")),
                "isIdleTimerDisabled": .ignoring(false), "applicationIconBadgeNumber": .ignoring(0), "statusBarOrientation": .orientation,
                "statusBarFrame": .statusBarFrame, "supportsAlternateIcons": .constant(true),
                "alternateIconName": .constant(String?.none), "preferredContentSizeCategory": .unknownText,
            ],
            methods: [
                "sendAction": [.effect("sendAction", [(nil, "Any"), ("to", "Any"), ("from", "Any"), ("for", "Any")])],
                "open": [.effect("open", [(nil, "Any"), ("options", "Any"), ("completionHandler", "Any")])],
                "canOpenURL": [.method("canOpenURL", of: UIApplicationValue.self, .any(nil, name: "url")) { _, _ in true }],
                "setStatusBarHidden": [.effect("setStatusBarHidden", [(nil, "Any"), ("with", "UIStatusBarAnimation")])],
                "setStatusBarStyle": [.effect("setStatusBarStyle", [(nil, "UIStatusBarStyle"), ("animated", "Any")])],
                "setAlternateIconName": [.effect("setAlternateIconName", [(nil, "Any"), ("completionHandler", "Any")])],
                "registerForRemoteNotifications": [.effect("registerForRemoteNotifications", [])],
                "endEditing": [.effect("endEditing", [(nil, "Any")])],
            ]),
        summary: "The app, with its one window.", examples: ["UIApplication.shared.windows.count"])
}

/// `UIWindowScene`: what `connectedScenes` holds.
final class UIWindowSceneValue: SharedObject {
    static var typeName: String { "UIWindowScene" }
    var swiftDescription: String { "UIWindowScene" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["UIScene", "UISceneSession"], conformances: ["Hashable"],
            properties: [
                "windows": .constant([UIWindowValue()]), "keyWindow": .constant(UIWindowValue()), "screen": .constant(UIScreenValue()),
                "activationState": .constant(OpaqueValue(kind: "UIScene.ActivationState", text: "foregroundActive")),
                "statusBarManager": .constant(UIStatusBarManagerValue()), "interfaceOrientation": .orientation,
                "scene": .constant(UIWindowSceneValue()), "session": .constant(UIWindowSceneValue()), "role": .unknownText,
                "configuration": .unknownText, "delegate": .unknownText,
            ], methods: ["requestGeometryUpdate": [.effect("requestGeometryUpdate", [(nil, "Any"), ("errorHandler", "Any")])]]),
        summary: "The scene that the app's window is in.", examples: [])
}

/// `UIStatusBarManager`: the frame of the status bar.
final class UIStatusBarManagerValue: SharedObject {
    static var typeName: String { "UIStatusBarManager" }
    var swiftDescription: String { "UIStatusBarManager" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            properties: ["statusBarFrame": .statusBarFrame, "isStatusBarHidden": .constant(false)]),
        summary: "The status bar of a window scene.", examples: [])
}

/// `UIWindow`: as large as the screen, with the safe area of the scene's device.
final class UIWindowValue: SharedObject {
    static var typeName: String { "UIWindow" }
    var swiftDescription: String { "UIWindow" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer { UIWindowValue() },
                .initializer(.any("windowScene", name: "windowScene", type: "UIWindowScene")) { _ in UIWindowValue() },
                .initializer(.required("frame", CGRect.self)) { _ in UIWindowValue() },
            ],
            staticMembers: [
                "appearance": NativeStatic(functions: [NativeFunction("appearance") { _ in .native(UnknownValue(name: "UIKit")) }])
            ],
            properties: [
                "safeAreaInsets": .ofWindow {
                    let insets = $0[EnvironmentKeys.windowSafeAreaInsets]
                    return UIEdgeInsetsValue(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
                },
                "bounds": .screenBounds, "frame": .screenBounds, "isKeyWindow": .constant(true), "isHidden": .ignoring(false),
                "screen": .constant(UIScreenValue()), "windowScene": .constant(UIWindowSceneValue()), "rootViewController": .unknownText,
                "overrideUserInterfaceStyle": .ignoring(TraitCollectionValue.Style.unspecified), "tintColor": .unknownText,
                "windowLevel": .ignoring(OpaqueValue(kind: "UIWindow.Level", text: "normal"), of: "UIWindow.Level"),
                "backgroundColor": .unknownText,
                "isUserInteractionEnabled": .ignoring(true), "alpha": .ignoring(1.0),
            ],
            methods: [
                "endEditing": [.effect("endEditing", [(nil, "Any")])],
                "makeKeyAndVisible": [.effect("makeKeyAndVisible", [])], "makeKey": [.effect("makeKey", [])],
                "resignKey": [.effect("resignKey", [])],
            ]),
        summary: "The app's one window; another one that code makes shows nothing.",
        examples: ["UIWindow(frame: UIScreen.main.bounds).isKeyWindow"])
}

/// An object of UIKit of which there is one: its properties can be set, to no effect.
protocol SharedObject: CatalogNative, NativeReference, AnyObject {}

extension SharedObject {
    static func == (a: Self, b: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) { hasher.combine(Self.typeName) }
}

extension NativeProperty {
    /// What the environment tells of the window where code reads it.
    static func ofWindow<T: CatalogValue>(_ value: @escaping @Sendable (EnvironmentValues) -> T) -> NativeProperty {
        NativeProperty(type: T.swiftType) { _, context in context.read { value(CatalogHost.environment(at: $0.site)).encode() } }
    }

    /// The same value everywhere.
    static func constant<T: CatalogValue>(_ value: T) -> NativeProperty {
        NativeProperty(type: T.swiftType) { _, _ in value.encode() }
    }

    /// One that may be set, to no effect.
    static func ignoring<T: CatalogValue>(_ value: T) -> NativeProperty {
        NativeProperty(type: T.swiftType, get: { _, _ in value.encode() }, set: { receiver, _, _ in receiver })
    }

    /// The same of a type that only has a name.
    static func ignoring(_ value: OpaqueValue, of type: String) -> NativeProperty {
        NativeProperty(type: .named(type), get: { _, _ in value.encode() }, set: { receiver, _, _ in receiver })
    }

    /// One of a type that has no meaning without UIKit: it may be passed on and set.
    fileprivate static var unknownText: NativeProperty {
        NativeProperty(
            type: .named("Any"), get: { _, _ in .native(UnknownValue(name: "UIKit")) }, set: { receiver, _, _ in receiver })
    }

    static var screenBounds: NativeProperty { .ofWindow { CGRect(origin: .zero, size: $0[EnvironmentKeys.screenSize]) } }

    /// The screen in pixels, upright however the device is held.
    static var screenPixels: NativeProperty {
        .ofWindow { environment in
            let (size, scale) = (environment[EnvironmentKeys.screenSize], environment.traits.displayScale)
            let pixels = CGSize(width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
            return CGRect(origin: .zero, size: pixels)
        }
    }

    /// As wide as the screen, as high as the safe area at the top.
    fileprivate static var statusBarFrame: NativeProperty {
        .ofWindow { environment in
            let size = CGSize(
                width: environment[EnvironmentKeys.screenSize].width, height: environment[EnvironmentKeys.windowSafeAreaInsets].top)
            return CGRect(origin: .zero, size: size)
        }
    }

    static var orientation: NativeProperty {
        .ofWindow { environment in
            let size = environment[EnvironmentKeys.screenSize]
            return size.width > size.height ? UIDeviceValue.Orientation.landscapeLeft : .portrait
        }
    }
}

extension NativeFunction {
    /// A method that does something outside of the scene: nothing here.
    fileprivate static func effect(_ name: String, _ parameters: [(label: String?, type: String)]) -> NativeFunction {
        let infos = parameters.map { parameter in
            ParameterInfo(
                label: parameter.label, name: parameter.label ?? "value", type: .named(parameter.type), defaultText: "nil")
        }
        return NativeFunction(name, infos) { _ in .void }
    }
}
