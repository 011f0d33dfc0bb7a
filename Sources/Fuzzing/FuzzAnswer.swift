// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// What one input was answered with.
package struct FuzzAnswer: Equatable {
    let text: String
    /// A limit ended the input.
    package let isLimited: Bool
    /// It was the limit of all the work of an input, and not of something that it made.
    let isOutOfBudget: Bool

    package init(_ text: String, isLimited: Bool = false, isOutOfBudget: Bool = false) {
        self.text = text
        self.isLimited = isLimited
        self.isOutOfBudget = isOutOfBudget
    }

    /// Where work is one too many depends on what is remembered from before; that it is said in the same words does not.
    init(_ step: Step) {
        let limit = step.failure.flatMap { $0.id == .limitExceeded ? $0 : nil }
        self.init(
            limit.map { step.input + "\n" + $0.message } ?? Renderer.json(step), isLimited: limit != nil,
            isOutOfBudget: limit?.isOutOfBudget ?? false)
    }

    /// How the answers of two runs of the same inputs differ; nil where they do not.
    ///
    /// What is remembered saves work, so a run without it may meet a limit alone, or come to the end of its budget before it meets the
    /// limit that ends the other. From there on the two have different scenes.
    package static func difference(remembering first: [FuzzAnswer], anew second: [FuzzAnswer]) -> String? {
        for (one, other) in zip(first, second) where one != other {
            if other.isLimited, !one.isLimited || other.isOutOfBudget { return nil }
            return "two answers:\n\(one.text)\n\(other.text)"
        }
        return first.count == second.count ? nil : "\(first.count) answers, then \(second.count)"
    }
}
