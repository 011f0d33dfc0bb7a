// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// From values of the language to nodes.
enum ViewBuilding {
    /// The views of a builder closure.
    static func content(_ function: FunctionValue, _ arguments: [Value], _ context: EvaluationContext) throws(Diagnostic) -> Node {
        let value = try context.machine.buildViews(function, arguments, in: context)
        guard case .closure(let closure)? = function.expression?.kind else { return try view(value, nil, context).node }
        return try node(ofBody: value, closure.body, context)
    }

    /// The node of what statements gave: one item of the block for each statement that is a view.
    static func node(ofBody value: Value, _ statements: [Statement], _ context: EvaluationContext) throws(Diagnostic) -> Node {
        let sources = statements.viewSources
        if case .native(let native) = value, let block = native as? BlockValue, block.branch == nil,
            sources.count != 1 || block.items.isEmpty
        {
            return try group(block.items, sources, isDynamic: false, context)
        }
        if sources.count == 1 { return try item(value, sources[0], context) }
        return try view(value, nil, context).node
    }

    private static func group(_ items: [Value], _ sources: [ViewSource], isDynamic: Bool, _ context: EvaluationContext) throws(Diagnostic)
        -> Node
    {
        var nodes: [Node] = []
        let areAligned = items.count == sources.count
        for (index, value) in items.enumerated() { nodes.append(try item(value, areAligned ? sources[index] : nil, context)) }
        return nodes.count == 1 && !isDynamic ? nodes[0] : GroupNode(nodes, isDynamic: isDynamic)
    }

    private static func item(_ value: Value, _ source: ViewSource?, _ context: EvaluationContext) throws(Diagnostic) -> Node {
        if case .native(let native) = value, let block = native as? BlockValue, let branch = block.branch {
            return try group(block.items, source?.branch(branch) ?? [], isDynamic: true, context)
        }
        if case .expression(let expression)? = source { return try view(value, expression, context).node }
        return try view(value, nil, context).node
    }

    /// A value as a view. The expression it came from gives its name where it has none of its own.
    static func view(_ value: Value, _ expression: Expression?, _ context: EvaluationContext) throws(Diagnostic) -> ViewValue {
        switch value {
        case .native(let native):
            if let view = native as? ViewValue { return scoped(view, expression, context) }
            if let block = native as? BlockValue {
                return ViewValue(
                    node: try group(block.items, [], isDynamic: block.branch != nil, context), typeName: "TupleView", name: "group",
                    layers: 0)
            }
            if let pending = native as? ComponentValue { return pending.view(expression, context) }
            if let convertible = native as? any ViewConvertible {
                let kind = native.nativeTypeName
                let base = expression.map { ViewNaming.base(of: $0) }
                let name = ViewNaming.name(of: base, kind: kind, context)
                return convertible.view(tag: ViewTag(name: name, kind: kind, layer: 0, source: base?.id.number ?? 0))
            }
        case .structure(let structure):
            if context.machine.conforms(value, to: "View") {
                return ComponentValue(value: structure, expression: expression, context: context).view(expression, context)
            }
        case .nil: return ViewValue(node: GroupNode([], isDynamic: true), typeName: "Optional", name: "optional", layers: 0)
        default: break
        }
        let text = value.debugDescription(rounded: true)
        throw Diagnostic(.typeMismatch, "\(text.count > 60 ? "this value" : text) is not a view", at: expression?.span)
    }
}

extension ViewBuilding {
    /// What a function of the user's made gets the name of the call, and is the owner of the names inside: two calls make two views.
    private static func scoped(_ view: ViewValue, _ expression: Expression?, _ context: EvaluationContext) -> ViewValue {
        guard let expression, view.payload == nil, view.layers > 0 else { return view }
        let base = ViewNaming.base(of: expression)
        guard case .call = base.kind, let kind = ViewNaming.kind(of: base, hasModifiers: true), kind.first?.isLowercase == true,
            let name = (context.machine.host as? CatalogHost)?.names[base.id], name != view.name
        else { return view }
        let tag = ViewTag(name: name, kind: kind, layer: 0, source: base.id.number)
        return ViewValue(node: ScopeNode(view.node, tag: tag), typeName: view.typeName, name: name, layers: 1)
    }
}

/// A statement of a builder that gives one item.
enum ViewSource {
    case expression(Expression)
    case choice(IfStatement)
    case selection(SwitchStatement)

    /// The sources within a branch, numbered as the evaluator numbers them.
    func branch(_ index: Int) -> [ViewSource] {
        switch self {
        case .expression: []
        case .choice(let choice): index == 0 ? choice.body.viewSources : (choice.elseBody ?? []).viewSources
        case .selection(let selection): selection.cases.indices.contains(index) ? selection.cases[index].body.viewSources : []
        }
    }
}

extension [Statement] {
    /// The statements that give items, in order. `#if` is left out: which branch holds is known only to the evaluator.
    var viewSources: [ViewSource] {
        compactMap { statement in
            switch statement.kind {
            case .expression(let expression):
                switch expression.kind {
                case .if(let choice): .choice(choice)
                case .switch(let selection): .selection(selection)
                default: .expression(expression)
                }
            case .if(let choice): .choice(choice)
            case .switch(let selection): .selection(selection)
            case .return(let expression?): .expression(expression)
            default: nil
            }
        }
    }
}
