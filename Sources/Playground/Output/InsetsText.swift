// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension EdgeInsets {
    /// `top 59  leading 0  bottom 34  trailing 0`.
    var words: String {
        let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        return edges.map { $0.0 + " " + NumberText.of($0.1) }.joined(separator: "  ")
    }
}
