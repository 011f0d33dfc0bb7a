// SPDX-License-Identifier: GPL-3.0-or-later

/// Text in pieces that have a meaning; a terminal gives each meaning a colour.
package struct StyledText: Sendable, ExpressibleByStringInterpolation {
    package enum Role: Sendable { case plain, strong, faint, name, number, good, bad }

    package struct Piece: Sendable {
        package var text: String
        package var role: Role
    }

    package private(set) var pieces: [Piece]

    package init(_ text: String, _ role: Role = .plain) { pieces = [Piece(text: text, role: role)] }
    package init(stringLiteral value: String) { self.init(value) }

    package static func + (a: StyledText, b: StyledText) -> StyledText {
        var result = a
        result.pieces += b.pieces
        return result
    }

    var plain: String { pieces.map(\.text).joined() }
}
