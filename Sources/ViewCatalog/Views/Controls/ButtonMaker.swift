// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Buttons: the label in the style of the environment, and the action.
enum ButtonMaker {
    static func view(_ maker: Maker, _ role: ButtonRole?, _ action: LateCall, label: Node) -> AttachmentNode {
        let styled = DeferredNode { site in ButtonStyles.node(maker.name, label: label, role: role, action: action, at: site) }
        return AttachmentNode(styled, ActionAttachment(kind: .button, action: action), tag: maker.tag)
    }
}

/// What a button is for.
package enum ButtonRole: CatalogEnum {
    case cancel, close, confirm, destructive
    package static var typeName: String { "ButtonRole" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(ButtonRole.self), summary: "What a button is for.", examples: ["ButtonRole.destructive"])
}

extension Parameter where T == ButtonRole? {
    static var role: Parameter<ButtonRole?> { .optional("role", ButtonRole.self) }
}
