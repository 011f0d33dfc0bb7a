// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A line that takes more rows than the window has, as a long paste does.
///
/// Readline would show its first rows, and its last row in place of all the others. Instead it is written out whole, so that the terminal
/// scrolls it, and below that readline shows it in one row, which moves sideways.
@MainActor
struct TallLine {
    /// More bytes than one key writes: a paste, or an entry of the history.
    private static let leap = 5

    /// The person's own setting for long lines, while ours is in force.
    private var ownScrolling: String?

    /// Looks at the line after a key.
    /// - Parameter length: its bytes before that key.
    mutating func fit(_ prompt: Prompt, after length: Int32, isSearching: Bool) {
        var (rows, columns): (Int32, Int32) = (0, 0)
        rl_get_screen_size(&rows, &columns)
        let isTall = Self.mostRows(behind: prompt, columns: Int(columns)) >= Int(rows)
        let isNew = isTall && !isSearching && (ownScrolling == nil || abs(rl_end - length) >= Self.leap)
        guard isNew || isTall != (ownScrolling != nil) else { return }
        rl_clear_visible_line()
        if isNew { write(prompt) }
        if isTall { scrollSideways() } else { end() }
        rl_on_new_line()
        rl_forced_update_display()
    }

    /// The person's own way comes back.
    mutating func end() {
        guard let scrolling = ownScrolling else { return }
        rl_variable_bind("horizontal-scroll-mode", scrolling)
        ownScrolling = nil
    }

    private mutating func scrollSideways() {
        if ownScrolling == nil { ownScrolling = rl_variable_value("horizontal-scroll-mode").map { String(cString: $0) } ?? "off" }
        rl_variable_bind("horizontal-scroll-mode", "on")
    }

    private func write(_ prompt: Prompt) {
        let line = rl_line_buffer.map { String(cString: $0) } ?? ""
        fputs(TerminalText.safe(prompt.styled + line, isStyled: true), rl_outstream)
        rl_crlf()
        fflush(rl_outstream)
    }

    /// Not fewer rows than the line takes: a byte counts as a column, as this is asked at every key.
    private static func mostRows(behind prompt: Prompt, columns: Int) -> Int {
        guard let line = rl_line_buffer, columns > 0 else { return 0 }
        var (rows, used, start) = (1, prompt.text.count, line)
        while let end = strchr(start, Int32(UInt8(ascii: "\n"))) {
            rows += 1 + (used + end - start) / columns
            // Behind a prompt of its own.
            (used, start) = (prompt.text.count, end + 1)
        }
        return rows + (used + strlen(start)) / columns
    }
}
