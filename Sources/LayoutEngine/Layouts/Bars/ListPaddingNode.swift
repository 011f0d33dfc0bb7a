// SPDX-License-Identifier: GPL-3.0-or-later

/// What a grouped list keeps above and below its rows; above them it may be another length under a large title (L3.12).
package final class ListPaddingNode: PaddingNode, @unchecked Sendable {
    private let topUnderLargeTitle: Double

    package init(_ rows: Node, insets: EdgeInsets, topUnderLargeTitle: Double) {
        self.topUnderLargeTitle = topUnderLargeTitle
        super.init(rows, insets: insets)
    }

    override var isSelfContainedKind: Bool { false }

    override func insets(_ view: LayoutSubview) -> EdgeInsets {
        guard view.environment[EnvironmentKeys.enclosingBar]?.hasLargeTitle == true else { return insets }
        return insets.masked(Edge.Set.all.subtracting(.top)) + EdgeInsets(.top, topUnderLargeTitle)
    }
}
