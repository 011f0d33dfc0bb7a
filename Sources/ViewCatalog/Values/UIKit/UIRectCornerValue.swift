// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIRectCorner`: some of the four corners of a rectangle.
struct UIRectCornerValue: CatalogNative, OptionSet {
    static var typeName: String { "UIRectCorner" }
    let rawValue: Int

    static let topLeft = UIRectCornerValue(rawValue: 1)
    static let topRight = UIRectCornerValue(rawValue: 2)
    static let bottomLeft = UIRectCornerValue(rawValue: 4)
    static let bottomRight = UIRectCornerValue(rawValue: 8)
    static let allCorners: UIRectCornerValue = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    private static let names: [(name: String, value: UIRectCornerValue)] = [
        ("topLeft", topLeft), ("topRight", topRight), ("bottomLeft", bottomLeft), ("bottomRight", bottomRight), ("allCorners", allCorners),
    ]

    var swiftDescription: String {
        if let name = Self.names.first(where: { $0.value == self })?.name { return "." + name }
        return "[" + Self.names.filter { $0.value != .allCorners && isSuperset(of: $0.value) }.map { "." + $0.name }.joined(separator: ", ")
            + "]"
    }

    static let declaration = ValueTypeDeclaration(
        .options(Self.self, names), summary: "Some of the corners of a rectangle.", examples: ["UIRectCorner.allCorners"])
}
