// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIColor` and `NSColor`: the system's colours by name, in light appearance.
struct SystemColor: CatalogNative {
    static var typeName: String { "UIColor" }
    let name: String
    let color: ColorValue
    var swiftDescription: String { name }
    var literal: String { "." + name }

    private static let table: [(name: String, red: Double, green: Double, blue: Double)] = [
        ("systemBackground", 255, 255, 255), ("secondarySystemBackground", 242, 242, 247), ("tertiarySystemBackground", 255, 255, 255),
        ("systemGroupedBackground", 242, 242, 247), ("secondarySystemGroupedBackground", 255, 255, 255),
        ("tertiarySystemGroupedBackground", 242, 242, 247), ("label", 0, 0, 0), ("secondaryLabel", 60, 60, 67),
        ("tertiaryLabel", 60, 60, 67), ("quaternaryLabel", 60, 60, 67), ("placeholderText", 60, 60, 67), ("separator", 60, 60, 67),
        ("opaqueSeparator", 198, 198, 200), ("link", 0, 122, 255), ("systemFill", 120, 120, 128), ("secondarySystemFill", 120, 120, 128),
        ("tertiarySystemFill", 118, 118, 128), ("quaternarySystemFill", 116, 116, 128), ("systemGray", 142, 142, 147),
        ("systemGray2", 174, 174, 178), ("systemGray3", 199, 199, 204), ("systemGray4", 209, 209, 214), ("systemGray5", 229, 229, 234),
        ("systemGray6", 242, 242, 247), ("lightGray", 170, 170, 170), ("darkGray", 85, 85, 85), ("magenta", 255, 0, 255),
        ("windowBackgroundColor", 236, 236, 236), ("controlBackgroundColor", 255, 255, 255), ("textBackgroundColor", 255, 255, 255),
        ("labelColor", 0, 0, 0), ("secondaryLabelColor", 60, 60, 67), ("separatorColor", 60, 60, 67), ("controlAccentColor", 0, 122, 255),
    ]

    /// The names of Color, too: `UIColor.red`, and as `systemRed`.
    private static let all: [SystemColor] =
        table.map {
            SystemColor(name: $0.name, color: ColorValue(name: nil, red: $0.red / 255, green: $0.green / 255, blue: $0.blue / 255))
        }
        + ColorValue.named.flatMap { color in
            [
                SystemColor(name: color.name, color: color.value),
                SystemColor(name: "system" + color.name.prefix(1).uppercased() + color.name.dropFirst(), color: color.value),
            ]
        }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["NSColor", "ColorResource"], conformances: ["Hashable"],
            initializers: [
                .initializer(
                    .required("red", Double.self), .required("green", Double.self), .required("blue", Double.self),
                    .required("alpha", Double.self)
                ) { SystemColor(name: "UIColor", color: ColorValue(red: $0, green: $1, blue: $2, opacity: $3)) },
                .initializer(.required("white", Double.self), .required("alpha", Double.self)) {
                    SystemColor(name: "UIColor", color: ColorValue(red: $0, green: $0, blue: $0, opacity: $1))
                },
            ],
            staticMembers: Dictionary(all.map { ($0.name, NativeStatic.of($0)) }) { first, _ in first }),
        summary: "A colour of the system, for Color(uiColor:).", examples: ["Color(uiColor: .systemBackground)"])
}
