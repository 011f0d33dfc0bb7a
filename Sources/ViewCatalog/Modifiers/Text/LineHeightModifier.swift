// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let lineHeight = ModifierDeclaration(
        "lineHeight", .environment, summary: "The line height of text, whatever its font asks for.",
        examples: ["Text(\"a\").lineHeight(.multiple(factor: 1.5))"],
        overloads: [
            Overload(.unlabeled("lineHeight", LineHeightValue?.self)) { maker, value in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.lineHeight, to: value?.height, by: $1) }
            }
        ])
}

/// `AttributedString.LineHeight`: the height of lines by the size of the font, or in points.
struct LineHeightValue: CatalogNative {
    static var typeName: String { "AttributedString.LineHeight" }
    let name: String
    /// nil: what the fonts ask for.
    let height: LineHeight?
    var swiftDescription: String { name }
    var literal: String { "." + name }

    private static func constant(_ name: String, _ height: LineHeight?) -> (String, NativeStatic) {
        (name, .of(LineHeightValue(name: name, height: height)))
    }

    /// The factors of the named heights are not documented: those of a body font, its tight and its loose leading.
    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            staticMembers: Dictionary(
                uniqueKeysWithValues: [
                    constant("variable", nil), constant("normal", .multiple(1.2)), constant("tight", .multiple(1.1)),
                    constant("loose", .multiple(1.4)),
                    (
                        "multiple",
                        NativeStatic(functions: [
                            .make("multiple", .required("factor", Double.self)) {
                                LineHeightValue(name: "multiple(factor: \($0.literal))", height: .multiple($0))
                            }
                        ])
                    ),
                    (
                        "exact",
                        NativeStatic(functions: [
                            .make("exact", .required("points", Double.self)) {
                                LineHeightValue(name: "exact(points: \($0.literal))", height: .exact($0))
                            }
                        ])
                    ),
                    (
                        "leading",
                        NativeStatic(functions: [
                            .make("leading", .required("increase", Double.self)) {
                                LineHeightValue(name: "leading(increase: \($0.literal))", height: .leading($0))
                            }
                        ])
                    ),
                ])),
        summary: "The height of lines of text.", examples: ["AttributedString.LineHeight.multiple(factor: 1.5)"])
}
