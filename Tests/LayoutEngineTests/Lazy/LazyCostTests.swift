// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// How often rows were made.
private final class Made: @unchecked Sendable {
    var indices: [Int] = []
}

@Suite("What lazy containers cost: a count per visible row, whatever their number")
struct LazyCostTests {
    private func feed(_ count: Int, _ made: Made, grid: Bool = false, height: @escaping @Sendable (Int) -> Double) -> ScrollScene {
        let rows = ForEachNode(.init(0..<count)) { index, _ in
            made.indices.append(index)
            return box("r\(index)", nil, height(index))
        }
        return ScrollScene(grid ? lazyGrid([.init(), .init()], rows, spacing: 0) : lazyColumn(rows), 400, 500)
    }

    @Test("The first layout makes the visible rows only", arguments: [100, 1_000_000])
    func first(count: Int) {
        let made = Made()
        let scene = feed(count, made) { _ in 50 }
        // The first element is asked, apart from that, how many views it has and whether they are sections.
        #expect(Set(made.indices) == Set(0..<10) && made.indices.count <= 12)
        #expect(scene.result.counters.elements <= 12)
        #expect(scene.contentSize.height == Double(count) * 50)
        #expect(scene.result.counters.solves == feed(100, Made()) { _ in 50 }.result.counters.solves)
    }

    @Test("A scroll step makes only the rows that come into sight", arguments: [false, true])
    func step(grid: Bool) {
        let made = Made()
        var scene = feed(1_000_000, made, grid: grid) { _ in 50 }
        scene.scroll(by: 10)
        made.indices = []
        scene.scroll(by: 10)
        #expect(made.indices.isEmpty)
        let quiet = scene.result.counters.solves
        scene.scroll(by: 50)
        #expect(made.indices.count == (grid ? 2 : 1))
        #expect(scene.result.counters.elements == made.indices.count)
        // A frame and a fill of each new row, on two axes: nothing is asked of the others.
        #expect(scene.result.counters.solves - quiet <= 12 * made.indices.count)
    }

    @Test("A jump to any of a million rows makes one screen of rows", arguments: [3, 999_990, 500_000])
    func jump(target: Int) {
        let made = Made()
        var scene = feed(1_000_000, made) { _ in 50 }
        made.indices = []
        scene.scroll(to: .int(target))
        #expect(made.indices.count <= 12)
        #expect(scene.position == min(Double(target) * 50, 1_000_000 * 50 - 500))
    }

    @Test("Unequal rows: a jump among a million settles in a few passes")
    func unequal() {
        let made = Made()
        var scene = feed(1_000_000, made) { Double(20 + $0 * 7919 % 90) }
        scene.scroll(to: .int(654_321))
        #expect(scene.result.passes <= 6)
        #expect(scene.frames["r654321"].map { abs($0.minY) <= 0.25 } == true)
        #expect(made.indices.count < 120)
    }

    @Test("Settling twice changes nothing")
    func settled() {
        var scene = feed(10_000, Made()) { Double(20 + $0 * 7919 % 90) }
        for delta in [300, 5000, -777.5, 100_000] {
            scene.scroll(by: delta)
            let before = scene.result
            scene.scroll(by: 0)
            #expect(scene.frames == before.framesByID)
            #expect(scene.result.state.scrolls == before.state.scrolls)
            #expect(scene.result.passes == 1)
        }
    }
}
