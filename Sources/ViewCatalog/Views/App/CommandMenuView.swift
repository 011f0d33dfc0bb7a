// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let commandMenu = ViewDeclaration(
        "CommandMenu", summary: "A custom menu of an app, inside `.commands`; 'menu' lists it and 'tap' runs its items.",
        examples: ["CommandMenu(\"Tools\") { Button(\"a\") { } }"], conformances: ["Commands"],
        overloads: [
            Overload(.unlabeled("name", String.self), .builder()) { maker, name, content in
                MenuMaker.menu(maker, MenuAttachment(title: name), content)
            },
            Overload(.view(nil, name: "name"), .builder()) { maker, name, content in
                MenuMaker.menu(maker, MenuAttachment(title: (name as? TextNode)?.runs.map(\.string).joined() ?? ""), content)
            },
        ])

    static let commandGroup = ViewDeclaration(
        "CommandGroup", summary: "Items for one of the standard menus, inside `.commands`.",
        examples: ["CommandGroup(after: .newItem) { Button(\"a\") { } }", "CommandGroup(replacing: .help) { Button(\"a\") { } }"],
        conformances: ["Commands"],
        overloads: ["after", "before", "replacing"].map { place in
            Overload(.any(place, name: place, type: "CommandGroupPlacement"), .builder("addition")) { maker, placement, content in
                MenuMaker.menu(maker, MenuAttachment(title: MenuMaker.title(of: placement.opaqueText ?? "")), content)
            }
        })
}

/// The title of the menu in which the items inside stand; nil for a menu inside of one, whose label says it.
package struct MenuAttachment: Sendable {
    package let title: String?
}

/// The label of a menu inside of another.
package struct MenuLabelAttachment: Sendable {}

/// What a menu makes: on the screen, and among the commands of an app.
enum MenuMaker {
    static func menu(_ maker: Maker, _ attachment: MenuAttachment, _ content: Node) -> Node {
        let marked = EnvironmentNode(content) { $0.setting(CatalogKeys.isInMenuBar, to: true, by: $1) }
        return AttachmentNode(ZStackNode(marked), attachment, tag: maker.tag)
    }

    /// A Menu: its label on the screen as that of a button, on a Mac in a pop-up button; in the menu bar its items, which nobody makes
    /// otherwise.
    ///
    /// - Parameters:
    ///   - primaryAction: what a tap does; the menu then opens on a long press.
    ///   - standard: the label with its picture, where it has one.
    static func button(_ maker: Maker, _ label: Node, _ content: LateContent, primaryAction: LateCall? = nil, standard: Node) -> Node {
        DeferredNode { site in
            guard site.environment[CatalogKeys.isInMenuBar] else {
                let insets = site.environment.traits.controls.picker.popUpInsets
                let shown =
                    insets.map { PickerMaker.popUp(ButtonStyles.oneLine(label, at: site), insets: $0, tag: maker.tag) }
                    ?? GroupMaker.layer(ButtonStyles.styled(maker.name, standard), maker)
                let items = HiddenItemsAttachment(content: content, opensByTap: primaryAction == nil)
                let menu = AttachmentNode(shown, items)
                return primaryAction.map { AttachmentNode(menu, ActionAttachment(kind: .tap, action: $0)) } ?? menu
            }
            let parts = GroupNode([AttachmentNode(label, MenuLabelAttachment()), content.node([], at: site)])
            return AttachmentNode(ZStackNode(parts), MenuAttachment(title: nil), tag: maker.tag)
        }
    }

    /// The menu in which every app has a placement.
    static func title(of placement: String) -> String {
        switch placement {
        case "appInfo", "appSettings", "systemServices", "appVisibility", "appTermination": "App"
        case "newItem", "saveItem", "importExport", "printItem": "File"
        case "undoRedo", "pasteboard", "textEditing": "Edit"
        case "textFormatting": "Format"
        case "toolbar", "sidebar": "View"
        case "windowSize", "windowArrangement", "windowList", "singleWindowList": "Window"
        default: "Help"
        }
    }
}

/// Commands that every app may take over as they are: nothing of their own is listed.
extension ViewDeclaration {
    private static func standard(_ name: String, _ summary: String) -> ViewDeclaration {
        ViewDeclaration(
            name, summary: summary, examples: ["\(name)()"], conformances: ["Commands"],
            overloads: [Overload { maker in GroupNode([], tag: maker.tag) }])
    }

    static let emptyCommands = standard("EmptyCommands", "No commands.")
    static let sidebarCommands = standard("SidebarCommands", "The standard commands of a sidebar; 'menu' does not list them.")
    static let textEditingCommands = standard("TextEditingCommands", "The standard commands for editing text; 'menu' does not list them.")
    static let toolbarCommands = standard("ToolbarCommands", "The standard commands of a toolbar; 'menu' does not list them.")
}
