// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A user's View struct used as a view. It becomes a node when the expression it stands at, and so its name, is known.
struct ComponentValue: NativeValue {
    let value: StructValue
    let place: CodePlace

    var nativeTypeName: String { value.type.qualifiedName }
    var swiftDescription: String { Value.structure(value).swiftDescription() }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ComponentValue)?.value == value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// Its body is evaluated at its place, with its state and environment.
    func view(_ base: Expression?, _ context: EvaluationContext) -> ViewValue {
        let tag = ViewNaming.tag(of: base, kind: value.type.name, context)
        if context.machine.conforms(.structure(value), to: "Shape") { return shape(tag).made(at: base, context) }
        let giver = place.viewSite?.owner ?? .scene
        let node = DeferredNode(tag: tag, ownerName: "body") { [place, value] site in
            site.reporting(GroupNode.empty, at: base?.span) { () throws(Diagnostic) in
                guard let context = place.context(at: site) else { return GroupNode.empty }
                return try Self.body(of: value, giver, context, site)
            }
        }
        return ViewValue(node: node, typeName: value.type.qualifiedName, name: tag.name, layers: 1).made(at: base, context)
    }

    /// An enum whose body says what its cases show. It has no state of its own.
    static func view(of choice: EnumValue, _ base: Expression?, _ context: EvaluationContext) -> ViewValue {
        let tag = ViewNaming.tag(of: base, kind: choice.type.name, context)
        let place = context.place
        let node = DeferredNode(tag: tag, ownerName: "body") { site in
            site.reporting(GroupNode.empty, at: base?.span) { () throws(Diagnostic) in
                guard let context = place.context(at: site) else { return GroupNode.empty }
                return try ViewBuilding.view(try context.machine.member("body", of: .enumeration(choice), in: context), nil, context).node
            }
        }
        return ViewValue(node: node, typeName: choice.type.qualifiedName, name: tag.name, layers: 1).made(at: base, context)
    }

    /// A shape of the user's takes its proposal; its `path(in:)` is asked when it is drawn (L3.3).
    private func shape(_ tag: ViewTag) -> ViewValue {
        var payload = ShapePayload(kind: value.type.qualifiedName)
        payload.custom = value
        return payload.view(tag: tag)
    }

    private static func body(
        of value: StructValue, _ giver: ViewPath, _ context: EvaluationContext, _ site: ViewSite
    ) throws(Diagnostic) -> Node {
        let owner = StateOwner(site.owner.parent ?? site.owner)
        guard let host = context.machine.host as? CatalogHost else { return GroupNode.empty }
        return try host.bodies.node(of: value, owner: owner, giver: giver, in: context) { (inner) throws(Diagnostic) in
            let given = GivenViews.owned(value, by: giver)
            if inner.machine.conforms(.structure(value), to: RepresentedView.protocolName) { return RepresentedView.node(given, inner) }
            let result = try inner.machine.body(of: given, owner: owner, in: inner)
            let node = try ViewBuilding.view(result, nil, inner).node
            return inner.machine.conforms(.structure(value), to: "App") ? SceneMaker.shown(of: node) : node
        }
    }
}

extension ViewPath: StatePlace {}
