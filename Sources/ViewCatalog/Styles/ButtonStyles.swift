// SPDX-License-Identifier: GPL-3.0-or-later
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

    private static func configuration(
        of style: StructValue, _ label: Node, _ role: ButtonRole?, _ action: LateCall, at site: ViewSite
    ) -> StyleConfiguration {
        let isPrimitive = site.machineContext?.machine.conforms(.structure(style), to: "PrimitiveButtonStyle") ?? false
        return StyleConfiguration(
            isPrimitive ? "PrimitiveButtonStyle" : "ButtonStyle", ["label": label],
            values: ["isPressed": .bool(false), "role": role?.encode() ?? .nil], action: action)
    }
}
