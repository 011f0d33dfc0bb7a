// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A user's View struct used as a view. It becomes a node when the expression it stands at, and so its name, is known.
struct ComponentValue: NativeValue {
    let value: StructValue
    let expression: Expression?
    let context: EvaluationContext

    var nativeTypeName: String { value.type.qualifiedName }
    var swiftDescription: String { Value.structure(value).swiftDescription() }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ComponentValue)?.value == value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// Its body is evaluated at its place, with its state and environment.
    func view(_ place: Expression?, _ context: EvaluationContext) -> ViewValue {
        let kind = value.type.name
        let source = (expression ?? place).map { ViewNaming.base(of: $0) }
        let name = ViewNaming.name(of: source, kind: kind, context)
        let tag = ViewTag(name: name, kind: kind, layer: 0, source: source?.id.number ?? 0)
        if context.machine.conforms(.structure(value), to: "Shape") { return shape(tag) }
        let giver = self.context.viewSite?.owner ?? .scene
        let node = DeferredNode(tag: tag, ownerName: "body") { [context, value] site in
            site.reporting(GroupNode.empty, at: source?.span) { () throws(Diagnostic) in
                try Self.body(of: value, giver, context.placed(at: site), site)
            }
        }
        return ViewValue(node: node, typeName: value.type.qualifiedName, name: name, layers: 1)
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
        let path = (site.owner.parent ?? site.owner).identity
        let owner = StateOwner(path: path, view: path)
        guard let host = context.machine.host as? CatalogHost else { return GroupNode.empty }
        return try host.bodies.node(of: value, owner: owner, giver: giver, in: context) { (inner) throws(Diagnostic) in
            let given = GivenViews.owned(value, by: giver)
            let result = try inner.machine.body(of: given, owner: owner, in: inner)
            if let statements = host.names.bodies[value.type.qualifiedName] {
                let node = try ViewBuilding.node(ofBody: result, statements, inner)
                return inner.machine.conforms(.structure(value), to: "App") ? SceneMaker.shown(of: node) : node
            }
            return try ViewBuilding.view(result, nil, inner).node
        }
    }
}

extension ViewPath {
    /// The path with explicit ids: what state is kept under. A new `.id` is a new view (L2.8).
    package var identity: String {
        var text = ""
        if let parent { text = parent.identity }
        switch component {
        case .name(let name)?: text += text.isEmpty ? name : "." + name
        case .element(let id)?: text += "[\(id.literal)]"
        case .explicitID(let id)?: text += "#\(id.literal)"
        case nil: break
        }
        return text
    }
}
