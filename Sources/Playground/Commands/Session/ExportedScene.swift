// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// The scene that an exported file was made of, as far as its code still says it: the marked view is the scene itself again, its state the
/// scene's variables, and what the export brought along is gone.
struct ExportedScene {
    private(set) var root: Expression
    /// All declarations of the files but those that only stand for the scene.
    private(set) var declarations: [TopLevelItem]
    let marker: SceneMarker
    /// The keys that the scene overrides, innermost first.
    private(set) var overrides: [(key: String, value: Expression)] = []

    /// nil where no file has a marker, or the marked view has become more than a scene.
    init?(_ items: [TopLevelItem], in sources: [SourceText]) {
        guard let (source, found) = sources.lazy.compactMap({ source in SceneMarker.first(in: source).map { (source, $0) } }).first else {
            return nil
        }
        marker = found.marker
        let marked = items.first { item in
            guard case .declaration(let declaration) = item, let span = declaration.span else { return false }
            return span.source.text == source.text && span.start > found.end
        }
        guard case .declaration(let declaration)? = marked else { return nil }
        switch declaration.kind {
        case .macro("Preview", _, let body?):
            guard let view = body.onlyView else { return nil }
            root = view
            declarations = items
        case .type(let type):
            guard let parts = Self.parts(of: type) else { return nil }
            root = parts.view
            declarations = items.filter { !$0.standsFor(type.name) } + parts.states.map { .declaration($0) }
            guard takeOverrides() else { return nil }
            root = ViewportReading.unwrapped(root)
        default: return nil
        }
    }

    /// The state and the body of a view that holds nothing else but keys of the environment.
    private static func parts(of type: TypeDeclaration) -> (states: [Declaration], view: Expression)? {
        var states: [Declaration] = []
        var view: Expression?
        for member in type.members {
            guard case .variable(let variable) = member.kind, variable.bindings.count == 1 else { return nil }
            if member.attributes.contains(where: { $0.name == "Environment" }) { continue }
            if member.attributes.contains(where: { $0.name == "State" }) {
                states.append(Declaration(member.kind, attributes: member.attributes, span: member.span))
            } else if case .binding("body", _, _) = variable.bindings[0].pattern, let getter = variable.bindings[0].accessors?.getter {
                guard getter.count == 1, case .expression(let body) = getter[0].kind else { return nil }
                view = body
            } else {
                return nil
            }
        }
        return view.map { (states, $0) }
    }

    /// `.environment(\.key, value)` outside of everything is what the scene overrides.
    private mutating func takeOverrides() -> Bool {
        for _ in 0..<marker.overrides {
            guard case .call(let call) = root.kind, case .member(let inner, ModifierDeclaration.environment.name, _) = call.callee.kind,
                call.arguments.count == 2,
                case .keyPath(_, let components) = call.arguments[0].value.kind, case .property(let key)? = components.first
            else { return false }
            overrides.insert((key, call.arguments[1].value), at: 0)
            root = inner
        }
        return true
    }
}

extension Expression {
    /// The view of `#Preview { … }`.
    fileprivate var onlyView: Expression? {
        guard case .closure(let closure) = kind, closure.body.count == 1, case .expression(let view) = closure.body[0].kind else {
            return nil
        }
        return view
    }
}

extension TopLevelItem {
    /// The view that stands for the scene, the previews, and what stands in for the viewport on Apple's platforms.
    fileprivate func standsFor(_ name: String) -> Bool {
        guard case .declaration(let declaration) = self else { return false }
        switch declaration.kind {
        case .type(let type): return type.name == name || type.name == "ViewportReader"
        case .macro("Preview", _, _): return true
        case .conditionalCompilation(let branches):
            return branches.contains { $0.members.contains { !Catalog.ownViews.isDisjoint(with: $0.declaredNames) } }
        default: return false
        }
    }
}
