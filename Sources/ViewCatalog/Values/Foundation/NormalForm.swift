// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// The normal forms of Unicode of a text of any length.
enum NormalForm {
    /// In bytes. Foundation takes the square of a text's length, and that of the marks on a letter: a million letters would take minutes.
    static let longestPiece = 1_000

    static func canonicallyDecomposed(_ text: String) -> String { inPieces(text) { $0.decomposedStringWithCanonicalMapping } }
    static func canonicallyComposed(_ text: String) -> String { inPieces(text) { $0.precomposedStringWithCanonicalMapping } }
    static func compatiblyDecomposed(_ text: String) -> String { inPieces(text) { $0.decomposedStringWithCompatibilityMapping } }
    static func compatiblyComposed(_ text: String) -> String { inPieces(text) { $0.precomposedStringWithCompatibilityMapping } }

    /// What belongs together stands in one character, so that pieces of whole characters have the same form as the text. The hundreds of marks of
    /// one that is longer than a piece keep their order from piece to piece.
    private static func inPieces(_ text: String, _ form: (String) -> String) -> String {
        if text.utf8.count <= longestPiece { return form(text) }
        var (result, piece) = ("", "")
        func endLongPiece() {
            guard piece.utf8.count >= longestPiece else { return }
            result += form(piece)
            piece = ""
        }
        for character in text {
            guard character.utf8.count > longestPiece else {
                piece.append(character)
                endLongPiece()
                continue
            }
            for scalar in character.unicodeScalars {
                piece.unicodeScalars.append(scalar)
                endLongPiece()
            }
        }
        return result + form(piece)
    }
}
