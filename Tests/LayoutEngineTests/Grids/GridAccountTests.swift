// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// A grid's account says what the grid did.
@Suite("A grid's account")
struct GridAccountTests {
    /// The worked example of one level: 192 for two, 96 each; then column 1 leaves 66.
    @Test func sharesAndGains() throws {
        let root = GridNode(group(row(box("a", 30, 10), box("b", 20, 20)), row(box("c", 10, 30), box("d"))))
        let account = try #require(LayoutSolver.layout(scene(root, 200, 100)).gridAccount)
        #expect(account.cells.map(\.turn) == [0, 1, 2, 3])
        #expect(account.cells.map { $0.offer(.horizontal) } == [.share(96), .share(96), .share(96), .share(162)])
        #expect(account.cells.map { $0.offer(.vertical) } == [.share(46), .share(46), .share(46), .share(72)])
        let share = account.cells[3].share(.horizontal)
        #expect((share.available, share.taken, share.sharers, share.start) == (192, 0, 2, 96))
        #expect(share.gains.map(\.tracks) == [[0]] && share.gains.map(\.unused) == [66] && share.gains.map(\.open) == [1])
        #expect(account.columns.map(\.cause) == [.cell(0), .cell(3)])
        #expect(account.columnGaps == 8 && account.size == CGSize(width: 200, height: 100))
    }

    /// The worked example of columns without cells of their own: they stay open, all are asked with a third of 292.
    @Test func openColumns() throws {
        let root = GridNode(
            group(
                row(box("a", 40, 40)), row(half("b"), GridCellNode(box("c", 20, 40), columns: 2)),
                row(tile("d", 0...30, 40...40))))
        let account = try #require(LayoutSolver.layout(scene(root, 300, 200)).gridAccount)
        for cell in [0, 1, 3] { #expect(abs((account.cells[cell].offer(.horizontal).length ?? 0) - 292.0 / 3) < 1e-9) }
        #expect(account.columns.map(\.numbers) == [0..<1, 1..<3])
        #expect(account.columns[1].cause == .span(2, part: 10, before: 0))
    }

    /// The worked example of levels, with its Spacer last and its share of what is left.
    @Test func levelsAndSpacers() throws {
        let root = GridNode(group(row(half("a")), row(SpacerNode(), tile("c", 30...180, 20...20))))
        let account = try #require(LayoutSolver.layout(scene(root, 60, 60)).gridAccount)
        let (a, spacer, c) = (account.cells[0], account.cells[1], account.cells[2])
        #expect([c.turn, a.turn, spacer.turn] == [0, 1, 2])
        #expect([c, a].map { $0.offer(.horizontal) } == [.share(60), .share(60)])
        #expect([c, a].map { $0.offer(.vertical) } == [.share(60), .share(100)])
        #expect((spacer.note.turn.priority, spacer.answer) == (-.infinity, CGSize(width: 30, height: 30)))
        #expect(spacer.offer(.horizontal) == .own(30) && spacer.offer(.vertical) == .share(30))
    }

    /// On generated trees: tracks add up to the grid, causes and offers are of the cells, and cells are placed as it says.
    @Test(arguments: Array(UInt64(1)...80)) func isOfTheLayout(seed: UInt64) {
        var tree = RandomTree(seed: seed)
        let result = layout(GridNode(GroupNode((0..<3).map { _ in tree.node(depth: 3) })))
        for layer in result.snapshot.layers {
            guard let grid = layer.node as? GridNode, let account = grid.account(layer.proposal, layer.view) else { continue }
            check(account, layer, result.snapshot.layers.filter { $0.parent == layer.index })
        }
    }

    private func check(_ account: GridAccount, _ grid: PlacedLayer, _ children: [PlacedLayer]) {
        for axis in Axis.allCases {
            let tracks = account.tracks(axis)
            let sum = tracks.reduce(account.gaps(axis)) { $0 + $1.length * Double($1.numbers.count) }
            #expect(isSame(sum, grid.size[axis]))
            for track in tracks {
                guard case .cell(let cell) = track.cause else { continue }
                #expect(account.cells[cell].answer[axis] == track.length)
            }
            for cell in account.cells {
                if case .share(let length) = cell.offer(axis) { #expect(cell.share(axis).length == length) }
            }
        }
        #expect(Set(account.cells.map(\.turn)) == Set(account.cells.indices))
        for cell in account.cells {
            let child = children[cell.view]
            let offer = ProposedViewSize { cell.offer($0).length }
            #expect(child.sizeThatFits(offer) == cell.answer)
            #expect(child.proposal == (cell.isFilled ? offer : ProposedViewSize(cell.slot.size)))
        }
    }
}
