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
        .enumeration(ButtonRole.self), summary: "The role of a button.", examples: ["ButtonRole.destructive"])
}

extension ButtonRole {
    /// What the system writes on a button that has no label of its own (iOS 26).
    var label: Node {
        switch self {
        case .cancel: LabelMaker.node(title: TextNode("Cancel"), icon: SymbolMaker.node("xmark"))
        case .close: LabelMaker.node(title: TextNode("Close"), icon: SymbolMaker.node("xmark"))
        case .confirm: LabelMaker.node(title: TextNode("Done"), icon: SymbolMaker.node("checkmark"))
        case .destructive: LabelMaker.node(title: TextNode("Delete"), icon: SymbolMaker.node("trash"))
        }
    }
}

extension Parameter where T == ButtonRole? {
    static var role: Parameter<ButtonRole?> { .optional("role", ButtonRole.self) }
}
