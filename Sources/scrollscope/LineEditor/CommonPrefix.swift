// SPDX-License-Identifier: GPL-3.0-or-later

/// What several completions have in common, upper and lower case being the same.
enum CommonPrefix {
    /// At least what was typed, so that a completion never takes text away.
    static func of(_ texts: [String], typed: String) -> String {
        guard let first = texts.first else { return typed }
        var common = first[...]
        for text in texts.dropFirst() {
            let length = zip(common, text).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }.count
            common = common.prefix(length)
        }
        // Where the cases differ, the person's own spelling stays.
        let agrees = texts.allSatisfy { $0.hasPrefix(common) }
        if common.count < typed.count { return typed }
        return agrees ? String(common) : typed + common.dropFirst(typed.count)
    }
}
