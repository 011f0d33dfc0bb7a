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
    private var animations: [Value] = []
    private var lastAnimation: Value?

    package init() {}

    /// Is code running inside `withAnimation`?
    package var isAnimating: Bool { !animations.isEmpty }

    func scroll(reader: ViewPath, to id: ViewID, anchor: UnitPoint?) {
        scrolls.append(Scroll(reader: reader, id: id, anchor: anchor, isAnimated: isAnimating))
    }

    /// - Parameter animation: nil means `.default`; the value nil is no animation.
    func animating(_ animation: Value?, _ body: () throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
        if case .nil? = animation { return try body() }
        let animation = animation ?? OpaqueValue(kind: "Animation", text: "default").encode()
        animations.append(animation)
        lastAnimation = animation
        defer { animations.removeLast() }
        return try body()
    }

    /// The animation of the last `withAnimation` since it was asked for; nil without one.
    package func drainAnimation() -> Value? {
        defer { lastAnimation = nil }
        return lastAnimation
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
    ) throws(Diagnostic) -> Value { try actions.animating(animation, body) }
}
