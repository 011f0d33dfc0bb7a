// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// matchedGeometryEffect (L4.16).
extension MatchedGeometryNode: Reasoning {
    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        guard isFollower else { return .passes }
        return .says(
            "\(question.title) puts its content where the source of its group is; its place among its neighbours does not change.", "L4.16")
    }
}
