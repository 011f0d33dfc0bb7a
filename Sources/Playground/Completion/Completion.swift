// SPDX-License-Identifier: GPL-3.0-or-later

/// What may stand at the cursor.
package struct Completion: Sendable {
    package struct Candidate: Sendable, Equatable {
        /// What the word becomes.
        package let text: String
        /// One line that says what it is.
        package let summary: String
        /// What is added after it when it is the only one.
        package let append: String
        /// What a person begins to type for it; another text where it has to be in quotes.
        package let typed: String
        /// As a list shows it; another text where the word is only the end of a name.
        package let shown: String

        package init(text: String, summary: String = "", append: String = " ", typed: String? = nil, shown: String? = nil) {
            self.text = text
            self.summary = summary
            self.append = append
            self.typed = typed ?? text
            self.shown = shown ?? text
        }
    }

    /// Where the word begins, in UTF-8 offsets of the line.
    package let start: Int
    package let candidates: [Candidate]

    package init(start: Int, candidates: [Candidate]) {
        self.start = start
        self.candidates = candidates
    }
}
