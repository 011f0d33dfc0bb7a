// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a walk through a lesson stands. It belongs to the session, not to the scene: `undo` takes back what the pupil did and stays
/// in the step.
struct LessonRun {
    let lesson: Lesson
    /// The name of a lesson of the program, whose progress is kept; nil for a file.
    let name: String?
    /// From 0.
    private(set) var index = 0
    /// Is the task solved, or was it told?
    var isDone = false
    /// How many hints of the task were given.
    var hints = 0
    /// How many inputs changed the scene and did not solve the task.
    var attempts = 0
    /// The scenes at the ends of the first steps, each task solved as the lesson solves it: a step always begins with the same one.
    var ends: [Scene] = []
    /// For `mark`, a step each.
    private(set) var marks: [LessonMark]

    init(_ lesson: Lesson, name: String?, marks: [LessonMark] = []) {
        self.lesson = lesson
        self.name = name
        self.marks = (0..<lesson.steps.count).map { $0 < marks.count ? marks[$0] : .open }
    }

    var step: LessonStep { lesson.steps[index] }
    var task: LessonTask? { step.task }
    var isLast: Bool { index + 1 == lesson.steps.count }
    /// What it is called: a lesson by its title, a session by its file.
    var title: String { lesson.title ?? lesson.source.name ?? "" }
    /// The task that still waits.
    var openTask: LessonTask? { isDone ? nil : task }

    mutating func enter(_ index: Int) {
        self.index = index
        hints = 0
        attempts = 0
        isDone = task == nil
        if isDone { mark(.solved) }
    }

    /// A task that was solved once stays solved.
    mutating func mark(_ mark: LessonMark) { if marks[index] != .solved { marks[index] = mark } }
}

/// What became of a step.
enum LessonMark: Character, Sendable {
    case open = "."
    /// Left without an answer, or with the solution shown.
    case seen = "-"
    case solved = "+"
}
