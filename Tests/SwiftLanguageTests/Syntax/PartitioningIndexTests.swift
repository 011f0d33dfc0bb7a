// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

@Suite("Searching a sorted list by halves")
struct PartitioningIndexTests {
    @Test("The first element of the second part is found wherever it begins, and the end where there is none", arguments: 0...9)
    func everyPlace(count: Int) {
        for boundary in 0...count {
            #expect(Array(0..<count).partitioningIndex { $0 >= boundary } == boundary)
        }
    }
}
