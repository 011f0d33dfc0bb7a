// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Static members of protocols: what `.red` or `.thinMaterial` means where any style is expected.
enum ProtocolMembers {
    static func statics(of name: String) -> [String: NativeStatic] {
        switch name {
        case "ShapeStyle": styles
        case "Shape": ShapeMembers.statics
        case "View": ["_printChanges": NativeStatic(functions: [NativeFunction("_printChanges", []) { _ in .void }])]
        default: [:]
        }
    }

    private static let styles: [String: NativeStatic] = {
        var result: [String: NativeStatic] = [:]
        for color in ColorValue.named where color.name != "accentColor" { result[color.name] = .of(color.value) }
        for style in StyleValue.named { result[style.name ?? ""] = .of(style) }
        let functions = GradientMembers.functions.merging(StyleValue.currentStyleFunctions) { $1 }
        for (name, functions) in functions { result[name] = NativeStatic(functions: functions) }
        return result
    }()
}
