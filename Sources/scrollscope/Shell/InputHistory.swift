// SPDX-License-Identifier: GPL-3.0-or-later

/// The inputs of this person: in the editor for the arrow keys, and in a file for the next session.
@MainActor
final class InputHistory {
    private let file: HistoryFile?
    private let editor: any LineEditor
    private let complain: (String) -> Void
    private var last: String?
    private var hasComplained = false

    /// - Parameter complain: told once, when the file can't be used.
    init(file: HistoryFile?, editor: any LineEditor, complain: @escaping (String) -> Void) {
        self.file = file
        self.editor = editor
        self.complain = complain
        guard let file else { return }
        switch file.load() {
        case .success(let entries):
            for entry in entries { editor.remember(entry) }
            last = entries.last
        case .failure(let failure): report(failure)
        }
    }

    /// Keeps an input before it runs. One that begins with a blank is private; the same one twice is kept once.
    func add(_ input: String) {
        let isKept = !input.hasPrefix(" ") && !input.hasPrefix("\t") && input.contains { !$0.isWhitespace }
        guard isKept, input != last else { return }
        last = input
        editor.remember(input)
        if let file, case .failure(let failure) = file.append(input) { report(failure) }
    }

    private func report(_ failure: HistoryFailure) {
        if !hasComplained { complain("scrollscope: " + failure.message) }
        hasComplained = true
    }
}
