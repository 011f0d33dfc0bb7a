// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What a session file came to as a test.
package struct SessionResult: Sendable {
    package struct Failure: Sendable {
        /// What is wrong and where, with the words at fault.
        package let diagnostic: Diagnostic
        /// The answer beside what was expected; nil where it is not about an answer.
        package var difference: SessionDifference?
    }

    /// As it was given.
    package let path: String
    package let failures: [Failure]
    /// How many answers and conditions were compared.
    package let checks: Int

    package init(path: String, failures: [Failure], checks: Int) {
        self.path = path
        self.failures = failures
        self.checks = checks
    }

    /// A file, or a folder, that could not be read.
    init(path: String, unreadable: Diagnostic) { self.init(path: path, failures: [Failure(diagnostic: unreadable)], checks: 0) }

    package var isFine: Bool { failures.isEmpty }
}
