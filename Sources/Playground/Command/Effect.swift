// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What a command wants to happen; only the interpreter does it.
enum Effect {
    /// A new scene, and what to say about it.
    case edit(Scene, Output = .nothing)
    case show(Output)
    /// What happens one after the other: each step sees the layout that the one before left, at rest where the clock runs by itself.
    case steps([SceneStep], Output = .nothing)
    /// What reaches beyond one scene.
    case session(SessionRequest)
}

/// A step of a command that takes time.
enum SceneStep {
    case change((LaidOutScene) throws(Diagnostic) -> Scene)
    /// The virtual clock goes on by seconds.
    case advance(Double)
    /// Motion runs to rest; a finger stays down.
    case settle
}

/// What changes the session rather than the scene.
enum SessionRequest {
    case undo(Int)
    case redo(Int)
    case reset
    /// Runs a session file as one input.
    case source(path: String, span: SourceSpan)
    /// Runs a lesson in a fresh scene, as one input; from a step on only that is shown.
    case lesson(Lesson, step: Int?)
    case `repeat`(Int, SourceText, Range<Int>)
    case time(SourceText, Range<Int>)
    /// The command must fail with the id.
    case expectError(Diagnostic.ID, SourceText, Range<Int>, SourceSpan)
    case write(path: String, text: String, span: SourceSpan, Output)
    case edit
    case quit(Int32)
}
