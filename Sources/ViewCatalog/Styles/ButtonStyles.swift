// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// What a button looks like in the style of its environment.
package enum ButtonStyles {
    /// Does the system draw a border around the buttons of an environment, and so decide how large they are around their labels?
    package static func hasBorder(in environment: EnvironmentValues) -> Bool {
        switch environment[CatalogKeys.buttonStyle].styleName ?? "automatic" {
        case "bordered", "borderedProminent", "glass", "glassProminent": true
        case "automatic": environment.traits.controls.button.hasBorder
        default: false
        }
    }

    /// - Parameter name: the button's name within its owner: the state of a style belongs to one button.
    static func node(_ name: String, label: Node, role: ButtonRole?, action: LateCall?, at site: ViewSite) -> Node {
        let label = ControlLabel.row(label)
        if site.environment[CatalogKeys.message] != nil { return MessageMaker.action(label: label, role: role) }
        let style = site.environment[CatalogKeys.buttonStyle]
        if case .structure(let own) = style {
            return UserStyle.made(own, CatalogKeys.buttonStyle, configuration(of: own, label, role, action, at: site), name, at: site)
        }
        let kind = style.styleName ?? "automatic"
        if kind == "glass" { return glass(label, role, at: site) }
        if hasBorder(in: site.environment) { return bordered(label, isProminent: kind.hasSuffix("Prominent"), role, at: site) }
        return kind == "plain" && site.environment[CatalogKeys.isEnabled] ? label : colored(label, role: role, at: site)
    }

    /// The label of what is a button under another name: a link, a menu, what the system labels. In the style of the environment, but
    /// without a border where that has none of its own.
    ///
    /// - Parameter name: the view's name within its owner.
    static func styled(_ name: String, _ label: Node) -> Node {
        DeferredNode { site in
            let style = site.environment[CatalogKeys.buttonStyle]
            if case .structure = style { return node(name, label: label, role: nil, action: nil, at: site) }
            guard style.styleName ?? "automatic" != "automatic" else { return colored(ControlLabel.row(label), role: nil, at: site) }
            return node(name, label: label, role: nil, action: nil, at: site)
        }
    }

    /// Destructive buttons are red, others have the tint.
    private static func accent(_ role: ButtonRole?) -> Value {
        role == .destructive ? ColorValue.system("red").encode() : .native(StyleValue(kind: "TintShapeStyle", name: "tint"))
    }

    /// The colour of a label that cannot be tapped.
    private static let disabled = Value.native(StyleValue(kind: "HierarchicalShapeStyle", name: "tertiary"))

    /// In the colour of its role.
    static func colored(_ label: Node, role: ButtonRole?) -> Node { colored(label, accent(role)) }

    /// In the colour of what stands around, but where it cannot be tapped.
    static func faintIfDisabled(_ label: Node, at site: ViewSite) -> Node {
        site.environment[CatalogKeys.isEnabled] ? label : colored(label, disabled)
    }

    /// The same, where it can be tapped.
    private static func colored(_ label: Node, role: ButtonRole?, at site: ViewSite) -> Node {
        colored(label, site.environment[CatalogKeys.isEnabled] ? accent(role) : disabled)
    }

    private static func colored(_ label: Node, _ style: Value) -> Node {
        AttachmentNode(label, DrawingAttachment(.standardForeground(style)))
    }

    private static let standardGround = Value.native(StyleValue(kind: "FillShapeStyle", name: "fill"))

    /// On the ground of a button.
    static func grounded(
        _ content: Node, _ style: Value = standardGround, _ shape: ButtonBorderShapeValue = .automatic
    ) -> Node {
        AttachmentNode(content, PaintAttachment(style: style, place: .behind, outline: shape.outline))
    }

    /// The label with a border around.
    static func bordered(_ label: Node, isProminent: Bool = false, _ role: ButtonRole? = nil, at site: ViewSite) -> Node {
        let shape = site.environment[CatalogKeys.buttonBorderShape]
        guard site.environment[CatalogKeys.isEnabled] else {
            return grounded(framed(colored(label, disabled), shape, at: site), standardGround, shape)
        }
        let accent = accent(role)
        let words = colored(label, isProminent ? ColorValue.system("white").encode() : accent)
        return grounded(framed(words, shape, at: site), isProminent ? accent : standardGround, shape)
    }

    /// On glass, in the colour of texts.
    private static func glass(_ label: Node, _ role: ButtonRole?, at site: ViewSite) -> Node {
        let shape = site.environment[CatalogKeys.buttonBorderShape]
        let primary = Value.native(StyleValue(kind: "HierarchicalShapeStyle", name: "primary"))
        let color = !site.environment[CatalogKeys.isEnabled] ? disabled : role == .destructive ? accent(role) : primary
        return AttachmentNode(framed(colored(label, color), shape, at: site), DrawingAttachment(.glass(GlassValue(), shape.outline)))
    }

    private static func framed(_ label: Node, _ shape: ButtonBorderShapeValue, at site: ViewSite) -> Node {
        let traits = site.environment.traits
        let metrics = traits.controls.button
        var inner = label
        if let style = metrics.textStyle[traits.controlSize], traits.font == nil {
            inner = EnvironmentNode(label) { $0.setting(EnvironmentKeys.font, to: .style(style), by: $1) }
        }
        inner = oneLine(inner, at: site)
        if site.environment[CatalogKeys.hasFlexibleButtons] {
            inner = FlexibleFrameNode(
                inner, horizontal: .init(min: nil, ideal: nil, max: .infinity), vertical: .init(min: nil, ideal: nil, max: nil))
        }
        let padded = PaddingNode(inner, insets: shape.insets(metrics.insets[traits.controlSize]))
        if shape == .circle { return CircledLayout.around(padded) }
        guard let leastWidth = metrics.leastWidth else { return padded }
        return FlexibleFrameNode(
            padded, horizontal: .init(min: leastWidth, ideal: nil, max: nil), vertical: .init(min: nil, ideal: nil, max: nil))
    }

    /// On one line where buttons of the platform are so, unless there is a limit of lines already.
    static func oneLine(_ label: Node, at site: ViewSite) -> Node {
        guard site.environment.traits.controls.button.hasOneLine, site.environment[EnvironmentKeys.lineLimit] == nil else { return label }
        return EnvironmentNode(label) { $0.setting(EnvironmentKeys.lineLimit, to: 1, by: $1) }
    }

    private static func configuration(
        of style: StructValue, _ label: Node, _ role: ButtonRole?, _ action: LateCall?, at site: ViewSite
    ) -> StyleConfiguration {
        let isPrimitive = site.machineContext?.machine.conforms(.structure(style), to: "PrimitiveButtonStyle") ?? false
        return StyleConfiguration(
            isPrimitive ? "PrimitiveButtonStyle" : "ButtonStyle", ["label": label],
            values: ["isPressed": .bool(false), "role": role?.encode() ?? .nil], action: action)
    }
}
