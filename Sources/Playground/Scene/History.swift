// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The scenes before the present one, and those that were undone.
struct History {
    /// Shared by the copies of a history: one is made for each input, and a scene is large.
    final class Entry: Sendable {
        /// The scene as it was before the input.
        let before: Scene
        let input: String
        /// The elements and characters of its variables, and what else it has, that the scene after the input does not hold too.
        let weight: Int
        /// The weight of it and of all before it.
        let total: Int

        init(before: Scene, after: Scene, input: String, since previous: Entry?) {
            self.before = before
            self.input = input
            weight = before.state.weight(beside: after.state) + before.tableWeight(beside: after)
            total = weight + (previous?.total ?? 0)
        }
    }

    private(set) var scene: Scene
    private(set) var past = SharedList<Entry>()
    private var future: [(scene: Scene, input: String)] = []
    /// Were inputs forgotten, as what they changed took too much memory?
    private(set) var hasForgotten = false

    /// The inputs that succeeded, questions among them, oldest first.
    private(set) var transcript: [String] = []

    mutating func note(_ input: String) {
        transcript.append(input)
        transcriptSize += input.utf8.count
        while transcriptSize > Self.transcriptLimit, transcript.count > 1 { transcriptSize -= transcript.removeFirst().utf8.count }
    }

    private var transcriptSize = 0
    /// Bytes of inputs that are kept for `export session`.
    private static let transcriptLimit = 1_000_000

    /// Scenes that were kept under a name.
    private(set) var marks: [String: Scene] = [:]
    /// What each of them holds that the one that was kept before it did not.
    private var markWeights: [String: Int] = [:]
    private var newestMark: Scene?

    init(_ scene: Scene) { self.scene = scene }

    /// Keeps the present scene under a name.
    mutating func mark(_ name: String) {
        markWeights[name] = markWeight
        marks[name] = scene
        newestMark = scene
    }

    /// Is there room to keep the present scene beside the others?
    func hasRoomForMark(_ name: String) -> Bool {
        markWeights.reduce(markWeight) { $1.key == name ? $0 : $0 + $1.value } <= Self.markWeightLimit
    }

    private var markWeight: Int { scene.state.weight(beside: newestMark?.state ?? StateStore()) }

    /// Scenes that may be kept at a time.
    static let markLimit = 100

    /// Older inputs are forgotten.
    private static let limit = 10_000
    /// Elements and characters of variables that are kept for `undo` alone.
    static let weightLimit = 7_000_000
    /// Those of the scenes that are kept under names.
    static let markWeightLimit = 10_000_000

    mutating func commit(_ next: Scene, input: String) {
        append(before: scene, after: next, input: input)
        if past.count > Self.limit { past.removeFirst(1) }
        forgetHeavy()
        scene = next
        future = []
    }

    private mutating func append(before: Scene, after: Scene, input: String) {
        past.append(Entry(before: before, after: after, input: input, since: past.last))
    }

    /// The oldest go first; the last input can always be taken back.
    private mutating func forgetHeavy() {
        guard let last = past.last else { return }
        let kept = past.firstIndex { last.total - $0.total + $0.weight <= Self.weightLimit } ?? past.count - 1
        guard kept > 0 else { return }
        past.releaseFirst(kept)
        hasForgotten = true
    }

    /// Makes everything since a point of the past one entry: a `repeat` or a `source` counts as one input.
    mutating func collapse(to count: Int, input: String) {
        guard past.count > count else { return }
        let first = past[count]
        past.removeLast(past.count - count)
        append(before: first.before, after: scene, input: input)
    }

    var undoCount: Int { past.count }
    /// Why there is no scene before as many inputs.
    var tooFewInputs: String {
        past.isEmpty ? "there is no earlier input to compare with" : "only \(past.count.counted("earlier input")) can be compared with"
    }
    var redoCount: Int { future.count }

    /// Goes back by a number of inputs that the caller has checked.
    mutating func undo(_ count: Int) {
        for _ in 0..<count {
            guard let entry = past.last else { return }
            past.removeLast(1)
            future.append((scene, entry.input))
            scene = entry.before
        }
    }

    mutating func redo(_ count: Int) {
        for _ in 0..<count {
            guard let next = future.popLast() else { return }
            append(before: scene, after: next.scene, input: next.input)
            scene = next.scene
        }
    }

    /// The last inputs, back to when nothing moved and no finger was down.
    var inputsSinceRest: [String] {
        let count = past.reversed().prefix { !$0.before.isStill }.count
        return past.suffix(min(count + 1, past.count)).map(\.input)
    }

    /// The scene before the last inputs; nil when there are not that many.
    func scene(before count: Int) -> Scene? { count >= 1 && count <= past.count ? past[past.count - count].before : nil }
}

extension Scene {
    /// What a variable or a type of a program takes in its tables, in elements.
    private static let declarationWeight = 32
    private static let nameWeight = 4

    /// The tables of a scene are copied where one more comes in: they weigh by their lengths.
    fileprivate func tableWeight(beside other: Scene) -> Int {
        let declared = program.version == other.program.version ? 0 : program.declarations.count * Self.declarationWeight
        let named = names.names.count == other.names.names.count ? 0 : names.names.count * Self.nameWeight
        return declared + named
    }
}
