// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Adds up what the layouts of one input take: each frame of a motion, each timer and each round of actions is one.
final class LayoutMeter {
    private var count = 0

    private static let limit = 10_000_000

    /// Counts a layout: its views, and their measurements.
    func add(_ result: LayoutResult) throws(Diagnostic) {
        count += result.snapshot.count + result.counters.solves
        guard count <= Self.limit else {
            throw Diagnostic(
                .limitExceeded, "the layouts of the input take more than \(Self.limit) views and measurements",
                hint: "let less happen at once")
        }
    }
}
