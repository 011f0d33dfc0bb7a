// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What modifiers of scrolling keep in the tree for whoever runs scroll views.

/// `.scrollTargetLayout()`: the views of the layout inside are targets.
package struct ScrollTargetLayoutAttachment: Sendable { package let isEnabled: Bool }

/// `.scrollTarget()`: the view is a target.
package struct ScrollTargetAttachment: Sendable { package let isEnabled: Bool }

/// `.scrollTargetBehavior(_:)`: a ScrollBehaviorValue, or a user-defined struct with `updateTarget(_:context:)`.
package struct ScrollTargetBehaviorAttachment: Sendable { package let behavior: Value }

/// `.scrollPosition(id:anchor:)`.
package struct ScrollPositionIDAttachment: Sendable {
    package let id: BindingValue
    package let anchor: UnitPoint?
}

/// `.scrollPosition($position, anchor:)`: the binding holds a ScrollPositionValue.
package struct ScrollPositionAttachment: Sendable {
    package let position: BindingValue
    package let anchor: UnitPoint?
}

/// The pages of a TabView, side by side: what chooses the one that is shown.
package struct PagesAttachment: Sendable {
    package let selection: BindingValue?
    /// Are there dots at the bottom, one for each page?
    package let showsIndex: Bool
    /// Do the dots stand on a capsule?
    package let hasIndexBackground: Bool
}

/// `.scrollTransition(…)`: called with a VisualEffectValue and a ScrollTransitionPhase.
package struct ScrollTransitionAttachment: Sendable {
    package let topLeading: ScrollTransitionConfiguration
    package let bottomTrailing: ScrollTransitionConfiguration
    package let axis: Axis?
    package let transition: LateCall
}

/// `.visualEffect { content, proxy in }`.
package struct VisualEffectAttachment: Sendable { package let effect: LateCall }

/// `.onScrollGeometryChange(for:of:action:)`.
package struct ScrollGeometryObserver: Sendable {
    package let transform: LateCall
    package let action: LateCall
}

/// `.onScrollPhaseChange { old, new, context in }`.
package struct ScrollPhaseObserver: Sendable { package let action: LateCall }

/// `.onScrollVisibilityChange(threshold:)`.
package struct ScrollVisibilityObserver: Sendable {
    package let threshold: Double
    package let action: LateCall
}

/// `.onScrollTargetVisibilityChange(idType:threshold:)`: the action gets an array of ids.
package struct ScrollTargetVisibilityObserver: Sendable {
    package let threshold: Double
    package let action: LateCall
}

/// `.scrollIndicatorsFlash(onAppear:)` and `(trigger:)`.
package struct ScrollIndicatorsFlash: Sendable {
    /// A flash each time it changes.
    package let trigger: Value
    package let flashesAtFirst: Bool
}
