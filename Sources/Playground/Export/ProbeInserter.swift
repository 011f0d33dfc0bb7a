// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// Puts `.probe(…)` around each layer of each authored view, with the names by which the shell knows them.
///
/// A component hands its path down by the environment; a ForEach adds its element's. What a user's function makes keeps the
/// path of the place where the function stands, and views of a kind that passes its modifiers on (Group, ForEach) have no probe.
struct ProbeInserter {
    let names: NameTable
    let program: Program

    // MARK: declarations

    /// Views get a property with their path, and probes in what their properties show.
    func probed(_ declaration: Declaration) -> Declaration {
        switch declaration.kind {
        case .type(var type) where isView(type):
            type.members = [Self.pathProperty].compactMap { $0 } + type.members.map(member)
            return Declaration(.type(type), attributes: declaration.attributes, modifiers: declaration.modifiers, span: declaration.span)
        default: return declaration
        }
    }

    private static let pathProperty: Declaration? = {
        guard case .declaration(let made)? = try? SwiftReader.declarations(SourceText(ProbeSupport.property)).first else { return nil }
        return made
    }()

    private func isView(_ type: TypeDeclaration) -> Bool { type.kind == .struct && type.inherited.contains(.named("View")) }

    /// A computed property; anything else stays as it is.
    private func member(_ declaration: Declaration) -> Declaration {
        guard case .variable(let variable) = declaration.kind, !declaration.modifiers.contains("static"),
            variable.bindings.contains(where: { $0.accessors?.getter != nil })
        else { return declaration }
        return declaration.mapChildren(probed)
    }

    // MARK: views

    func probed(_ expression: Expression) -> Expression {
        let base = expression.chainBase
        guard let name = names[base.id], case .call(let call) = base.kind, let kind = base.viewTypeName, isProbed(kind),
            let links = links(of: expression, from: base)
        else { return expression.mapChildren(probed) }
        let inner = ViewNaming.makesElements(call, kind: kind) ? elements(base, name) : base.mapChildren(probed)
        return chain(inner, name, kind, links)
    }

    /// The modifiers around a base, innermost first; nil where the chain holds something else than calls.
    private func links(of expression: Expression, from base: Expression) -> [Expression]? {
        var links: [Expression] = []
        var current = expression
        while current !== base {
            guard current.modifierName != nil, let inner = current.modified else { return nil }
            links.append(current)
            current = inner
        }
        return links.reversed()
    }

    private func isProbed(_ kind: String) -> Bool {
        guard let view = Catalog.views[kind] else { return isComponent(kind) }
        return view.conformances.isDisjoint(with: ["Scene", "Commands"]) && !view.traits.contains(.part)
    }

    private func isComponent(_ kind: String) -> Bool { program.type(named: kind)?.conformances.contains("View") == true }

    private func chain(_ base: Expression, _ name: String, _ kind: String, _ links: [Expression]) -> Expression {
        var result = isComponent(kind) ? scoped(base, name) : base
        if Catalog.views[kind]?.traits.contains(.group) == true { return links.reduce(result) { link($1, on: $0) } }
        // Only after the last modifier that needs the view's own type may one be put in between.
        let first = links.lastIndex { !isGeneral($0) }.map { $0 + 1 } ?? 0
        let known = links.firstIndex { $0.modifierName.map { Catalog.modifiers(named: $0).isEmpty } ?? true } ?? links.count
        for modifier in links[..<first] { result = link(modifier, on: result) }
        let kinds = [kind] + links[..<first].compactMap(\.modifierName)
        if known >= first { result = probe(result, name, 0, kinds, nil) }
        for (index, modifier) in links.enumerated().dropFirst(first) {
            result = link(modifier, on: result)
            if index < known { result = probe(result, name, index + 1, [modifier.modifierName ?? ""], modifier) }
        }
        return result
    }

    /// Does any view have the modifier?
    private func isGeneral(_ link: Expression) -> Bool {
        let declared = Catalog.modifiers(named: link.modifierName ?? "")
        return declared.isEmpty || declared.contains { $0.receiver == "View" }
    }

    /// A modifier with probes in its arguments, on another base.
    private func link(_ modifier: Expression, on base: Expression) -> Expression {
        guard case .call(var call) = modifier.kind, case .member(_, let name, let span) = call.callee.kind else { return modifier }
        call.callee = call.callee.with(.member(base, name, nameSpan: span))
        for index in call.arguments.indices { call.arguments[index].value = probed(call.arguments[index].value) }
        for index in call.trailingClosures.indices { call.trailingClosures[index].value = probed(call.trailingClosures[index].value) }
        return Expression(.call(call))
    }

