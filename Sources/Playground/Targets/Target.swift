// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// A TARGET that was found: in the layout, in the scene's source, or in both.
struct Target {
    /// As it was written.
    let text: String
    let span: SourceSpan?
    let place: Place
    /// The authored view in the scene's source; nil inside of a component's body.
    let source: Int?

    /// Where it was placed. An edit asks for the source only: the layout is not searched for it.
    enum Place {
        case layer(Int, view: Int?)
        case name(String, ViewIndex)
        case root(ViewIndex)
    }

    /// The layer that is meant: the outermost of a name, the marked one of an id.
    var layer: Int? {
        switch place {
        case .layer(let layer, _): layer
        case .name(let name, let index): index.viewsByText[name].map { index.outermost($0) }
        case .root(let index): index.layers.isEmpty ? nil : 0
        }
    }

    /// The placed view.
    var view: Int? {
        switch place {
        case .layer(_, let view): view
        case .name(let name, let index): index.viewsByText[name]
        case .root(let index): index.layers.first?.view
        }
    }
}

extension TargetLookup {
    /// - Parameter evaluate: the value of an id's expression.
    func target(_ syntax: TargetSyntax, evaluate: (Expression) throws(Diagnostic) -> Value) throws(Diagnostic) -> Target {
        switch syntax.form {
        case .root: return try rootTarget(syntax)
        case .focus:
            guard let id = scene.focus, let name = scene.names[id] else { return try rootTarget(syntax) }
            return try target(named: name, syntax)
        case .name(let name): return try target(named: name, syntax)
        case .path(let steps): return try target(steps, syntax, evaluate)
        case .id(let expression): return try target(id: CatalogIDs.id(of: try evaluate(expression)), syntax)
        }
    }

    private func rootTarget(_ syntax: TargetSyntax) throws(Diagnostic) -> Target {
        guard scene.root != nil else {
            throw Diagnostic.noRoot(.unknownTarget, at: syntax.span)
        }
        let source = outline.views.first.flatMap { $0.outer === scene.root ? 0 : nil }
        return Target(text: syntax.text, span: syntax.span, place: .root(index), source: source)
    }

    private func target(named name: String, _ syntax: TargetSyntax) throws(Diagnostic) -> Target {
        let source = outlineView(named: name)
        if source != nil || index.viewsByText[name] != nil {
            return Target(text: syntax.text, span: syntax.span, place: .name(name, index), source: source)
        }
        let views = views(shortNamed: name, atMost: 5)
        guard let view = views.first else { throw unknown(name, at: syntax.span) }
        guard views.count == 1 else { throw ambiguous(name, views, at: syntax.span) }
        return target(layer: index.outermost(view), syntax)
    }

    /// The view that goes by the text in the scene, or by its end in what owns it; nil if none does.
    private func shownView(_ syntax: TargetSyntax) throws(Diagnostic) -> Int? {
        if let view = index.viewsByText[syntax.text] { return view }
        let views = views(shortNamed: syntax.text, atMost: 5)
        guard views.count < 2 else { throw ambiguous(syntax.text, views, at: syntax.span) }
        return views.first
    }

    private func ambiguous(_ name: String, _ views: [Int], at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            .unknownTarget, "several views are named '\(name)', each in a row or a component of its own", at: span,
            suggestion: index.views[views[0]].text, hint: "name one of them: " + views.map { index.views[$0].text }.joined(separator: ", "))
    }

    /// `inspect "Save"`: what is in quotes is an id, and the text of a view.
    private func viewShowing(_ id: ViewID, at span: SourceSpan?) -> Diagnostic? {
        guard case .string(let words) = id, let view = index.texts.first(where: { $0.text.string == words })?.view else { return nil }
        return Diagnostic(
            .unknownTarget, "no view has the id \(id.literal)", at: span, suggestion: index.views[view].text,
            hint: "this is the text that the view shows; use its name or its id")
    }

    private func target(id: ViewID, _ syntax: TargetSyntax) throws(Diagnostic) -> Target {
        let carriers = index.layers(withID: id)
        guard let layer = carriers.first else {
            if isUnrealized(id) { throw notBuilt(syntax) }
            throw viewShowing(id, at: syntax.span) ?? unknownID(id, at: syntax.span)
        }
        guard carriers.count == 1 else {
            let names = carriers.prefix(5).compactMap { index.layers[$0].view }.map { index.views[$0].text }
            throw Diagnostic(
                .ambiguousTarget, "\(carriers.count) views have the id \(id.literal)", at: syntax.span,
                hint: "name one of them: " + names.joined(separator: ", "))
        }
        return target(layer: layer, syntax)
    }

    private func target(layer: Int, _ syntax: TargetSyntax) -> Target {
        let view = index.layers[layer].view
        let source = view.flatMap { outline.view(source: index.views[$0].source) }
        return Target(text: syntax.text, span: syntax.span, place: .layer(layer, view: view), source: source)
    }

    private func target(
        _ steps: [TargetSyntax.Step], _ syntax: TargetSyntax, _ evaluate: (Expression) throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Target {
        // As 'tree' shows it: the ids of elements need not be expressions there.
        if let view = try shownView(syntax) { return target(layer: index.outermost(view), syntax) }
        var text = ""
        var found: ViewReference?
        for step in steps {
            switch step {
            case .name(let name):
                found = text.isEmpty ? reference(named: name) : found.flatMap { part(name, of: $0) }
                text += text.isEmpty ? name : "." + name
            case .element(let id):
                let id = CatalogIDs.id(of: try evaluate(id))
                found = found.flatMap { element(id, of: $0) }
                text += "[\(id.literal)]"
            }
        }
        switch found?.subject {
        case .layer(let layer): return target(layer: layer, syntax)
        case .unrealized: throw notBuilt(syntax)
        case .structural, nil: throw unknown(text, at: syntax.span)
        }
    }

    func notBuilt(_ syntax: TargetSyntax) -> Diagnostic {
        Diagnostic(
            .notRealized, "'\(syntax.text)' is not built: its lazy container does not show it", at: syntax.span,
            hint: "scroll to it first")
    }
}

extension Diagnostic {
    static func noRoot(_ id: ID, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(id, "the scene has no root view", at: span, hint: "type one, such as Text(\"Hello\")")
    }
}
