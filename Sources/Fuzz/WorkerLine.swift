// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing

/// What a worker writes for the one that watches it: a line each, a word and what belongs to it.
enum WorkerLine {
    /// A case begins.
    case begin(number: Int)
    /// It came to its end.
    case result(inputs: Int)
    case finding(String)
    /// All cases came to their end, or the time is up before this one.
    case end(number: Int)

    var text: String {
        switch self {
        case .begin(let number): "begin \(number)"
        case .result(let inputs): "result \(inputs)"
        // A finding may have several lines.
        case .finding(let text): "finding " + text.replacing("\n", with: "\u{2028}")
        case .end(let number): "end \(number)"
        }
    }

    /// - Returns: nil for any other line.
    init?(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        switch (words[0], Int(words[1])) {
        case ("begin", let number?): self = .begin(number: number)
        case ("result", let inputs?): self = .result(inputs: inputs)
        case ("finding", _): self = .finding(String(words[1]).replacing("\u{2028}", with: "\n"))
        case ("end", let number?): self = .end(number: number)
        default: return nil
        }
    }
}
