// SPDX-License-Identifier: GPL-3.0-or-later

// A program with a layout of its own making: a list under a bar, laid out, scrolled by a wheel, and its frames printed.
import Foundation
import LayoutEngine

import struct LayoutEngine.CGPoint
import struct LayoutEngine.CGSize

/// A row that shows its number at its leading edge and something of a fixed size at its trailing one.
func row(_ number: Int) -> Node {
    let parts: [Node] = [FixedContentNode(CGSize(width: 30, height: 20)), SpacerNode(), FixedContentNode(CGSize(width: 20, height: 20))]
    let line = StackNode(GroupNode(parts), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    return FrameNode(line, width: nil, height: 44, tag: ViewTag(name: "row\(number)", kind: "Row", layer: 0))
}

let bar = FrameNode(FillNode(), width: nil, height: 50, tag: ViewTag(name: "bar", kind: "Bar", layer: 0))
let rows = ForEachNode(ForEachNode.Data(1..<1001)) { index, _ in row(index + 1) }
let list = ScrollNode(
    LazyStackNode(rows, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0, name: "rows"), name: "list")
let screen = StackNode(GroupNode([bar, list]), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)

/// Everything but what earlier layouts remember.
func input(_ state: LayoutState) -> LayoutInput {
    LayoutInput(
        root: screen, environment: EnvironmentValues.empty.setting(EnvironmentKeys.displayScale, to: 2, by: .standard),
        window: CGSize(width: 200, height: 250), safeArea: [], state: state)
}

/// Prints the views that have a name, as long as any of them can be seen.
func show(_ title: String, _ result: LayoutResult) {
    print(title)
    for layer in result.snapshot.layers {
        guard let name = layer.tag?.name, layer.frame.maxY > 0, layer.frame.minY < result.snapshot.window.height else { continue }
        let frame = layer.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", $0) }
        print("  \(name): \(numbers.joined(separator: " "))")
    }
}

let path = list.path(in: .scene)
var result = LayoutSolver.layout(input(LayoutState()))
show("laid out", result)

var state = result.state
state.scrolls[path]?.wheel(by: CGPoint(x: 0, y: 1000))
result = LayoutSolver.layout(input(state), reusing: result.elements)
show("scrolled to \(String(format: "%g", result.state.scrolls[path]?.position.y ?? 0))", result)
