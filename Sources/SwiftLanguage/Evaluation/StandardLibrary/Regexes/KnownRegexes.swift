// SPDX-License-Identifier: GPL-3.0-or-later

internal import _StringProcessing

/// Regular expressions that were read: a loop whose code has one reads it once. Beyond a number of bytes of patterns all are forgotten.
struct KnownRegexes {
    private struct Key: Hashable {
        let pattern: String
        let flags: String
    }

    private var known: [Key: RegexValue] = [:]
    private var bytes = 0

    private static let capacity = 50_000

    subscript(pattern: String, flags: String) -> RegexValue? { known[Key(pattern: pattern, flags: flags)] }

    mutating func add(_ regex: RegexValue, _ pattern: String, _ flags: String) {
        if bytes > Self.capacity { (known, bytes) = ([:], 0) }
        known[Key(pattern: pattern, flags: flags)] = regex
        bytes += pattern.utf8.count + Self.overhead
    }

    private var boundaries: [String: Regex<AnyRegexOutput>] = [:]

    /// What finds the ends of words, by Swift's own engine: making it takes longer than going through a line.
    mutating func boundary(_ flags: String) -> Regex<AnyRegexOutput>? {
        if let known = boundaries[flags] { return known }
        let made = try? Regex((flags.isEmpty ? "" : "(?\(flags))") + "\\b")
        boundaries[flags] = made
        return made
    }

    /// One that is short takes as much memory as some more bytes.
    private static let overhead = 50
}
