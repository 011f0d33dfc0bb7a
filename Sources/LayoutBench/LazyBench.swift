// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A lazy list of many rows in a scroll view, 390 wide: rows of height 44 + (i mod 5).
struct LazyBench {
    let count: Int
    private let path = ViewPath.scene.appending("feed")

    static let header = """
        | rows | first viewport | scroll step | scroll to id | bytes a row | rows made |
        |---|---|---|---|---|---|
        """

    private var input: LayoutInput {
        let rows = ForEachNode(.init(0..<count)) { index, _ in FrameNode(FillNode(), width: nil, height: Double(44 + index % 5)) }
        let list = LazyStackNode(rows, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0, name: "list")
        let root = ScrollNode(list, axes: .vertical, name: "feed")
        return LayoutInput(root: root, environment: .empty, window: CGSize(width: 390, height: 844), safeArea: [])
    }

    var row: String {
        let before = Meter.residentBytes
        let first = Meter.minimum(5, prepare: { input }) { use(Double(LayoutEngine.layout($0).counters.elements)) }
        let session = LazySession(input, path)
        let made = session.result.counters.elements
        let scroll = Meter.minimum(200, prepare: {}) { session.step { $0.position.y += 1 } }
        let jump = Meter.minimum(20, prepare: { session.chooseTarget(count) }) { target in
            session.step { $0.request = .view(.int(target), anchor: .top) }
        }
        let bytes = Double(Meter.residentBytes - before) / Double(count)
        let cells = [String(count), time(first), time(scroll), time(jump), short(bytes), String(made)]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}

/// A list that is scrolled step by step.
private final class LazySession {
    private let input: LayoutInput
    private let path: ViewPath
    private(set) var result: LayoutResult
    private var target = 0

    init(_ input: LayoutInput, _ path: ViewPath) {
        self.input = input
        self.path = path
        result = LayoutEngine.layout(input)
    }

    func step(_ change: (inout ScrollState) -> Void) {
        var next = input
        next.state = result.state
        change(&next.state.scrolls[path, default: ScrollState()])
        result = LayoutEngine.layout(next, reusing: result.tree)
    }

    /// Rows far from each other, the same on every run.
    func chooseTarget(_ count: Int) -> Int {
        target = (target + 245_489) % count
        return target
    }
}
