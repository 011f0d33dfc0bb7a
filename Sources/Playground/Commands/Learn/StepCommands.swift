// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The words for the way through a lesson, or through a session that is played.
extension Command {
    static let next = step("next", .next, "Goes on to the next step of a lesson, once its task is solved.", related: ["forward"])
    static let back = step("back", .back, "Goes back to the previous step.", related: ["previous"])
    static let skip = step("skip", .skip, "Goes on to the next step without solving the task.", related: ["pass"])
    static let `continue` = step(
        "continue", .continue, "Shows the current step again, with its scene; outside a lesson, continues the last one.",
        related: ["resume", "return"])
    static let hint = step("hint", .hint, "Gives a hint for the task of a lesson; a task has up to three.", related: ["tip"])
    static let solution = step("solution", .solution, "Shows one way to solve the task of a lesson.", related: ["answer", "solve"])
    static let progress = step("progress", .progress, "Lists the steps of the current lesson, or your progress in each lesson.")
    static let leave = step("leave", .leave, "Leaves a lesson or a session that is being played; the scene stays.", related: ["stop"])

    private static func step(_ name: String, _ request: LessonRequest, _ summary: String, related: [String] = []) -> Command {
        Command(
            name, .learn, .session, syntax: [name], summary: summary, examples: [name], related: ["lesson"] + related,
            standsAlone: true
        ) { (_) throws(Diagnostic) in .session(.lesson(request)) }
    }
}
