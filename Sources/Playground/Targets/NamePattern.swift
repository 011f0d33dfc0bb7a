// SPDX-License-Identifier: GPL-3.0-or-later

/// `forEach1[…].circle1`: the name of a view without what tells the rows apart.
enum NamePattern {
    static func of(_ name: String) -> String {
        var result = ""
        var depth = 0
        for character in name {
            if character == "]" { depth = max(0, depth - 1) }
            if depth == 0 { result.append(character) }
            if character == "[" {
                if depth == 0 { result.append("…") }
                depth += 1
            }
        }
        return result
    }
}
