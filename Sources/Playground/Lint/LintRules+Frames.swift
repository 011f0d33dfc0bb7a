// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

extension LintRules {
    /// Frames that contradict themselves: a length below zero, a minimum above the maximum. SwiftUI complains of them at run time only.
    func frame(_ view: Linter.View) -> LintFinding? {
        for modifier in view.modifiers where modifier.has(.bounds) {
            let lengths = Dictionary(
                modifier.call.arguments.compactMap { argument in
                    argument.label.flatMap { label in argument.value.number.map { (label, $0) } }
                }, uniquingKeysWith: { first, _ in first })
            if let (label, length) = lengths.sorted(by: { $0.key < $1.key }).first(where: { $0.value < 0 }) {
                return finding(
                    view, .negativeFrame,
                    "\(label): \(NumberText.of(length)) is not a valid length: SwiftUI uses 0 instead and logs “Invalid frame dimension”.",
                    better: "a length of 0 or more; .padding with a negative length lets a view extend beyond its place.",
                    at: modifier.nameSpan)
            }
            if let words = Self.contradiction(lengths) {
                return finding(
                    view, .contradictoryFrame,
                    "\(words): SwiftUI raises the greater bound and logs “Contradictory frame constraints specified”.",
                    better: "bounds in the order minimum, ideal, maximum.", at: modifier.nameSpan)
            }
        }
        return nil
    }

    private static func contradiction(_ lengths: [String: Double]) -> String? {
        for axis in ["Width", "Height"] {
            let bounds = ["min", "ideal", "max"].compactMap { bound in lengths[bound + axis].map { (name: bound + axis, length: $0) } }
            for (low, high) in zip(bounds, bounds.dropFirst()) where low.length > high.length {
                return "\(low.name) \(NumberText.of(low.length)) is more than \(high.name) \(NumberText.of(high.length))"
            }
        }
        return nil
    }
}

extension Expression {
    /// The number that a literal is.
    fileprivate var number: Double? {
        switch kind {
        case .integer(let value): Double(value)
        case .float(let value, _): value
        case .prefix("-", let operand): operand.number.map { -$0 }
        case .implicitMember("infinity"): .infinity
        case .member(_, "infinity", _): .infinity
        default: nil
        }
    }
}
