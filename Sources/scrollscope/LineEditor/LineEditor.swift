// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the shell's lines come from: readline, or a plain terminal. Four operations (and `init`), nothing of a terminal beyond them.
@MainActor
protocol LineEditor: AnyObject {
    /// Asks for one text; a paste may bring many lines. `draft` is text that stands there already, `above` the lines that it continues.
    func read(prompt: Prompt, draft: String, under above: String) -> LineEvent
    /// What may come while a person types.
    var news: PromptNews? { get set }
    /// Offers an entry to the arrow keys.
    func remember(_ entry: String)
    /// Writes over the line that is being edited no more: the terminal is as it was.
    func close()
}

/// What may come while a person types, and is told above the line.
@MainActor
struct PromptNews {
    /// Can be read once there may be something.
    let descriptor: Int32
    /// What tells it, and answers which signals came meanwhile; nil where there is nothing to tell.
    let next: () -> (() -> SignalSet)?
}

/// What a person did at the prompt.
enum LineEvent: Equatable, Sendable {
    case text(String)
    /// Ctrl-C: what was typed is dropped, if anything was.
    case interrupted(hadText: Bool)
    /// Ctrl-D on an empty line, or the terminal is gone.
    case end
    /// A signal asks the program to leave.
    case signal(Int32)
}
