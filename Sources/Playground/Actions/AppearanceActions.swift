// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// onAppear and task of views that came, onDisappear of those that went.
struct AppearanceActions {
    let laidOut: LaidOutScene
    let before: LaidOutScene

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        let present = Self.actions(laidOut)
        let keys = Set(present.map(\.key))
        let known = round.scene.observed.appeared
        guard keys != known else { return }
        round.scene.observed.appeared = keys
        round.didChange = true
        for found in Self.actions(before)
        where found.attachment.kind == .disappear && !keys.contains(found.key) && known.contains(found.key) {
            try call(found, "onDisappear", &round)
        }
        for found in present where !known.contains(found.key) && found.attachment.kind != .disappear {
            try call(found, found.attachment.kind == .task ? "task" : "onAppear", &round)
        }
    }

    private typealias Found = CarryingLayer<ActionAttachment>

    private func call(_ found: Found, _ event: String, _ round: inout ActionRound) throws(Diagnostic) {
        try round.tell(event, found.target) { (machine) throws(Diagnostic) in _ = try found.attachment.action([], on: machine) }
    }

    /// A task runs again when its id changes: the id is part of its identity.
    private static func actions(_ laidOut: LaidOutScene) -> [Found] {
        guard laidOut.hasObservers else { return [] }
        return Found.all(in: laidOut).filter { [.appear, .disappear, .task].contains($0.attachment.kind) }.map { found in
            let id = found.attachment.id.map { "=" + $0.debugDescription() } ?? ""
            return Found(
                index: found.index, key: found.key + found.attachment.kind.rawValue + id, target: found.target, attachment: found.attachment
            )
        }
    }
}
