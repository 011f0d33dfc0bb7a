// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Runs what a layout causes: onAppear and task of views that came, onDisappear of those that went.
struct ActionRunner {
    let laidOut: LaidOutScene
    /// The layout before: it still has the actions of the views that are gone.
    let before: LaidOutScene
    let sink: EventSink

    private struct Found {
        let key: String
        let target: String
        let attachment: ActionAttachment
    }

    /// The scene after the actions; nil when there was nothing to do.
    func run() throws(Diagnostic) -> Scene? {
        guard laidOut.hasObservers || !laidOut.scene.observed.appeared.isEmpty else { return nil }
        let present = Self.actions(laidOut)
        let keys = Set(present.map(\.key))
        let known = laidOut.scene.observed.appeared
        let came = present.filter { !known.contains($0.key) && ($0.attachment.kind == .appear || $0.attachment.kind == .task) }
        let gone = known.subtracting(keys)
        guard !came.isEmpty || !gone.isEmpty else { return nil }
        var scene = laidOut.scene
        scene.observed.appeared = known.intersection(keys).union(keys)
        let machine = laidOut.machine
        machine.state = scene.state
        if !gone.isEmpty {
            for found in Self.actions(before) where gone.contains(found.key) && found.attachment.kind == .disappear { try call(found, "onDisappear", machine) }
        }
        for found in came { try call(found, found.attachment.kind == .task ? "task" : "onAppear", machine) }
        try machine.runDeferredTasks(in: machine.context())
        scene.state = machine.state
        return scene
    }

    private func call(_ found: Found, _ event: String, _ machine: Machine) throws(Diagnostic) {
        sink.add(event, found.target, "")
        _ = try found.attachment.action([], on: machine)
    }

    /// The actions of a layout in tree order, each with the identity of its layer.
    private static func actions(_ laidOut: LaidOutScene) -> [Found] {
        guard laidOut.hasObservers else { return [] }
        return laidOut.index.layers.compactMap { layer in
            guard let view = layer.view, let tag = layer.tag,
                let attachment: ActionAttachment = SceneBuilder.attachment(of: layer.placed.element.node),
                [.appear, .disappear, .task].contains(attachment.kind) else { return nil }
            let text = laidOut.index.views[view].text
            let id = attachment.id.map { "=" + $0.debugDescription() } ?? ""
            return Found(key: "\(text)#\(tag.layer)\(id)", target: text, attachment: attachment)
        }
    }
}
