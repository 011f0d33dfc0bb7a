// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lines as the terminal itself edits them: for terminals too poor for readline.
@MainActor
final class PlainLineEditor: LineEditor {
    private let output: Descriptor
    private var pending: [UInt8] = []
    var news: PromptNews?

    init(output: Descriptor) {
        self.output = output
    }

    func read(prompt: Prompt, draft: String, under above: String) -> LineEvent {
        // There is no way to hand text over for editing; showing it lets the person copy it.
        output.write(draft.isEmpty ? prompt.text : draft + "\n" + prompt.text)
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                defer { pending.removeSubrange(...end) }
                return .text(String(decoding: pending[..<end], as: UTF8.self))
            }
            let ready = Signals.poll(descriptors: [0] + (news.map { [$0.descriptor] } ?? []), milliseconds: nil)
            let signals = Signals.take()
            if signals.endsProgram { return .signal(signals.exitStatus) }
            if signals.contains(.suspend) { Signals.suspendProgram() }
            if signals.contains(.interrupt) {
                defer { pending = [] }
                output.write("\n")
                return .interrupted(hadText: !pending.isEmpty)
            }
            if let news, ready.contains(news.descriptor), let tell = news.next() {
                output.write("\n")
                let signals = tell()
                if signals.endsProgram { return .signal(signals.exitStatus) }
                output.write(prompt.text)
            }
            if ready.contains(0), !readMore() { return endOfInput() }
        }
    }

    func remember(_ entry: String) {}

    func close() {}

    private func readMore() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(0, &chunk, chunk.count)
        if count > 0 { pending += chunk[..<count] }
        return count > 0 || (count < 0 && errno == EINTR)
    }

    private func endOfInput() -> LineEvent {
        defer { pending = [] }
        if !pending.isEmpty { return .text(String(decoding: pending, as: UTF8.self)) }
        output.write("\n")
        return .end
    }
}
