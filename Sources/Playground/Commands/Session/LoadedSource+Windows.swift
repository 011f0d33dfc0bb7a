// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

extension LoadedSource {
    /// What an app without an `App` shows: the view that the delegate of its scene, or that of the application, puts into the window. It
    /// becomes a property of the delegate, whose own names it may use; the delegate is a static one, as it lives as long as the app.
    var windowContent: Shown? {
        for (delegate, _) in types where delegate.kind == .class {
            let opening = delegate.members.first { $0.function?.opensWindow == true }
            guard var content = opening?.function?.body.flatMap(WindowContent.init) else { continue }
            content.view = content.view.calling(delegate.members.compactMap(\.function).filter(\.isToldOfActivity))
            let property = content.property(Self.contentOfWindow)
            let type = TypeSyntax.named(delegate.name, genericArguments: [])
            let members = [property, Self.made(delegate.name)]
            let declaration = Declaration(.extension(ExtensionDeclaration(extended: type, members: members)))
            let shown = Expression(.member(Self.named(delegate.name), Self.delegateOfWindow, nameSpan: nil))
            let view = Expression(.member(shown, Self.contentOfWindow, nameSpan: nil))
            return Shown(view: view, declarations: [declaration], place: .window)
        }
        return nil
    }

    private static var contentOfWindow: String { "contentOfWindow" }
    private static var delegateOfWindow: String { "delegateOfWindow" }

    /// `static let delegateOfWindow = SceneDelegate()`
    private static func made(_ type: String) -> Declaration {
        let binding = VariableDeclaration.Binding(
            pattern: .binding(name: delegateOfWindow, isVar: false, type: nil), initializer: call(type))
        return Declaration(.variable(VariableDeclaration(isLet: true, bindings: [binding])), modifiers: ["static"])
    }
}

/// The root view of the first hosting controller that a function makes, with the constants before it that the view needs.
private struct WindowContent {
    var view: Expression
    let constants: [Statement]

    init?(_ body: [Statement]) {
        guard let found = Self.find(in: body, after: []) else { return nil }
        view = found.view
        var needed = view.freeIdentifiers
        var kept: [Statement] = []
        for constant in found.constants.reversed() where !constant.boundNames.isDisjoint(with: needed) {
            kept.append(constant)
            for value in constant.values { needed.formUnion(value.freeIdentifiers) }
        }
        constants = kept.reversed()
    }

    private static func find(in body: [Statement], after before: [Statement]) -> (view: Expression, constants: [Statement])? {
        var constants = before
        for statement in body {
            if let view = statement.values.lazy.compactMap(\.rootView).first { return (view, constants) }
            if case .declaration = statement.kind { constants.append(statement) }
            for block in statement.blocks {
                if let found = find(in: block, after: constants) { return found }
            }
        }
        return nil
    }

    /// `var name: some View { let store = Store(); return ContentView(store: store) }`
    func property(_ name: String) -> Declaration {
        let getter = constants + [Statement(.return(view), span: view.span)]
        let binding = VariableDeclaration.Binding(
            pattern: .binding(name: name, isVar: true, type: nil), type: .some(.named("View", genericArguments: [])),
            accessors: AccessorSet(getter: getter))
        return Declaration(.variable(VariableDeclaration(isLet: false, bindings: [binding])))
    }
}

extension FunctionDeclaration {
    /// `scene(_:willConnectTo:options:)`, `application(_:didFinishLaunchingWithOptions:)`
    fileprivate var opensWindow: Bool {
        let labels = parameters.map(\.label)
        return name == "scene" && labels.contains("willConnectTo")
            || name == "application" && labels.contains("didFinishLaunchingWithOptions")
    }

    /// Is it a delegate's, called when its scene comes to the foreground and becomes active?
    fileprivate var isToldOfActivity: Bool {
        parameters.count == 1 && parameters[0].label == nil
            && ["sceneWillEnterForeground", "sceneDidBecomeActive", "applicationDidBecomeActive"].contains(name)
    }
}

extension Declaration {
    fileprivate var function: FunctionDeclaration? { if case .function(let function) = kind { function } else { nil } }
}

extension Statement {
    /// The names that a declaration of variables binds.
    fileprivate var boundNames: Set<String> {
        guard case .declaration(let declaration) = kind, case .variable(let variable) = declaration.kind else { return [] }
        return Set(variable.bindings.compactMap { if case .binding(let name, _, _) = $0.pattern { name } else { nil } })
    }

    /// What is evaluated in the statement itself.
    fileprivate var values: [Expression] {
        switch kind {
        case .expression(let expression): return [expression]
        case .declaration(let declaration):
            guard case .variable(let variable) = declaration.kind else { return [] }
            return variable.bindings.compactMap(\.initializer)
        default: return []
        }
    }

    /// The statements within it that run where it does.
    fileprivate var blocks: [[Statement]] {
        switch kind {
        case .if(let branch): [branch.body, branch.elseBody ?? []]
        case .do(let block): [block.body]
        default: []
        }
    }
}

extension Expression {
    /// The view of the first `UIHostingController(rootView:)` in it; the controller may be of the user's own class.
    fileprivate var rootView: Expression? {
        first { $0.argument(labeled: "rootView") != nil }?.argument(labeled: "rootView")
    }

    private func argument(labeled label: String) -> Expression? {
        guard case .call(let call) = kind else { return nil }
        return call.arguments.first { $0.label == label }?.value
    }

    /// The view, at whose appearance functions of the delegate are called with its scene or the application.
    fileprivate func calling(_ functions: [FunctionDeclaration]) -> Expression {
        guard !functions.isEmpty else { return self }
        func named(_ name: String) -> Expression { Expression(.identifier(name, genericArguments: [])) }
        let application = Expression(.member(named("UIApplication"), "shared", nameSpan: nil))
        let scenes = Expression(.member(application, "connectedScenes", nameSpan: nil))
        let scene = Expression(.member(scenes, "first", nameSpan: nil))
        let calls = functions.map { function in
            let argument = function.name.hasPrefix("scene") ? Expression(.forceUnwrap(scene)) : application
            let callee = Expression(.member(named("self"), function.name, nameSpan: nil))
            return Statement(.expression(Expression(.call(.init(callee: callee, arguments: [.init(argument)])))))
        }
        let closure = Expression(.closure(Closure(body: calls)))
        let modifier = Expression(.member(self, "onAppear", nameSpan: nil))
        return Expression(.call(.init(callee: modifier, trailingClosures: [.init(closure)], hasParentheses: false)))
    }
}
