// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let modifier = ModifierDeclaration(
        "modifier", .layout, summary: "Applies a ViewModifier of one's own.",
        examples: ["Text(\"a\").modifier(Plain())"],
        overloads: [
            Overload(.unlabeled("modifier", Value.self)) { (maker, modifier) throws(Diagnostic) in try UserModifier.node(maker, modifier) }
        ])
}

/// `body(content:)` of the user's ViewModifier, evaluated at its place.
enum UserModifier {
    static func node(_ maker: Maker, _ value: Value) throws(Diagnostic) -> Node {
        guard case .structure(let modifier) = value else {
            if case .native(let native) = value, native.nativeTypeName == "EmptyModifier" {
                return LayerNode(maker.content, tag: maker.tag)
            }
            throw Diagnostic(.typeMismatch, "modifier(_:) takes a value that conforms to ViewModifier", at: maker.call.argumentSpan(0))
        }
        let content = maker.content
        let name = ViewNaming.lowerCamelCase(modifier.type.name)
        let body = DeferredNode { site in
            site.reporting(content, at: maker.call.span) { () throws(Diagnostic) in
                let view = site.owner.appending(maker.name).identity
                return try made(modifier, content, StateOwner(path: "\(view).\(name)\(maker.tag.layer)", view: view), site)
            }
        }
        return LayerNode(body, tag: maker.tag)
    }

    private static func made(_ modifier: StructValue, _ content: Node, _ owner: StateOwner, _ site: ViewSite) throws(Diagnostic) -> Node {
        guard let context = site.machineContext, let host = context.machine.host as? CatalogHost else { return content }
        return try host.bodies.node(of: modifier, owner: owner, content: content, in: context) { (context) throws(Diagnostic) in
            let live = try context.machine.installed(modifier, owner: owner, in: context)
            let inner = ViewValue(node: GroupNode([content]), typeName: "ModifiedContent", name: "content", layers: 0)
            let body = try context.machine.callMethod("body", on: .structure(live), arguments: [("content", .native(inner))], in: context)
            return try ViewBuilding.view(body.result, nil, context).node
        }
    }
}
