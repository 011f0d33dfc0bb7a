// SPDX-License-Identifier: GPL-3.0-or-later

extension Int {
    /// `second`, `21st`: the place of something that is counted from 1.
    var ordinalWord: String {
        let words = ["first", "second", "third", "fourth", "fifth"]
        if words.indices.contains(self - 1) { return words[self - 1] }
        switch (self % 10, self % 100) {
        case (_, 11...13): return "\(self)th"
        case (1, _): return "\(self)st"
        case (2, _): return "\(self)nd"
        case (3, _): return "\(self)rd"
        default: return "\(self)th"
        }
    }
}
