// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// What a terminal answers when it is asked for its graphics, taken out of what is typed meanwhile.
struct TerminalAnswers: Equatable {
    /// It draws what Kitty's graphics protocol says.
    private(set) var hasKittyGraphics = false
    /// The attributes of its answer to the request for device attributes; nil until that has come. Every terminal answers it, and answers
    /// in order: nothing comes after it.
    private(set) var attributes: [Int]?
    /// Width and height of a cell in pixels.
    private(set) var cell: (width: Int, height: Int)?
    /// What was typed, in order.
    private(set) var keys: [UInt8] = []
    private var pending: [UInt8] = []

    static func == (a: Self, b: Self) -> Bool {
        a.hasKittyGraphics == b.hasKittyGraphics && a.attributes == b.attributes && a.keys == b.keys && a.pending == b.pending
            && a.cell?.width == b.cell?.width && a.cell?.height == b.cell?.height
    }

    /// The question: draw one pixel without showing it, how large is a cell, what are you?
    static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"

    var isComplete: Bool { attributes != nil }
    var hasSixel: Bool { attributes?.contains(4) ?? false }

    mutating func take(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { take(byte) }
    }

    /// No more will come: what began like an answer was not typed by a person.
    mutating func end() {
        if !Self.answers.contains(where: { pending.starts(with: $0) }) { keys += pending }
        pending = []
    }

    /// How the three answers begin.
    private static let answers = ["\u{1B}_G", "\u{1B}[?", "\u{1B}[6;"].map { Array($0.utf8) }
    /// A terminal's answer is short; what is longer is something else.
    private static let longest = 256

    private mutating func take(_ byte: UInt8) {
        pending.append(byte)
        let isBegun = Self.answers.contains { pending.starts(with: $0) }
        if !isBegun {
            if Self.answers.contains(where: { $0.starts(with: pending) }) { return }
            keys += pending
            // This byte may be the first of an answer itself.
            pending = []
            if byte == 0x1B, keys.count > 1 {
                keys.removeLast()
                pending = [byte]
            }
            return
        }
        guard isEnded else {
            if pending.count > Self.longest { pending = [] }
            return
        }
        read(String(decoding: pending, as: UTF8.self))
        pending = []
    }

    /// A control sequence ends with a letter, an application's string with ESC \.
    private var isEnded: Bool {
        if pending[1] == UInt8(ascii: "_") { return pending.suffix(2) == [0x1B, UInt8(ascii: "\\")] }
        return pending.last.map { (0x40...0x7E).contains($0) } ?? false
    }

    private mutating func read(_ answer: String) {
        if answer.hasPrefix("\u{1B}_G") {
            hasKittyGraphics = answer.dropFirst(3).hasPrefix("i=31;OK")
            return
        }
        let numbers = answer.dropFirst(2).drop { $0 == "?" }.dropLast().split(separator: ";").compactMap { Int($0) }
        if answer.hasSuffix("c") { attributes = numbers }
        if answer.hasSuffix("t"), numbers.count == 3, (1...200).contains(numbers[1]), (1...200).contains(numbers[2]) {
            cell = (numbers[2], numbers[1])
        }
    }
}
