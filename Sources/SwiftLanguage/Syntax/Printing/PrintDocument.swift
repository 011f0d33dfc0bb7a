// SPDX-License-Identifier: GPL-3.0-or-later

/// Text with places where a line may end: built once, rendered on one line or within a width.
indirect enum PrintDocument: Sendable, ExpressibleByStringInterpolation {
    case text(String, width: Int)
    case sequence([PrintDocument], breaks: Bool)
    case indented(PrintDocument)
    /// On one line if it fits into what is left, else each of its own `line`s breaks.
    case group(PrintDocument)
    case line(flat: String, Break)

    enum Break: Sendable {
        /// Breaks with its group.
        case soft
        /// Breaks unless everything is printed on one line.
        case hard
        /// As `hard`, with an empty line.
        case blank
        /// Breaks always: `#if` needs lines of its own.
        case forced
    }

    static func text(_ string: String) -> PrintDocument { .text(string, width: string.count) }

    init(stringLiteral value: String) { self = .text(value) }

    static func sequence(_ parts: [PrintDocument]) -> PrintDocument { .sequence(parts, breaks: parts.contains(where: \.mustBreak)) }

    static let empty = PrintDocument.text("", width: 0)

    /// Whether it can't be on one line when several are allowed.
    var mustBreak: Bool {
        switch self {
        case .text: false
        case .sequence(_, let breaks): breaks
        case .indented(let inner), .group(let inner): inner.mustBreak
        case .line(_, let kind): kind != .soft
        }
    }

    static func + (a: PrintDocument, b: PrintDocument) -> PrintDocument { .sequence([a, b]) }

    func joined(with next: [PrintDocument]) -> PrintDocument { .sequence([self] + next) }
}

extension [PrintDocument] {
    func joined(_ separator: PrintDocument) -> PrintDocument {
        var parts: [PrintDocument] = []
        for (index, part) in enumerated() {
            if index > 0 { parts.append(separator) }
            parts.append(part)
        }
        return .sequence(parts)
    }

}
