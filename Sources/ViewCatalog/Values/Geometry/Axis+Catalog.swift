// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Axis: CatalogEnum {
    package static var typeName: String { "Axis" }

    static let declaration = ValueTypeDeclaration(
        .enumeration(Axis.self), summary: "Horizontal or vertical.", examples: ["Axis.vertical", "Axis.allCases.count"])
}

extension Axis.Set: CatalogNative {
    package static var typeName: String { "Axis.Set" }
    package var swiftDescription: String { members.count == 1 ? "Axis.Set" + literal : "Axis.Set(" + literal + ")" }
    package var literal: String {
        let names = members.map { "." + $0 }
        return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    }
    private var members: [String] { (contains(.horizontal) ? ["horizontal"] : []) + (contains(.vertical) ? ["vertical"] : []) }

    static let declaration = ValueTypeDeclaration(
        .options(
            Axis.Set.self, [("horizontal", .horizontal), ("vertical", .vertical)],
            initializers: [.initializer(.unlabeled("axis", Axis.self)) { Axis.Set($0) }]),
        summary: "A set of axes.", examples: ["Axis.Set.vertical", "([.horizontal, .vertical] as Axis.Set).contains(.vertical)"])
}
