// SPDX-License-Identifier: GPL-3.0-or-later

// Readline's globals are C's: only this folder's Readline files see them, all on the main actor.
@preconcurrency import CReadline
import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// GNU readline through its callback interface: we wait for keys and signals alike, and readline gets the keys.
///
/// Its blocking call would see Ctrl-C late and could not be left safely (docs/decisions/0001).
@MainActor
final class ReadlineEditor: LineEditor {
    /// The line that readline has finished; its callback can't capture.
    fileprivate static var finished: LineEvent?

    /// The drawing beside the prompt, over which readline must not write; it wipes to the end of a line.
    static private(set) var pane: Pane?
    private static var redrawPane: () -> Void = {}
    var news: PromptNews?
    private var tallLine = TallLine()

    /// - Parameter redrawPane: draws the scene for a pane of another size.
    init(terminal: Terminal, completion: CompletionBridge, pane: Pane, redrawPane: @escaping () -> Void) {
        Self.redrawPane = redrawPane
        Self.pane = pane
        ReadlineSetup.prepare(outputIsTerminal: terminal.isOutputTerminal)
        ReadlineKeys.bind()
        completion.install()
        rl_initialize()
        LaterLines.install()
        ReadlineSetup.markPastes(outputIsTerminal: terminal.isOutputTerminal)
        using_history()
    }

    func read(prompt: Prompt, draft: String, under above: String) -> LineEvent {
        Self.finished = nil
        CompletionBridge.linesAbove = above
        if LateAnswers.areExpected { ReadlineKeys.swallowAnswers() }
        tallLine.end()
        Self.fitWindow()
        LaterLines.stand(under: prompt)
        rl_callback_handler_install(prompt.marked) { line in
            // Unsafe: readline calls on the main thread, and the line is ours from then on.
            nonisolated(unsafe) let line = line
            MainActor.assumeIsolated { ReadlineEditor.finish(line) }
        }
        // In vi mode a line begins with the keys that write.
        ReadlineBindings.note()
        if !draft.isEmpty {
            rl_insert_text(TerminalText.safe(draft))
            LaterLines.draw()
        }
        while true {
            if let event = Self.finished { return event }
            if !TypedAhead.isEmpty {
                readKey(prompt)
                continue
            }
            let ready = Signals.poll(descriptors: descriptors, milliseconds: nil)
            if let event = answer(Signals.take()) { return event }
            if let news, ready.contains(news.descriptor), let tell = news.next() {
                let signals = interject(tell)
                // A Ctrl-C was meant for what was told.
                if signals.endsProgram, let event = answer(signals) { return event }
            }
            if ready.contains(0) { readKey(prompt) }
        }
    }

    private func readKey(_ prompt: Prompt) {
        let length = rl_end
        clearSearch()
        rl_callback_read_char()
        guard Self.paneIsRight else {
            if Self.finished == nil { tallLine.fit(prompt, after: length, isSearching: Self.isSearching) }
            return
        }
        // There a long line moves sideways anyway.
        if Self.finished == nil, rl_end < length { Self.redrawLine() }
        Self.pane?.repaint()
    }

    /// Takes a search off the screen, so that what follows is written anew: with a prompt in colours, readline 8.2 leaves pieces of what it
    /// has found where that has several lines.
    private func clearSearch() {
        guard Self.isSearching else { return }
        rl_clear_visible_line()
        rl_on_new_line()
    }

