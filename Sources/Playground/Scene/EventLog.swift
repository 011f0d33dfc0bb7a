// SPDX-License-Identifier: GPL-3.0-or-later

/// What an app would have been told, oldest first; the oldest are dropped when there are too many.
struct EventLog: Sendable, Equatable {
    struct Event: Sendable, Equatable {
        let time: Double
        /// `onAppear`, `action`, `print`…
        let kind: String
        /// The view that was told, by its path; empty where it is the app itself.
        let target: String
        let text: String
    }

    private(set) var events: [Event] = []
    /// How many there have been, those that were dropped among them.
    private(set) var count = 0

    private static let limit = 2_000

    mutating func append(_ event: Event) {
        events.append(event)
        count += 1
        if events.count > Self.limit { events.removeFirst(events.count - Self.limit) }
    }

    mutating func append(_ later: EventLog) { for event in later.events { append(event) } }

    mutating func clear() { events = [] }

    var isEmpty: Bool { events.isEmpty }
}

extension EventLog.Event {
    /// `onAppear row1`, `print hello`: on one line.
    var line: String { [kind, target, text].filter { !$0.isEmpty }.joined(separator: " ") }
}
