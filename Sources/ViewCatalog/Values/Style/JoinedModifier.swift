// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Two modifiers as one, before there is a view: what `concat` gives.
struct JoinedModifier: CatalogNative {
    static var typeName: String { "JoinedModifier" }
    let first: Value
    let second: Value
    var swiftDescription: String { "\(first.swiftDescription()).concat(\(second.swiftDescription()))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, conformances: ["Hashable", "ViewModifier"]), summary: "Two modifiers as one.",
        examples: ["EmptyModifier().concat(EmptyModifier())"])

    /// The members of the values of a protocol of modifiers.
    static func members(of name: String) -> [String: [NativeFunction]] {
        switch name {
        case "ViewModifier": joining
        case "GeometryEffect": joining.merging(["ignoredByLayout": [same("ignoredByLayout", gives: name)]]) { $1 }
        default: [:]
        }
    }

    private static let joining: [String: [NativeFunction]] = [
        "concat": [
            NativeFunction(
                "concat", [ParameterInfo(label: nil, name: "modifier", type: .named("Any"))], resultType: .some(.named("ViewModifier"))
            ) { call in JoinedModifier(first: call.receiver ?? .nil, second: call[0] ?? .nil).encode() }
        ],
        "animation": [same("animation", ParameterInfo(label: nil, name: "animation", type: .optional(.named("Animation"))))],
        "transaction": [
            same(
                "transaction",
                ParameterInfo(
                    label: nil, name: "transform",
                    type: .function(parameters: [.attributed(["inout"], .named("Transaction"))], result: .named("Void"))))
        ],
    ]

    /// What changes how the modifier's changes appear, or nothing here, gives the modifier.
    private static func same(_ name: String, _ parameters: ParameterInfo..., gives result: String = "ViewModifier") -> NativeFunction {
        NativeFunction(name, parameters, resultType: .some(.named(result))) { call in call.receiver ?? .nil }
    }
}
