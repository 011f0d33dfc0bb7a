// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// onChange and onScrollGeometryChange: each is told when its value differs from the one it was told last.
struct ChangeObservers {
    let laidOut: LaidOutScene

    /// - Returns: those that are also called with the value that their view appeared with.
    func run(_ round: inout ActionRound) throws(Diagnostic) -> [CarryingLayer<ChangeAttachment>] {
        let new = try changes(&round)
        try scrollGeometry(&round)
        return new
    }

    /// Inside before outside, later before earlier (L17.1).
    private func changes(_ round: inout ActionRound) throws(Diagnostic) -> [CarryingLayer<ChangeAttachment>] {
        var new: [CarryingLayer<ChangeAttachment>] = []
        var changed: [(found: CarryingLayer<ChangeAttachment>, old: Value)] = []
        for found in CarryingLayer<ChangeAttachment>.whole(CarryingLayer<ChangeAttachment>.all(in: laidOut)) {
            let old = round.scene.observed.values.updateValue(found.attachment.value, forKey: found.key)
            if old == found.attachment.value { continue }
            round.didChange = true
            if let old { changed.append((found, old)) } else if found.attachment.isInitial { new.append(found) }
        }
        for change in changed.reversed() { try Self.tell(change.found, from: change.old, &round) }
        return new
    }

    /// - Parameter old: nil: the view has just come.
    static func tell(_ found: CarryingLayer<ChangeAttachment>, from old: Value?, _ round: inout ActionRound) throws(Diagnostic) {
        let new = found.attachment.value
        try round.tell("onChange", found.target, new.swiftDescription(rounded: true)) { (machine) throws(Diagnostic) in
            try found.attachment.action.changed(from: old ?? new, to: new, on: machine)
        }
    }

    /// At appearance with the value of an empty geometry, then when the first layout's differs, then for each change (S8.1).
    private func scrollGeometry(_ round: inout ActionRound) throws(Diagnostic) {
        for found in CarryingLayer<ScrollGeometryObserver>.all(in: laidOut) {
            guard let scroll = laidOut.index.scrolls.first(where: { laidOut.index.subtree(of: found.index).contains($0.layer) }),
                let geometry = round.scene.layout.scrolls[scroll.path]?.geometry
            else { continue }
            let observer = found.attachment
            let new = try observer.transform([geometry.encode()], on: round.machine)
            if round.scene.observed.values[found.key] == nil {
                let empty = try observer.transform([ScrollGeometry.zero.encode()], on: round.machine)
                round.scene.observed.values[found.key] = empty
                try tell(found, empty, empty, &round)
            }
            guard let old = round.scene.observed.values[found.key], old != new else { continue }
            round.scene.observed.values[found.key] = new
            try tell(found, old, new, &round)
        }
    }

    private func tell(
        _ found: CarryingLayer<ScrollGeometryObserver>, _ old: Value, _ new: Value, _ round: inout ActionRound
    ) throws(Diagnostic) {
        try round.tell("onScrollGeometryChange", found.target, new.swiftDescription(rounded: true)) { (machine) throws(Diagnostic) in
            try found.attachment.action.changed(from: old, to: new, on: machine)
        }
    }
}
