// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads a script from a descriptor, in pieces that hold whole inputs.
///
/// A pipe may never end, so what is complete in it runs as it comes. Swift lets the next line continue an input (`.padding()`), hence the
/// last input waits for the line after it, or for a `;`. What runs never depends on how the text was cut on its way.
struct ScriptReader {
    enum Piece {
        case text(SourceText)
        case failure(Diagnostic)
        case end
    }

    private let descriptor: Int32
    private let name: String?
    /// A file on disk ends: all of it is read before anything runs, and where its inputs end need not be looked for more than once.
    private let isFile: Bool
    private var decoder = ScriptDecoder()
    private var text = ""
    private var line = 1
    private var isAtEnd = false
    private var failure: Diagnostic?

    init(descriptor: Int32, name: String?) {
        self.descriptor = descriptor
        self.name = name
        var status = stat()
        isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    mutating func next() -> Piece {
        while !isAtEnd {
            // To find whole inputs the whole text is looked at: it must have grown by as much since the last time, if there is more already.
            let wanted = 2 * text.utf8.count
            repeat { read() } while !isAtEnd && (isFile || text.utf8.count < wanted && hasMore)
            let settled = failure != nil ? settledBeforeFailure : isAtEnd ? text.utf8.count : SettledText.length(of: text)
            if settled > 0 { return .text(take(settled)) }
        }
        if let failure {
            self.failure = nil
            text = ""
            return .failure(failure)
        }
        return .end
    }

    func close() {
        if descriptor > 2 { _ = Glibc.close(descriptor) }
    }

    private var hasMore: Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 0) > 0
    }

    private mutating func read() {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        if count < 0 {
            if errno == EINTR { return }
            fail(Diagnostic(.fileError, "cannot read \(name ?? "standard input"): \(SystemError.text(errno))"))
            return
        }
        isAtEnd = count == 0
        let problem = count == 0 ? decoder.finish() : decoder.add(chunk[..<count])
        text += decoder.takeText()
        if text.utf8.count > FileFailure.mostBytes {
            fail(Diagnostic(.limitExceeded, "the input is longer than \(FileFailure.mostBytes >> 20) MB"))
        } else if let problem {
            fail(describe(problem))
        }
    }

    private mutating func fail(_ diagnostic: Diagnostic) {
        failure = diagnostic
        isAtEnd = true
    }

    /// The inputs before the line that can't be read; that line ends the input before it, as any would.
    private var settledBeforeFailure: Int {
        let lastLine = text.utf8.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.distance(from: text.startIndex, to: $0) + 1 } ?? 0
        return min(lastLine, SettledText.length(of: text + "\u{FFFD}\n"))
    }

    private mutating func take(_ count: Int) -> SourceText {
        let end = text.utf8.index(text.startIndex, offsetBy: count)
        let piece = SourceText(String(text[..<end]), name: name, firstLine: line)
        line += text[..<end].utf8.lazy.count { $0 == UInt8(ascii: "\n") }
        text = String(text[end...])
        return piece
    }

    /// The bad byte stands at the end of what was decoded.
    private func describe(_ problem: ScriptDecoder.Problem) -> Diagnostic {
        let source = SourceText(text + problem.replacement, name: name, firstLine: line)
        let end = source.text.utf8.count
        let span = SourceSpan(source: source, start: end - problem.replacement.utf8.count, end: end)
        return Diagnostic(.invalidEncoding, problem.message, at: span, hint: problem.hint)
    }
}
