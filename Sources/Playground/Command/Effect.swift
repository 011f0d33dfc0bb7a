// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What a command wants to happen; only the interpreter does it.
enum Effect {
    case show(Output)
    /// A new scene, and what to say about it.
    case edit(Scene, Output = .nothing)
    /// What happens to a scene one after the other: each step sees the layout that the one before left, at rest where the clock runs by
    /// itself.
    case steps(from: Scene, [SceneStep])
    /// What reaches beyond one scene.
    case session(SessionRequest)
}

/// What changes the session rather than the scene.
enum SessionRequest {
    case undo(Int)
    case redo(Int)
    /// Runs a session file as one input.
    case source(path: String, span: SourceSpan)
    /// Walks through a lesson or a session.
    case lesson(LessonRequest)
    case `repeat`(Int, SourceText, Range<Int>)
    case time(SourceText, Range<Int>)
    /// The command must fail with the id.
    case expectError(Diagnostic.ID, SourceText, Range<Int>, SourceSpan)
    /// A file: it replaces one of ours, and any other where that was asked for.
    case write(OutputFile)
    /// Brings back the scene of a shell that ended without leaving, or forgets it.
    case recover(discards: Bool)
    case film(FilmRequest)
    /// Keeps the scene under a name.
    case mark(String)
    case edit
    case pane(PaneRequest)
    case quit(Int32)
}

/// What a command writes, and where; and what it says besides.
struct OutputFile {
    let path: ArgumentCursor.Word
    let bytes: [UInt8]
    let isForced: Bool
    var answer = Output.nothing
}
