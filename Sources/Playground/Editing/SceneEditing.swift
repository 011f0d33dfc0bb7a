// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Tree edits: each gives a new scene whose untouched parts are shared with the old one, and keeps every name.
extension CommandContext {
    /// The authored view that an edit is about; inside of a component's body the error says where that stands.
    func authored(_ target: Target) throws(Diagnostic) -> Outline.View {
        if let source = target.source { return laidOut.outline.views[source] }
        throw Diagnostic(
            .invalidEdit, "'\(target.text)' is not in the scene's own source", at: target.span,
            hint: declarationHint(target) ?? "edit the place where it is made")
    }

    /// “it is in the body of ContentView (line 3)”.
    private func declarationHint(_ target: Target) -> String? {
        var view = target.view
        while let index = view {
            let found = self.index.views[index]
            if let layer = self.index.layersFromInside(index).first, let kind = self.index.layers[layer].tag?.kind,
                let type = scene.program.type(named: kind), index != target.view
            {
                let line = type.span.map { " (line \($0.source.position(at: $0.start).line))" } ?? ""
                return "it is in the body of \(type.name)\(line): declare \(type.name) again, or edit '\(found.text)'"
            }
            view = found.parent
        }
        return nil
    }

    // MARK: changes

    /// The scene with a view replaced by what the functions give for it.
    func rewriting(
        _ view: Outline.View, statement: (Expression) throws(Diagnostic) -> [Expression],
        elsewhere: (Expression) throws(Diagnostic) -> Expression
    ) throws(Diagnostic) -> Scene {
        try rewriting(scene, view.id, statement: statement, elsewhere: elsewhere)
    }

    func rewriting(
        _ scene: Scene, _ id: ExpressionID, statement: (Expression) throws(Diagnostic) -> [Expression],
        elsewhere: (Expression) throws(Diagnostic) -> Expression
    ) throws(Diagnostic) -> Scene {
        let path = scene.root.flatMap { EditPath(to: id, in: $0) }
        guard let path, let place = path.nodes.firstIndex(where: { $0.chainBase.id == id }) else {
            throw Diagnostic(.invalidEdit, "this view cannot be edited in place", at: word.span)
        }
        var result = scene
        let outer = path.nodes[place]
        if place > 0, let holder = path.statementHolder {
            let made = try statement(outer)
            for view in made { try view.checkDepth(inside: path.brackets(around: place)) }
            let statements = made.map { Statement(.expression($0), span: $0.span) }
            result.root = path.editingStatement(in: holder) { list, index in list.replaceSubrange(index...index, with: statements) }
        } else {
            let made = try elsewhere(outer)
            try made.checkDepth(inside: path.brackets(around: place))
            result.root = path.replacing(place, with: made)
        }
        return result
    }

    /// The scene with one expression in the place of a view.
    func replacing(_ view: Outline.View, with make: (Expression) throws(Diagnostic) -> Expression) throws(Diagnostic) -> Scene {
        try rewriting(view, statement: { (old) throws(Diagnostic) in [try make(old)] }, elsewhere: make)
    }

    /// The scene with a view appended to the children of another.
    func appending(_ new: Expression, to target: Target, in scene: Scene) throws(Diagnostic) -> Scene {
        let container = try authored(target)
        guard BuilderSlot(container.base, catalog: laidOut.catalog) != nil else { throw notAContainer(target, container) }
        let add: (Expression) throws(Diagnostic) -> Expression = { (old) throws(Diagnostic) in
            let base = old.chainBase
            guard let slot = BuilderSlot(base, catalog: self.laidOut.catalog) else { throw self.notAContainer(target, container) }
            return old.replacingBase(slot.appending(new))
        }
        return try rewriting(scene, container.id, statement: { (old) throws(Diagnostic) in [try add(old)] }, elsewhere: add)
    }

    func notAContainer(_ target: Target, _ view: Outline.View) -> Diagnostic {
        Diagnostic(
            .notAContainer, "\(view.kind) takes no children", at: target.span ?? word.span,
            hint: "wrap it first: wrap \(scene.names[view.id] ?? target.text) in VStack()")
    }

    /// A view may not go into itself.
    func checkDestination(_ moved: Target, _ destination: Target) throws(Diagnostic) {
        guard let a = moved.source, let b = destination.source, laidOut.outline.isInside(b, a) else { return }
        throw Diagnostic(.invalidEdit, "'\(moved.text)' cannot be moved into itself", at: destination.span)
    }

    // MARK: names

    /// Checks a name that a person gives to a view of an owner.
    func checkName(_ name: ArgumentCursor.Word, template: Int? = nil, except: ExpressionID? = nil) throws(Diagnostic) {
        if SceneNames.reserved.contains(name.text) {
            throw Diagnostic(.invalidName, "'\(name.text)' is reserved", at: name.span, hint: "choose another name")
        }
        guard SceneNames.isIdentifier(name.text) else {
            throw Diagnostic(
                .invalidName, "'\(name.text)' is not an identifier", at: name.span,
                hint: "letters, digits and _, not beginning with a digit")
        }
        let isTaken = laidOut.outline.views.contains { $0.template == template && $0.id != except && scene.names[$0.id] == name.text }
        if isTaken {
            throw Diagnostic(
                .duplicateName, "the name '\(name.text)' is taken", at: name.span, hint: "names are unique; 'rename' changes one")
        }
        if template == nil, scene.program.variables[name.text] != nil {
            throw Diagnostic(.duplicateName, "'\(name.text)' is a variable of the scene", at: name.span)
        }
    }

    /// A view with the ids of its expressions, checked before it is put anywhere.
    func newView(stopWords: Set<String> = []) throws(Diagnostic) -> (name: ArgumentCursor.Word?, view: Expression) {
        let name = arguments.takeName()
        return (name, try arguments.expression("a view", stopWords: stopWords))
    }
}
