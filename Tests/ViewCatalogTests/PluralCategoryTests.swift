// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import ViewCatalog

/// Which form of a translation a number takes, by the examples of Unicode's CLDR.
@Suite struct PluralCategoryTests {
    @Test(
        arguments: [
            ("en", [0: .other, 1: .one, 2: .other]), ("de_AT", [1: .one, 21: .other]), ("fr", [0: .one, 1: .one, 2: .other]),
            ("ja", [0: .other, 1: .other, 2: .other]), ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 22: .few, 112: .many]),
            ("pl", [1: .one, 2: .few, 5: .many, 21: .many, 22: .few, 12: .many]), ("cs", [1: .one, 4: .few, 5: .other]),
            ("hr", [1: .one, 3: .few, 5: .other, 21: .one]), ("sl", [1: .one, 2: .two, 3: .few, 5: .other, 101: .one]),
            ("lt", [1: .one, 2: .few, 10: .other, 11: .other, 21: .one]), ("lv", [0: .zero, 1: .one, 2: .other, 11: .zero]),
            ("ro", [0: .few, 1: .one, 19: .few, 20: .other, 101: .few]), ("he", [1: .one, 2: .two, 3: .other]),
            ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other, 103: .few]),
            ("cy", [0: .zero, 3: .few, 6: .many, 7: .other]),
            ("xx", [1: .one, 2: .other]), ("ru", [-1: .one, Int.min: .many]),
        ] as [(String, [Int: PluralCategory])]) func aNumberHasTheFormOfItsLanguage(_ locale: String, _ forms: [Int: PluralCategory])
    {
        for (number, category) in forms { #expect(PluralCategory(of: number, locale: locale) == category, "\(number)") }
    }
}
