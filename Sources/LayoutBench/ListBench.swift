// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A list of many rows in a scroll view, 390 wide, with all its rows as views (eager) or with those that are seen (lazy).
struct BenchList {
    /// list: rows of height 44 + (i mod 5). list4: rows of three children, 40 × (40 + i mod 5), a flexible one 20 high and 20 × 20,
    /// 8 apart, padded by 8.
    enum Rows: String, CaseIterable { case list, list4 }

    let rows: Rows
    let isLazy: Bool
    let count: Int

    // MARK: nodes

    private func node(_ index: Int, higherBy change: Int) -> Node {
        switch rows {
        case .list: return FrameNode(FillNode(), width: nil, height: Double(44 + index % 5 + change))
        case .list4:
            let children = [
                FrameNode(FillNode(), width: 40, height: Double(40 + index % 5 + change)), FrameNode(FillNode(), width: nil, height: 20),
                FrameNode(FillNode(), width: 20, height: 20),
            ]
            let row = StackNode(GroupNode(children), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 8)
            return PaddingNode(row, insets: EdgeInsets(.all, 8))
        }
    }

    /// All rows of an eager list, by their ids.
    func makeRows() -> [Node] { isLazy ? [] : (0..<count).map { IdentityNode(node($0, higherBy: 0), id: .int($0)) } }

    /// The list, with the row in the middle higher by a change; all other rows of an eager one are those given.
    func input(_ made: [Node], higherBy change: Int = 0, widerBy width: Double = 0) -> LayoutInput {
        let middle = count / 2
        let list: Node
        if isLazy {
            let each = ForEachNode(.init(0..<count)) { index, _ in node(index, higherBy: index == middle ? change : 0) }
            list = LazyStackNode(each, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0, name: "list")
        } else {
            var made = made
            if change != 0 { made[middle] = IdentityNode(node(middle, higherBy: change), id: .int(middle)) }
            list = StackNode(GroupNode(made), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
        }
        let window = CGSize(width: 390 + width, height: 844)
        return LayoutInput(
            root: ScrollNode(list, axes: .vertical, name: "feed"), environment: .empty, window: window, safeArea: [])
    }
}

/// The measurements of one list.
struct ListBench {
    private let list: BenchList
    /// Bytes a row, of nodes and what a layout keeps beside them.
    private let bytes: Double
    /// Everything measured for memory stays, so that no list gets memory that another one freed.
    private let made: [Node]
    private let session: ListSession

    init(_ list: BenchList) {
        self.list = list
        let before = Meter.allocatedBytes
        made = list.makeRows()
        session = ListSession(list.input(made))
        Self.frames(session.result)
        bytes = Double(Meter.allocatedBytes - before) / Double(list.count)
    }

    static let header = """
        | rows | number | build | full | leaf edit | resize | scroll step | scroll to id | bytes a row | views made |
        |---|---|---|---|---|---|---|---|---|---|
        """

    // MARK: measurements

    private static func frames(_ result: LayoutResult) {
        use(Double(result.snapshot.count))
    }

    var row: String {
        let runs = list.isLazy ? 20 : 5
        let views = session.result.counters.elements
        let build = Meter.minimum(min(runs, 3), prepare: {}) { withExtendedLifetime(list.input(list.makeRows())) {} }
        let full = Meter.minimum(runs, prepare: { list.input(list.makeRows()) }) { Self.frames(LayoutSolver.layout($0)) }
        // What is on the screen is asked for, not the frames of all rows: a row in the middle of a long list is not seen.
        var step = 0
        let leaf = Meter.minimum(runs, prepare: { step += 1 }) { session.start(list.input(made, higherBy: step % 2 + 1)) }
        let inputs = [list.input(made), list.input(made, widerBy: 1)]
        session.start(inputs[0])
        let resize = Meter.minimum(runs, prepare: { step += 1 }) { session.resize(inputs[step % 2].window) }
        let scroll = Meter.minimum(10 * runs, prepare: {}) {
            session.step {
                $0.wheel(by: CGPoint(x: 0, y: 1))
                _ = $0.launch { _ in nil }
            }
        }
        let jump = Meter.minimum(runs, prepare: { session.chooseTarget(list.count) }) { target in
            session.step { $0.ask(.view(.int(target), anchor: .top), curve: nil) }
        }
        let name = "\(list.rows.rawValue), \(list.isLazy ? "lazy" : "eager")"
        let cells = [name, String(list.count), time(build), time(full), time(leaf), time(resize), time(scroll), time(jump), short(bytes)]
        return "| " + (cells + [String(views)]).joined(separator: " | ") + " |"
    }
}

/// A list that is looked at step by step.
private final class ListSession {
    private var input: LayoutInput
    private let path = ViewPath.scene.appending("feed")
    private(set) var result: LayoutResult
    private var target = 0

    init(_ input: LayoutInput) {
        self.input = input
        result = LayoutSolver.layout(input)
    }

    /// Another list in the place of this one, at the same position.
    func start(_ other: LayoutInput) {
        input = other
        step { _ in }
    }

    func resize(_ window: CGSize) {
        input.window = window
        step { _ in }
    }

    func step(_ change: (inout ScrollState) -> Void) {
        var next = input
        next.state = result.state
        change(&next.state.scrolls[path, default: ScrollState()])
        result = LayoutSolver.layout(next, reusing: result.elements)
        use(result.state.scrolls[path]?.position.y ?? 0)
    }

    /// Rows far from each other, the same on every run.
    func chooseTarget(_ count: Int) -> Int {
        target = (target + 245_489) % count
        return target
    }
}
