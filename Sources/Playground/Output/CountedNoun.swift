// SPDX-License-Identifier: GPL-3.0-or-later

extension Int {
    /// `1 view`, `2 views`.
    func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun.plural)" }
}

extension String {
    /// Of a noun that takes an s, or `es`: views, passes.
    var plural: String { self + (hasSuffix("s") ? "es" : "s") }
}
