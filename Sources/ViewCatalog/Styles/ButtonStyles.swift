// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a button looks like in the style of its environment.
enum ButtonStyles {
    static func node(label: Node, role: ButtonRole?, at site: ViewSite) -> Node {
        let style = site.environment[CatalogKeys.buttonStyle]
        if case .structure(let structure) = style { return custom(structure, label, role, at: site) }
        let metrics = ControlMetrics(platform: site.environment.traits.platform, os: site.environment.traits.os)
        switch style.styleName ?? "automatic" {
        case "bordered", "borderedProminent", "glass", "glassProminent": return bordered(label, metrics, site)
        case "automatic" where site.environment.traits.platform == .macOS: return bordered(label, metrics, site)
        default: return label
        }
    }

    private static func bordered(_ label: Node, _ metrics: ControlMetrics, _ site: ViewSite) -> Node {
        let size = site.environment[CatalogKeys.controlSize]
        var inner = label
        if let font = metrics.buttonFont(size), site.environment[EnvironmentKeys.font] == nil {
            inner = EnvironmentNode(label) { $0.setting(EnvironmentKeys.font, to: font, by: $1) }
        }
        let padding = metrics.borderedButtonPadding(size)
        guard let height = metrics.pushButtonHeight(size) else { return PaddingNode(inner, insets: padding) }
        let wide = PaddingNode(inner, insets: EdgeInsets(top: 0, leading: padding.leading, bottom: 0, trailing: padding.trailing))
        return FrameNode(wide, width: nil, height: height)
    }

    /// `makeBody(configuration:)` of the user's style.
    private static func custom(_ style: StructValue, _ label: Node, _ role: ButtonRole?, at site: ViewSite) -> Node {
        site.reporting(label, at: style.type.span) { () throws(Diagnostic) in
            guard let context = site.machineContext else { return label }
            let owner = StateOwner(path: site.owner.identity + ".style")
            let live = try context.machine.installed(style, owner: owner, in: context)
            let configuration = StyleConfiguration(kind: "ButtonStyleConfiguration", label: label, role: role)
            let body = try context.machine.callMethod(
                "makeBody", on: .structure(live), arguments: [("configuration", .native(configuration))], in: context)
            return try ViewBuilding.view(body.result, nil, context).node
        }
    }
}

/// What a style of the user's gets: the label and the state of the control.
struct StyleConfiguration: NativeValue {
    let kind: String
    let label: Node
    var icon: Node?
    var role: ButtonRole?

    var nativeTypeName: String { kind }
    var swiftDescription: String { kind }
    func isEqual(to other: any NativeValue) -> Bool { (other as? StyleConfiguration)?.label === label }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(label)) }

    private static func view(_ node: Node, _ name: String) -> Value {
        .native(ViewValue(node: GroupNode([node]), typeName: "ModifiedContent", name: name, layers: 0))
    }

    private static func of(_ value: Value) -> StyleConfiguration? {
        guard case .native(let native) = value else { return nil }
        return native as? StyleConfiguration
    }

    private static let properties: [String: NativeProperty] = [
        "label": NativeProperty { (value, _) in of(value).map { view($0.label, "label") } ?? .nil },
        "title": NativeProperty { (value, _) in of(value).map { view($0.label, "title") } ?? .nil },
        "content": NativeProperty { (value, _) in of(value).map { view($0.label, "content") } ?? .nil },
        "icon": NativeProperty { (value, _) in of(value)?.icon.map { view($0, "icon") } ?? .nil },
        "isPressed": NativeProperty(type: Bool.swiftType) { (_, _) in .bool(false) },
        "isOn": NativeProperty(type: Bool.swiftType) { (_, _) in .bool(false) },
        "role": NativeProperty { (value, _) in of(value)?.role?.encode() ?? .nil },
    ]

    static let declarations = [
        "ButtonStyleConfiguration", "LabelStyleConfiguration", "ToggleStyleConfiguration", "GroupBoxStyleConfiguration",
    ].map {
        ValueTypeDeclaration(
            NativeType($0, properties: properties), summary: "What a style lays out: the label and the state of the control.", examples: [])
    }
}
