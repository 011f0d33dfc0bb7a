// SPDX-License-Identifier: GPL-3.0-or-later

/// Cuts cycles of geometry and preferences: an action changes what is measured, which calls the action again (L4.14).
///
/// SwiftUI tells such an observer a few times a frame and goes on in the next one, for ever where nothing settles. Here one input is told
/// to the end: an observer that has been told `limit` times hears no more of it, the log says so, and the scene stays as it is then [C].
final class CycleDetector {
    private static let limit = 25
    private var tellings: [LayerKey: Int] = [:]

    /// May the observer be told once more?
    func mayTell(_ found: LayerKey, _ event: String, of target: String, _ turn: Turn) -> Bool {
        let count = tellings[found, default: 0] + 1
        tellings[found] = count
        if count == Self.limit + 1 { turn.tell("cycle", target, "\(event) was reported \(Self.limit) times; the rest is left out") }
        return count <= Self.limit
    }
}
