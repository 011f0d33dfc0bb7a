// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Buttons that only a gesture brings out and that stand outside of the layout: the items of a menu or a context menu, the actions behind a
/// row.
package struct HiddenItemsAttachment: Sendable {
    package let content: LateContent
    /// Does a tap bring them out? A context menu needs a long press, and the actions of a row a swipe.
    package let opensByTap: Bool
}

extension Maker {
    /// With buttons that a long press or a swipe brings out.
    func hiding(_ items: LateContent) -> Node { attaching(HiddenItemsAttachment(content: items, opensByTap: false)) }
}