    // MARK: what is inserted

    private func probe(_ view: Expression, _ name: String, _ layer: Int, _ kinds: [String], _ modifier: Expression?) -> Expression {
        var arguments = [
            Expression.Argument(Self.path), Expression.Argument(Self.text(name)),
            Expression.Argument(Expression(.integer(layer))),
            Expression.Argument(Expression(.array(kinds.map(Self.text)))),
        ]
        if let marks = modifier?.modifierName, Catalog.modifiers(named: marks).contains(where: \.identifies),
            case .call(let call)? = modifier?.kind, let id = call.arguments.first
        {
            arguments.append(Expression.Argument(label: "id", id.value))
        }
        return Self.call(on: view, "probe", arguments)
    }

    /// `.environment(\.probePath, probeJoined(probePath, "contentView1.body"))`.
    private func scoped(_ component: Expression, _ name: String) -> Expression {
        let key = Expression(.keyPath(root: nil, components: [.property("probePath")]))
        let path = Self.call("probeJoined", [Self.path, Self.text(name + ".body")])
        return Self.call(
            on: component, ModifierDeclaration.environment.name, [Expression.Argument(key), Expression.Argument(path)])
    }

    // MARK: elements

    /// The row closure begins with its path: `let probePath = probeElement(probePath, "forEach1", id)`.
    private func elements(_ base: Expression, _ name: String) -> Expression {
        guard case .call(var call) = base.kind else { return base }
        var id = call.arguments.first { $0.label == "id" }?.value
        if id == nil, let data = call.arguments.first?.value { id = Self.standardID(of: data) }
        if let last = call.trailingClosures.indices.last {
            call.trailingClosures[last].value = row(call.trailingClosures[last].value, name, id)
        } else if let last = call.arguments.lastIndex(where: { $0.value.isClosure }) {
            call.arguments[last].value = row(call.arguments[last].value, name, id)
        }
        return base.with(.call(call))
    }

    private func row(_ expression: Expression, _ name: String, _ id: Expression?) -> Expression {
        guard case .closure(var closure) = expression.mapChildren(probed).kind else { return expression }
        if closure.parameters?.count == 1, closure.parameters?[0].name == "_" { closure.parameters?[0].name = "probed" }
        let parameters = closure.parameters?.map { $0.name.first == "$" ? String($0.name.dropFirst()) : $0.name } ?? ["$0"]
        let element = Self.elementID(parameters, id)
        let value = Self.call("probeElement", [Self.path, Self.text(name), element])
        let binding = VariableDeclaration.Binding(pattern: .binding(name: "probePath", isVar: false, type: nil), initializer: value)
        let path = Declaration(.variable(VariableDeclaration(isLet: true, bindings: [binding])))
        closure.body.insert(Statement(.declaration(path)), at: 0)
        return expression.with(.closure(closure))
    }

    /// The numbers of a range are their own ids; other elements have one.
    private static func standardID(of data: Expression) -> Expression {
        let isRange =
            switch data.kind {
            case .binary(_, let sign, _): sign == "..<" || sign == "..."
            case .member(_, let name, _): name == "indices"
            default: false
            }
        return Expression(.keyPath(root: nil, components: [.property(isRange ? "self" : "id")]))
    }

    /// What tells an element from others: the element itself, a property of it, or its `id`.
    private static func elementID(_ parameters: [String], _ id: Expression?) -> Expression {
        let first = Expression(.identifier(parameters[0], genericArguments: []))
        guard case .keyPath(_, var components)? = id?.kind else { return first }
        var base = first
        if parameters.count > 1, case .property(let side)? = components.first {
            base = Expression(.identifier(parameters[side == "offset" || side == "0" ? 0 : 1], genericArguments: []))
            components.removeFirst()
        }
        for component in components {
            guard case .property(let name) = component, name != "self" else { continue }
            base = Expression(.member(base, name, nameSpan: nil))
        }
        return base
    }

    // MARK: making expressions

    private static let path = Expression(.identifier("probePath", genericArguments: []))
    private static func text(_ text: String) -> Expression { Expression(.string([.text(text)])) }

    private static func call(_ function: String, _ arguments: [Expression]) -> Expression {
        let arguments = arguments.map { Expression.Argument($0) }
        return Expression(.call(Expression.Call(callee: Expression(.identifier(function, genericArguments: [])), arguments: arguments)))
    }

    private static func call(on base: Expression, _ name: String, _ arguments: [Expression.Argument]) -> Expression {
        Expression(.call(Expression.Call(callee: Expression(.member(base, name, nameSpan: nil)), arguments: arguments)))
    }
}
