// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What a person would call different about two layouts: which views are shown, how their texts break, which choice was taken. Lengths and
/// places are no such facts.
struct ViewFacts {
    struct Key: Hashable {
        let subject: String
        let aspect: Aspect
    }

    enum Aspect: Int, Comparable {
        case horizontalSizeClass, verticalSizeClass, choice, arrangement, columns, shown, text, overlap, answer, failure

        static func < (a: Aspect, b: Aspect) -> Bool { a.rawValue < b.rawValue }

        /// Is it one that a layout has or has not? Of any other nothing is known where its view is not there.
        var isPresence: Bool { self == .shown || self == .overlap || self == .failure }

        var absence: String { self == .shown ? "not shown" : self == .overlap ? "side by side" : "runs" }
    }

    private(set) var values: [Key: String] = [:]
    /// The order in which they were found: that of the tree.
    private(set) var order: [Key] = []
    /// The view around each that is shown.
    var parents: [String: String] = [:]

    mutating func set(_ subject: String, _ aspect: Aspect, _ value: String) {
        let key = Key(subject: subject, aspect: aspect)
        if values.updateValue(value, forKey: key) == nil { order.append(key) }
    }

    /// The facts that differ from those of another layout.
    func differences(from other: ViewFacts) -> [Key] {
        let own = order.filter { key in other.values[key].map { $0 != values[key] } ?? key.aspect.isPresence }
        return own + other.order.filter { $0.aspect.isPresence && values[$0] == nil }
    }

    func differs(from other: ViewFacts) -> Bool {
        values.contains { key, value in other.values[key].map { $0 != value } ?? key.aspect.isPresence }
            || other.values.contains { $0.key.aspect.isPresence && values[$0.key] == nil }
    }

    /// Keeps what another layout of the same kind tells beside: rows of lazy containers come and go.
    mutating func learn(from other: ViewFacts) {
        for key in other.order where values[key] == nil { set(key.subject, key.aspect, other.values[key] ?? "") }
    }

    func text(_ key: Key) -> String { values[key] ?? (key.aspect.isPresence ? key.aspect.absence : "not built") }
}
