// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the three standard descriptors are, and what the terminal can do.
struct Terminal: Sendable {
    let isInputTerminal = isatty(0) == 1
    let isOutputTerminal = isatty(1) == 1
    let isErrorTerminal = isatty(2) == 1
    private let kind = EnvironmentVariable("TERM").text

    /// A person can type, and see what is asked.
    var isInteractive: Bool { isInputTerminal && (isOutputTerminal || isErrorTerminal) }

    var understandsEscapes: Bool { kind != nil && kind != "" && kind != "dumb" && kind != "unknown" }

    /// The person edits in an Emacs buffer, which sends whole lines: an echo of ours would show them twice.
    var editsLines: Bool { kind == "dumb" && EnvironmentVariable("INSIDE_EMACS").isSet }

    /// Is the terminal still there at which the person types? One that was closed has no mode any more.
    static var hasInput: Bool {
        var mode = termios()
        return tcgetattr(0, &mode) == 0
    }

    /// The window's size in characters: the kernel's word, else the environment's, else 80 × 24.
    var size: (columns: Int, rows: Int) {
        var window = winsize()
        for descriptor: Int32 in [1, 2, 0] where ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 {
            return (Int(window.ws_col), window.ws_row > 0 ? Int(window.ws_row) : 24)
        }
        return (EnvironmentVariable("COLUMNS").number ?? 80, EnvironmentVariable("LINES").number ?? 24)
    }

    /// Whether the person's locale says that the terminal shows UTF-8. Nothing said (a bare container) counts as yes.
    static let showsUTF8: Bool = {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        guard let locale = names.lazy.compactMap({ EnvironmentVariable($0).text }).first(where: { !$0.isEmpty }) else { return true }
        let codeset = locale.split(separator: ".").dropFirst().first?.split(separator: "@").first?.lowercased()
        return codeset == "utf-8" || codeset == "utf8"
    }()
}
