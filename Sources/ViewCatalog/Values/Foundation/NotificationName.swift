// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// `Notification.Name`
struct NotificationName: CatalogNative {
    static var typeName: String { "Notification.Name" }
    var rawValue: String
    var swiftDescription: String { "Name(rawValue: \(rawValue.debugDescription))" }
    var length: Int { rawValue.utf8.count }

    /// One of the system's: `didBecomeActiveNotification` of a UIApplication is "UIApplicationDidBecomeActiveNotification".
    static func member(_ name: String, prefix: String) -> NativeStatic {
        .of(NotificationName(rawValue: prefix + name.prefix(1).uppercased() + name.dropFirst()))
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["NSNotification.Name"], conformances: ["Hashable"],
            initializers: [
                .initializer(.unlabeled("rawValue", String.self)) { NotificationName(rawValue: $0) },
                .initializer(.required("rawValue", String.self)) { NotificationName(rawValue: $0) },
            ], properties: ["rawValue": .computed { (name: NotificationName) in name.rawValue }]),
        summary: "The name of a notification.", examples: ["Notification.Name(\"saved\")"])
}
