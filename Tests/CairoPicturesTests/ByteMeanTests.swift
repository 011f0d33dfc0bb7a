// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import CairoPictures

@Suite struct ByteMeanTests {
    /// The quotient, however many bytes are added: at the sums where it changes.
    @Test func isExact() {
        for count in Array(stride(from: 1, through: 3_001, by: 2)) + Array(stride(from: 3_003, through: 65_535, by: 502)) {
            let mean = ByteMean(of: count)
            let isExact = (1...255).allSatisfy { mean($0 * count) == $0 && mean($0 * count - 1) == $0 - 1 }
            #expect(isExact, "\(count)")
        }
    }
}
