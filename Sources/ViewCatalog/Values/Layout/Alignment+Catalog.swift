// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension HorizontalAlignment: CatalogNative {
    package static var typeName: String { "HorizontalAlignment" }
    package var swiftDescription: String { "HorizontalAlignment\(literal)" }
    package var literal: String { "." + key.name }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [AlignmentGuides.initializer(.horizontal) { HorizontalAlignment($0).encode() }],
            staticMembers: [
                "leading": .of(leading), "center": .of(center), "trailing": .of(trailing),
                "listRowSeparatorLeading": .of(listRowSeparatorLeading), "listRowSeparatorTrailing": .of(listRowSeparatorTrailing),
            ]),
        summary: "A guide across the width: leading, center, trailing or a custom one.", examples: ["HorizontalAlignment.leading"])

    /// Where the line below a row of a list begins and ends. No layout reads them: such lines are only drawn.
    package static let listRowSeparatorLeading = separator("listRowSeparatorLeading") { _ in 0 }
    package static let listRowSeparatorTrailing = separator("listRowSeparatorTrailing") { $0.width }

    private static func separator(_ name: String, _ standard: @escaping @Sendable (CGSize) -> Double) -> HorizontalAlignment {
        HorizontalAlignment(AlignmentKey(.horizontal, .custom(name), customDefault: standard))
    }
}

extension VerticalAlignment: CatalogNative {
    package static var typeName: String { "VerticalAlignment" }
    package var swiftDescription: String { "VerticalAlignment\(literal)" }
    package var literal: String { "." + key.name }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [AlignmentGuides.initializer(.vertical) { VerticalAlignment($0).encode() }],
            staticMembers: [
                "top": .of(top), "center": .of(center), "bottom": .of(bottom), "firstTextBaseline": .of(firstTextBaseline),
                "lastTextBaseline": .of(lastTextBaseline),
            ]),
        summary: "A guide across the height: top, center, bottom, a text baseline or a custom one.",
        examples: ["VerticalAlignment.firstTextBaseline"])
}

extension Alignment: CatalogNative {
    package static var typeName: String { "Alignment" }
    package var swiftDescription: String { "Alignment\(literal)" }
    package var literal: String {
        Self.named.first { $0.value == self }.map { "." + $0.name }
            ?? "Alignment(horizontal: \(horizontal.literal), vertical: \(vertical.literal))"
    }

    private static let named: [(name: String, value: Alignment)] = [
        ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
        ("topLeading", .topLeading),
        ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
        ("leadingFirstTextBaseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
        ("centerFirstTextBaseline", Alignment(horizontal: .center, vertical: .firstTextBaseline)),
        ("trailingFirstTextBaseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)),
        ("leadingLastTextBaseline", Alignment(horizontal: .leading, vertical: .lastTextBaseline)),
        ("centerLastTextBaseline", Alignment(horizontal: .center, vertical: .lastTextBaseline)),
        ("trailingLastTextBaseline", Alignment(horizontal: .trailing, vertical: .lastTextBaseline)),
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("horizontal", HorizontalAlignment.self), .required("vertical", VerticalAlignment.self)) {
                    Alignment(horizontal: $0, vertical: $1)
                }
            ],
            staticMembers: Dictionary(uniqueKeysWithValues: named.map { ($0.name, NativeStatic.of($0.value)) }),
            properties: ["horizontal": .stored(\Alignment.horizontal), "vertical": .stored(\Alignment.vertical)]),
        summary: "A guide on each axis.",
        examples: ["Alignment.topLeading", "Alignment(horizontal: .leading, vertical: .firstTextBaseline)"])
}

extension AlignmentKey {
    /// The name of the static member that means it.
    var name: String {
        switch kind {
        case .start: axis == .horizontal ? "leading" : "top"
        case .center: "center"
        case .end: axis == .horizontal ? "trailing" : "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let name): name
        }
    }
}