    private static var isSearching: Bool { crl_isstate(UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH)) != 0 }

    private static var paneIsRight: Bool { pane?.layout?.side == .right }

    /// Writes the line anew: a terminal that deletes characters of it pulls in what stands right of it, the pane's columns too.
    private static func redrawLine() {
        rl_clear_visible_line()
        rl_on_new_line()
        rl_forced_update_display()
    }

    /// In the middle of a search or of a key of several bytes the screen is readline's: news wait.
    private var descriptors: [Int32] {
        let states = RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_MULTIKEY | RL_STATE_NUMERICARG | RL_STATE_VIMOTION | RL_STATE_CHARSEARCH
        guard let news, crl_isstate(UInt(states)) == 0 else { return [0] }
        return [0, news.descriptor]
    }

    /// Takes the line off the screen while something is told, and shows it again below that.
    private func interject(_ tell: () -> SignalSet) -> SignalSet {
        rl_clear_visible_line()
        fflush(rl_outstream)
        rl_deprep_term_function?()
        let signals = tell()
        rl_prep_term_function?(1)
        rl_on_new_line()
        rl_forced_update_display()
        if Self.paneIsRight { Self.pane?.repaint() }
        return signals
    }

    /// What acts on a terminal comes back as Swift's escape of it: readline would write it as it is.
    func remember(_ entry: String) {
        add_history(TerminalText.safe(entry))
    }

    func close() {
        rl_callback_handler_remove()
    }

    /// Readline's callback. The handler goes at once: until the next prompt the terminal is the running input's.
    private static func finish(_ line: UnsafeMutablePointer<CChar>?) {
        rl_callback_handler_remove()
        guard let line else {
            // With bracketed paste on, an older readline has ended the line itself.
            if crl_forget_end() != 0 || rl_variable_value("enable-bracketed-paste").map({ String(cString: $0) }) != "on" { rl_crlf() }
            fflush(rl_outstream)
            finished = .end
            return
        }
        finished = .text(String(cString: line))
        free(line)
    }

    // MARK: Signals

    private func answer(_ signals: SignalSet) -> LineEvent? {
        if signals.endsProgram {
            leaveLine()
            return .signal(signals.exitStatus)
        }
        if signals.contains(.suspend) { suspend() }
        if signals.contains(.resize) { resize() }
        if signals.contains(.interrupt) {
            let hadText = rl_end > 0
            drop()
            return .interrupted(hadText: hadText)
        }
        // Stopped and continued from outside: the terminal may be in any mode.
        if signals.contains(.resume), !signals.contains(.suspend) { redraw() }
        return nil
    }

    private func drop() {
        TypedAhead.drop()
        leaveLine(mark: "^C")
    }

    /// Leaves the line on the screen with a mark after it. In this order: the handler's removal moves the cursor to the first column,
    /// and a search must end before the line is drawn a last time.
    private func leaveLine(mark: String = "") {
        clearSearch()
        rl_callback_sigcleanup()
        Self.moveToEnd()
        fputs(mark, rl_outstream)
        rl_crlf()
        fflush(rl_outstream)
        // In the last row that has moved the pane up.
        if Self.paneIsRight { Self.pane?.repaint() }
        rl_free_line_state()
        rl_callback_handler_remove()
    }

    /// Moves the cursor behind the line, as what comes next would be written over the rows below it.
    static func moveToEnd() {
        rl_point = rl_end
        if paneIsRight { redrawLine() } else { LaterLines.draw() }
    }

    private func suspend() {
        let point = rl_point
        if !Self.isSearching { Self.moveToEnd() }
        fflush(rl_outstream)
        rl_deprep_term_function?()
        Self.pane?.leave()
        TerminalMode.givenBack { Signals.suspendProgram() }
        Self.pane?.enter()
        rl_point = point
        redraw()
    }

    /// Takes up what went unnoticed while an input, a pager or an editor ran: a change of the window's size.
    static func fitWindow() {
        ReadlineScreen.measure()
        if pane?.isOutgrown == true, pane?.resize() == true { redrawPane() }
        ReadlineScreen.fit(to: pane?.layout)
    }

    private func resize() {
        ReadlineScreen.resize()
        LaterLines.draw()
        guard let pane = Self.pane, pane.isOutgrown, pane.resize() else { return }
        ReadlineScreen.fit(to: Self.pane?.layout)
        Self.redrawPane()
        rl_on_new_line()
        rl_forced_update_display()
    }

    private func redraw() {
        rl_deprep_term_function?()
        rl_prep_term_function?(1)
        // The size alone: resizing would draw the line once more.
        ReadlineScreen.measure()
        ReadlineScreen.fit(to: Self.pane?.layout)
        rl_on_new_line()
        rl_forced_update_display()
        Self.pane?.repaint()
    }
}
