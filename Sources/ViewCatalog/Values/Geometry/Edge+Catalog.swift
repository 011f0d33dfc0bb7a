// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Edge: CatalogEnum {
    package static var typeName: String { "Edge" }

    static let declaration = ValueTypeDeclaration(.enumeration(Edge.self), summary: "An edge of a rectangle.", examples: ["Edge.leading"])
}

extension Edge.Set: CatalogNative {
    package static var typeName: String { "Edge.Set" }
    package var swiftDescription: String { "Edge.Set(" + literal + ")" }
    package var literal: String {
        if let name = Self.named.first(where: { $0.value == self })?.name { return "." + name }
        return "[" + Self.named.prefix(4).filter { contains($0.value) }.map { "." + $0.name }.joined(separator: ", ") + "]"
    }

    private static let named: [(name: String, value: Edge.Set)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("horizontal", .horizontal),
        ("vertical", .vertical), ("all", .all),
    ]

    static let declaration = ValueTypeDeclaration(
        .options(Edge.Set.self, named, initializers: [.initializer(.unlabeled("edge", Edge.self)) { Edge.Set($0) }]),
        summary: "A set of edges.", examples: ["Edge.Set.horizontal", "([.top, .leading] as Edge.Set).contains(.top)"])
}

/// An edge at the start or end of a line.
package enum HorizontalEdge: CatalogEnum {
    case leading, trailing
    package static var typeName: String { "HorizontalEdge" }
    package var edge: Edge { self == .leading ? .leading : .trailing }

    static let declaration = ValueTypeDeclaration(
        .enumeration(HorizontalEdge.self), summary: "Leading or trailing.", examples: ["HorizontalEdge.leading"])
}

/// The edge above or below.
package enum VerticalEdge: CatalogEnum {
    case top, bottom
    package static var typeName: String { "VerticalEdge" }
    package var edge: Edge { self == .top ? .top : .bottom }

    static let declaration = ValueTypeDeclaration(
        .enumeration(VerticalEdge.self), summary: "Top or bottom.", examples: ["VerticalEdge.bottom"])
}
