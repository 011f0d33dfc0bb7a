// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A view that receives the values of a publisher.
struct Subscription: Sendable {
    let number: Int
    let publisher: Value
    /// What ends it: an `AnyCancellable`, which cancels when nothing holds it any more.
    let cancellable: Value
}

/// `onReceive`: attaches views that came to their publishers, lets go those that went, and calls actions with what was received since.
struct Receivers {
    let laidOut: LaidOutScene

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        let found = CarryingLayer<ReceiveAttachment>.whole(CarryingLayer<ReceiveAttachment>.all(in: laidOut))
        try follow(found, &round)
        guard !found.isEmpty else { return }
        try deliver(found, &round)
    }

    private func follow(_ found: [CarryingLayer<ReceiveAttachment>], _ round: inout ActionRound) throws(Diagnostic) {
        let present = Set(found.map(\.key))
        for (key, subscription) in round.scene.observed.subscriptions where !present.contains(key) {
            round.scene.observed.subscriptions[key] = nil
            try round.machine.cancel(subscription.cancellable)
            round.didCall = true
        }
        for view in found {
            let known = round.scene.observed.subscriptions[view.key]
            if let known, try round.machine.takesOver(view.attachment.publisher, known.publisher) { continue }
            if let known { try round.machine.cancel(known.cancellable) }
            let number = round.scene.observed.nextSubscription
            round.scene.observed.nextSubscription += 1
            let receive = FunctionValue { (arguments, context) throws(Diagnostic) in
                (context.machine.host as? CatalogHost)?.actions.receive(arguments.first ?? .void, by: number)
                return .void
            }
            guard let cancellable = try round.machine.attach(receive, to: view.attachment.publisher) else { continue }
            round.scene.observed.subscriptions[view.key] = Subscription(
                number: number, publisher: view.attachment.publisher, cancellable: cancellable)
            round.didCall = true
        }
    }

    private func deliver(_ found: [CarryingLayer<ReceiveAttachment>], _ round: inout ActionRound) throws(Diagnostic) {
        let views = Dictionary(
            found.compactMap { view in round.scene.observed.subscriptions[view.key].map { ($0.number, view) } },
            uniquingKeysWith: { first, _ in first })
        for received in round.turn.actions.drainReceived() {
            guard let view = views[received.subscription] else { continue }
            try round.tell("onReceive", view.target, received.value.swiftDescription(rounded: true)) { (machine) throws(Diagnostic) in
                _ = try view.attachment.action([received.value], on: machine)
            }
        }
    }
}
