// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The later lines of an input of several lines, which stand under its first behind a prompt of their own.
///
/// Readline has one prompt. While it draws the line it is shown another one, with the prompts in it.
@MainActor
enum LaterLines {
    private static var prompt: [CChar] = []

    /// After `rl_initialize`: where lines are drawn by others, that takes the terminal for a poor one.
    static func install() {
        rl_redisplay_function = { MainActor.assumeIsolated { LaterLines.draw() } }
    }

    static func stand(under first: Prompt) {
        let mark = first.text.suffix(2)
        prompt = (String(repeating: " ", count: max(0, first.text.count - mark.count)) + mark).utf8.map { CChar(bitPattern: $0) }
    }

    /// Only a line that readline draws itself does it move to its place in a window of another size.
    static func leftToReadline(_ work: () -> Void) {
        crl_draw_lines()
        work()
        install()
    }

    /// Draws the line as far as that has changed.
    static func draw() {
        let newline = CChar(bitPattern: UInt8(ascii: "\n"))
        guard let line = rl_line_buffer, isShown, UnsafeBufferPointer(start: line, count: Int(rl_end)).contains(newline) else {
            return rl_redisplay()
        }
        let (end, point, mark) = (rl_end, rl_point, rl_mark)
        var shown: [CChar] = []
        for index in 0..<Int(end) {
            shown.append(line[index])
            guard line[index] == newline else { continue }
            shown += prompt
            if index < Int(point) { rl_point += Int32(prompt.count) }
            if index < Int(mark) { rl_mark += Int32(prompt.count) }
        }
        rl_end = Int32(shown.count)
        shown.append(0)
        shown.withUnsafeMutableBufferPointer { buffer in
            rl_line_buffer = buffer.baseAddress
            rl_redisplay()
        }
        rl_line_buffer = line
        (rl_end, rl_point, rl_mark) = (end, point, mark)
    }

    /// Not in a search, nor where a long line moves sideways in one row.
    private static var isShown: Bool {
        crl_isstate(UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH)) == 0
            && rl_variable_value("horizontal-scroll-mode").map { String(cString: $0) } != "on"
    }
}
