// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension SafeAreaRegions: CatalogNative {
    package static var typeName: String { "SafeAreaRegions" }
    package var swiftDescription: String { literal }
    package var literal: String { self == .all ? ".all" : self == .container ? ".container" : self == .keyboard ? ".keyboard" : "[]" }

    static let declaration = ValueTypeDeclaration(
        .options(SafeAreaRegions.self, [("all", .all), ("container", .container), ("keyboard", .keyboard)]),
        summary: "What the safe area keeps free: bars and device, or the keyboard.", examples: ["SafeAreaRegions.keyboard"])
}
