// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece of Swift and what swiftc 6.3 made of it: declarations with a function `t() -> String`, and its answer when compiled and run.
struct CompiledCase: Sendable {
    let source: String
    let answer: String

    /// Cases as they are written in a file: each ends with a line `//= ANSWER`, and `----` stands between two.
    static func reading(_ text: String) -> [CompiledCase] {
        text.split(separator: "\n----\n").map { block in
            var lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            while lines.last?.isEmpty == true { lines.removeLast() }
            let answer = lines.removeLast().dropFirst("//= ".count)
            return CompiledCase(source: lines.joined(separator: "\n"), answer: String(answer))
        }
    }
}
