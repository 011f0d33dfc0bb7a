// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let whyChanged = Command(
        "why-changed", .inspect, .question, syntax: ["why-changed TARGET [N]"],
        summary: "Explains how the last input that changed the scene, or the Nth-last one, changed a view.",
        examples: ["why-changed text1", "why-changed root 2"],
        details: """
            First come the causes: the screen, the environment at the view and who set it, state, and the code. Then comes the \
            way from the root to the view: each proposal and answer that changed, and the neighbours that take more or less \
            room.
            """,
        related: ["diff", "explain", "why", "cause", "moved", "wrong size"]
    ) { (context) throws(Diagnostic) in
        let (syntax, count) = try context.arguments.changedView()
        guard let scene = context.history.scene(before: count) else {
            throw Diagnostic(
                .nothingToUndo, context.history.tooFewInputs, at: context.word.span)
        }
        let old = try context.layOut(scene)
        let name = try context.changedName(syntax, old)
        let inputs = context.history.past.suffix(count).map(\.input)
        return .show(ChangeReport(old: old, new: context.laidOut, view: name, context: context).output(after: inputs))
    }
}

extension ArgumentCursor {
    fileprivate mutating func changedView() throws(Diagnostic) -> (TargetSyntax, Int) {
        let syntax = try target()
        let count = try self.count("a number of inputs", standard: 1)
        try expectEnd()
        return (syntax, count)
    }
}

extension CommandContext {
    /// The view as a person writes it; one that is gone is known from before.
    fileprivate func changedName(_ syntax: TargetSyntax, _ old: LaidOutScene) throws(Diagnostic) -> String {
        if syntax.text == "root" { return syntax.text }
        do {
            let target = try resolve(syntax)
            return target.view.map { index.views[$0].text } ?? target.text
        } catch {
            guard error.id == .unknownTarget, old.index.viewsByText[syntax.text] != nil else { throw error }
            return syntax.text
        }
    }
}
