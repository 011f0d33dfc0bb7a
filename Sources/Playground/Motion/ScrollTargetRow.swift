// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A target of a scroll view with the position at which it would rest, clamped (S15.13).
struct ScrollTargetRow {
    let id: ViewID?
    let frame: CGRect
    let offset: CGPoint
    /// Does the scroll view rest there now?
    let isResting: Bool

    /// Of lazy content those around what shows.
    static func all(_ subject: ScrollSubject) -> [ScrollTargetRow] {
        let anchor = TargetAdvice(subject: subject).viewAlignedAnchor
        let metrics = subject.metrics
        return ScrollTargets(subject).everything.map { view in
            var place = CGPoint.zero
            for axis in metrics.scrollAxes {
                place[axis] = metrics.aligned(view.frame, anchor?[axis] ?? 0, axis)
            }
            let offset = metrics.rounded(metrics.clamp(place))
            return ScrollTargetRow(id: view.id, frame: view.frame, offset: offset, isResting: offset == subject.state.position)
        }
    }

    private var idValue: Value { id.map { CatalogIDs.value(of: $0) } ?? .nil }

    var value: Value {
        .tuple([TupleElement(label: "id", value: idValue), TupleElement(label: "offset", value: offset.encode())])
    }

    var json: JSON { .object(["id": JSON(id), "frame": JSON(frame), "offset": JSON(offset), "isResting": .bool(isResting)]) }
}
