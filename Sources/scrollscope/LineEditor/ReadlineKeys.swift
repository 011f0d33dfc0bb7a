// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Our keys, and the names by which an inputrc can bind them to others.
@MainActor
enum ReadlineKeys {
    static func bind() {
        // The name is kept without a copy.
        rl_add_defun(strdup("edit-input"), { _, _ in MainActor.assumeIsolated { ReadlineKeys.editInEditor() } }, -1)
        rl_add_defun(strdup("clear-window"), { _, _ in MainActor.assumeIsolated { ReadlineKeys.clear() } }, -1)
        rl_add_defun(strdup("insert-newline"), { _, _ in rl_insert_text("\n") >= 0 ? 0 : 1 }, -1)
        // Before rl_initialize, so that an inputrc can say otherwise.
        bind(everywhere + [("\\e\\C-m", "insert-newline"), ("\\e\\C-j", "insert-newline")], in: "emacs")
        // There Esc Enter ends the typing and sends the input, and v is the key that opens an editor.
        bind(everywhere, in: "vi-insert")
        bind(everywhere + [("v", "edit-input")], in: "vi-command")
    }

    /// With text before the cursor Up finds inputs that begin so.
    private static let everywhere = [
        ("\\C-l", "clear-window"), ("\\C-x\\C-e", "edit-input"),
        ("\\e[A", "history-search-backward"), ("\\eOA", "history-search-backward"),
        ("\\e[B", "history-search-forward"), ("\\eOB", "history-search-forward"),
    ]

    private static func bind(_ keys: [(keys: String, function: String)], in map: String) {
        for (keys, function) in keys { rl_bind_keyseq_in_map(keys, rl_named_function(function), rl_get_keymap_by_name(map)) }
    }

    /// A terminal may answer a question when nobody waits any more: its answers are keys that write nothing. Bound only then, as a person's
    /// own keys begin like them.
    static func swallowAnswers() {
        rl_bind_keyseq("\\e[?", { _, _ in MainActor.assumeIsolated { ReadlineKeys.swallow { (0x40...0x7E).contains($0) } } })
        rl_bind_keyseq("\\e[6;", { _, _ in MainActor.assumeIsolated { ReadlineKeys.swallow { (0x40...0x7E).contains($0) } } })
        // ESC \\ ends it.
        rl_bind_keyseq("\\e_G", { _, _ in MainActor.assumeIsolated { ReadlineKeys.swallow { $0 == 0x5C } } })
    }

    private static func swallow(to isLast: (Int32) -> Bool) -> Int32 {
        for _ in 0..<256 {
            let key = rl_read_key()
            if key < 0 || isLast(key) { break }
        }
        return 0
    }

    /// C-l: wipes what the shell has written, and leaves the pane.
    private static func clear() -> Int32 {
        guard let pane = ReadlineEditor.pane, pane.layout != nil else { return rl_clear_screen(1, 0) }
        pane.wipeText()
        pane.repaint()
        rl_on_new_line()
        return rl_forced_update_display()
    }

    /// C-x C-e: the line comes back from the editor unsent.
    private static func editInEditor() -> Int32 {
        let text = rl_line_buffer.map { String(cString: $0) } ?? ""
        let point = rl_point
        ReadlineEditor.moveToEnd()
        rl_crlf()
        fflush(rl_outstream)
        rl_deprep_term_function?()
        ReadlineEditor.pane?.leave()
        defer {
            ReadlineEditor.pane?.enter()
            ReadlineEditor.pane?.repaint()
            rl_prep_term_function?(1)
            ReadlineEditor.fitWindow()
            rl_on_new_line()
            rl_forced_update_display()
        }
        do {
            let edited = try ExternalEditor.edit(text)
            rl_begin_undo_group()
            rl_replace_line(TerminalText.safe(edited), 0)
            rl_end_undo_group()
            rl_point = rl_end
            return 0
        } catch {
            Descriptor.errors.write("scrollscope: \(error.message)\n")
            rl_point = point
            return 1
        }
    }
}
