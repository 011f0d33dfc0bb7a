// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Testing

@testable import LayoutEngine

/// A user's motion passes every row on its way: it ends where any cut of it into smaller ones ends, with the same rows in sight and the same
/// lengths known (S11.24).
@Suite struct ScrollCutTests {
    /// Lazy content of one kind each, uneven: what is estimated is wrong.
    enum Content: CaseIterable {
        case rows, spacedRows, wishedDistances, emptyRows, grid, pinnedSections, betweenOthers, twoStacks, nested, shelves, margins
        case row, mirroredRow, insets

        var axis: Axis { self == .row || self == .mirroredRow ? .horizontal : .vertical }
    }

    private struct Recipe {
        var random: SplitMix

        mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        /// Lengths that come in stretches of one kind, and now and then in any order.
        mutating func lengths(_ count: Int) -> [Double] {
            var lengths: [Double] = []
            while lengths.count < count {
                let length = Double(number(4...160))
                for _ in 0..<number(1...25) { lengths.append(number(0...3) == 0 ? Double(number(4...160)) : length) }
            }
            return Array(lengths.prefix(count))
        }

        mutating func rows(_ count: Int, _ prefix: String = "r") -> Node {
            let lengths = lengths(count)
            return LayoutEngineTests.rows(count, prefix: prefix) { lengths[$0] }
        }

        mutating func content(_ kind: Content) -> Node {
            switch kind {
            case .rows: return lazyColumn(rows(300))
            case .spacedRows: return lazyColumn(rows(300), spacing: Double(number(1...20)))
            case .wishedDistances: return lazyColumn(wishing(200), spacing: nil)
            case .emptyRows: return lazyColumn(emptyRows(300), spacing: 3)
            case .grid: return lazyGrid([.init(), .init(.fixed(40))], rows(400), spacing: 5)
            case .pinnedSections: return lazyColumn(sections(), spacing: 2, pinned: [.sectionHeaders, .sectionFooters])
            case .betweenOthers: return column(box("top", 20, 700), lazyColumn(rows(200)), box("bottom", 20, 900))
            case .twoStacks:
                return column(lazyColumn(rows(60, "a"), spacing: 1), box("mid", 20, 30), lazyColumn(rows(60, "b"), name: "second"))
            case .nested: return lazyColumn(nested())
            case .shelves: return lazyColumn(shelves(100))
            case .margins: return PaddingNode(lazyColumn(rows(200)), insets: EdgeInsets(.all, 30))
            case .insets: return lazyColumn(rows(200))
            case .row, .mirroredRow:
                let lengths = lengths(200)
                return lazyRow(ForEachNode(.init(0..<200)) { index, _ in box("r\(index)", lengths[index], 20) }, spacing: 4)
            }
        }

        private func column(_ nodes: Node...) -> Node {
            StackNode(GroupNode(nodes), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
        }

        /// Spacers keep no distance.
        private mutating func wishing(_ count: Int) -> Node {
            let lengths = lengths(count)
            return ForEachNode(.init(0..<count)) { index, _ in
                Int(lengths[index]) % 4 == 0 ? SpacerNode(minLength: lengths[index]) : box("r\(index)", nil, lengths[index])
            }
        }

        private mutating func emptyRows(_ count: Int) -> Node {
            let lengths = lengths(count)
            return LayoutEngineTests.rows(count) { Int(lengths[$0]) % 3 == 0 ? 0 : lengths[$0] }
        }

        private mutating func sections() -> Node {
            GroupNode(
                (0..<20).map { section in
                    SectionNode(
                        header: box("h\(section)", nil, Double(number(10...60))), content: rows(number(1...15), "s\(section)."),
                        footer: section % 3 == 0 ? box("f\(section)", nil, 14) : nil)
                })
        }

        private mutating func nested() -> Node {
            let inner = (0..<12).map { rows(number(1...40), "n\($0).") }
            return ForEachNode(.init(0..<12), tag: ViewTag(name: "outer", kind: "ForEach", layer: 0)) { index, _ in
                LazyStackNode(inner[index], axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 1, name: "inner")
            }
        }

        private mutating func shelves(_ count: Int) -> Node {
            let lengths = lengths(count)
            return ForEachNode(.init(0..<count), tag: ViewTag(name: "shelves", kind: "ForEach", layer: 0)) { index, _ in
                let cells = LayoutEngineTests.rows(20, prefix: "c\(index).", width: 90) { _ in lengths[index] }
                let row = LazyStackNode(cells, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0, name: "cells")
                return FrameNode(ScrollNode(row, axes: .horizontal, name: "shelf"), width: nil, height: lengths[index])
            }
        }
    }

    /// The same scene twice, somewhere in its content.
    private func scenes(_ kind: Content, _ recipe: inout Recipe) -> (ScrollScene, ScrollScene) {
        let content = recipe.content(kind)
        let (width, height) = (Double(recipe.number(100...300)), Double(recipe.number(60...400)))
        var scene = ScrollScene(
            content, width, height, axes: kind.axis == .horizontal ? .horizontal : .vertical,
            direction: kind == .mirroredRow ? .rightToLeft : .leftToRight)
        if kind == .insets {
            scene = ScrollScene(
                content, width, height,
                safeArea: EdgeInsets(top: Double(recipe.number(0...50)), leading: 0, bottom: Double(recipe.number(0...50)), trailing: 0))
        }
        // From the start, from a place that was jumped to, or from the end.
        let start = recipe.number(0...3)
        let place = start == 0 ? 0 : start == 3 ? 1e9 : Double(recipe.number(0...12_000))
        scene.change {
            $0.ask(kind.axis == .horizontal ? .point(x: place, y: nil) : .point(x: nil, y: place), curve: nil)
        }
        return (scene, scene)
    }

