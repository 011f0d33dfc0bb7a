// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let type = Command(
        "type", .environment, .event, syntax: ["type " + DynamicTypeSize.choices.map(\.0).joined(separator: "/"), "type \"TEXT\""],
        summary: "Sets the Dynamic Type size, or types text into the field that has the focus.",
        examples: ["type xSmall", "type small", "type \"Buy milk\\n\""],
        details:
            "Text in quotes goes behind what the field holds; a number takes the place of a number. "
            + "A tap on a field gives it the focus. A line break at the end is the return key, which submits a field of one line.",
        related: ["dynamicTypeSize", "font size", "accessibility", "TextField", "keyboard"]
    ) { (context) throws(Diagnostic) in
        guard let word = context.arguments.peekWord(), word.text.first == "\"" else {
            var scene = context.scene
            scene.stage.typeSize = try context.choice("dynamic type size", DynamicTypeSize.choices)
            try context.arguments.expectEnd()
            return .edit(scene)
        }
        guard case .string(let words) = try context.evaluate(try context.arguments.expression("the text")) else {
            throw Diagnostic(.typeMismatch, "what is typed is a text in quotes", at: word.span)
        }
        try context.arguments.expectEnd()
        return .steps(from: context.scene, [try context.focusedField(word.span).typing(words)])
    }
}

/// The field that has the focus, in a layout.
struct FieldTyping {
    let field: FieldAttachment
    /// What the return key does, innermost first: the actions of `onSubmit`.
    let actions: [ActionAttachment]
    /// What follows the focus, which a field that is submitted loses.
    let bindings: [FocusAttachment]
    let name: String

    func typing(_ words: String) -> SceneStep {
        let submits = words.hasSuffix("\n") && !field.hasLines
        return .change { (laidOut, turn) throws(Diagnostic) in
            let machine = laidOut.machine
            machine.state = laidOut.scene.state
            turn.tell("action", name, "type")
            try field.type(submits ? String(words.dropLast()) : words, on: machine)
            if submits {
                for binding in bindings { try binding.loseFocus(on: machine) }
                try field.submit(on: machine)
                for action in actions { _ = try action.action([], on: machine) }
            }
            try machine.runDeferredTasks(in: machine.context())
            var update = SceneUpdate(laidOut.scene)
            update.scene.state = machine.state
            if submits, try !bindings.focusStates(on: machine).contains(true) {
                update.scene.observed.field?.isLeaving = true
            }
            return update
        }
    }
}

extension CommandContext {
    /// The field to type into; where none has the focus, an error that says how one gets it.
    fileprivate func focusedField(_ span: SourceSpan) throws(Diagnostic) -> FieldTyping {
        let fields = CarryingLayer<FieldAttachment>.all(in: index)
        guard let known = scene.observed.field, let field = fields.first(where: { $0.key == known.key }) else {
            let names = fields.filter { index.isInWindow($0.index) }.prefix(5).map { "tap " + $0.target }
            throw Diagnostic(
                .notAllowedHere, "no field of text has the focus", at: span,
                hint: names.isEmpty ? "there is no field of text in the window" : "first tap one: " + names.joined(separator: ", "))
        }
        let isSearch = index.layers[field.index].tag?.kind == SearchField.kind
        return FieldTyping(
            field: field.attachment, actions: isSearch ? index.searchSubmissions(at: field.index) : index.submissions(of: field.index),
            bindings: index.focusBindings(around: field.index), name: field.target)
    }
}

extension ViewIndex {
    /// What a submission of the field of a layer does, innermost first.
    fileprivate func submissions(of field: Int) -> [ActionAttachment] {
        submissions(.submit).filter { subtree(of: $0.index).contains(field) }.map(\.attachment)
    }

    /// What a submission of the search at a layer does, innermost first. Its field stands in the bar of a navigation view, outside of the view
    /// that is searched: what counts is in that navigation view, or around it.
    func searchSubmissions(at layer: Int) -> [ActionAttachment] {
        let bar = layers[...layer].indices.last { layers[$0].placed.node is NavigationNode && subtree(of: $0).contains(layer) } ?? layer
        return submissions(.searchSubmit)
            .filter { subtree(of: bar).contains($0.index) || subtree(of: $0.index).contains(bar) }.map(\.attachment)
    }

    private func submissions(_ kind: ActionAttachment.Kind) -> [CarryingLayer<ActionAttachment>] {
        CarryingLayer<ActionAttachment>.all(in: self).filter { $0.attachment.kind == kind }.reversed()
    }
}
