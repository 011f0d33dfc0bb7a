// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A style of the system: `.plain`, `.bordered`, `.iconOnly`.
package struct NamedStyle: CatalogNative {
    package static var typeName: String { "NamedStyle" }
    /// `ButtonStyle`.
    package let protocolName: String
    /// `plain`.
    package let name: String
    /// `never` in `.page(indexDisplayMode: .never)`; nil in `.page`.
    var pageMode: String?
    /// `.red` in `SwitchToggleStyle(tint: .red)`.
    var tint: ColorValue?

    package var nativeTypeName: String { Self.concreteName(protocolName, name) }
    package var swiftDescription: String { nativeTypeName }
    package var literal: String {
        if let tint { return "\(nativeTypeName)(tint: \(tint.literal))" }
        guard let pageMode, let mode = Self.pageModes[protocolName] else { return "." + name }
        return ".\(name)(\(mode.label): .\(pageMode))"
    }

    /// `PlainButtonStyle`.
    private static func concreteName(_ protocolName: String, _ name: String) -> String {
        (name.first.map { $0.uppercased() } ?? "") + name.dropFirst() + protocolName
    }

    /// The styles of each protocol; the first is the default.
    static let table: [(protocolName: String, names: [String])] = [
        (
            "ButtonStyle",
            [
                "automatic", "plain", "borderless", "bordered", "borderedProminent", "link", "accessoryBar", "card", "glass",
                "glassProminent",
            ]
        ),
        ("ControlGroupStyle", ["automatic", "compactMenu", "menu", "navigation", "palette"]),
        ("DatePickerStyle", ["automatic", "compact", "field", "graphical", "stepperField", "wheel"]),
        ("DisclosureGroupStyle", ["automatic"]),
        ("FormStyle", ["automatic", "columns", "grouped"]),
        (
            "GaugeStyle",
            [
                "automatic", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity",
                "linearCapacity",
            ]
        ),
        ("GroupBoxStyle", ["automatic"]),
        ("IndexViewStyle", ["page"]),
        ("LabelStyle", ["automatic", "titleAndIcon", "titleOnly", "iconOnly"]),
        ("LabeledContentStyle", ["automatic"]),
        ("ListStyle", ["automatic", "plain", "grouped", "inset", "insetGrouped", "sidebar", "bordered", "carousel", "elliptical"]),
        ("MenuStyle", ["automatic", "button", "borderlessButton"]),
        ("NavigationSplitViewStyle", ["automatic", "balanced", "prominentDetail"]),
        ("NavigationViewStyle", ["automatic", "stack", "columns"]),
        ("PickerStyle", ["automatic", "inline", "menu", "navigationLink", "palette", "radioGroup", "segmented", "wheel"]),
        ("PrimitiveButtonStyle", []),
        ("ProgressViewStyle", ["automatic", "circular", "linear"]),
        ("TabViewStyle", ["automatic", "page", "sidebarAdaptable", "tabBarOnly", "grouped", "carousel", "verticalPage"]),
        ("TableStyle", ["automatic", "bordered", "inset"]),
        ("TextEditorStyle", ["automatic", "plain", "roundedBorder"]),
        ("TextFieldStyle", ["automatic", "plain", "roundedBorder", "squareBorder"]),
        ("ToggleStyle", ["automatic", "button", "checkbox", "switch"]),
    ]

    /// `.page(indexDisplayMode: .never)`, `PageTabViewStyle(indexDisplayMode: .never)`, and `.page(backgroundDisplayMode: .always)` of the
    /// dots themselves, which are only drawn.
    private static let pageModes: [String: (label: String, type: String)] = [
        "TabViewStyle": ("indexDisplayMode", "IndexDisplayMode"), "IndexViewStyle": ("backgroundDisplayMode", "BackgroundDisplayMode"),
    ]

    private static func pageFunction(_ name: String, of protocolName: String) -> NativeFunction? {
        guard let mode = pageModes[protocolName] else { return nil }
        return .make(name, Parameter<Value>.any(mode.label, name: mode.label, type: mode.type)) { value in
            NamedStyle(protocolName: protocolName, name: "page", pageMode: value.opaqueText)
        }
    }

    /// `SwitchToggleStyle(tint: .red)`.
    private static let tinted: Set<String> = ["ToggleStyle", "ProgressViewStyle"]

    private static func tintedForm(_ style: NamedStyle) -> NativeFunction {
        .make("init", Parameter<ColorValue>.required("tint")) { color in
            var tinted = style
            tinted.tint = color
            return tinted
        }
    }

    /// `.inset(alternatesRowBackgrounds: true)`, `InsetListStyle(alternatesRowBackgrounds: true)` of a Mac: drawn only.
    private static let striped: Set<String> = ["BorderedListStyle", "InsetListStyle", "BorderedTableStyle", "InsetTableStyle"]

    private static func stripedForms(_ name: String, of style: NamedStyle) -> [NativeFunction] {
        guard striped.contains(style.nativeTypeName) else { return [] }
        return [.make(name, Parameter<Bool>.required("alternatesRowBackgrounds")) { _ in style }]
    }

    static let declarations: [ValueTypeDeclaration] = table.flatMap { protocolName, names in
        var statics: [String: NativeStatic] = [:]
        for name in names {
            let style = NamedStyle(protocolName: protocolName, name: name)
            let forms = stripedForms(name, of: style)
            statics[name] = forms.isEmpty ? .of(style) : NativeStatic(value: { _ in style.encode() }, functions: forms)
        }
        if let function = pageFunction("page", of: protocolName) {
            let page = NamedStyle(protocolName: protocolName, name: "page")
            statics["page"] = NativeStatic(value: { _ in page.encode() }, functions: [function])
        }
        if protocolName == "ButtonStyle" {
            let glass = NamedStyle(protocolName: protocolName, name: "glass")
            statics["glass"] = NativeStatic(
                value: { _ in glass.encode() },
                functions: [.make("glass", Parameter<Value>.any(nil, name: "glass", type: "Glass")) { _ in glass }])
        }
        let base = ValueTypeDeclaration(
            NativeType(protocolName, isProtocol: true, staticMembers: statics), summary: "How controls of this kind look.", examples: [])
        return [base]
            + names.map { name in
                let value = NamedStyle(protocolName: protocolName, name: name)
                let aliases = name == "automatic" ? ["Default" + protocolName] : []
                let type = NativeType(
                    concreteName(protocolName, name), aliases: aliases, conformances: [protocolName],
                    initializers: [.initializer { value }]
                        + (name == "page" ? [pageFunction("init", of: protocolName)].compactMap { $0 } : [])
                        + (tinted.contains(protocolName) ? [tintedForm(value)] : []) + stripedForms("init", of: value)
                )
                return ValueTypeDeclaration(
                    type, summary: "A built-in style, usually written .\(name).", examples: [concreteName(protocolName, name) + "()"])
            }
    }
}

extension Value {
    /// When a style of pages shows its dots, or a style of dots what is behind them: `always`, `never`; nil where it does not say.
    var stylePageMode: String? {
        if case .native(let native) = self { return (native as? NamedStyle)?.pageMode }
        return nil
    }

    /// A control in the tint that its style asks for.
    func tintedByStyle(_ control: Node) -> Node {
        guard case .native(let native) = self, let tint = (native as? NamedStyle)?.tint else { return control }
        return AttachmentNode(control, DrawingAttachment(.tint(tint.encode())))
    }

    /// The name of a style of the system.
    var styleName: String? {
        if case .native(let native) = self { return (native as? NamedStyle)?.name }
        return nil
    }
}
