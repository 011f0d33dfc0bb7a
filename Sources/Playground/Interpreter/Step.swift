// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What one input did: what to show, or why it failed.
package struct Step: Sendable {
    package enum Outcome: Sendable {
        case shown(Output)
        case failed(Diagnostic)
    }

    /// The input as it was typed.
    package let input: String
    /// The line on which it stands.
    package let line: Int
    package let outcome: Outcome
    /// The exit status that the input asked to leave with.
    package var quit: Int32?
    /// What only the shell can do.
    package var request: ShellRequest?
    /// How the scene that it left can be had again; nil where it changed nothing.
    package var change: SceneChange?

    package init(
        input: String, line: Int, outcome: Outcome, quit: Int32? = nil, request: ShellRequest? = nil, change: SceneChange? = nil
    ) {
        self.input = input
        self.line = line
        self.outcome = outcome
        self.quit = quit
        self.request = request
        self.change = change
    }

    /// May a terminal show it in a pager where it is long?
    package var isPaged: Bool {
        if case .shown(let output) = outcome { output.isPaged } else { true }
    }

    /// What it shows, where some of that would rather be in pixels.
    package var pixelOutput: Output? {
        guard case .shown(let output) = outcome else { return nil }
        let wantsPixels = output.parts.contains { part in
            if case .drawing(let drawing) = part { drawing.wantsPixels } else { false }
        }
        return wantsPixels ? output : nil
    }

    package var failure: Diagnostic? {
        if case .failed(let diagnostic) = outcome { diagnostic } else { nil }
    }
}

/// What a journal has to keep of an input.
package enum SceneChange: Sendable {
    /// The input itself: after those before it, it does the same again.
    case repeatable
    /// The scene: the input reached beyond it, to files, to the history, to other inputs.
    case beyond
}

/// What a command asks of the shell, as the interpreter knows no terminal.
package enum ShellRequest: Sendable {
    /// Opens $EDITOR on the last input.
    case edit
    case pane(PaneRequest)
}

/// What `pane` asks for: the drawing beside the prompt.
package enum PaneRequest: Sendable {
    /// At a side; where the window has most room for both unless told.
    case on(PaneSide?)
    case off
}
