// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What the observers of a scene (onAppear, onChange, onGeometryChange…) have been told: a change is told once.
struct Observations: Sendable {
    /// The views that have appeared and are still there.
    var appeared: Set<LayerKey> = []
    /// The field of text that has the focus, where one has it.
    var field: FocusedField?
    /// The last value of each observer, by its view and modifier.
    var values: [LayerKey: Value] = [:]
    /// The tasks that views began: they are cancelled when their view goes.
    var tasks: [LayerKey: TaskHandle] = [:]
    /// The scroll position that each bound scroll view has taken over.
    var positions: [LayerKey: Value] = [:]
    /// Where each scroll view stood when its position was last reported, while the user moves it (S5.23).
    var reported: [LayerKey: CGPoint] = [:]
    /// Items that are to keep their distance once the layout that moves to them is done (S5.16b).
    var keeping: [LayerKey: ViewID] = [:]
    /// The views that receive values of publishers.
    var subscriptions: [LayerKey: Subscription] = [:]
    var nextSubscription = 1
}
