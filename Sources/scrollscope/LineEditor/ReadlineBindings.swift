// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Playground
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What `help keys` shows: the functions of readline that matter at this prompt, with the keys that lead to them now. A person's inputrc
/// may have bound others.
enum ReadlineBindings {
    private static let functions: [(name: String, action: String)] = [
        ("complete", "completes the word"), ("history-search-backward", "the previous input that begins like this one"),
        ("history-search-forward", "the next input that begins like this one"), ("reverse-search-history", "searches the history"),
        ("previous-history", "the previous input"), ("next-history", "the next input"), ("edit-input", "opens the line in $EDITOR"),
        ("insert-newline", "starts another line of the input"),
        ("beginning-of-line", "to the beginning of the line"), ("end-of-line", "to the end of the line"),
        ("backward-word", "one word back"), ("forward-word", "one word forward"), ("backward-kill-word", "deletes the word before"),
        ("kill-word", "deletes the word after"), ("unix-line-discard", "deletes to the beginning of the line"),
        ("kill-line", "deletes to the end of the line"),
        ("yank", "inserts what was deleted"), ("undo", "undoes a change to the line"), ("transpose-chars", "swaps two letters"),
        ("yank-last-arg", "inserts the last word of the previous input"), ("clear-window", "clears the screen"),
        ("re-read-init-file", "reads ~/.inputrc again"),
    ]

    private static let known = Mutex<[KeyBinding]>([])

    /// As they were when the prompt was last shown.
    static var current: [KeyBinding] { known.withLock { $0 } }

    @MainActor
    static func note() {
        let bindings = functions.compactMap { function -> KeyBinding? in
            let keys = keys(of: function.name)
            return keys.isEmpty ? nil : KeyBinding(keys: keys, action: function.action)
        }
        known.withLock { $0 = bindings }
    }

    @MainActor
    private static func keys(of function: String) -> [String] {
        guard let command = rl_named_function(function), let sequences = rl_invoking_keyseqs(command) else { return [] }
        defer { free(sequences) }
        var keys: Set<String> = []
        var index = 0
        while let sequence = sequences[index] {
            if let word = word(String(cString: sequence)) { keys.insert(word) }
            free(sequence)
            index += 1
        }
        return keys.sorted { ($0.count, $0) < ($1.count, $1) }
    }

    /// `\C-x\C-e` as people write it: `C-x C-e`. What a key with a name sends is told by that name; another sequence of a terminal is no
    /// key that anybody could read.
    private static func word(_ sequence: String) -> String? {
        let escape = sequence.replacing("\\M-", with: "\\e")
        if escape.hasPrefix("\\e["), escape.count > 3 { return names[String(escape.dropFirst(3))] }
        if escape.hasPrefix("\\eO"), escape.count > 3 { return names[String(escape.dropFirst(3))] }
        if escape.hasPrefix("\\e\\e["), escape.count > 5 { return names[String(escape.dropFirst(5))].map { "M-" + $0 } }
        let words = escape.replacing("\\e", with: "\\M-").split(separator: "\\")
        guard words.allSatisfy({ $0.hasPrefix("C-") || $0.hasPrefix("M-") }),
            words.dropLast().allSatisfy({ $0 != "M-" || words.count == 2 })
        else {
            return sequence.hasPrefix("\\") ? nil : sequence
        }
        return words.map { plain[String($0)] ?? String($0) }.joined(separator: " ").replacing("M- ", with: "M-")
    }

    private static let plain = ["C-i": "TAB", "C-?": "Backspace", "C-m": "Enter", "C-j": "Enter"]

    private static let names = [
        "A": "Up", "B": "Down", "C": "Right", "D": "Left", "H": "Home", "F": "End", "1~": "Home", "4~": "End", "5~": "Page Up",
        "6~": "Page Down", "1;5C": "C-Right", "1;5D": "C-Left", "1;3C": "M-Right", "1;3D": "M-Left", "3;5~": "C-Delete", "3~": "Delete",
    ]
}
