// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import ViewCatalog

/// A long text has the normal form that its letters have, wherever it is cut on the way.
@Suite struct NormalFormTests {
    /// One letter, and its four forms as Unicode has them: canonically decomposed and composed, compatibly decomposed and composed.
    static let letters: [(letter: String, forms: [String])] = [
        ("\u{E9}", ["e\u{301}", "\u{E9}", "e\u{301}", "\u{E9}"]),
        ("e\u{301}\u{323}", ["e\u{323}\u{301}", "\u{1EB9}\u{301}", "e\u{323}\u{301}", "\u{1EB9}\u{301}"]),
        (
            "\u{1100}\u{1161}\u{11A8}",
            ["\u{1100}\u{1161}\u{11A8}", "\u{AC01}", "\u{1100}\u{1161}\u{11A8}", "\u{AC01}"]
        ),
        ("\u{FB01}", ["\u{FB01}", "\u{FB01}", "fi", "fi"]),
        ("\u{2126}", ["\u{3A9}", "\u{3A9}", "\u{3A9}", "\u{3A9}"]),
    ]

    private static let all: [@Sendable (String) -> String] = [
        NormalForm.canonicallyDecomposed, NormalForm.canonicallyComposed, NormalForm.compatiblyDecomposed, NormalForm.compatiblyComposed,
    ]

    @Test(arguments: letters, 0..<4) func isThatOfTheLetters(_ row: (letter: String, forms: [String]), _ shift: Int) {
        let start = String(repeating: "a", count: shift)
        for (form, wanted) in zip(Self.all, row.forms) {
            let found = form(start + String(repeating: row.letter, count: 2_000))
            #expect(Array(found.unicodeScalars) == Array((start + String(repeating: wanted, count: 2_000)).unicodeScalars))
        }
    }

    /// Foundation alone takes twenty seconds for the first, and hours for the second.
    @Test(.timeLimit(.minutes(1)), arguments: ["\u{E9}", "\u{301}\u{323}"]) func longTextsAreNoMoreThanTheirPieces(_ letter: String) {
        let text = "e" + String(repeating: letter, count: 500_000)
        for form in Self.all { #expect(form(text).unicodeScalars.count >= 500_000) }
    }
}
