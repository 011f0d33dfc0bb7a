// SPDX-License-Identifier: GPL-3.0-or-later

/// A rule that layout or scrolling follows: an entry of docs/rules.
package struct Rule: Sendable {
    /// `L8.4`; `L8` for a chapter.
    package let number: String
    /// In Markdown: what it is about, names of API in backticks.
    package let title: String
    /// What it says; a chapter may say nothing itself.
    package let text: [RuleText]
    /// How it is known, a part for each kind; empty only where nothing is said.
    package let origins: [RuleOrigin]
    /// The rules of a chapter, in order; empty in a rule of a chapter.
    package let parts: [Rule]

    /// The names of API in the title: `padding` of "`padding(_:)`", `paging` of "`.paging`".
    package var subjects: [String] {
        title.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { piece in
            String(piece.element.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber })
        }
    }
}

/// How a rule, or a part of it, is known.
package struct RuleOrigin: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// By frames, sizes or calls that Apple's own SwiftUI gave.
        case measured
        /// By Apple's documentation, talks and headers, or by published studies and audited reimplementations.
        case documented
        /// By us: sources are silent or disagree, or the shell has a contract of its own.
        case decided
    }

    package let kind: Kind
    /// Which part of the rule, or why; empty: the rule as a whole.
    package let detail: String

    /// `decided (the spacing)`.
    package var text: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue) (\(detail))" }
}

/// A piece of what a rule says, in Markdown.
package enum RuleText: Sendable, Equatable {
    case paragraph(String)
    /// Of a list, with its mark: `1.` or `-`.
    case item(String)
    /// The first row holds the titles of the columns.
    case table([[String]])
}
