// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing

/// A stack's account says what the stack did (L8).
@Suite("A stack's account")
struct StackAccountTests {
    /// The worked example: the rigid one first, then what is left in halves.
    @Test func turnsAndShares() throws {
        let stack = StackNode(
            group(box("a"), box("b", 60, 10), box("c")), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 5)
        let layer = try #require(LayoutSolver.layout(scene(stack, 200, 50)).snapshot.layers.first)
        let account = stack.account(layer.proposal, placedIn: layer.size, layer.view)
        #expect(account.gaps == [5, 5] && account.available == 190)
        #expect(account.turns.map(\.child) == [1, 0, 2])
        #expect(account.turns.map(\.sharers) == [3, 2, 1])
        #expect(account.turns.map(\.available) == [190, 130, 65])
        #expect(account.turns.map(\.size.width) == [60, 65, 65])
        #expect(account.turns.map(\.flexibility) == [0, .infinity, .infinity])
    }

    /// A child that no offer changes is not asked for its limits. One that is endless has its turn as if it had been, and the account says so.
    @Test func whatIsEndlessComesLast() throws {
        let none = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: nil)
        let endless = FixedSizeNode(
            FlexibleFrameNode(FillNode(), horizontal: .init(min: nil, ideal: .infinity, max: nil), vertical: none), axes: .horizontal)
        let flexible = FlexibleFrameNode(FillNode(), horizontal: .init(min: 0, ideal: nil, max: 50), vertical: none)
        let stack = StackNode(children: [endless, flexible], axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
        let snapshot = LayoutSolver.layout(scene(stack, 200, 50)).snapshot
        let account = stack.account(snapshot[0].proposal, placedIn: snapshot[0].size, snapshot[0].view)
        #expect(account.turns.map(\.child) == [1, 0])
        #expect(snapshot.layers.first { $0.node === flexible }?.size.width == 50)
    }

    /// On generated trees: offers and answers are those of the children where they stand, and the gaps lie between them.
    @Test(arguments: Array(UInt64(1)...150) + [326, 1597]) func isOfTheLayout(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let result = layout(tree.node(depth: 5))
        for layer in result.snapshot.layers {
            guard let stack = layer.node as? StackNode else { continue }
            let children = result.snapshot.children(of: layer.index).map { result.snapshot[$0] }
            guard children.count > 1 else { continue }
            let account = stack.account(layer.proposal, placedIn: layer.size, layer.view)
            checkPlaces(account, layer, children)
            checkTurns(account, layer, children)
        }
    }

    private func checkPlaces(_ account: StackAccount, _ stack: PlacedLayer, _ children: [PlacedLayer]) {
        let axis = account.axis
        let lengths = children.map { $0.size[axis] }
        #expect(account.gaps.count == children.count - 1)
        // Measured without a length across, the children are offered the stack's own where they are placed, and may answer otherwise (L8.4).
        if stack.proposal[axis.other] != nil { #expect(isSame((lengths + account.gaps).reduce(0, +), stack.size[axis])) }
        var ending = children[0].origin[axis]
        for (place, gap) in account.gaps.enumerated() {
            ending += lengths[place] + gap
            // Behind an endless child there is no place: it gets the start (L15.3).
            #expect(isSame(ending.isFinite ? ending : 0, children[place + 1].origin[axis]))
        }
    }

    private func checkTurns(_ account: StackAccount, _ stack: PlacedLayer, _ children: [PlacedLayer]) {
        let axis = account.axis
        guard let proposal = stack.proposal[axis] else {
            #expect(account.turns.isEmpty)
            return
        }
        #expect(isSame(account.available, proposal - account.gaps.reduce(0, +)))
        #expect(account.turns.map(\.child).sorted() == Array(children.indices))
        var rest = account.available
        for turn in account.turns {
            let child = children[turn.child]
            #expect(child.proposal[axis].map { isSame($0, turn.offer) } == true)
            #expect(child.proposal[axis.other] == account.across)
            #expect(isSame(child.size[axis], turn.size[axis]))
            #expect(isSame(turn.available, rest - turn.reserved))
            #expect(isSame(turn.offer, max(turn.available, 0) / Double(turn.sharers)))
            // An infinite length taken from an infinite rest leaves the rest as it was (L8.2).
            if rest.isFinite || turn.size[axis].isFinite { rest -= turn.size[axis] }
        }
    }
}
