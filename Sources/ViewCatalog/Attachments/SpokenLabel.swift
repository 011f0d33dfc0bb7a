// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What assistive apps call a view that does not show those words: its `accessibilityLabel`, the title of a label that shows its icon alone.
/// Layout never reads it; `tap` finds the view by it.
package struct SpokenLabel: Sendable {
    package let text: String
}

extension SpokenLabel {
    /// Of a Text; nil for any other value.
    init?(_ value: Value) {
        guard case .native(let native) = value, let text = (native as? ViewValue)?.payload as? TextPayload else { return nil }
        self.init(text: text.string)
    }

    /// A view that stands for the title of a label.
    static func around(_ node: Node, title: Node) -> Node {
        guard let text = title as? TextNode else { return node }
        return AttachmentNode(node, SpokenLabel(text: text.runs.map(\.string).joined()))
    }
}

extension Maker {
    /// A view that assistive apps call so; nil: it goes without a label of its own.
    func spoken(_ label: SpokenLabel?) -> Node { label.map { attaching($0) } ?? attaching(DrawingAttachment(.none)) }
}
