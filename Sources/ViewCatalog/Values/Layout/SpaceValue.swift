// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A coordinate space by name or kind: `.local`, `.global`, `.named("x")`, `.scrollView`.
package struct SpaceValue: CatalogNative {
    package static var typeName: String { "CoordinateSpaceProtocol" }
    package var space: CoordinateSpace

    package var nativeTypeName: String { "NamedCoordinateSpace" }
    package var swiftDescription: String { literal }
    package var literal: String {
        switch space {
        case .local: ".local"
        case .global: ".global"
        case .named(let name): ".named(\(name.literal))"
        case .scrollView(let axis): axis.map { ".scrollView(axis: .\($0.caseName))" } ?? ".scrollView"
        }
    }

    private static let statics: [String: NativeStatic] = [
        "local": .of(SpaceValue(space: .local)), "global": .of(SpaceValue(space: .global)),
        "named": NativeStatic(functions: [.make("named", .unlabeled("name", Value.self)) { SpaceValue(space: .named(ViewID($0))) }]),
        "scrollView": NativeStatic(
            value: { _ in SpaceValue(space: .scrollView(nil)).encode() },
            functions: [.make("scrollView", .required("axis", Axis.self)) { SpaceValue(space: .scrollView($0)) }]),
    ]

    static let declarations = [
        ValueTypeDeclaration(
            NativeType(typeName, isProtocol: true, staticMembers: statics), summary: "A coordinate space in which frames are given.",
            examples: []),
        ValueTypeDeclaration(
            NativeType(
                "NamedCoordinateSpace", aliases: ["CoordinateSpace", "LocalCoordinateSpace", "GlobalCoordinateSpace"],
                conformances: [typeName],
                staticMembers: statics),
            summary: "A space with a name.", examples: ["CoordinateSpace.named(\"scroll\")"]),
    ]
}
