// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What the user's code asked for while it ran, beside changing state: scrolls by a ScrollViewProxy. The shell drains it.
package final class ActionLog: @unchecked Sendable {
    package struct Scroll: Sendable {
        package let reader: ViewPath
        package let id: ViewID
        package let anchor: UnitPoint?
        /// It was asked for inside `withAnimation`.
        package let isAnimated: Bool
    }

    private var scrolls: [Scroll] = []
    private var animations = 0

    package init() {}

    /// Is code running inside `withAnimation`?
    package var isAnimating: Bool { animations > 0 }

    func scroll(reader: ViewPath, to id: ViewID, anchor: UnitPoint?) {
        scrolls.append(Scroll(reader: reader, id: id, anchor: anchor, isAnimated: isAnimating))
    }

    func animating(_ body: () throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
        animations += 1
        defer { animations -= 1 }
        return try body()
    }

    /// The scrolls that were asked for, oldest first; they are forgotten then.
    package func drainScrolls() -> [Scroll] {
        defer { scrolls = [] }
        return scrolls
    }
}

extension CatalogHost {
    package func withAnimation(
        _ animation: Value?, in context: EvaluationContext, _ body: () throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value { try actions.animating(body) }
}
