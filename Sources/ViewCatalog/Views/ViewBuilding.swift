// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// From values of the language to nodes.
enum ViewBuilding {
    /// The views of a builder closure.
    static func content(_ function: FunctionValue, _ arguments: [Value], _ context: EvaluationContext) throws(Diagnostic) -> Node {
        try view(try context.machine.buildViews(function, arguments, in: context), nil, context).node
    }

    /// A value as a view, at the place that an expression is: the expression names what it makes; of what was made elsewhere it is a use.
    static func view(_ value: Value, _ expression: Expression?, _ context: EvaluationContext) throws(Diagnostic) -> ViewValue {
        let base = expression.map { ViewNaming.base(of: $0) }
        guard let made = try view(of: value, base, context) else {
            let text = value.debugDescription(rounded: true)
            let hint = if case .structure(let own) = value { Diagnostic.wayToBeView(own.type.name) } else { String?.none }
            throw Diagnostic(.typeMismatch, "\(text.count > 60 ? "this value" : text) is not a view", at: expression?.span, hint: hint)
        }
        guard let base, made.place != base.id.number else { return made }
        return scoped(made, base, context) ?? made.used(at: base)
    }

    private static func view(of value: Value, _ base: Expression?, _ context: EvaluationContext) throws(Diagnostic) -> ViewValue? {
        switch value {
        case .native(let native):
            if let view = native as? ViewValue { return view }
            if let block = native as? BlockValue { return try view(of: block, context) }
            if let pending = native as? ComponentValue { return pending.view(base, context) }
            guard let convertible = native as? any ViewConvertible else { return nil }
            if let foreign = native as? UnknownValue, EffectOnlyClasses.all.contains(foreign.kind) {
                throw Diagnostic(foreign: foreign.kind, at: base?.span)
            }
            let tag = ViewNaming.tag(of: base, kind: (native as? UnknownValue)?.kind ?? native.nativeTypeName, context)
            return convertible.view(of: value, tag: tag).made(at: base, context)
        case .structure(let structure):
            guard context.machine.conforms(value, to: "View") else { return nil }
            return ComponentValue(value: structure, place: context.place).view(base, context)
        case .enumeration(let choice):
            guard context.machine.conforms(value, to: "View") else { return nil }
            return ComponentValue.view(of: choice, base, context)
        case .slice(let values):
            return try SubviewsCollectionValue(values).map { (views) throws(Diagnostic) in
                try view(of: .native(views), base, context)
            } ?? nil
        case .nil: return ViewValue(node: GroupNode([], isDynamic: true), typeName: "Optional", name: "optional", layers: 0)
        default: return nil
        }
    }

    private static func view(of block: BlockValue, _ context: EvaluationContext) throws(Diagnostic) -> ViewValue {
        var nodes: [Node] = []
        nodes.reserveCapacity(block.items.count)
        for item in block.items { nodes.append(try view(item, nil, context).node) }
        let step = block.branch.map { ViewPath.Step.branch(of: $0.condition, $0.index) }
        let node = nodes.count == 1 && step == nil ? nodes[0] : GroupNode(nodes, isDynamic: step != nil, at: step)
        return ViewValue(node: node, typeName: "TupleView", name: "group", layers: 0)
    }
}

extension Diagnostic {
    /// A view of another toolkit where one of SwiftUI's is wanted.
    fileprivate init(foreign name: String, at span: SourceSpan?) {
        let wrapper = name.hasPrefix("NS") ? "NSViewRepresentable" : "UIViewRepresentable"
        self.init(
            .typeMismatch, "'\(name)' is not a view of SwiftUI", at: span, suggestion: Catalog.view(calledElsewhere: name)?.name,
            hint: "a struct that conforms to \(wrapper) can show one")
    }
}

extension ViewBuilding {
    /// What a function of the user's made gets the name of the call, and is the owner of the names inside: two calls make two views.
    private static func scoped(_ view: ViewValue, _ base: Expression, _ context: EvaluationContext) -> ViewValue? {
        guard view.payload == nil, view.layers > 0, case .call = base.kind,
            let kind = ViewNaming.kind(of: base, hasModifiers: true), kind.first?.isLowercase == true,
            let name = (context.machine.host as? CatalogHost)?.names[base.id], name != view.name
        else { return nil }
        let tag = ViewTag(name: name, kind: kind, layer: 0, source: base.id.number)
        let node = ScopeNode(OwnerNode(view.node, at: .use(base.id.number, showing: view.name)), tag: tag)
        return ViewValue(node: node, typeName: view.typeName, name: name, layers: 1).made(at: base, context)
    }
}
