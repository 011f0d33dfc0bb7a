// SPDX-License-Identifier: GPL-3.0-or-later

/// A word, sign or literal of a text, as Swift's lexer sees it: enough to cut a command line without parsing it.
package struct SourceToken: Sendable {
    package enum Kind: Sendable {
        case identifier, keyword, integer, float
        case stringQuote, stringText
        case openBracket, closeBracket
        case comma, colon, semicolon, period, equal, arrow, attribute, pound
        case binaryOperator, prefixOperator, postfixOperator, infixQuestion
        case other
    }

    // The large properties first: a text has many tokens, and so none is padded.
    /// UTF-8 offsets in the whole source.
    package var start: Int
    package var end: Int
    /// How many brackets, strings and `#if` are open in front of it; 0 at the top.
    package var depth: Int
    package var kind: Kind
    /// Nothing but blanks and comments stand before it on its line.
    var startsLine: Bool
    /// A blank, a line break or a comment stands before it.
    package var followsBlank: Bool
    /// The first byte, which tells brackets apart.
    var byte: UInt8
    /// A word that the parser may take as a prefix of what follows (`await`, `some`), though it can be a name.
    package var isPrefixWord = false
}
