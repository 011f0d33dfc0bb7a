// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The user's own styles: `makeBody(configuration:)` decides how a control looks.
enum UserStyle {
    /// A control as a style of the user's makes it; where the environment holds none, as the system does.
    static func control(_ maker: Maker, _ key: EnvironmentKey<Value>, _ parts: StyleConfiguration, otherwise standard: Node) -> Node {
        DeferredNode { site in
            guard case .structure(let style) = site.environment[key] else { return standard }
            return LayerNode(made(style, key, parts, maker.name, at: site), tag: maker.tag)
        }
    }

    /// A field of text as a `TextFieldStyle` of the user's makes it: what that is given is the field itself, in the style of the system.
    static func field(_ maker: Maker, _ field: Node) -> Node {
        DeferredNode { site in
            let key = CatalogKeys.textFieldStyle
            guard case .structure(let style) = site.environment[key] else { return field }
            let given = ViewValue(
                node: OwnerNode(field, at: .given(by: site.owner)), typeName: "TextField", name: "configuration", layers: 0)
            return body(of: style, key, by: "_body", given: .native(given), maker.name, at: site)
        }
    }

    /// What the style makes itself does not get the style again; what the control was given still does.
    static func made(
        _ style: StructValue, _ key: EnvironmentKey<Value>, _ parts: StyleConfiguration, _ name: String, at site: ViewSite
    ) -> Node {
        let given = parts.mapParts { part in
            EnvironmentNode(OwnerNode(part, at: .given(by: site.owner))) { $0.setting(key, to: .structure(style), by: $1) }
        }
        return body(of: style, key, by: "makeBody", given: given.encode(), name, at: site)
    }

    /// The views of a style, under names of their own (`button1.style.text1`): each control has its own state of the style.
    private static func body(
        of style: StructValue, _ key: EnvironmentKey<Value>, by method: String, given: Value, _ name: String, at site: ViewSite
    ) -> Node {
        let view = site.owner.appending(name)
        let owner = view.appending("style")
        var inner = site
        inner.owner = owner
        return site.reporting(GroupNode.empty, at: style.type.span) { () throws(Diagnostic) in
            guard let context = inner.machineContext else { return GroupNode.empty }
            let live = try context.machine.installed(style, owner: StateOwner(owner, of: view), in: context)
            let body = try context.machine.callMethod(method, on: .structure(live), arguments: [("configuration", given)], in: context)
            let made = OwnerNode(try ViewBuilding.view(body.result, nil, context).node, owner: owner)
            return EnvironmentNode(made) { $0.setting(key, to: .nil, by: $1) }
        }
    }
}
