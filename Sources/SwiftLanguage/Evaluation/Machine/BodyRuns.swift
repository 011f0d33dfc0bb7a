// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Where code gives views.
package enum BodyPlace: Hashable, Sendable {
    /// The scene's root.
    case root
    /// The body of a component or a modifier.
    case body(StateOwner)
    /// A builder closure that layout runs at a view.
    case content(StateOwner, ExpressionID?)

    func moving(_ change: (any StatePlace) -> any StatePlace) -> BodyPlace {
        switch self {
        case .root: .root
        case .body(let owner): .body(owner.moving(change))
        case .content(let owner, let closure): .content(owner.moving(change), closure)
        }
    }
}

/// The run that each place had last, of those that are seen: they made class instances, drew numbers or changed something. A state to which undo
/// went back has those of its time, and with them the views that they gave. Two states that differ in it are equal.
package struct BodyRuns: Sendable, Equatable {
    private static let count = Atomic<UInt64>(0)
    /// As many as are remembered (`BodyMemos`): a list scrolled far leaves its rows' closures behind.
    private static let capacity = 20_000
    private var last: [BodyPlace: UInt64] = [:]

    package subscript(place: BodyPlace) -> UInt64? { last.isEmpty ? nil : last[place] }

    /// - Returns: the number of the new run, which no other run has, in this state or another.
    package mutating func add(at place: BodyPlace) -> UInt64 {
        let run = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        if last.count >= Self.capacity {
            let oldest = last.values.sorted()[last.count / 2]
            last = last.filter { $0.value >= oldest }
        }
        last[place] = run
        return run
    }

    package mutating func remove(_ place: BodyPlace) { if !last.isEmpty { last[place] = nil } }

    /// Forgets the bodies of components that are gone.
    mutating func removeAll(where isGone: (StateOwner) -> Bool) {
        guard !last.isEmpty else { return }
        last = last.filter { if case .body(let owner) = $0.key { !isGone(owner) } else { true } }
    }

    func moving(_ change: (any StatePlace) -> any StatePlace) -> BodyRuns {
        guard !last.isEmpty else { return self }
        var copy = self
        copy.last = Dictionary(last.map { ($0.key.moving(change), $0.value) }, uniquingKeysWith: { first, _ in first })
        return copy
    }

    package static func == (a: BodyRuns, b: BodyRuns) -> Bool { true }
}
