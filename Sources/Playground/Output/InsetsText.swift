// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension EdgeInsets {
    /// `top 59  leading 0  bottom 34  trailing 0`.
    var words: String {
        Edge.allCases.map { $0.word + " " + NumberText.of(self[$0]) }.joined(separator: "  ")
    }
}
