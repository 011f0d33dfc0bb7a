// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Font: CatalogNative {
    package static var typeName: String { "Font" }
    package var swiftDescription: String { "Font" + literal }

    package var literal: String {
        var text = base
        if let weight { text += ".weight(.\(weight.rawValue))" }
        if let design, design != .default { text += design == .monospaced ? ".monospaced()" : ".design(.\(design.rawValue))" }
        if isBold { text += ".bold()" }
        if isItalic { text += ".italic()" }
        if isMonospacedDigit { text += ".monospacedDigit()" }
        if let width { text += ".width(\(width.literal))" }
        if scale != 1 { text += ".scaled(by: \(scale.literal))" }
        if leading != .standard { text += ".leading(.\(leading.rawValue))" }
        return text
    }

    private var base: String {
        switch source {
        case .style(let style): return "." + style.rawValue
        case .system(let size): return ".system(size: \(size.literal))"
        case .custom(let name, let size, let style, let isFixed):
            if isFixed { return ".custom(\(name.literal), fixedSize: \(size.literal))" }
            return ".custom(\(name.literal), size: \(size.literal)" + (style.map { ", relativeTo: .\($0.rawValue)" } ?? "") + ")"
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"], initializers: [.initializer(.unlabeled("font", UIFontValue.self)) { $0.font }],
            staticMembers: statics, methods: methods),
        summary: "A font: a text style or a size, and traits.",
        examples: ["Font.title2.bold()", "Font.system(size: 20, weight: .semibold, design: .rounded)"])

    private static let statics: [String: NativeStatic] = {
        var result: [String: NativeStatic] = [:]
        for style in TextStyle.allCases { result[style.rawValue] = .of(Font.style(style)) }
        result["system"] = NativeStatic(functions: [
            .make("system", .required("size", Double.self), .optional("weight", Weight.self), .optional("design", Design.self)) {
                Font.system(size: $0, weight: $1, design: $2)
            },
            .make("system", .unlabeled("style", TextStyle.self), .optional("design", Design.self), .optional("weight", Weight.self)) {
                Font.system($0, design: $1, weight: $2)
            },
        ])
        result["custom"] = NativeStatic(functions: [
            .make("custom", .unlabeled("name", String.self), .required("size", Double.self), .optional("relativeTo", TextStyle.self)) {
                Font.custom($0, size: $1, relativeTo: $2)
            },
            .make("custom", .unlabeled("name", String.self), .required("fixedSize", Double.self)) { Font.custom($0, fixedSize: $1) },
        ])
        return result
    }()

    private static let methods: [String: [NativeFunction]] = [
        "bold": [.method("bold", of: Font.self, .unlabeledDefault("isActive", true)) { $0.bold($1) }],
        "italic": [.method("italic", of: Font.self, .unlabeledDefault("isActive", true)) { $0.italic($1) }],
        "weight": [.method("weight", of: Font.self, .unlabeled("weight", Weight.self)) { $0.weight($1) }],
        "monospaced": [.method("monospaced", of: Font.self, .unlabeledDefault("isActive", true)) { $0.monospaced($1) }],
        "monospacedDigit": [.method("monospacedDigit", of: Font.self) { $0.monospacedDigit() }],
        "leading": [.method("leading", of: Font.self, .unlabeled("leading", Leading.self)) { $0.leading($1) }],
        "pointSize": [.method("pointSize", of: Font.self, .unlabeled("size", Double.self)) { $0.pointSize($1) }],
        "smallCaps": [.method("smallCaps", of: Font.self) { $0 }],
        "lowercaseSmallCaps": [.method("lowercaseSmallCaps", of: Font.self) { $0 }],
        "uppercaseSmallCaps": [.method("uppercaseSmallCaps", of: Font.self) { $0 }],
        "width": [.method("width", of: Font.self, .unlabeled("width", Width.self)) { $0.width($1) }],
        "scaled": [.method("scaled", of: Font.self, .required("by", Double.self)) { $0.scaled(by: $1) }],
    ]
}
