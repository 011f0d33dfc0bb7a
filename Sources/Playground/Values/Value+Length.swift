// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Value {
    /// Elements and characters of a value that is still written out.
    static let longestText = 5_000_000
    /// How deep a value may be nested that is written out: deeper text cannot be typed.
    static let deepestText = 240

    /// Is it too long to read? What is shared in a value counts as often as it occurs: sixty doublings have no end.
    var isTooLong: Bool {
        var limits = Budget.Limits()
        (limits.work, limits.depthOfValues) = (Self.longestText, Self.deepestText)
        return (try? Budget(limits).weigh(self, at: nil)) == nil
    }
}
