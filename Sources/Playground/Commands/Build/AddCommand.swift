// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let add = Command(
        "add", .build, .edit, syntax: ["add [NAME =] VIEW [in TARGET]"],
        summary: "Appends a child to the focus, or to another view.",
        examples: ["add Text(\"Hello\")", "add list = LazyVStack { } in vStack1"],
        related: ["append", "insert"]
    ) { (context) throws(Diagnostic) in
        let (name, view) = try context.newView(stopWords: ["in", "to", "into"])
        if let word = context.arguments.peekWord(), word.text != "in" {
            throw Diagnostic(.unknownArgument, "'\(word.text)' is not expected here", at: word.span, hint: "add VIEW in TARGET")
        }
        let container = context.arguments.take("in") ? try context.target() : try context.focusTarget()
        try context.arguments.expectEnd()
        if let name { try context.checkName(name, template: try context.ownerOfChildren(container)) }
        var scene = try context.appending(view, to: container, in: context.scene)
        if let name { scene.names.choose(name.text, for: view.chainBase.id) }
        return .edit(scene)
    }
}

extension CommandContext {
    /// Where `add` appends: the focus, else the root.
    func focusTarget() throws(Diagnostic) -> Target {
        try resolve(TargetSyntax(Expression(.identifier("focus", genericArguments: [])), text: "focus", span: word.span))
    }

    /// Who owns the names of a view's children: the ForEach whose template they stand in, or the scene.
    func ownerOfChildren(_ target: Target) throws(Diagnostic) -> Int? {
        let view = try authored(target)
        return view.ownsNames ? target.source : view.template
    }
}
