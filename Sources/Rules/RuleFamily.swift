// SPDX-License-Identifier: GPL-3.0-or-later

/// Rules about one subject: a file of docs/rules.
package struct RuleFamily: Sendable {
    /// The file's name without its ending: `layout-stacks`.
    package let name: String
    package let title: String
    /// What the rules are about.
    package let text: [RuleText]
    package let chapters: [Rule]

    /// Chapters and their rules, in order.
    package var rules: [Rule] { chapters.flatMap { [$0] + $0.parts } }
}
