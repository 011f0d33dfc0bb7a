// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads one input, over as many lines as it needs.
@MainActor
struct InputReader {
    let editor: any LineEditor
    let session: InterpreterSession
    let style: StyleChoice
    /// Tells a person something beside the answers.
    let note: (String) -> Void

    func next(draft: String) -> LineEvent {
        let output = style.output
        let first = Prompt(focus: session.focus, ascii: output.ascii, isColored: output.color)
        var event = editor.read(prompt: first, draft: draft, under: "")
        var input = ""
        var isStuck = false
        while case .text(let line) = event {
            input += line
            let construct = session.openConstruct(in: input)
            if Self.wasInterrupted {
                note("Nothing was run.")
                return .interrupted(hadText: true)
            }
            // No further line can close a string of one line: its error comes at once.
            guard let construct, construct != "\"" else { return .text(input) }
            if !isStuck, line.allSatisfy(\.isWhitespace), Self.brackets.contains(construct) {
                isStuck = true
                note("The input goes on until '\(construct)' is closed. Ctrl-C drops it.")
            }
            input += "\n"
            event = editor.read(prompt: Prompt(open: construct, under: first, ascii: output.ascii), draft: "", under: input)
        }
        if !input.isEmpty, case .interrupted = event { return .interrupted(hadText: true) }
        // Ctrl-D in the middle ends the block: it runs as it is, and the error says what is missing.
        return event == .end && !input.isEmpty ? .text(String(input.dropLast())) : event
    }

    /// The parser takes a while for a long text; Ctrl-C drops that as it does at the prompt. Other signals are for who waits next.
    private static var wasInterrupted: Bool {
        let signals = Signals.take()
        Signals.postpone(signals.subtracting(.interrupt))
        return signals.contains(.interrupt)
    }

    /// What an empty line does not end: who enters one may not know what is open.
    private static let brackets: Set<String> = ["{", "(", "["]
}
