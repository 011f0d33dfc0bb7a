// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// A table behaves as a dictionary does, whatever is done with its copies, and knows what two of them do not share.
@Suite struct StateTableTests {
    private func key(_ number: Int) -> StateKey { StateKey(owner: .scene, name: "v\(number)") }

    @Test(arguments: 0..<20) func anyOrderIsRight(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        var tables = Array(repeating: StateTable(), count: 3)
        var wanted = Array(repeating: [StateKey: Value](), count: 3)
        for step in 0..<500 {
            let (place, other, key) = (next(3), next(3), key(next(100)))
            switch next(8) {
            case 0: (tables[place], wanted[place]) = (tables[other], wanted[other])
            case 1:
                tables[place][key] = nil
                wanted[place][key] = nil
            case 2:
                tables[place].removeAll { $0.name.hasSuffix("7") }
                wanted[place] = wanted[place].filter { !$0.key.name.hasSuffix("7") }
            default:
                tables[place][key] = .int(step)
                wanted[place][key] = .int(step)
            }
            for (table, values) in zip(tables, wanted) {
                #expect(table.count == values.count && Set(table.keys) == Set(values.keys))
                #expect(values.allSatisfy { table[$0.key] == $0.value })
            }
            #expect((tables[place] == tables[other]) == (wanted[place] == wanted[other]))
        }
    }

    /// An input that changes one of thousands of variables looks at a few of them.
    @Test func whatIsSharedIsNotLookedAt() {
        var table = StateTable()
        for number in 0..<6_400 { table[key(number)] = .int(number) }
        var copy = table
        copy[key(7)] = .int(-1)
        var (seen, changed) = (0, 0)
        copy.forEachChange(since: table) { value, known in
            seen += 1
            if value != known { changed += 1 }
        }
        #expect(changed == 1 && seen < 400)
    }
}
