// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// The part of a text that no later line can change the meaning of.
enum SettledText {
    /// UTF-8 bytes at the start that hold whole lines and whole inputs: those before the last one, or all after a `;`.
    ///
    /// The cut is at a line's start, so that places in the text keep their column and errors show their whole line.
    static func length(of text: String) -> Int {
        guard let lineEnd = text.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return 0 }
        let source = SourceText(String(text[...lineEnd]))
        let bytes = Array(source.text.utf8)
        let inputs = SwiftReader.splitInputs(source, words: Command.shellWords)
        let rest = source.text(in: (inputs.last?.upperBound ?? 0)..<bytes.count)
        if inputs.isEmpty || endsInput(rest), SwiftReader.openConstruct(in: rest) == nil { return bytes.count }

        var cut = bytes.count
        for (index, input) in inputs.enumerated().reversed() where index == inputs.count - 1 || input.upperBound > cut {
            cut = bytes[..<input.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        }
        return inputs.isEmpty ? 0 : cut
    }

    /// What follows the last input begins with a `;`.
    private static func endsInput(_ rest: String) -> Bool {
        rest.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: ";")
    }
}
