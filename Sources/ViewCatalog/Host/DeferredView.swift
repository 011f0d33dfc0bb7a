// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A view whose arguments read the environment: its node asks the evaluator again at its place.
enum DeferredView {
    static func make(
        _ expression: Expression, _ names: NameTable, _ body: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> Value
    ) -> ViewValue {
        if case .closure = expression.kind { return block(expression, body) }
        let base = ViewNaming.base(of: expression)
        let kind = ViewNaming.kind(of: base, hasModifiers: true) ?? "View"
        let node = DeferredNode { site in
            site.reporting(GroupNode.empty, at: expression.span) { () throws(Diagnostic) in
                guard let context = site.machineContext else { return GroupNode.empty }
                return try ViewBuilding.view(try body(context), expression, context).node
            }
        }
        let layers = ViewNaming.layers(of: expression)
        return ViewValue(
            node: node, typeName: layers == 0 && CatalogTypes.types[kind] != nil ? kind : "ModifiedContent",
            name: names[base.id] ?? ViewNaming.lowerCamelCase(kind), layers: layers + 1
        ).made(at: names[base.id] == nil ? nil : base)
    }

    /// The statements of a builder closure, made where their conditions can be read.
    private static func block(
        _ expression: Expression, _ body: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> Value
    ) -> ViewValue {
        let node = DeferredNode { site in
            site.reporting(GroupNode.empty, at: expression.span) { () throws(Diagnostic) in
                guard let context = site.machineContext else { return GroupNode.empty }
                return try ViewBuilding.view(try body(context), nil, context).node
            }
        }
        return ViewValue(node: node, typeName: "TupleView", name: "group", layers: 0)
    }
}

extension ViewSite {
    /// A context of the running layout's machine here.
    var machineContext: EvaluationContext? {
        (pass.host as? Machine)?.context(site: PlacedSite(self))
    }
}
