// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What a tap runs, under the name that the log gives it.
struct Tap {
    let receiver: any TapReceiver
    let name: String
    /// What follows the focus, where the tap gives a field the focus: the innermost first. The keyboard comes with it.
    var focus: [FocusAttachment]?
    /// That field.
    var field: LayerKey?
    /// What follows the focus of the other views, which lose it.
    var lost: [FocusAttachment] = []
    /// What the buttons of an alert end.
    var message: PresentationTrigger?
    /// What follows, as a suggestion that is chosen submits the search.
    var submissions: [ActionAttachment] = []

    var step: SceneStep {
        .change { (laidOut, turn) throws(Diagnostic) in
            let machine = laidOut.machine
            machine.state = laidOut.scene.state
            turn.tell("action", name, "tap")
            try receiver.tap(on: machine)
            try message?.dismiss(on: machine)
            for action in submissions { _ = try action.action([], on: machine) }
            for attachment in lost { try attachment.loseFocus(on: machine) }
            for attachment in focus ?? [] { try attachment.takeFocus(on: machine) }
            try machine.runDeferredTasks(in: machine.context())
            var update = SceneUpdate(laidOut.scene)
            update.scene.state = machine.state
            if focus != nil { update.scene.focus(on: field) }
            try ProxyScrolls(laidOut: laidOut).take(into: &update)
            return update
        }
    }
}

/// Finds the Button (or else the control) that a view is, lies in or alone holds.
struct TapTarget {
    /// Where the view stands: in the window, or in the app's menus.
    let index: ViewIndex
    let target: Target

    /// - Returns: nil where it is disabled: nothing happens.
    func tap(at layer: Int) throws(Diagnostic) -> Tap? {
        let found: Found
        do throws(Diagnostic) { found = try receiver(at: layer) } catch {
            guard let choice = ChoiceTarget(index: index).choice(at: layer) else { throw error }
            found = (layer, choice)
        }
        if let value = found.receiver.chosenValue, let mark = ChoiceTarget(index: index).selection(around: found.layer) {
            return Tap(receiver: ChoiceTap(mark.attachment, value, in: index.layers[found.layer].placed.environment), name: target.text)
        }
        if !index.layers[found.layer].placed.environment[CatalogKeys.isEnabled] { return nil }
        var tap = Tap(receiver: found.receiver, name: index.layers[found.layer].view.map { index.views[$0].text } ?? target.text)
        if let cover = index.cover, found.layer < cover { throw covered(by: cover) }
        if found.receiver.isButton { tap.message = index.layers[found.layer].placed.environment[CatalogKeys.message] }
        if (found.receiver as? SearchCompletion)?.submits == true { tap.submissions = index.searchSubmissions(at: found.layer) }
        if found.receiver is FieldAttachment {
            tap.focus = index.focusBindings(around: found.layer)
            tap.field = index.key(of: found.layer)
            tap.lost = index.layers.compactMap { SceneBuilder.attachment(of: $0.placed.node) }
        }
        return tap
    }

    /// Is there something of its own that a tap on a layer runs, apart from a choice around it?
    func receives(at layer: Int) -> Bool { (try? receiver(at: layer)) != nil }

    private typealias Found = (layer: Int, receiver: any TapReceiver)

    private func receiver(at layer: Int) throws(Diagnostic) -> Found {
        let inside = index.subtree(of: layer).compactMap { self.found($0) }
        let own = index.layers[layer].view
        if let exact = inside.first(where: { index.layers[$0.layer].view == own }) { return exact }
        let around = (0...layer).reversed().first { index.subtree(of: $0).contains(layer) && self.found($0) != nil }
        if let around, let found = self.found(around) { return found }
        let buttons = inside.filter { $0.receiver.isButton }
        if let only = buttons.only ?? (buttons.isEmpty ? inside.only : nil) { return only }
        throw notAButton(buttons.isEmpty ? inside : buttons)
    }

    private func found(_ layer: Int) -> Found? {
        guard let receiver: any TapReceiver = SceneBuilder.attachment(of: index.layers[layer].placed.node), receiver.isTappable
        else { return nil }
        return (layer, receiver)
    }

    private func covered(by cover: Int) -> Diagnostic {
        let name = index.layers[cover].view.map { index.views[$0].text }
        return Diagnostic(
            .coveredTarget, "'\(target.text)' cannot be tapped: \(name.map { "'\($0)'" } ?? "a presented view") covers it",
            at: target.span, hint: "tap something in it, or dismiss it first")
    }

    private func notAButton(_ inside: [Found]) -> Diagnostic {
        guard !inside.isEmpty else {
            return Diagnostic(.notAButton, "'\(target.text)' is not a button and contains none", at: target.span)
        }
        let names = inside.prefix(5).compactMap { index.layers[$0.layer].view }.map { index.views[$0].text }
        return Diagnostic(
            .notAButton, "'\(target.text)' contains \(inside.count) buttons", at: target.span,
            hint: "name one: " + names.joined(separator: ", "))
    }
}
