// SPDX-License-Identifier: GPL-3.0-or-later

/// Words of a shell at the start of a line, whose lines end where Swift's might go on.
package struct ShellWords: Sendable {
    /// Lines of their own although they begin with a dot: `.help`.
    package let standalone: Set<String>
    /// A text follows them that is not Swift: `echo ---`.
    package let plainText: Set<String>

    /// A path follows them, which may end as no Swift does: `load .`, `save ../`.
    package let beforePaths: Set<String>

    package init(standalone: Set<String> = [], plainText: Set<String> = [], beforePaths: Set<String> = []) {
        self.standalone = standalone
        self.plainText = plainText
        self.beforePaths = beforePaths
    }
}

extension ShellWords {
    /// Does an input begin with a word before plain text or a path?
    func isPlain(_ source: SourceText, _ input: Range<Int>) -> Bool {
        isPlainText(source, input) || begins(source, input, with: beforePaths)
    }

    /// Does an input begin with a word before plain text?
    func isPlainText(_ source: SourceText, _ input: Range<Int>) -> Bool { begins(source, input, with: plainText) }

    private func begins(_ source: SourceText, _ input: Range<Int>, with words: Set<String>) -> Bool {
        !words.isEmpty && words.contains(String(source.slice(input).prefix { !$0.isWhitespace }))
    }
}
