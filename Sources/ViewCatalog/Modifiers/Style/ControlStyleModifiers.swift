// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Styles that reach the controls inside by the environment.
extension ModifierDeclaration {
    static let datePickerStyle = controlStyle(
        "DatePickerStyle", CatalogKeys.datePickerStyle, "DatePicker(\"a\", selection: .constant(Date())).datePickerStyle(.wheel)")
    static let disclosureGroupStyle = controlStyle(
        "DisclosureGroupStyle", CatalogKeys.disclosureGroupStyle,
        "DisclosureGroup(\"a\") { Text(\"b\") }.disclosureGroupStyle(.automatic)")
    static let groupBoxStyle = controlStyle(
        "GroupBoxStyle", CatalogKeys.groupBoxStyle, "GroupBox(\"a\") { Text(\"b\") }.groupBoxStyle(.automatic)")
    static let labeledContentStyle = controlStyle(
        "LabeledContentStyle", CatalogKeys.labeledContentStyle, "LabeledContent(\"a\", value: \"b\").labeledContentStyle(.automatic)")
    static let progressViewStyle = controlStyle(
        "ProgressViewStyle", CatalogKeys.progressViewStyle, "ProgressView(value: 0.5).progressViewStyle(.linear)")
    static let toggleStyle = controlStyle("ToggleStyle", CatalogKeys.toggleStyle, "Toggle(\"a\", isOn: $on).toggleStyle(.switch)")
    static let gaugeStyle = controlStyle(
        "GaugeStyle", CatalogKeys.gaugeStyle, "Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(.accessoryCircular)")
    static let pickerStyle = controlStyle(
        "PickerStyle", CatalogKeys.pickerStyle, "Picker(\"a\", selection: $count) { Text(\"b\") }.pickerStyle(.wheel)")
    static let textFieldStyle = controlStyle(
        "TextFieldStyle", CatalogKeys.textFieldStyle, "TextField(\"a\", text: $text).textFieldStyle(.roundedBorder)")

    /// The modifier has the name of its protocol.
    private static func controlStyle(_ type: String, _ key: EnvironmentKey<Value>, _ example: String) -> ModifierDeclaration {
        ModifierDeclaration(
            type.prefix(1).lowercased() + type.dropFirst(), .environment,
            summary: "The style of each \(type.dropLast("Style".count)) inside.",
            examples: [example],
            overloads: [
                Overload(.any(nil, name: "style", type: type)) { maker, style in
                    EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(key, to: style, by: $1) }
                }
            ])
    }
}