    private func parts(of distance: Double, _ recipe: inout Recipe) -> [Double] {
        var rest = distance
        var parts: [Double] = []
        while abs(rest) > 1 {
            let part = min(Double(recipe.number(1...900)), abs(rest)) * (rest < 0 ? -1 : 1)
            parts.append(part)
            rest -= part
        }
        return parts + [rest]
    }

    private func expectSame(_ one: ScrollScene, _ other: ScrollScene, _ what: String) {
        #expect(one.result.stop == nil && other.result.stop == nil)
        #expect(abs(one.state.position.x - other.state.position.x) < 1e-6, "\(what)")
        #expect(abs(one.state.position.y - other.state.position.y) < 1e-6, "\(what): \(one.position), in parts \(other.position)")
        #expect(abs(one.contentSize.width - other.contentSize.width) < 1e-6, "\(what)")
        #expect(
            abs(one.contentSize.height - other.contentSize.height) < 1e-6, "\(what): \(one.contentSize), in parts \(other.contentSize)")
        #expect(one.order == other.order, "\(what)")
        for (id, frame) in one.frames {
            let twin = other.frames[id] ?? .zero
            #expect(abs(frame.minX - twin.minX) < 1e-6 && abs(frame.minY - twin.minY) < 1e-6, "\(what): \(id)")
        }
    }

    @Test(arguments: Content.allCases, 1...12) func aWheelIsTheSameHoweverItTurns(_ kind: Content, _ seed: Int) {
        var recipe = Recipe(random: SplitMix(state: UInt64(seed) &* 7919))
        var (whole, cut) = scenes(kind, &recipe)
        for round in 0..<3 {
            let distance = Double(recipe.number(-6000...6000)) + 0.25
            let parts = parts(of: distance, &recipe)
            whole.scroll(by: distance, kind.axis)
            for part in parts { cut.scroll(by: part, kind.axis) }
            expectSame(whole, cut, "\(kind) \(seed).\(round), by \(distance)")
        }
    }

    @Test(arguments: Content.allCases, 1...12) func aFingerIsTheSameHoweverItMoves(_ kind: Content, _ seed: Int) {
        var recipe = Recipe(random: SplitMix(state: UInt64(seed) &* 104_729))
        var (whole, cut) = scenes(kind, &recipe)
        for round in 0..<3 {
            let distance = Double(recipe.number(-6000...6000)) + 0.25
            let parts = parts(of: distance, &recipe)
            func drag(_ scene: inout ScrollScene, _ part: Double) {
                scene.change { $0.drag(by: kind.axis == .horizontal ? CGPoint(x: part, y: 0) : CGPoint(x: 0, y: part)) }
            }
            drag(&whole, distance)
            for part in parts { drag(&cut, part) }
            expectSame(whole, cut, "\(kind) \(seed).\(round), by \(distance)")
        }
    }

    /// What is seen moves by just the distance, whatever the rows on the way turn out to be, unless an edge is met.
    @Test(arguments: [Content.rows, .spacedRows, .pinnedSections, .betweenOthers, .twoStacks, .nested, .grid], 1...8)
    func whatIsSeenMovesByTheDistance(_ kind: Content, _ seed: Int) {
        var recipe = Recipe(random: SplitMix(state: UInt64(seed) &* 31_337))
        var (scene, _) = scenes(kind, &recipe)
        for _ in 0..<8 {
            let before = scene
            let distance = Double(recipe.number(-60...60))
            scene.scroll(by: distance)
            let isAtEdge = scene.position < 1e-6 || abs(scene.position + scene.size.height - scene.contentSize.height) < 1e-6
            guard !isAtEdge else { continue }
            for (id, frame) in scene.frames where !id.hasPrefix("h") && !id.hasPrefix("f") {
                // What cannot be seen may find its place anew.
                guard let old = before.frames[id], old.maxY > 0, old.minY < scene.size.height else { continue }
                #expect(abs(old.minY - frame.minY - distance) < 1e-6, "\(kind) \(seed): \(id) by \(distance)")
            }
        }
    }

    /// The first ten rows are 40 high, the others 100 (the figures of issue 12).
    @Test func tenShortRows() {
        for cut in [1, 3, 15] {
            var scene = ScrollScene(lazyColumn(rows(100) { $0 < 10 ? 40 : 100 }), 300, 400)
            for _ in 0..<cut { scene.scroll(by: 1500 / Double(cut)) }
            #expect(scene.position == 1500)
            #expect(scene.order == ["r21", "r22", "r23", "r24"])
        }
    }

    /// A jump measures nothing on its way (S11.11).
    @Test func jumpsEstimate() {
        var scene = ScrollScene(lazyColumn(rows(100) { $0 < 10 ? 40 : 100 }), 300, 400)
        scene.change { $0.ask(.point(x: nil, y: 1500), curve: nil) }
        #expect(scene.position == 1500)
        #expect(scene.order.first != "r21")
    }

    /// A list of more rows than a motion may measure: it goes on to the end, by estimates.
    @Test func aVeryLongWayIsEstimatedInTheEnd() {
        var scene = ScrollScene(lazyColumn(rows(1_000_000) { Double(20 + $0 * 7919 % 90) }), 300, 400)
        scene.scroll(by: 1e12)
        #expect(scene.order.last == "r999999")
        #expect(scene.result.counters.elements < 200_000)
        scene.scroll(by: -1e12)
        #expect(scene.position == 0)
        #expect(scene.order.first == "r0")
    }
}
