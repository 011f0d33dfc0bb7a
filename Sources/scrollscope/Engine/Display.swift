// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage
import Synchronization

/// Where the answers of a session go: results to standard output, errors to standard error, or everything as JSON to standard output.
///
/// Steps are shown on the deep stack, as a step may hold values too deep to be printed or freed elsewhere.
final class Display: Sendable {
    let style: StyleChoice
    let json: Bool
    let progress: Progress
    private let pager: Pager?
    /// nil where pictures are made of characters in any case.
    private let graphics: TerminalGraphics?
    /// Was the last answer shown in a pager?
    private let hasPaged = Atomic<Bool>(false)

    init(style: StyleChoice, json: Bool, pager: Pager?, graphics: TerminalGraphics? = nil) {
        self.graphics = graphics
        self.style = style
        self.json = json
        self.pager = pager
        progress = Progress(terminal: style.terminal, pane: style.pane)
    }

    /// - Parameter isStopped: asked while pixels are painted; once it is true there will be none.
    func show(_ step: Step, isStopped: () -> Bool) {
        if json { return write(Renderer.json(step), to: .output) }
        if let output = step.pixelOutput, showInPixels(output, isStopped) { return }
        let text = Renderer.text(step, style: style.output)
        let errors = text.errors.isEmpty || style.colorsAlike ? text.errors : Renderer.text(step, style: style.errors).errors
        if let pager, errors.isEmpty, step.isPaged, isPaged(text.output, by: pager) {
            hasPaged.store(true, ordering: .releasing)
            return
        }
        write(text.output, to: .output, isStyled: true)
        write(errors, to: .errors, isStyled: true)
    }

    /// Is an input the key that leaves a pager, pressed once more than needed? The next one is not.
    func isMeantForPager(_ input: String) -> Bool { hasPaged.exchange(false, ordering: .acquiringAndReleasing) && input == "q" }

    /// False where the terminal has no pixels of its own, or a picture cannot be made: then there are characters.
    private func showInPixels(_ output: Output, _ isStopped: () -> Bool) -> Bool {
        guard let graphics, let ability = graphics.ability else { return false }
        var own = style.output
        own.cell = ability.cell
        var written: [() -> Void] = []
        for piece in Renderer.pieces(output, style: own) {
            switch piece {
            case .text(let text): written.append { self.write(text, to: .output, isStyled: true) }
            case .image(let image):
                guard let sequence = graphics.sequence(for: image, isStopped: isStopped) else {
                    guard isStopped() else { return false }
                    note("The picture was interrupted.")
                    return true
                }
                written.append { self.progress.withClearLine { Descriptor.output.write(sequence) } }
            }
        }
        // Nothing is written before all of it can be.
        for write in written { write() }
        return true
    }

    /// Opens or closes the pane.
    func answer(_ request: PaneRequest) {
        switch request {
        case .off: style.pane.close()
        case .on(let side):
            if !style.pane.open(side) { note("The window is too small for a pane.") }
        }
    }

    /// Shows the scene in the pane, where that is open.
    func drawPane(of interpreter: Interpreter) {
        guard let room = style.pane.room else { return }
        var own = style.output
        own.width = room.columns
        style.pane.paint(interpreter.paneContent.lines(own, rows: room.rows))
    }

    /// Lines for the person that are neither result nor error: what was not run, what is not kept.
    func note(_ message: String) {
        if json { return }
        write(style.errors.wrapsErrors ? TextFitting.wrap(message, to: style.errors.width).joined(separator: "\n") : message, to: .errors)
    }

    func echo(_ lines: String) {
        write(lines, to: .output)
    }

    /// An option that the interpreter refuses: a device that doesn't exist.
    func showUsageError(_ diagnostic: Diagnostic) {
        var message = "Error: \(diagnostic.message)"
        if let suggestion = diagnostic.suggestion { message += "; did you mean '\(suggestion)'?" }
        if let hint = diagnostic.hint { message += "\n" + hint }
        write(message, to: .errors)
    }

    private func isPaged(_ text: String, by pager: Pager) -> Bool {
        guard Pager.isNeeded(for: text, in: style.pane.textSize, on: style.terminal) else { return false }
        var isShown = false
        let waits = style.pane.layout?.hasRegion == true
        progress.withClearLine { style.pane.withWholeWindow { isShown = pager.show(text, waits: waits) } }
        return isShown
    }

    private func write(_ text: String, to descriptor: Descriptor, isStyled: Bool = false) {
        guard !text.isEmpty else { return }
        let whole = text.hasSuffix("\n") ? text : text + "\n"
        progress.withClearLine { descriptor.write(style.pane.wrapped(whole), isStyled: isStyled) }
    }
}
