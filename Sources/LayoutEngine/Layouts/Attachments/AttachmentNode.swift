// SPDX-License-Identifier: GPL-3.0-or-later

/// Data whose place layout asks for while it runs (a preference): the view that carries it is an element.
package protocol PlacedAttachment: Sendable {}

/// A layer without layout that carries data of its maker: an action, a preference, what only drawing needs.
/// The engine never looks at it; its maker finds it again in the laid-out tree.
package class AttachmentNode: UnaryNode, @unchecked Sendable {
    package let attachment: any Sendable

    package init(_ content: Node, _ attachment: any Sendable, tag: ViewTag? = nil) {
        self.attachment = attachment
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { !(attachment is any PlacedAttachment) }
}
