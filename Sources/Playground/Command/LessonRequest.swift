// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What a pupil asks of the lesson, or the session, that is being walked through.
enum LessonRequest {
    /// Begins with a step, counted from 0; nil goes on where the pupil was.
    case start(Lesson, name: String?, step: Int?)
    case next, back, skip, hint, solution, progress, leave
    /// The present step from its beginning; where none is under way, the lesson that was taken last.
    case `continue`
    case list
    /// Writes a lesson to begin with.
    case new(path: String, span: SourceSpan)
    /// Plays a teacher's file through, with its solutions and its wrong answers.
    case check(Lesson)
}
