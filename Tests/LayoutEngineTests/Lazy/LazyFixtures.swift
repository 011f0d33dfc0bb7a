// SPDX-License-Identifier: GPL-3.0-or-later

@testable import LayoutEngine

/// Rows of a ForEach, with ids `r0`, `r1`… by element.
func rows(_ count: Int, prefix: String = "r", width: Double? = nil, height: @escaping @Sendable (Int) -> Double?) -> Node {
    ForEachNode(.init(0..<count)) { index, _ in box("\(prefix)\(index)", width, height(index)) }
}

func lazyColumn(
    _ content: Node, spacing: Double? = 0, pinned: PinnedScrollableViews = [], alignment: HorizontalAlignment = .center,
    name: String = "lazy"
) -> Node {
    LazyStackNode(content, axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinned, name: name)
}

func lazyRow(_ content: Node, spacing: Double? = 0, alignment: VerticalAlignment = .center) -> Node {
    LazyStackNode(content, axis: .horizontal, alignment: alignment.key, spacing: spacing, name: "lazy")
}

/// A scroll view in a window, with what it remembers between layouts.
struct ScrollScene {
    var input: LayoutInput
    private(set) var result: LayoutResult
    let path = ViewPath.scene.appending("feed")

    init(
        _ content: Node, _ width: Double, _ height: Double, axes: Axis.Set = .vertical, direction: LayoutDirection = .leftToRight,
        safeArea: EdgeInsets = .zero
    ) {
        input = scene(ScrollNode(content, axes: axes, name: "feed"), width, height, direction: direction)
        input.safeArea = [SafeAreaSource.Element(regions: .container, insets: safeArea)]
        result = LayoutSolver.layout(input)
    }

    var state: ScrollState { result.state.scrolls[path] ?? ScrollState() }
    var position: Double { state.position.y }
    var size: CGSize { input.window }
    var contentSize: CGSize { state.geometry?.contentSize ?? .zero }
    var frames: [String: CGRect] { result.framesByID }
    /// What can be seen, in the order of drawing.
    var order: [String] { result.idsInOrder }

    private mutating func layout() { result = LayoutSolver.layout(input, reusing: result.elements) }

    /// As a wheel does, without a behaviour.
    mutating func scroll(by delta: Double, _ axis: Axis = .vertical) {
        change {
            $0.wheel(by: axis == .vertical ? CGPoint(x: 0, y: delta) : CGPoint(x: delta, y: 0))
            _ = $0.launch { _ in nil }
        }
    }

    mutating func scroll(to id: ViewID, _ anchor: UnitPoint? = .top) {
        change { $0.ask(.view(id, anchor: anchor), curve: nil) }
    }

    /// What happens to the scroll view, and the layout after it.
    mutating func change(_ event: (inout ScrollState) -> Void) {
        input.state = result.state
        var state = self.state
        event(&state)
        input.state.scrolls[path] = state
        layout()
    }

    mutating func resize(_ width: Double, _ height: Double) {
        input.state = result.state
        input.window = CGSize(width: width, height: height)
        layout()
    }

    /// The same content with another root.
    mutating func replace(_ content: Node) {
        input.state = result.state
        input.root = ScrollNode(content, axes: .vertical, name: "feed")
        layout()
    }
}
