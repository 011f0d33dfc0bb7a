// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// `UIScreen.main`: the whole screen of the device, in the orientation it is held, whatever part of it the app has.
struct UIScreenValue: CatalogNative {
    static var typeName: String { "UIScreen" }
    var swiftDescription: String { "UIScreen.main" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, staticMembers: ["main": .of(UIScreenValue())],
            properties: [
                "bounds": NativeProperty(type: CGRect.swiftType) { _, context in
                    CGRect(origin: .zero, size: environment(context)[EnvironmentKeys.screenSize]).encode()
                },
                "scale": NativeProperty(type: Double.swiftType) { _, context in environment(context).traits.displayScale.encode() },
            ]),
        summary: "The device's screen.", examples: ["UIScreen.main.bounds.width"])

    private static func environment(_ context: EvaluationContext) -> EnvironmentValues {
        context.notePlaceRead()
        return CatalogHost.environment(at: context.site)
    }
}
