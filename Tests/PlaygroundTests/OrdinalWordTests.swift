// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

@Suite struct OrdinalWordTests {
    @Test(arguments: [
        (1, "first"), (2, "second"), (3, "third"), (5, "fifth"), (6, "6th"), (10, "10th"), (11, "11th"), (12, "12th"), (13, "13th"),
        (20, "20th"), (21, "21st"), (22, "22nd"), (23, "23rd"), (24, "24th"), (111, "111th"), (121, "121st"),
    ]) func placesAreWritten(_ number: Int, _ word: String) { #expect(number.ordinalWord == word) }
}
