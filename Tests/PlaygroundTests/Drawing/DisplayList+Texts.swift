// SPDX-License-Identifier: GPL-3.0-or-later
import Playground

extension DisplayList {
    /// The texts in the order of painting.
    var texts: [DrawnText] { entries.compactMap { if case .text(let text) = $0.item { text } else { nil } } }
}
