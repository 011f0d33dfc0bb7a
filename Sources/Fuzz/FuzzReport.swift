// SPDX-License-Identifier: GPL-3.0-or-later

/// What came of some cases.
struct FuzzReport: Sendable {
    var cases = 0
    /// Those that were performed, those that failed with an error included. Each case is run twice; an input counts once.
    var inputs = 0
    var findings = 0
    var seconds = 0

    func summary(seed: UInt64) -> String {
        "\(inputs) inputs in \(cases) cases of seed \(seed), \(seconds) s, \(findings) \(findings == 1 ? "finding" : "findings")"
    }
}
