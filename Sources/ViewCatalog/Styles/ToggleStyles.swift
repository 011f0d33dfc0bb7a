// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// What a toggle looks like in the style of its environment: a switch, a check box, or a button.
enum ToggleStyles {
    /// The style of toggles in a bar that have no other: they look like its buttons (L11.9).
    static let bar = "bar"

    static func node(_ label: Node, _ isOn: BindingValue, at site: ViewSite) -> Node {
        let checkbox = site.environment.traits.controls.toggle.checkbox
        switch site.environment[CatalogKeys.toggleStyle].styleName ?? "automatic" {
        case "button": return ButtonStyles.bordered(label, at: site)
        case bar: return ButtonStyles.colored(ControlLabel.row(label), role: nil)
        case "switch": return switched(label, isOn)
        default: return checkbox.map { checked(label, isOn, $0, at: site) } ?? switched(label, isOn)
        }
    }

    private static func switched(_ label: Node, _ isOn: BindingValue) -> Node {
        ControlMaker.labelledEnds(label, FixedContentNode(face: ControlFace.toggle(isOn: isOn)) { $0.controls.toggle.switchSize })
    }

    /// The box stands before the label, at its top (which line it is lined up with is not known [C]).
    private static func checked(_ label: Node, _ isOn: BindingValue, _ metrics: ControlMetrics.Checkbox, at site: ViewSite) -> Node {
        let box = FixedContentNode(face: ControlFace.checkbox(isOn: isOn)) { _ in metrics.size }
        let parts = site.environment[CatalogKeys.labelsHidden] ? [box] : [box, label]
        let row = StackNode(GroupNode(parts), axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: metrics.spacing)
        return SpacingNode(row, spacing: .control(distance: metrics.distance))
    }
}
