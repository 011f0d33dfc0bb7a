// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// `tap`: finds the Button that a view is, lies in or alone holds, and runs its action.
struct ButtonTap {
    let context: CommandContext
    let target: Target

    func tapped(_ layer: Int) throws(Diagnostic) -> Scene {
        let button = try button(at: layer)
        let index = context.index
        if !index.layers[button.layer].placed.element.environment[EnvironmentKeys.isEnabled] { return context.scene }
        let machine = context.laidOut.machine
        machine.state = context.scene.state
        _ = try button.action(on: machine)
        try machine.runDeferredTasks(in: machine.context())
        var scene = context.scene
        scene.state = machine.state
        try ProxyScrolls(laidOut: context.laidOut).take(into: &scene)
        let name = index.layers[button.layer].view.map { index.views[$0].text } ?? target.text
        scene.events.append(EventLog.Event(time: scene.clock.time, kind: "action", target: name, text: "tap"))
        return scene
    }

    private struct Button {
        let layer: Int
        let action: LateCall

        func action(on machine: Machine) throws(Diagnostic) -> Value { try action([], on: machine) }
    }

    private func button(at layer: Int) throws(Diagnostic) -> Button {
        let index = context.index
        let inside = index.subtree(of: layer).compactMap { Self.button(index, $0) }
        let own = index.layers[layer].view
        if let exact = inside.first(where: { index.layers[$0.layer].view == own }) { return exact }
        let around = (0...layer).reversed().first { index.subtree(of: $0).contains(layer) && Self.button(index, $0) != nil }
        if let around, let found = Self.button(index, around) { return found }
        if let only = inside.only { return only }
        throw Diagnostic(
            .notAButton, inside.isEmpty ? "'\(target.text)' is no button and holds none" : "'\(target.text)' holds \(inside.count) buttons",
            at: target.span,
            hint: inside.isEmpty
                ? nil
                : "name one: "
                    + inside.prefix(5).compactMap { index.layers[$0.layer].view }.map { index.views[$0].text }.joined(separator: ", "))
    }

    private static func button(_ index: ViewIndex, _ layer: Int) -> Button? {
        guard let attachment: ActionAttachment = SceneBuilder.attachment(of: index.layers[layer].placed.element.node),
            attachment.kind == .button || attachment.kind == .tap
        else { return nil }
        return Button(layer: layer, action: attachment.action)
    }
}
