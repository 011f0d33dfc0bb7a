// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A session file that is walked through step by step: a lesson with `#:` lines (language.md §12), or any session for `play`.
struct Lesson: Sendable {
    /// What `#: lesson` says; nil in a session that is not a lesson.
    var title: String?
    /// One sentence.
    var about = ""
    /// The lessons that it builds on, by name.
    var needs: [String] = []
    var steps: [LessonStep] = []
    /// The whole file: what places in it point into.
    let source: SourceText

    init(source: SourceText) { self.source = source }
}

/// One thing that is told, and what the pupil is to do with it.
struct LessonStep: Sendable {
    var title = ""
    let line: Int
    var parts: [LessonPart] = []
    var task: LessonTask?

    init(title: String = "", line: Int) {
        self.title = title
        self.line = line
    }
}

/// What a step shows before its task, in the order of the file.
enum LessonPart: Sendable {
    /// Prose; `\(EXPR)` in it is a value of the scene at that point.
    case say(LessonText)
    /// - isEchoed: shown in front of its answers. A picture is an input that is not.
    case inputs(SourceText, isEchoed: Bool)

    var inputs: SourceText? {
        if case .inputs(let source, _) = self { source } else { nil }
    }
}

/// Prose of a lesson with its place in the file.
struct LessonText: Sendable {
    var text: String
    let span: SourceSpan
}

/// What a pupil is asked for.
struct LessonTask: Sendable {
    enum Kind: Sendable {
        /// To change the scene until all checks hold.
        case exercise
        /// To say a number before it is seen.
        case prediction
    }

    let kind: Kind
    var question: LessonText
    var hints: [LessonText] = []
    /// The inputs that solve an exercise, or those whose outcome is to be predicted.
    var solution: [SourceText] = []
    /// What must hold; of a prediction the one number that it is about.
    var checks: [LessonCheck] = []
    /// Inputs that must not solve it.
    var wrongs: [SourceText] = []
    /// What is told when it is solved.
    var after: [LessonPart] = []

    static let hintLimit = 3
}

/// The arguments of an `expect` that the scene is held to: `EXPR [within N] ["MESSAGE"]`.
struct LessonCheck: Sendable {
    let source: SourceText
    /// UTF-8 offsets.
    let range: Range<Int>

    var span: SourceSpan { SourceSpan(source: source, start: range.lowerBound, end: range.upperBound) }
}
