// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What `matchedGeometryEffect` takes over of the frame of its source (L4.16).
struct MatchedGeometryProperties: OptionSet, CatalogNative {
    let rawValue: Int

    static let position = MatchedGeometryProperties(rawValue: 1)
    static let size = MatchedGeometryProperties(rawValue: 2)
    static let frame: MatchedGeometryProperties = [.position, .size]

    static var typeName: String { "MatchedGeometryProperties" }
    var swiftDescription: String { Self.named.first { $0.value == self }.map { "." + $0.name } ?? "[]" }

    private static let named: [(name: String, value: MatchedGeometryProperties)] = [
        ("frame", frame), ("position", position), ("size", size),
    ]

    static let declaration = ValueTypeDeclaration(
        .options(Self.self, named), summary: "What a view takes over of the frame of another.",
        examples: ["MatchedGeometryProperties.frame"])
}
