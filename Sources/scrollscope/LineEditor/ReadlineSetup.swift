// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Readline's settings. Ours come before `rl_initialize`, which reads the person's inputrc: what stands there wins.
@MainActor
enum ReadlineSetup {
    static func prepare(outputIsTerminal: Bool) {
        chooseLocale()
        // Names that readline keeps without copying live for ever. This one is for `$if scrollscope` in an inputrc.
        rl_readline_name = UnsafePointer(strdup("scrollscope"))
        rl_catch_signals = 0
        rl_catch_sigwinch = 0
        // Else it exports LINES and COLUMNS, and programs that we start see old sizes.
        rl_change_environment = 0
        if !outputIsTerminal { crl_use_stderr() }
        shareTerminal()
    }

    /// Between two lines the terminal is not as readline found it but as the running input needs it, and what was typed meanwhile comes first.
    private static func shareTerminal() {
        rl_prep_term_function = { meta in
            TerminalMode.take(echoes: true)
            rl_prep_terminal(meta)
        }
        rl_deprep_term_function = {
            _ = crl_forget_end()
            rl_deprep_terminal()
            TerminalMode.take()
        }
        rl_getc_function = { stream in SafeKeys.next(from: stream) }
    }

    /// After `rl_initialize`, which reads what the person and the terminal say of pastes.
    static func markPastes(outputIsTerminal: Bool) {
        guard rl_variable_value("enable-bracketed-paste").map({ String(cString: $0) }) == "on" else { return }
        TerminalMode.markPastes(on: outputIsTerminal ? .output : .errors)
    }

    /// Readline edits bytes unless the locale says UTF-8, and takes the locale from the environment.
    ///
    /// Where nothing says otherwise (a bare container) the terminal is taken to be UTF-8.
    private static func chooseLocale() {
        setlocale(LC_ALL, "")
        guard let codeset = nl_langinfo(Int32(CODESET)), String(cString: codeset) != "UTF-8" else { return }
        if let all = EnvironmentVariable("LC_ALL").text, !all.isEmpty { setenv("LANG", all, 1) }
        unsetenv("LC_ALL")
        setenv("LC_CTYPE", "C.UTF-8", 1)
        setlocale(LC_ALL, "")
    }
}
