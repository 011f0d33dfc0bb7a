// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What Swift files declare together, and which view of it is shown when nobody names one.
struct LoadedSource {
    let items: [TopLevelItem]
    let sources: [SourceText]

    /// The first `#Preview`, else ContentView, else the `@main` App, else what a PreviewProvider shows, else the last view, one that needs
    /// no arguments if there is any; nil without a view.
    ///
    /// A ContentView that needs arguments gives way to the App that has them.
    var shownView: Expression? {
        if let preview { return preview.view }
        let content = types.first { $0.type.name == "ContentView" && $0.type.conforms(to: "View") }
        let apps = types.filter { $0.type.conforms(to: "App") }
        let app = apps.first { $0.attributes.contains { $0.name == "main" } } ?? apps.first
        if let content, app == nil || !content.type.needsArguments { return Self.call(content.type.name) }
        if let app { return Self.call(app.type.name) }
        if let provider = types.first(where: { $0.type.conforms(to: "PreviewProvider") }) { return Self.previews(provider.type.name) }
        let views = types.filter { $0.type.conforms(to: "View") }
        return (views.last { !$0.type.needsArguments } ?? views.last).map { Self.call($0.type.name) }
    }

    static func call(_ type: String) -> Expression { Expression(.call(Expression.Call(callee: named(type)))) }

    /// `Card_Previews.previews`
    static func previews(_ type: String) -> Expression {
        Expression(.member(named(type), "previews", nameSpan: nil))
    }

    /// `Feed`, `Feed.Row`
    private static func named(_ type: String) -> Expression {
        let words = type.split(separator: ".").map(String.init)
        return words.dropFirst().reduce(Expression(.identifier(words.first ?? type, genericArguments: []))) {
            Expression(.member($0, $1, nameSpan: nil))
        }
    }

    private var types: [(type: TypeDeclaration, attributes: [Declaration.Attribute])] {
        items.compactMap { item in
            guard case .declaration(let declaration) = item, case .type(let type) = declaration.kind else { return nil }
            return (type, declaration.attributes)
        }
    }
}

extension LoadedSource {
    /// The first `#Preview`: its view, and the variables that it declares, which become the scene's.
    private var preview: (view: Expression, variables: [Declaration])? {
        for case .declaration(let declaration) in items {
            guard case .macro("Preview", _, let body?) = declaration.kind, case .closure(var closure) = body.kind else { continue }
            let variables = closure.body.compactMap(\.previewVariable)
            closure.body.removeAll { $0.previewVariable != nil }
            if closure.body.count == 1, let view = closure.body[0].shownExpression { return (view, variables) }
            guard !closure.body.isEmpty else { continue }
            let group = Expression.Call(
                callee: Expression(.identifier("Group", genericArguments: [])),
                trailingClosures: [Expression.Argument(Expression(.closure(closure)))], hasParentheses: false)
            return (Expression(.call(group)), variables)
        }
        return nil
    }

    /// What the files declare, the variables of the preview that is shown included.
    var declarations: [TopLevelItem] { items + (preview?.variables ?? []).map { .declaration($0) } }
}

extension Statement {
    /// `@Previewable @State var x = 1`.
    fileprivate var previewVariable: Declaration? {
        guard case .declaration(let declaration) = kind, declaration.attributes.contains(where: { $0.name == "Previewable" }) else {
            return nil
        }
        return Declaration(
            declaration.kind, attributes: declaration.attributes.filter { $0.name != "Previewable" }, modifiers: declaration.modifiers,
            span: declaration.span)
    }

    fileprivate var shownExpression: Expression? {
        switch kind {
        case .expression(let view), .return(let view?): view
        default: nil
        }
    }
}

extension TypeDeclaration {
    fileprivate func conforms(to name: String) -> Bool { inherited.contains(.named(name)) }

    /// Can nobody make one without arguments?
    fileprivate var needsArguments: Bool {
        let initializers = members.compactMap { member -> FunctionDeclaration? in
            if case .initializer(let function, _) = member.kind { function } else { nil }
        }
        guard initializers.isEmpty else { return !initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } } }
        return members.contains { member in
            guard case .variable(let variable) = member.kind, !member.modifiers.contains("static") else { return false }
            if member.attributes.contains(where: { CatalogFacts.isInstalled($0.name) }) { return false }
            return variable.bindings.contains { binding in
                guard binding.initializer == nil, binding.accessors?.getter == nil else { return false }
                if case .optional? = binding.type, !variable.isLet { return false }
                return true
            }
        }
    }
}

extension Array {
    /// The element of an array of one.
    var only: Element? { count == 1 ? self[0] : nil }
}
