// SPDX-License-Identifier: GPL-3.0-or-later

/// Gathers what the scene's own code tells while it runs; the interpreter takes it into the scene's log.
final class EventSink: @unchecked Sendable {
    private(set) var events: [EventLog.Event] = []
    /// Where the virtual clock stands.
    var time = 0.0

    func didPrint(_ text: String) { add("print", "", text) }

    func add(_ kind: String, _ target: String, _ text: String) {
        events.append(EventLog.Event(time: time, kind: kind, target: target, text: text))
    }

    func take() -> [EventLog.Event] {
        defer { events = [] }
        return events
    }
}
