// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let modifier = ModifierDeclaration(
        "modifier", .layout, summary: "Applies a custom ViewModifier.",
        examples: ["Text(\"a\").modifier(Plain())"],
        overloads: [
            Overload(.any(nil, name: "modifier", type: "EmptyModifier")) { maker, _ in LayerNode(maker.content, tag: maker.tag) },
            Overload(.unlabeled("modifier", Value.self)) { (maker, modifier) throws(Diagnostic) in try UserModifier.view(maker, modifier) },
        ])
}

/// `body(content:)` of the user's ViewModifier, evaluated at its place.
enum UserModifier {
    static func view(_ maker: Maker, _ value: Value) throws(Diagnostic) -> ViewValue {
        guard case .native(let native) = value, let joined = native as? JoinedModifier, let receiver = maker.receiver else {
            return maker.view(try node(maker, value))
        }
        let context = maker.context
        var view = Value.native(receiver)
        for part in [joined.first, joined.second] {
            view = try context.machine.callMethod("modifier", on: view, arguments: [(nil, part)], in: context).result
        }
        return try ViewBuilding.view(view, nil, context)
    }

    private static func node(_ maker: Maker, _ value: Value) throws(Diagnostic) -> Node {
        guard case .structure(let modifier) = value else {
            throw Diagnostic(.typeMismatch, "modifier(_:) takes a value that conforms to ViewModifier", at: maker.call.argumentSpan(0))
        }
        // A transform of what is drawn: layout does not see it.
        if maker.call.machine.conforms(value, to: "GeometryEffect") {
            return LayerNode(maker.content, tag: maker.tag)
        }
        let content = maker.content
        let isEnvironmental = maker.call.machine.conforms(value, to: "EnvironmentalModifier")
        let body = DeferredNode { site in
            site.reporting(content, at: maker.call.span) { () throws(Diagnostic) in
                let modifier = isEnvironmental ? try resolved(modifier, at: site) : modifier
                let name = ViewNaming.lowerCamelCase(modifier.type.name)
                let view = site.owner.appending(maker.name)
                return try made(modifier, content, view, view.appending("\(name)\(maker.tag.layer)"), site)
            }
        }
        return LayerNode(body, tag: maker.tag)
    }

    /// `ModifiedContent(content: self, modifier: Card())`
    static let modifiedContent = NativeFunction(
        "init",
        [
            ParameterInfo(label: "content", name: "content", type: .named("View")),
            ParameterInfo(label: "modifier", name: "modifier", type: .named("Any")),
        ], resultType: .named("ModifiedContent")
    ) { (call) throws(Diagnostic) in
        try call.machine.callMethod("modifier", on: call[0] ?? .nil, arguments: [(nil, call[1] ?? .nil)], in: call.context).result
    }

    /// What an `EnvironmentalModifier` becomes in the environment of its place.
    private static func resolved(_ modifier: StructValue, at site: ViewSite) throws(Diagnostic) -> StructValue {
        guard let context = site.machineContext else { return modifier }
        let environment = Value.native(context.machine.environmentValues(at: context.site))
        let made = try context.machine.callMethod("resolve", on: .structure(modifier), arguments: [("in", environment)], in: context)
        guard case .structure(let resolved) = made.result else {
            throw Diagnostic(.typeMismatch, "resolve(in:) of '\(modifier.type.name)' returns a custom ViewModifier")
        }
        return resolved
    }

    /// The views of the body have names of their own, under that of the view: `text1.card1.vStack1`.
    private static func made(
        _ modifier: StructValue, _ content: Node, _ view: ViewPath, _ own: ViewPath, _ site: ViewSite
    ) throws(Diagnostic) -> Node {
        var inner = site
        inner.owner = own
        guard let context = inner.machineContext, let host = context.machine.host as? CatalogHost else { return content }
        let owner = StateOwner(own, of: view)
        let body = try host.bodies.node(of: modifier, owner: owner, content: content, in: context) { (context) throws(Diagnostic) in
            let given = OwnerNode(content, at: .given(by: site.owner))
            let live = try context.machine.installed(modifier, owner: owner, in: context)
            let content = ViewValue(node: GroupNode([given]), typeName: "ModifiedContent", name: "content", layers: 0)
            let body = try context.machine.callMethod("body", on: .structure(live), arguments: [("content", .native(content))], in: context)
            return try ViewBuilding.view(body.result, nil, context).node
        }
        return OwnerNode(body, owner: own)
    }
}
