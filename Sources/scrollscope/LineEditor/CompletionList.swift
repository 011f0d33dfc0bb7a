// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Shows several completions below the line: with what they mean where that is known, else in columns.
///
/// In place of readline's own list, whose questions and pager can't be left with Ctrl-C.
@MainActor
enum CompletionList {
    private static var usesColor = false

    static func install(withColor: Bool) {
        usesColor = withColor
        rl_completion_display_matches_hook = { matches, count, _ in
            // Unsafe: readline calls on the main thread, and has the list until this returns.
            nonisolated(unsafe) let matches = matches
            MainActor.assumeIsolated { CompletionList.show(matches, count: Int(count)) }
        }
    }

    private static func show(_ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, count: Int) {
        guard let matches, count > 0 else { return }
        let texts = (1...count).compactMap { matches[$0] }.map { String(cString: $0) }
        let offered = CompletionBridge.offered
        var rows: Int32 = 0
        var columns: Int32 = 0
        rl_get_screen_size(&rows, &columns)
        let layout = CompletionListLayout(
            words: texts.map { TerminalText.safe(offered[$0]?.shown ?? $0) }, summaries: texts.map { offered[$0]?.summary ?? "" },
            columns: Int(columns), rows: Int(rows), usesColor: usesColor)
        rl_crlf()
        for line in layout.lines {
            fputs(TerminalText.safe(line, isStyled: true), rl_outstream)
            rl_crlf()
        }
        ReadlineEditor.pane?.repaint()
        rl_on_new_line()
        rl_forced_update_display()
    }
}
