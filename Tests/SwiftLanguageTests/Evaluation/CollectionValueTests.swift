// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Dictionaries and sets as elements of sets: what is the same has the same hash, and what differs is told apart by it, not by going through
/// all others.
struct CollectionValueTests {
    @Test func dictionariesOfOneLengthDifferInTheirHashes() {
        let hashes = Set((0..<1_000).map { Value.dictionary(DictionaryValue([(.int($0), .int(1))])).hashValue })
        #expect(hashes.count > 990)
    }

    @Test func dictionariesOfTheSameKeysDifferInTheirHashes() {
        let hashes = Set((0..<1_000).map { Value.dictionary(DictionaryValue([(.string("a"), .int($0))])).hashValue })
        #expect(hashes.count > 990)
    }

    @Test func setsOfOneLengthDifferInTheirHashes() {
        let hashes = Set((0..<1_000).map { Value.set(SetValue([.int($0), .int(-1)])).hashValue })
        #expect(hashes.count > 990)
    }

    @Test func theOrderOfTheEntriesDoesNotCount() {
        let entries: [(key: Value, value: Value)] = [(.int(1), .string("a")), (.int(2), .string("b")), (.int(3), .string("c"))]
        let (first, second) = (DictionaryValue(entries), DictionaryValue(entries.reversed()))
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        let (some, same) = (SetValue(entries.map(\.key)), SetValue(entries.map(\.key).reversed()))
        #expect(some == same)
        #expect(some.hashValue == same.hashValue)
    }

    /// Each holds the one before it twice, in a memory of its own, sixty times: no machine goes through all parts.
    static let holders: [@Sendable (Value) -> Value] = [
        { .array([$0, $0]) }, { .slice([$0, $0][...]) }, { .tuple($0, $0) },
        { .dictionary(DictionaryValue([(.int(1), $0), (.int(2), $0)])) },
    ]

    @Test(arguments: holders.indices) func valuesOfVeryManyPartsAreComparedAndHashed(_ index: Int) {
        let (first, second) = (Self.doubled(60, index), Self.doubled(60, index))
        #expect(first != second)
        #expect(first == first)
        #expect(first.hashValue == second.hashValue)
        #expect(Self.doubled(8, index) == Self.doubled(8, index))
        #expect(Self.doubled(8, index).hashValue == Self.doubled(8, index).hashValue)
    }

    private static func doubled(_ times: Int, _ index: Int) -> Value {
        (0..<times).reduce(.int(1)) { value, _ in holders[index](value) }
    }

    @Test func valuesThatLieDeepAreComparedAndHashed() async {
        let answers = await onBigStack { () -> [Bool] in
            func nested(_ end: Int) -> Value { (0..<100_000).reduce(.int(end)) { value, _ in .array([value]) } }
            let (first, second, other) = (nested(1), nested(1), nested(2))
            return [first == second, first.hashValue == second.hashValue, first != other]
        }
        #expect(answers == [true, true, true])
    }

    @Test func aSetOfDictionariesHoldsEachOnce() throws {
        let given = """
            let rows: [[String: Int]] = [["a": 1, "b": 2], ["b": 2, "a": 1], ["a": 2, "b": 1]]
            let sets: [Set<Int>] = [[1, 2], [2, 1], [1, 3]]
            """
        #expect(try TestScene(given)("Set(rows).count") == "2")
        #expect(try TestScene(given)("Set(sets).count") == "2")
    }
}
