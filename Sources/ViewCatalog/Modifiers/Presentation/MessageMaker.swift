// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A title with actions over the window.
package enum MessageKind: String, Sendable {
    case alert, confirmationDialog, actionSheet
}

/// What a message shows.
struct MessageParts {
    /// nil where it has none, or does not show it.
    let title: Node?
    let message: Node?
    /// The buttons, and fields of an alert.
    let actions: Node
}

/// Makes the nodes of alerts and dialogs (L16.3). The lengths are decided, not measured.
enum MessageMaker {
    /// Of an alert.
    static let width = 270.0
    /// Between a dialog and the edges of the window.
    static let margin = 8.0
    private static let inset = 16.0
    private static let actionHeight = 44.0

    static func node(
        _ maker: Maker, _ kind: MessageKind, _ trigger: PresentationTrigger,
        parts: @escaping @Sendable ([Value], ViewSite) throws(Diagnostic) -> MessageParts
    ) -> Node {
        PresentationMaker(style: .message(kind), trigger: trigger) { arguments, site in
            site.reporting(GroupNode.empty, at: nil) { () throws(Diagnostic) in
                card(try parts(arguments, site), kind, trigger)
            }
        }.node(maker)
    }

    private static func card(_ parts: MessageParts, _ kind: MessageKind, _ trigger: PresentationTrigger) -> Node {
        let words = [parts.title.map { styled($0, .headline) }, parts.message.map { styled($0, .footnote) }].compactMap(\.self)
        let actions = MessageActionsLayout.node(parts.actions, allowsRow: kind == .alert) { missing(kind, $0, hasCancel: $1, trigger) }
        let rows = words.isEmpty ? [actions] : [column(words, spacing: 4), actions]
        let padded = PaddingNode(
            column(rows, spacing: inset), insets: EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
        return EnvironmentNode(padded) {
            $0.setting(CatalogKeys.message, to: trigger, by: $1).setting(CatalogKeys.buttonStyle, to: .nil, by: $1)
                .setting(EnvironmentKeys.multilineTextAlignment, to: .center, by: $1).setting(CatalogKeys.isEnabled, to: true, by: $1)
                .setting(EnvironmentKeys.font, to: nil, by: $1).setting(EnvironmentKeys.lineLimit, to: nil, by: $1)
        }
    }

    /// What the system adds: a way out of a dialog without one, and of an alert without any action.
    private static func missing(
        _ kind: MessageKind, _ actions: Int, hasCancel: Bool, _ trigger: PresentationTrigger
    ) -> (node: Node, isCancel: Bool)? {
        switch kind {
        case .confirmationDialog: hasCancel ? nil : (ending("Cancel", role: .cancel, trigger), true)
        // An action sheet has the buttons that it names.
        case .alert, .actionSheet: actions == 0 ? (ending("OK", role: nil, trigger), false) : nil
        }
    }

    private static func ending(_ words: String, role: ButtonRole?, _ trigger: PresentationTrigger) -> Node {
        let tag = ViewTag(name: words.lowercased(), kind: "Button", layer: 0, source: 0)
        return AttachmentNode(action(label: TextNode(words), role: role), EndingAttachment(trigger: trigger), tag: tag)
    }

    /// A button's label as an alert has it.
    static func action(label: Node, role: ButtonRole?) -> Node {
        let all = FlexibleFrameNode.Bounds(min: 0, ideal: nil, max: .infinity)
        let least = FlexibleFrameNode.Bounds(min: actionHeight, ideal: nil, max: nil)
        let words = styled(ButtonStyles.colored(label, role: role), role == .cancel ? .headline : .body)
        let padded = PaddingNode(words, insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        return AttachmentNode(ButtonStyles.grounded(FlexibleFrameNode(padded, horizontal: all, vertical: least)), MessageAction(role: role))
    }

    private static func styled(_ node: Node, _ style: Font.TextStyle) -> Node {
        EnvironmentNode(node) { $0.setting(EnvironmentKeys.font, to: .style(style), by: $1) }
    }

    private static func column(_ nodes: [Node], spacing: Double) -> Node {
        StackNode(GroupNode(nodes), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: spacing)
    }
}

/// Marks a button of an alert.
struct MessageAction: Sendable {
    let role: ButtonRole?
}

/// A button that only ends what presents it.
struct EndingAttachment: TapReceiver {
    let trigger: PresentationTrigger

    var isButton: Bool { true }
    func tap(on machine: Machine) throws(Diagnostic) { try trigger.dismiss(on: machine) }
}
