// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The field of text that has the focus, by a tap or by the program.
struct FocusedField: Sendable {
    let key: LayerKey
    /// Something has taken the keyboard away: the field is about to lose the focus.
    var isLeaving = false
}

/// Which field has the focus, and with it the keyboard (L11.7): the one that was tapped, or that the state of its `focused` names.
struct FieldFocus {
    let laidOut: LaidOutScene
    let before: LaidOutScene

    private typealias Field = CarryingLayer<FieldAttachment>

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        let known = round.scene.observed.field
        guard known != nil || laidOut.index.carriers[ObjectIdentifier(FocusAttachment.self)] != nil else { return }
        let fields = Field.all(in: laidOut)
        let current = fields.first { $0.key == known?.key }
        let held = current.map { isOpen($0) ? bound(to: $0, in: laidOut.index) : [] } ?? []
        for field in fields where field.key != known?.key && isOpen(field) {
            // What both follow says nothing of this one: the other has the focus.
            let own = bound(to: field, in: laidOut.index).filter { attachment in !held.contains { $0.isSame(as: attachment) } }
            guard try own.focusStates(on: round.machine).contains(true) else { continue }
            if let current { try leave(current, in: laidOut.index, &round) }
            return try enter(field, &round)
        }
        guard let known else { return }
        let isKept = try keeps(current, round.machine)
        if isKept && !known.isLeaving { return }
        let gone = current == nil ? Field.all(in: before).first { $0.key == known.key } : nil
        if let current { try leave(current, in: laidOut.index, &round) }
        if let gone { try leave(gone, in: before.index, &round) }
        round.scene.observed.field = nil
        round.scene.stage.keyboard = nil
        round.didChange = true
    }

    private func enter(_ field: Field, _ round: inout ActionRound) throws(Diagnostic) {
        for attachment in bound(to: field, in: laidOut.index) { try attachment.takeFocus(on: round.machine) }
        round.scene.focus(on: field.key)
        round.didCall = true
    }

    private func leave(_ field: Field, in index: ViewIndex, _ round: inout ActionRound) throws(Diagnostic) {
        for attachment in bound(to: field, in: index) { try attachment.loseFocus(on: round.machine) }
        round.didCall = true
    }

    /// Does the field that has the focus keep it? Not where its state is another, or something is presented over it.
    private func keeps(_ field: Field?, _ machine: Machine) throws(Diagnostic) -> Bool {
        guard let field, isOpen(field) else { return false }
        return try !bound(to: field, in: laidOut.index).focusStates(on: machine).contains(false)
    }

    /// Does nothing lie over it that lets no tap through?
    private func isOpen(_ field: Field) -> Bool { laidOut.index.cover.map { field.index >= $0 } ?? true }

    private func bound(to field: Field, in index: ViewIndex) -> [FocusAttachment] { index.focusBindings(around: field.index) }
}

extension ViewIndex {
    /// What `.focused` binds at the view of a layer and at those around it, innermost first. Of one state, which has one value, the innermost
    /// counts.
    func focusBindings(around layer: Int) -> [FocusAttachment] {
        CarryingLayer<FocusAttachment>.all(in: self).reversed().reduce(into: []) { found, outer in
            let binding = outer.attachment.binding
            guard subtree(of: outer.index).contains(layer), !found.contains(where: { $0.binding == binding }) else { return }
            found.append(outer.attachment)
        }
    }
}

extension [FocusAttachment] {
    /// What the state of each says of the focus.
    func focusStates(on machine: Machine) throws(Diagnostic) -> [Bool] {
        var result: [Bool] = []
        for attachment in self { result.append(try attachment.hasFocus(on: machine)) }
        return result
    }
}

extension Scene {
    /// A field gets the focus, and the keyboard of the device comes where there is none.
    mutating func focus(on field: LayerKey?) {
        observed.field = field.map { FocusedField(key: $0) }
        stage.keyboard = stage.keyboard ?? stage.device.assumedKeyboardHeight(orientation: stage.orientation)
    }
}
