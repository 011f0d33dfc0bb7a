// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@Suite struct SuggestionTests {
    static let names = ["VStack", "HStack", "ZStack", "ScrollView", "padding", "frame", "font", "offset", "id", "LazyVStack"]

    @Test(arguments: [
        ("Vstack", "VStack"), ("vstack", "VStack"), ("Scrolview", "ScrollView"), ("pading", "padding"), ("fraem", "frame"),
        ("ofset", "offset"),
        ("XStack", "HStack"), ("quux", nil), ("", nil), ("ix", "id"), ("ab", nil), ("VStack", "HStack"), ("paddingHorizontal", nil),
    ])
    func closestName(_ word: String, name: String?) {
        #expect(Suggestion.closest(to: word, in: Self.names) == name)
        #expect(Suggestion.closest(to: word, in: Self.names.reversed()) == name)
    }

    @Test func synonymsComeFirst() {
        #expect(Suggestion.closest(to: "margin", in: Self.names, synonyms: ["margin": "padding"]) == "padding")
        #expect(Suggestion.closest(to: "Margin", in: Self.names, synonyms: ["margin": "padding"]) == "padding")
    }

    /// One letter for another is no slip: nothing is left of what was typed.
    @Test func ofOneLetterNothingIsMeant() {
        #expect(Suggestion.closest(to: "h", in: ["x", "y", "n"]) == nil)
        #expect(Suggestion.closest(to: "i", in: ["x", "id"]) == "id")
    }

    @Test func hugeWordsAreHarmless() {
        let word = String(repeating: "a", count: 1_000_000)
        #expect(Suggestion.closest(to: word, in: Self.names + [word + "b"]) == nil)
    }
}
