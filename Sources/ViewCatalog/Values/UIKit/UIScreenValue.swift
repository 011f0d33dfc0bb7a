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
            properties: ["bounds": .screenBounds, "scale": .ofWindow { $0.traits.displayScale }]),
        summary: "The device's screen.", examples: ["UIScreen.main.bounds.width"])
}
