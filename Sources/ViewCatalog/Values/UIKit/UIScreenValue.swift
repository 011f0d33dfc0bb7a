// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// `UIScreen.main`: the whole screen of the device, in the orientation it is held, whatever part of it the app has.
final class UIScreenValue: SharedObject {
    static var typeName: String { "UIScreen" }
    var swiftDescription: String { "UIScreen.main" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, staticMembers: ["main": .of(UIScreenValue())],
            properties: [
                "bounds": .screenBounds, "nativeBounds": .screenPixels, "scale": .ofWindow { $0.traits.displayScale },
                "nativeScale": .ofWindow { $0.traits.displayScale }, "brightness": .ignoring(0.5), "isCaptured": .constant(false),
                "traitCollection": .ofWindow { TraitCollectionValue(in: $0) },
            ]),
        summary: "The device's screen.", examples: ["UIScreen.main.bounds.width"])
}
