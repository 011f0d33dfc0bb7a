// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// onScrollPhaseChange: told once at appearance with idle, then each change of phase in order (S8.9).
struct PhaseObservers {
    let laidOut: LaidOutScene
    let changes: [PhaseChange]

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        for found in CarryingLayer<ScrollPhaseObserver>.all(in: laidOut) {
            guard let scroll = laidOut.index.scrolls.first(where: { laidOut.index.subtree(of: found.index).contains($0.layer) }) else {
                continue
            }
            if round.scene.observed.values[found.key] == nil {
                round.scene.observed.values[found.key] = ScrollPhase.idle.encode()
                try tell(found, PhaseChange(path: scroll.path, old: .idle, new: .idle, velocity: .zero), &round)
                round.didChange = true
            }
            for change in changes where change.path == scroll.path { try tell(found, change, &round) }
        }
    }

    private func tell(_ found: CarryingLayer<ScrollPhaseObserver>, _ change: PhaseChange, _ round: inout ActionRound) throws(Diagnostic) {
        let action = found.attachment.action
        let geometry = round.scene.layout.scrolls[change.path]?.geometry ?? .zero
        let context = ScrollPhaseContextValue(geometry: geometry, velocity: change.velocity)
        let values = [change.old.encode(), change.new.encode(), context.encode()]
        try round.tell("onScrollPhaseChange", found.target, "\(change.old.rawValue) -> \(change.new.rawValue)") {
            (machine) throws(Diagnostic) in
            _ = try action(Array(values.prefix(action.parameterCount ?? 3)), on: machine)
        }
    }
}
