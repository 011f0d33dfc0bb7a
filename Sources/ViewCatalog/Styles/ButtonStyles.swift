// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// What a button looks like in the style of its environment.
enum ButtonStyles {
    /// - Parameter name: the button's name within its owner: the state of a style belongs to one button.
    static func node(_ name: String, label: Node, role: ButtonRole?, action: LateCall, at site: ViewSite) -> Node {
        let style = site.environment[CatalogKeys.buttonStyle]
        if case .structure(let own) = style {
            return UserStyle.made(own, CatalogKeys.buttonStyle, configuration(of: own, label, role, action, at: site), name, at: site)
        }
        switch style.styleName ?? "automatic" {
        case "bordered", "borderedProminent", "glass", "glassProminent": return bordered(label, at: site)
        case "automatic" where site.environment.traits.controls.button.hasBorder: return bordered(label, at: site)
        default: return label
        }
    }

    /// The label with a border around.
    static func bordered(_ label: Node, at site: ViewSite) -> Node {
        let traits = site.environment.traits
        let metrics = traits.controls.button
        var inner = label
        if let style = metrics.textStyle[traits.controlSize], traits.font == nil {
            inner = EnvironmentNode(label) { $0.setting(EnvironmentKeys.font, to: .style(style), by: $1) }
        }
        let padded = PaddingNode(inner, insets: metrics.insets[traits.controlSize])
        guard let leastWidth = metrics.leastWidth else { return padded }
        return FlexibleFrameNode(
            padded, horizontal: .init(min: leastWidth, ideal: nil, max: nil), vertical: .init(min: nil, ideal: nil, max: nil))
    }

    private static func configuration(
        of style: StructValue, _ label: Node, _ role: ButtonRole?, _ action: LateCall, at site: ViewSite
    ) -> StyleConfiguration {
        let isPrimitive = site.machineContext?.machine.conforms(.structure(style), to: "PrimitiveButtonStyle") ?? false
        return StyleConfiguration(
            isPrimitive ? "PrimitiveButtonStyle" : "ButtonStyle", ["label": label],
            values: ["isPressed": .bool(false), "role": role?.encode() ?? .nil], action: action)
    }
}
