// SPDX-License-Identifier: GPL-3.0-or-later

/// The word behind `#:`.
enum LessonDirective: String, CaseIterable {
    case lesson, about, needs, step, say, picture, predict, answer, ask, exercise, hint, check, wrong, why, explain

    /// Does it hold prose, which may go on in further lines?
    var isProse: Bool {
        switch self {
        case .about, .say, .predict, .ask, .exercise, .hint, .why: true
        case .lesson, .needs, .step, .picture, .answer, .check, .wrong, .explain: false
        }
    }

    /// May it stand alone?
    var mayBeEmpty: Bool { self == .picture }
}
