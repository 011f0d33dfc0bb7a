// SPDX-License-Identifier: GPL-3.0-or-later

/// Words of a shell at the start of a line, whose lines end where Swift's might go on.
package struct ShellWords: Sendable {
    /// Alone they are whole, though Swift would wait for what follows one of them: `repeat`.
    package let commands: Set<String>
    /// Lines of their own although they begin with a dot: `.help`.
    package let standalone: Set<String>
    /// A text follows them that is not Swift: `echo ---`.
    package let plainText: Set<String>

    /// A path follows them, which may end as no Swift does: `load .`, `save ../`.
    package let beforePaths: Set<String>
    /// Words of other shells: what follows them is no Swift either (`cd ..`), unless it goes on with a value of such a name: `width * 2`.
    package let foreign: Set<String>

    package init(
        commands: Set<String> = [], standalone: Set<String> = [], plainText: Set<String> = [], beforePaths: Set<String> = [],
        foreign: Set<String> = []
    ) {
        self.commands = commands
        self.standalone = standalone
        self.plainText = plainText
        self.beforePaths = beforePaths
        self.foreign = foreign
    }
}

extension ShellWords {
    /// Does an input begin with a word before plain text or a path?
    func isPlain(_ source: SourceText, _ input: Range<Int>) -> Bool {
        isPlainText(source, input) || begins(source, input, with: beforePaths)
    }

    /// Is an input whole, whatever Swift would make of it?
    func isWhole(_ source: SourceText, _ input: Range<Int>) -> Bool {
        let word = source.slice(input).prefix { !$0.isWhitespace }
        return word.utf8.count == input.count && commands.contains(String(word)) || isPlainText(source, input)
    }

    /// Does an input begin with a word before plain text?
    func isPlainText(_ source: SourceText, _ input: Range<Int>) -> Bool {
        if begins(source, input, with: plainText) { return true }
        guard begins(source, input, with: foreign) else { return false }
        let line = source.slice(input).prefix { !$0.isNewline }
        let rest = line.drop { !$0.isWhitespace }.drop { $0.isWhitespace }
        // What begins with a dot and a letter is a member: `list .map { $0 }`.
        if rest.isEmpty || rest.first == "." && rest.dropFirst().first?.isLetter == true { return false }
        return rest.mayBeArguments
    }

    private func begins(_ source: SourceText, _ input: Range<Int>, with words: Set<String>) -> Bool {
        !words.isEmpty && words.contains(String(source.slice(input).prefix { !$0.isWhitespace }))
    }
}

extension Substring {
    /// What follows a command's name, rather than what goes on with an expression: not `width * 2`, `top = 5`.
    package var mayBeArguments: Bool {
        guard let first else { return true }
        if "./~".contains(first) { return dropFirst().first.map { $0.isLetter || $0 == "." || $0 == "/" } ?? (first != ".") }
        return first.isLetter || first.isNumber || "\"@_".contains(first) || first == "-" && dropFirst().first?.isNumber == true
    }
}
