// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let insert = Command(
        "insert", .build, .edit, syntax: ["insert [NAME =] VIEW before TARGET", "insert [NAME =] VIEW after TARGET"],
        summary: "Puts a new view before or after another.",
        examples: ["insert Divider() after text1", "insert title = Text(\"Inbox\") before scrollView1"], related: ["add"]
    ) { (context) throws(Diagnostic) in
        let (name, view) = try context.newView(stopWords: ["before", "after"])
        let goesBefore = try context.beforeOrAfter()
        let sibling = try context.target()
        try context.arguments.expectEnd()
        let place = try context.authored(sibling)
        if let name { try context.checkName(name, template: place.template) }
        var scene = try context.inserting(view, beside: place, sibling, goesBefore: goesBefore, in: context.scene)
        if let name { scene.names.choose(name.text, for: view.chainBase.id) }
        return .edit(scene)
    }
}

extension CommandContext {
    fileprivate func beforeOrAfter() throws(Diagnostic) -> Bool {
        if arguments.take("before") { return true }
        if arguments.take("after") { return false }
        throw arguments.missing("'before' or 'after' and a view")
    }

    /// The scene with a view beside another one, which must stand among the statements of a builder.
    func inserting(
        _ view: Expression, beside place: Outline.View, _ sibling: Target, goesBefore: Bool, in scene: Scene
    ) throws(Diagnostic) -> Scene {
        try rewriting(scene, place.id) { (old) in
            goesBefore ? [view, old] : [old, view]
        } elsewhere: { (_) throws(Diagnostic) in
            throw Diagnostic(
                .invalidEdit, "'\(sibling.text)' has no siblings", at: sibling.span,
                hint: "wrap it in a container first: wrap \(sibling.text) in VStack()")
        }
    }
}
