// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file as the kernel counts them. Writes are whole and unbuffered, so that answers and errors keep their order.
struct Descriptor: Sendable {
    static let output = Descriptor(number: 1)
    static let errors = Descriptor(number: 2)

    let number: Int32
    private let isTerminal: Bool

    init(number: Int32) {
        self.number = number
        isTerminal = isatty(number) == 1
    }

    /// Writes a text, on a terminal as harmless words.
    /// - Parameter isStyled: the program's own renderers made it: its colours pass, and whatever else it holds they made harmless.
    func write(_ text: String, isStyled: Bool = false) {
        guard !text.isEmpty else { return }
        var text = isTerminal ? TerminalText.safe(text, isStyled: isStyled) : text
        text.withUTF8 { bytes in
            guard let problem = write(UnsafeRawBufferPointer(bytes)) else { return }
            giveUp(problem)
        }
    }

    /// Writes an image; the cursor stands at the beginning of the line below it.
    func write(_ image: ImageSequence) { writeControl(image.text + "\n") }

    /// Writes what moves the cursor of a terminal: only the shell's own words.
    func writeControl(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if let problem = write(UnsafeRawBufferPointer(bytes)) { giveUp(problem) }
        }
    }

    /// Writes all the bytes; the error number if that failed.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int32? {
        guard let base = bytes.baseAddress else { return nil }
        var offset = 0
        while offset < bytes.count {
            let count = Glibc.write(number, base + offset, bytes.count - offset)
            if count >= 0 {
                offset += count
            } else if errno == EAGAIN {
                var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                _ = Glibc.poll(&wait, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }

    /// Ends the program where the system refuses what it cannot work without.
    static func end(without what: String, _ problem: Int32) -> Never {
        errors.write("scrollscope: the system gives no \(what): \(SystemError.text(problem))\n")
        _exit(1)
    }

    /// A reader that has gone is not an error to report; a full disk is. If errors cannot be written, answers still are.
    private func giveUp(_ problem: Int32) {
        if number == Self.errors.number { return }
        TerminalMode.giveBack()
        if problem == EPIPE { _exit(141) }
        if number == Self.output.number {
            let message = "scrollscope: cannot write the answer: \(SystemError.text(problem))\n"
            _ = message.withCString { Glibc.write(Self.errors.number, $0, strlen($0)) }
        }
        _exit(1)
    }
}
