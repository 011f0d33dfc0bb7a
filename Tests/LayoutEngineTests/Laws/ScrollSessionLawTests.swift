// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Testing

@testable import LayoutEngine

/// Whatever a user, a program and the data do to lazy content in turn, at rest and on the way: the view rests in its range, what is seen has
/// no hole, and the same scene laid out again, without anything that layout may take over, is the same.
@Suite struct ScrollSessionLawTests {
    private struct Session {
        var random: SplitMix
        var ids = Array(0..<60)
        var clock = 0.0
        let isInSections: Bool
        var scene: ScrollScene

        init(seed: Int) {
            random = SplitMix(state: UInt64(seed) &* 6_364_136_223)
            isInSections = seed % 3 == 0
            scene = ScrollScene(Self.content(Array(0..<60), isInSections), 300, 250)
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        static func length(_ id: Int) -> Double { Double(10 + (id * 7919) % 97) }

        private static func forEach(_ ids: [Int], _ name: String, row: @escaping (Int) -> Node) -> Node {
            let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
            let data = ForEachNode.Data(count: ids.count, id: { .int(ids[$0]) }) { id in
                if case .int(let number) = id { places[number] } else { nil }
            }
            return ForEachNode(data, tag: ViewTag(name: name, kind: "ForEach", layer: 0)) { index, _ in row(ids[index]) }
        }

        private static func rows(_ ids: [Int]) -> Node { forEach(ids, "rows") { box("\($0)", nil, length($0)) } }

        private static func content(_ ids: [Int], _ isInSections: Bool) -> Node {
            guard isInSections else { return lazyColumn(rows(ids)) }
            let sections = Dictionary(grouping: ids) { $0 / 8 }
            var order: [Int] = []
            for id in ids where !order.contains(id / 8) { order.append(id / 8) }
            let content = forEach(order, "sections") { number in
                SectionNode(header: box("h\(number)", nil, 20), content: rows(sections[number] ?? []), footer: nil)
            }
            return lazyColumn(content, pinned: .sectionHeaders)
        }

        // MARK: what happens

        mutating func step() {
            switch number(0...7) {
            case 0: scene.scroll(by: Double(number(-900...900)))
            case 1:
                let distance = Double(number(-200...200))
                scene.change { $0.drag(by: CGPoint(x: 0, y: distance)) }
            case 2: fling()
            case 3: ask(nil)
            case 4: ask(.standard)
            case 5: scene.resize(Double(number(200...400)), Double(number(100...500)))
            default: changeRows()
            }
            if number(0...1) == 0 { run(frames: number(1...20)) }
        }

        private mutating func fling() {
            let velocity = CGVector(dx: 0, dy: Double(number(-4000...4000)))
            let clock = clock
            scene.change {
                $0.touch()
                $0.lift(velocity: velocity)
                _ = $0.launch { _ in nil }
                $0.begin(at: clock)
            }
        }

        private mutating func ask(_ curve: MotionCurve?) {
            let id = ids.isEmpty ? 0 : ids[number(0...ids.count - 1)]
            let anchor: UnitPoint? = [nil, .top, .center, .bottom][number(0...3)]
            scene.change { $0.ask(.view(.int(id), anchor: anchor), curve: curve) }
            let clock = clock
            scene.change { $0.begin(at: clock) }
        }

        private mutating func changeRows() {
            let next = (ids.max() ?? 0) + 1
            let place = number(0...ids.count)
            switch number(0...3) {
            case 0: ids.insert(contentsOf: next..<next + number(1...12), at: isInSections ? ids.count : place)
            case 1: ids.insert(contentsOf: next..<next + number(1...12), at: isInSections ? ids.count : 0)
            case 2: ids.removeSubrange(place..<min(place + number(1...9), ids.count))
            default: if !isInSections { ids.shuffle(using: &random) }
            }
            scene.replace(Self.content(ids, isInSections))
        }

        mutating func run(frames: Int) {
            for _ in 0..<frames {
                clock += 1.0 / 60
                let clock = clock
                scene.change {
                    $0.advance(to: clock)
                    _ = $0.arrive()
                }
            }
        }

        mutating func rest() {
            let clock = clock
            scene.change {
                $0.lift(velocity: .zero)
                _ = $0.launch { _ in nil }
                $0.begin(at: clock)
            }
            run(frames: 400)
            scene.change { _ in }
        }

        // MARK: what holds

        func check(_ what: String) {
            #expect(scene.result.stop == nil, "\(what)")
            let rows = scene.order.compactMap { Int($0) }
            var end: Double?
            for id in rows {
                guard let frame = scene.frames["\(id)"] else { continue }
                #expect(frame.height == Self.length(id), "\(what)")
                if let end, !isInSections { #expect(abs(frame.minY - end) < 1e-6, "\(what): \(id)") }
                end = frame.maxY
            }
            let places = rows.compactMap { ids.firstIndex(of: $0) }
            if !isInSections { #expect(places == Array((places.first ?? 0)..<(places.first ?? 0) + rows.count), "\(what)") }
            if !scene.state.isBusy {
                let maximum = max(scene.contentSize.height - scene.size.height, 0)
                #expect(scene.position >= 0 && scene.position <= maximum + 1e-6, "\(what): \(scene.position) of \(maximum)")
                let end = scene.frames.values.map(\.maxY).max() ?? 0
                if maximum > 0 { #expect(end >= scene.size.height - 1e-6, "\(what): a hole") }
            }
            var input = scene.input
            input.state = scene.result.state
            let again = LayoutSolver.layout(input)
            #expect(again.framesByID.count == scene.frames.count, "\(what)")
            for (id, frame) in again.framesByID {
                #expect(abs(frame.minY - (scene.frames[id]?.minY ?? .nan)) < 1e-6, "\(what): \(id) again")
            }
        }
    }

    @Test(arguments: 1...60) func sessions(seed: Int) {
        var session = Session(seed: seed)
        for step in 0..<25 {
            session.step()
            session.check("\(seed).\(step)")
        }
        session.rest()
        session.check("\(seed) at rest")
    }
}
