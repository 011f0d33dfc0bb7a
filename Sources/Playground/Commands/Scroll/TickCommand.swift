// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let tick = Command(
        "tick", .scroll, .event, syntax: ["tick TIME [x N]"],
        summary: "Advances the virtual clock by a time, N times.", examples: ["tick 16ms", "tick 0.5s", "tick 10frames x 3"],
        details: "A frame is 1/120 s. The length of a tick changes no position; every frame reports its events.",
        related: ["time", "clock", "frame", "settle"]
    ) { (context) throws(Diagnostic) in
        let time = try context.arguments.time()
        var count = 1
        if context.arguments.take("x") {
            guard !context.arguments.isAtEnd else { throw context.arguments.missing("the number of ticks") }
            count = try context.arguments.count("a number of ticks", standard: 1, limit: 10_000)
        }
        try context.arguments.expectEnd()
        return .steps(from: context.scene, Array(repeating: .advance(time), count: count))
    }
}

extension ArgumentCursor {
    /// `16ms`, `0.5s`, `10frames`; the unit may stand apart.
    fileprivate mutating func time() throws(Diagnostic) -> Double {
        guard let word = word() else { throw missing("a time such as 16ms, 0.5s or 10frames") }
        let digits = word.text.prefix { $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" || $0 == "+" }
        var unit = String(word.text.dropFirst(digits.count))
        if unit.isEmpty, let next = peekWord(), Self.units[next.text] != nil { unit = self.word()?.text ?? "" }
        guard let value = Self.number(String(digits)), let scale = Self.units[unit] else {
            throw Diagnostic(.typeMismatch, "'\(word.text)' is not a time", at: word.span, hint: "16ms, 0.5s or 10frames")
        }
        let time = value * scale
        guard time >= 0, time <= 3_600 else { throw Diagnostic(.outOfRange, "a time must be between 0 and an hour", at: word.span) }
        return time
    }

    private static let units: [String: Double] = [
        "ms": 0.001, "s": 1, "frame": Clock.frame, "frames": Clock.frame,
    ]
}
