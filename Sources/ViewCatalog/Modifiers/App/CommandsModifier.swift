// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let commands = ModifierDeclaration(
        "commands", .action, summary: "The menus of an app; does not affect layout. 'menu' lists them, 'tap' runs their items.",
        examples: ["WindowGroup { Text(\"a\") }.commands { CommandMenu(\"Tools\") { Button(\"b\") { } } }"],
        overloads: [Overload(.late()) { maker, content in maker.attaching(CommandsAttachment(content: content)) }])
}

/// The content of `.commands`, made when somebody asks for the menus.
package struct CommandsAttachment: Sendable {
    package let content: LateContent

    /// The menus as a tree of views, at the place where they were written.
    package func node(ownedBy owner: ViewPath) -> Node { content.node(ownedBy: owner) }

    /// The code that they come from: a modifier of several views stands there once.
    package var source: ExpressionID? { content.function.expression?.id }
}
