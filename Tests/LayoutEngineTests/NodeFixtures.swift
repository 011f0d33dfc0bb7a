// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// A Color, with an id and lengths where they are given.
func box(_ id: String, _ width: Double? = nil, _ height: Double? = nil) -> Node {
    let fill = FillNode()
    return marked(id, width == nil && height == nil ? fill : FrameNode(fill, width: width, height: height))
}

func marked(_ id: String, _ node: Node) -> Node { LayerNode(node, id: .string(id), tag: nil) }

func group(_ nodes: Node...) -> Node { GroupNode(nodes) }

func row(_ nodes: Node..., alignment: VerticalAlignment? = nil) -> Node { GridRowNode(GroupNode(nodes), alignment: alignment) }

/// A scene of a size at scale 2 without safe area.
func scene(_ root: Node, _ width: Double, _ height: Double, direction: LayoutDirection = .leftToRight) -> LayoutInput {
    let environment = EnvironmentValues.empty
        .setting(EnvironmentKeys.displayScale, to: 2, by: .standard)
        .setting(EnvironmentKeys.layoutDirection, to: direction, by: .standard)
    return LayoutInput(root: root, environment: environment, window: CGSize(width: width, height: height), safeArea: [])
}

extension LayoutResult {
    /// The frames in the window of the views with explicit ids.
    var framesByID: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for layer in snapshot.layers {
            if case .string(let id)? = layer.node.explicitID { frames[id] = layer.frame }
        }
        return frames
    }

    /// The ids in the order of drawing.
    var idsInOrder: [String] {
        var ids: [String] = []
        for layer in snapshot.layers {
            if case .string(let id)? = layer.node.explicitID { ids.append(id) }
        }
        return ids
    }
}

/// Frames as the rules give them: x, y, width, height.
typealias Frames = [String: [Double]]

/// - Parameter isWhole: are there no other ids?
func expectFrames(
    _ result: LayoutResult, _ expected: Frames, isWhole: Bool = false, within tolerance: Double = 0.001,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let frames = result.framesByID
    if isWhole { #expect(Set(frames.keys) == Set(expected.keys), sourceLocation: sourceLocation) }
    for (id, numbers) in expected.sorted(by: { $0.key < $1.key }) {
        guard let frame = frames[id] else {
            Issue.record("no view “\(id)”", sourceLocation: sourceLocation)
            continue
        }
        let found = [frame.minX, frame.minY, frame.width, frame.height]
        let isEqual = zip(found, numbers).allSatisfy { abs($0 - $1) <= tolerance }
        #expect(isEqual, "\(id): \(found), expected \(numbers)", sourceLocation: sourceLocation)
    }
}

extension LayoutResult {
    /// The answer of the root to a proposal.
    func measured(_ width: Double?, _ height: Double?) -> CGSize {
        snapshot.layers.first?.sizeThatFits(ProposedViewSize(width: width, height: height)) ?? .zero
    }
}

/// Are two lengths one, but for rounding? Infinite ones too.
func isSame(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-6 * max(1, abs(a)) }
