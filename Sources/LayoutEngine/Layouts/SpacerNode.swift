// SPDX-License-Identifier: GPL-3.0-or-later

/// Spacer: takes what is left along its stack, at least its minimum, and nothing across (L3.6, L3.7).
public final class SpacerNode: Node, @unchecked Sendable {
    public let minLength: Double?

    public init(minLength: Double? = nil, tag: ViewTag? = nil) {
        self.minLength = minLength
        super.init(tag: tag)
    }

    public override func isIndependent(_ view: LayoutSubview) -> Bool { true }

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        if let stackAxis = view.element.stackAxis, stackAxis != axis { return 0 }
        return max(proposal ?? -.infinity, minLength ?? 8)
    }

    /// Every other child of the stack is sized first (L3.7).
    public override func layoutPriority(_ view: LayoutSubview) -> Double { -.infinity }

    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { .spacer(view.element.stackAxis) }
}

/// Divider: a line across the enclosing stack (L3.8).
public final class DividerNode: Node, @unchecked Sendable {
    public override func isIndependent(_ view: LayoutSubview) -> Bool { true }

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        let isVertical = view.element.stackAxis == .horizontal
        let isThickness = isVertical == (axis == .horizontal)
        return isThickness ? Self.thickness(view.traits) : proposal ?? 10
    }

    /// A pixel; 1 point on macOS and at accessibility sizes (L3.8).
    static func thickness(_ traits: LayoutTraits) -> Double {
        traits.platform == .macOS || traits.dynamicTypeSize.isAccessibilitySize ? 1 : traits.pixelLength
    }
}
