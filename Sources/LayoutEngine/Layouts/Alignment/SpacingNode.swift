// SPDX-License-Identifier: GPL-3.0-or-later

/// A view that wants other distances from its neighbours than its content does: a control of the system (L7.1).
package final class SpacingNode: UnaryNode, @unchecked Sendable {
    let spacing: ViewSpacing

    package init(_ content: Node, spacing: ViewSpacing, tag: ViewTag? = nil) {
        self.spacing = spacing
        super.init(content, tag: tag)
    }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing { spacing }
}
