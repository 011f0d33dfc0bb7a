// SPDX-License-Identifier: GPL-3.0-or-later

extension Int {
    /// `1 view`, `2 views`: for nouns that take an s.
    func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
