// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Bound scroll positions (S5.14–S5.33): what the program wrote moves the scroll view, where the user went is written back.
struct ScrollBinder {
    let laidOut: LaidOutScene
    let before: LaidOutScene

    /// The first values, as they are before any action: what onAppear writes is a write (S5.16).
    /// - Returns: does one of them place its scroll view?
    func takeInitial(_ round: inout ActionRound) throws(Diagnostic) -> Bool {
        var places = false
        for found in CarryingLayer<ScrollPositionIDAttachment>.all(in: laidOut) where round.scene.observed.positions[found.key] == nil {
            // The initial value of an id does not scroll.
            round.scene.observed.positions[found.key] = try found.attachment.id.get(in: round.machine.context())
            round.didChange = true
        }
        for found in CarryingLayer<ScrollPositionAttachment>.all(in: laidOut) where round.scene.observed.positions[found.key] == nil {
            let value = try found.attachment.position.get(in: round.machine.context())
            guard let position = ScrollPositionValue.decode(value), let scroll = scroll(in: found.index) else { continue }
            round.scene.observed.positions[found.key] = value
            round.didChange = true
            // An edge, x or y places the first layout; an id does not (S5.32).
            switch position.place {
            case .automatic, .user, .id: continue
            case .edge, .point, .x, .y: places = true
            }
            try place(position, found, scroll, isFirst: true, &round)
        }
        return places
    }

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        for found in CarryingLayer<ScrollPositionIDAttachment>.all(in: laidOut) {
            guard let scroll = scroll(in: found.index) else { continue }
            try bindID(found, scroll, &round)
        }
        for found in CarryingLayer<ScrollPositionAttachment>.all(in: laidOut) {
            guard let scroll = scroll(in: found.index) else { continue }
            try bindPosition(found, scroll, &round)
        }
    }

    private func scroll(in layer: Int) -> ViewIndex.Scroll? {
        laidOut.index.scrolls.first { laidOut.index.subtree(of: layer).contains($0.layer) }
    }

    private func targets(_ scroll: ViewIndex.Scroll) -> ScrollTargets? { ScrollSubject(laidOut, scroll.path).map(ScrollTargets.init) }

    // MARK: scrollPosition(id:)

    private func bindID(_ found: CarryingLayer<ScrollPositionIDAttachment>, _ scroll: ViewIndex.Scroll, _ round: inout ActionRound)
        throws(Diagnostic)
    {
        let context = round.machine.context()
        let value = try found.attachment.id.get(in: context)
        let anchor = found.attachment.anchor ?? (laidOut.scene.stage.os == .v17 ? .topLeading : nil)
        guard let known = round.scene.observed.positions[found.key] else { return }
        if value != known {
            round.scene.observed.positions[found.key] = value
            try go(to: value, anchor, scroll, found.key, &round)
        } else if round.heard.userScrolls.contains(scroll.path) {
            guard moved(scroll, found.key, &round),
                let id = targets(scroll)?.reported(anchor: found.attachment.anchor, to: found.attachment.id)?.id
            else { return }
            let new = CatalogIDs.value(of: id)
            if new != value {
                try found.attachment.id.set(new, in: context)
                round.scene.observed.positions[found.key] = new
                round.didCall = true
            }
            round.scene.observed.keeping[found.key] = id
            round.didChange = true
        } else {
            keep(found.key, anchor, scroll, &round)
        }
    }

    /// Less than a tenth of a point since the last report tells nothing (S5.23).
    private func moved(_ scroll: ViewIndex.Scroll, _ key: LayerKey, _ round: inout ActionRound) -> Bool {
        guard let position = laidOut.scene.layout.scrolls[scroll.path]?.position else { return false }
        let last = round.scene.observed.reported[key] ?? before.scene.layout.scrolls[scroll.path]?.position
        if let last, abs(position.x - last.x) < Self.leastMove, abs(position.y - last.y) < Self.leastMove { return false }
        round.scene.observed.reported[key] = position
        return true
    }

    private static let leastMove = 0.1

    /// A written id scrolls to it; nil does not (S5.15, S5.22).
    private func go(to value: Value, _ anchor: UnitPoint?, _ scroll: ViewIndex.Scroll, _ key: LayerKey, _ round: inout ActionRound)
        throws(Diagnostic)
    {
        if case .nil = value { return }
        let id = CatalogIDs.id(of: value)
        // A transaction's own anchor goes before the modifier's (S5.11).
        try request(.view(id, anchor: round.transaction?.scrollTargetAnchor ?? anchor), kept: nil, scroll, &round)
        round.scene.observed.keeping[key] = id
    }

    private func request(_ request: ScrollRequest, kept: KeptPosition?, _ scroll: ViewIndex.Scroll, _ round: inout ActionRound)
        throws(Diagnostic)
    {
        guard let subject = ScrollSubject(laidOut, scroll.path) else { return }
        let transaction = try ScrollTransaction(subject: subject).reaching(round.transaction, changed: round.changedTransactions)
        round.scene.ask(request, of: scroll.path, in: transaction)
        round.scene.layout.scrolls[scroll.path]?.kept = kept
        round.didChange = true
    }

    /// The item stands where it was asked to: from now on its distance stays (S5.16b).
    private func keep(_ key: LayerKey, _ anchor: UnitPoint?, _ scroll: ViewIndex.Scroll, _ round: inout ActionRound) {
        // Not before it stands still.
        guard let state = round.scene.layout.scrolls[scroll.path], state.finger == nil, state.motion == nil else { return }
        round.scene.observed.reported[key] = nil
        guard let id = round.scene.observed.keeping[key] else { return }
        round.scene.observed.keeping[key] = nil
        guard let kept = ScrollSubject(laidOut, scroll.path)?.kept(id, anchor: anchor, at: state.position) else { return }
        round.scene.layout.scrolls[scroll.path]?.kept = kept
        round.didChange = true
    }

    // MARK: scrollPosition(_:)

    private func bindPosition(_ found: CarryingLayer<ScrollPositionAttachment>, _ scroll: ViewIndex.Scroll, _ round: inout ActionRound)
        throws(Diagnostic)
    {
        let context = round.machine.context()
        let value = try found.attachment.position.get(in: context)
        guard let position = ScrollPositionValue.decode(value), let known = round.scene.observed.positions[found.key] else { return }
        if value != known {
            round.scene.observed.positions[found.key] = value
            try place(position, found, scroll, isFirst: false, &round)
        } else if round.heard.userScrolls.contains(scroll.path) {
            // Only a gesture that moved the view makes the position the user's (S5.27).
            guard moved(scroll, found.key, &round) else { return }
            let id = targets(scroll)?.reported(anchor: found.attachment.anchor)?.id
            let new = position.positionedByUser(at: id.map { CatalogIDs.value(of: $0) })
            if new != position { try write(new, found, &round) }
            if case .id = new.place { round.scene.observed.keeping[found.key] = id }
            round.didChange = true
        } else if let asked = round.heard.requests[scroll.path], let place = ScrollPositionValue.Place(asked) {
            try write(position.placed(at: place), found, &round)
            if case .edge(let edge) = asked { round.scene.layout.scrolls[scroll.path]?.kept = .edge(edge) }
        } else {
            keep(found.key, found.attachment.anchor, scroll, &round)
        }
    }

    private func write(_ position: ScrollPositionValue, _ found: CarryingLayer<ScrollPositionAttachment>, _ round: inout ActionRound)
        throws(Diagnostic)
    {
        try found.attachment.position.set(position.encode(), in: round.machine.context())
        round.scene.observed.positions[found.key] = position.encode()
        round.didCall = true
    }

    private func place(
        _ position: ScrollPositionValue, _ found: CarryingLayer<ScrollPositionAttachment>, _ scroll: ViewIndex.Scroll, isFirst: Bool,
        _ round: inout ActionRound
    ) throws(Diagnostic) {
        switch position.place {
        case .automatic, .user: break
        case .id(let id): try go(to: id, position.anchor ?? found.attachment.anchor, scroll, found.key, &round)
        case .edge(let edge): try request(.edge(edge), kept: .edge(edge), scroll, &round)
        // A point places the first layout of a view with both axes by its x only (S5.32).
        case .point(let point):
            try request(.point(x: point.x, y: isFirst && scroll.node.axes == .both ? nil : point.y), kept: nil, scroll, &round)
        case .x(let x): try request(.point(x: x, y: nil), kept: nil, scroll, &round)
        case .y(let y): try request(.point(x: nil, y: y), kept: nil, scroll, &round)
        }
    }
}

extension ScrollPositionValue.Place {
    /// What `scroll to .edge` and `scroll to x: y:` set (S15.7).
    fileprivate init?(_ request: ScrollRequest) {
        switch request {
        case .edge(let edge): self = .edge(edge)
        case .point(let x?, let y?): self = .point(CGPoint(x: x, y: y))
        case .point(let x?, nil): self = .x(x)
        case .point(nil, let y?): self = .y(y)
        case .point, .view: return nil
        }
    }
}
