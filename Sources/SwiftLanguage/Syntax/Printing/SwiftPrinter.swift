// SPDX-License-Identifier: GPL-3.0-or-later

/// The syntax tree as Swift text. Reading what was printed gives the same tree; printing what was read gives canonical text.
///
/// `line` puts everything on one line (but `#if`, which can't be); `pretty` breaks at a width, with four spaces of indentation and
/// modifiers on lines of their own. Trees built by edits get the parentheses that precedence asks for.
package enum SwiftPrinter {
    package static let defaultWidth = 100

    package static func line(_ expression: Expression) -> String { oneLine(builder.document(expression)) }
    package static func line(_ statement: Statement) -> String { oneLine(builder.document(statement)) }
    package static func line(_ declaration: Declaration) -> String { oneLine(builder.document(declaration)) }
    package static func line(_ type: TypeSyntax) -> String { oneLine(builder.document(type)) }
    package static func line(_ item: TopLevelItem) -> String { oneLine(builder.document(item)) }

    /// `indentation` is the column at which the text will begin, and to which its other lines are indented.
    package static func pretty(_ expression: Expression, width: Int = defaultWidth, indentation: Int = 0) -> String {
        PrintRenderer.render(builder.document(expression), width: width, indentation: indentation)
    }

    package static func pretty(_ declaration: Declaration, width: Int = defaultWidth, indentation: Int = 0) -> String {
        PrintRenderer.render(builder.document(declaration), width: width, indentation: indentation)
    }

    package static func pretty(_ item: TopLevelItem, width: Int = defaultWidth, indentation: Int = 0) -> String {
        PrintRenderer.render(builder.document(item), width: width, indentation: indentation)
    }

    private static let builder = PrintBuilder()

    private static func oneLine(_ document: PrintDocument) -> String { PrintRenderer.render(document, width: nil) }
}

/// Makes the documents; one extension a family of nodes.
struct PrintBuilder {
    func document(_ item: TopLevelItem) -> PrintDocument {
        switch item {
        case .declaration(let declaration): document(declaration)
        case .expression(let expression): document(expression)
        case .statement(let statement): document(statement)
        }
    }

    /// `(a, b)` with breaks behind the brackets and the commas.
    func list(_ open: String, _ elements: [PrintDocument], _ close: String) -> PrintDocument {
        if elements.isEmpty { return .text(open + close) }
        let separator = PrintDocument.sequence([.text(","), .line(flat: " ", .soft)])
        let inner = PrintDocument.indented(.sequence([.line(flat: "", .soft), elements.joined(separator)]))
        return .group(.sequence([.text(open), inner, .line(flat: "", .soft), .text(close)]))
    }

    func words(_ words: [String]) -> PrintDocument { .text(words.map { $0 + " " }.joined()) }
}
