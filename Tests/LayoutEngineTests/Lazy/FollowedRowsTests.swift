// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// Rows that come, go and change places: what is known of the others goes with them, at rest and while something moves the view (S11.2).
@Suite struct FollowedRowsTests {
    private static func length(_ id: Int) -> Double { id < 0 ? 10 : Double(20 + id * 37 % 61) }

    private func total(_ ids: some Sequence<Int>) -> Double { ids.reduce(0) { $0 + Self.length($1) } }

    private func list(_ ids: [Int], _ name: String = "rows") -> Node {
        let data = ForEachNode.Data(count: ids.count, id: { .int(ids[$0]) }) { id in ids.firstIndex { .int($0) == id } }
        return ForEachNode(data, tag: ViewTag(name: name, kind: "ForEach", layer: 0)) { index, _ in
            box("r\(ids[index])", nil, Self.length(ids[index]))
        }
    }

    /// A hundred rows in sections of ten, each with a header of 31.
    private func sections(_ numbers: [Int]) -> Node {
        let data = ForEachNode.Data(count: numbers.count, id: { .int(numbers[$0]) }) { id in numbers.firstIndex { .int($0) == id } }
        return ForEachNode(data, tag: ViewTag(name: "sections", kind: "ForEach", layer: 0)) { index, _ in
            let number = numbers[index]
            return SectionNode(
                header: box("h\(number)", nil, 31), content: self.list(Array(number * 10..<number * 10 + 10)), footer: nil)
        }
    }

    /// All of it was seen, then row 50 comes to the top.
    private func seen(_ content: Node) -> ScrollScene {
        var scene = ScrollScene(lazyColumn(content), 300, 400)
        scene.scroll(by: 1e6)
        scene.scroll(by: -1e6)
        scene.scroll(by: total(0..<50) + 5)
        return scene
    }

    private func fling(_ scene: inout ScrollScene, _ velocity: Double) {
        scene.change {
            $0.touch()
            $0.lift(velocity: CGVector(dx: 0, dy: velocity))
            _ = $0.launch { _ in nil }
            $0.begin(at: 0)
        }
    }

    /// What stands where in the content, by the ids in order.
    private func expect(_ scene: ScrollScene, has ids: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs(scene.contentSize.height - total(ids)) < 1e-6, sourceLocation: sourceLocation)
        #expect(!scene.frames.isEmpty)
        for (index, id) in ids.enumerated() {
            guard let frame = scene.frames["r\(id)"] else { continue }
            #expect(abs(frame.minY + scene.position - total(ids[..<index])) < 1e-6, "\(id)", sourceLocation: sourceLocation)
        }
    }

    /// From the start; the one on top; with those around it; two in sight; all before a place in sight.
    private static let removals = [0..<3, 50..<51, 47..<53, 52..<54, 0..<53]

    @Test(arguments: removals, [false, true]) func rowsGo(_ gone: Range<Int>, isMoving: Bool) {
        var scene = seen(list(Array(0..<100)))
        if isMoving {
            fling(&scene, 600)
            for frame in 1...6 { scene.change { $0.advance(to: Double(frame) / 60) } }
        }
        let position = scene.position
        let rest = (0..<100).filter { !gone.contains($0) }
        scene.replace(lazyColumn(list(rest)))
        expect(scene, has: rest)
        guard !isMoving else { return }
        #expect(scene.position == min(position, total(rest) - 400))
        // No length was another row's: on the way back nothing moves.
        scene.scroll(by: -500)
        expect(scene, has: rest)
    }

    @Test(arguments: [false, true]) func rowsComeBefore(isMoving: Bool) {
        var scene = seen(list(Array(0..<100)))
        if isMoving { fling(&scene, -2000) }
        for frame in 1...6 { scene.change { $0.advance(to: Double(frame) / 60) } }
        let (position, average) = (scene.position, total(0..<100) / 100)
        scene.replace(lazyColumn(list(Array(-4..<100))))
        // They count as the average until they are seen.
        #expect(abs(scene.contentSize.height - total(0..<100) - 4 * average) < 1e-6)
        #expect(scene.position == position)
        let row = scene.order.last.flatMap { Int($0.dropFirst()) } ?? 0
        #expect(abs((scene.frames["r\(row)"]?.minY ?? 0) + position - 4 * average - total(0..<row)) < 1e-6)
    }

    /// A row that is moved away takes no other with it.
    @Test func theRowOnTopIsMoved() {
        var scene = seen(list(Array(0..<100)))
        let ids = Array(0..<50) + Array(51..<100) + [50]
        scene.replace(lazyColumn(list(ids)))
        // Only its own length is not known at its new place.
        let average = (total(0..<100) - Self.length(99)) / 99
        #expect(abs(scene.contentSize.height - total(0..<100) - average + Self.length(50)) < 100)
        scene.scroll(by: -300)
        for (index, id) in ids.enumerated() {
            guard let frame = scene.frames["r\(id)"] else { continue }
            #expect(abs(frame.minY + scene.position - total(ids[..<index])) < 1e-6)
        }
    }

    @Test(arguments: [false, true]) func aSectionComesBefore(isMoving: Bool) {
        var scene = seen(sections(Array(0..<10)))
        if isMoving { fling(&scene, 600) }
        let whole = total(0..<100) + 310
        #expect(abs(scene.contentSize.height - whole) < 1e-6)
        scene.replace(lazyColumn(sections([10] + Array(0..<10))))
        #expect(abs(scene.contentSize.height - whole - total(0..<100) / 10 - 31) < 1e-6)
        scene.replace(lazyColumn(sections(Array(0..<10))))
        #expect(abs(scene.contentSize.height - whole) < 1e-6)
        // The first two go, the headers with them.
        scene.replace(lazyColumn(sections(Array(2..<10))))
        #expect(abs(scene.contentSize.height - total(20..<100) - 248) < 1e-6)
    }

    /// Rows that come before the place where the view was let go, and turn out shorter than they were taken for, move the edge past it: the
    /// view still goes where it was thrown.
    @Test(arguments: [-6000.0, 3000]) func aFlingGoesItsWay(velocity: Double) {
        var scene = seen(list(Array(0..<100)))
        scene.scroll(by: velocity < 0 ? -(scene.position - 150) : -1e6)
        fling(&scene, velocity)
        var isThere = false
        for frame in 1...600 where !isThere {
            scene.change { $0.advance(to: Double(frame) / 60) }
            if frame == 1 { scene.replace(lazyColumn(list(Array(-30..<100)))) }
            scene.change { isThere = $0.arrive() }
        }
        #expect(isThere)
        if velocity < 0 {
            #expect(scene.position == 0)
            #expect(scene.order.first == "r-30")
        } else {
            #expect(scene.position > 1000)
        }
    }
}
