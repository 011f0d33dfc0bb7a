// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Instances that nothing refers to are forgotten by each copy of a state, whenever it is swept.
@Suite struct ReleasedInstancesTests {
    private static func filled(_ count: Int) -> (state: StateStore, objects: [ObjectValue]) {
        var state = StateStore()
        let objects = (0..<count).map { _ in state.allocate(typeName: "C", fields: [], deinitializations: nil) }
        return (state, objects)
    }

    @Test func onlyWhatNothingRefersToGoes() {
        var (state, objects) = Self.filled(10)
        objects.removeFirst(4)
        state.sweep()
        #expect(state.instanceCount == 6)
        #expect(objects.allSatisfy { state.object($0.id) == $0 })
    }

    /// Sweeping one copy leaves to the others what they have to forget.
    @Test func eachCopyIsSwept() {
        var (state, objects) = Self.filled(10)
        var older = state
        objects.removeAll()
        state.sweep()
        state.sweep()
        #expect(state.instanceCount == 0)
        #expect(older.instanceCount == 10)
        older.sweep()
        #expect(older.instanceCount == 0)
    }

    /// More were released than are remembered, and then a chain, each of which lets go of the next.
    @Test func manyAndChainsGo() {
        var (state, objects) = Self.filled(250_000)
        let kept = objects[7]
        objects.removeAll()
        var chain = state.allocate(typeName: "C", fields: [], deinitializations: nil)
        for _ in 0..<1_000 { chain = state.allocate(typeName: "C", fields: [.object(chain)], deinitializations: nil) }
        state.sweep()
        #expect(state.instanceCount == 1_002)
        chain = kept
        state.sweep()
        #expect(state.instanceCount == 1)
        #expect(state.object(kept.id) == kept)
    }
}
