// SPDX-License-Identifier: GPL-3.0-or-later

/// The scenes before the present one, and those that were undone.
struct History {
    /// Shared by the copies of a history: one is made for each input, and a scene is large.
    final class Entry: Sendable {
        /// The scene as it was before the input.
        let before: Scene
        let input: String

        init(before: Scene, input: String) {
            self.before = before
            self.input = input
        }
    }

    private(set) var scene: Scene
    private(set) var past: [Entry] = []
    private var future: [(scene: Scene, input: String)] = []

    init(_ scene: Scene) { self.scene = scene }

    /// More than anybody undoes; what is older is forgotten.
    private static let limit = 10_000

    mutating func commit(_ next: Scene, input: String) {
        past.append(Entry(before: scene, input: input))
        if past.count > Self.limit { past.removeFirst() }
        scene = next
        future = []
    }

    /// Makes everything since a point of the past one entry: a `repeat` or a `source` counts as one input.
    mutating func collapse(to count: Int, input: String) {
        guard past.count > count else { return }
        let first = past[count]
        past.removeSubrange(count...)
        past.append(Entry(before: first.before, input: input))
    }

    var undoCount: Int { past.count }
    var redoCount: Int { future.count }

    /// Goes back by a number of inputs that the caller has checked.
    mutating func undo(_ count: Int) {
        for _ in 0..<count {
            guard let entry = past.popLast() else { return }
            future.append((scene, entry.input))
            scene = entry.before
        }
    }

    mutating func redo(_ count: Int) {
        for _ in 0..<count {
            guard let next = future.popLast() else { return }
            past.append(Entry(before: scene, input: next.input))
            scene = next.scene
        }
    }

    /// The last inputs, back to when nothing moved and no finger was down.
    var inputsSinceRest: [String] {
        let count = past.reversed().prefix { !$0.before.isStill }.count
        return past.suffix(min(count + 1, past.count)).map(\.input)
    }

    /// The scene before the last inputs; nil when there are not so many.
    func scene(before count: Int) -> Scene? { count >= 1 && count <= past.count ? past[past.count - count].before : nil }
}
