// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keys and pastes as readline gets them. Readline shows every character as it is, so one that acts on the terminal (U+202E reverses the line)
/// is replaced by Swift's escape, which means the same in a string.
enum SafeKeys {
    static func next(from stream: UnsafeMutablePointer<FILE>?) -> Int32 {
        let key = key(from: stream)
        guard let first = UInt8(exactly: key), let length = length(of: first) else { return key }
        var bytes = [first]
        while bytes.count < length, let byte = TypedAhead.next() ?? waiting(in: stream) { bytes.append(byte) }
        let given = safe(bytes)
        TypedAhead.putBack(given.dropFirst())
        return Int32(given[0])
    }

    /// Readline waits for a key only in the middle of a paste whose end has not come. A signal then ends the paste, or readline would wait
    /// for ever: Ctrl-C in a paste makes the terminal drop the rest of it.
    private static func key(from stream: UnsafeMutablePointer<FILE>?) -> Int32 {
        if let key = TypedAhead.next() { return Int32(key) }
        guard let stream else { return rl_getc(stream) }
        var signals: SignalSet = []
        defer { Signals.postpone(signals) }
        while !Signals.poll(descriptor: fileno(stream), milliseconds: nil) {
            signals.formUnion(Signals.take())
            guard signals.endsWork || signals.contains(.suspend) else { continue }
            TypedAhead.putBack(pasteEnd.dropFirst())
            return Int32(pasteEnd[0])
        }
        return rl_getc(stream)
    }

    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// The bytes of a character of the basic plane that is not ASCII, by the first; nil of all others.
    private static func length(of first: UInt8) -> Int? {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        default: nil
        }
    }

    /// A byte that is there or comes at once, as those of one character do.
    private static func waiting(in stream: UnsafeMutablePointer<FILE>?) -> UInt8? {
        guard let stream else { return nil }
        var input = pollfd(fd: fileno(stream), events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, patience) == 1, input.revents & Int16(POLLIN) != 0 else { return nil }
        return UInt8(exactly: rl_getc(stream))
    }

    private static let patience: Int32 = 20

    private static func safe(_ bytes: [UInt8]) -> [UInt8] {
        // A mark stands on what was typed before it.
        let text = "a" + String(decoding: bytes, as: UTF8.self)
        guard text.utf8.dropFirst().elementsEqual(bytes) else { return bytes }
        return Array(TerminalText.safe(text).utf8.dropFirst())
    }
}
