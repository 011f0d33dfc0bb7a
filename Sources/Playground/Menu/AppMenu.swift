// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The menus of the app that is shown, or else of the `@main` App that the scene declares: made only when they are asked for.
struct AppMenu {
    struct Item {
        /// The title of its menu: of a CommandMenu its own, of a CommandGroup that of the standard menu, `Order > More` inside of one.
        let menu: String
        let title: String
        let kind: Kind
        /// `⇧⌘R`; nil without one.
        let shortcut: String?
        /// The path by which `tap` knows it.
        let target: String
        let isEnabled: Bool
        /// Whether a toggle is on.
        let isOn: Bool?
        let layer: Int

        enum Kind: String { case button = "Button", toggle = "Toggle", divider = "Divider" }
    }

    let index: ViewIndex
    let items: [Item]

    /// - Returns: nil where no app declares commands.
    init?(_ context: CommandContext) throws(Diagnostic) {
        let laidOut = context.laidOut
        var found = Self.commands(in: laidOut.index)
        if found.isEmpty, let app = Self.mainApp(of: context.scene.program) {
            let root = try SceneBuilder.rootNode(app, machine: context.machine)
            found = Self.commands(in: ViewIndex(try context.layOut(root), of: context.scene))
        }
        guard !found.isEmpty else { return nil }
        let index = ViewIndex(try context.layOut(GroupNode(found.map { $0.attachment.node(ownedBy: $0.owner) })), of: context.scene)
        self.index = index
        items = try MenuReader(index: index, machine: context.machine).items()
    }

    /// Each `.commands` once, though it may stand around several views.
    private static func commands(in index: ViewIndex) -> [(attachment: CommandsAttachment, owner: ViewPath)] {
        var sources: Set<ExpressionID?> = []
        return index.layers.compactMap { layer in
            guard let attachment: CommandsAttachment = SceneBuilder.attachment(of: layer.placed.node),
                sources.insert(attachment.source).inserted
            else { return nil }
            return (attachment, layer.placed.owner)
        }
    }

    private static func mainApp(of program: Program) -> Expression? {
        let apps = program.types.values.filter { $0.conformances.contains("App") }.sorted { $0.qualifiedName < $1.qualifiedName }
        guard let app = apps.first(where: { $0.attributes.contains { $0.name == "main" } }) ?? apps.only else { return nil }
        return Expression(.call(Expression.Call(callee: Expression(.identifier(app.qualifiedName, genericArguments: [])))))
    }

    /// The item that a target of `tap` means: its path, its title in quotes, or `"Menu > Title"` where titles repeat.
    func item(_ syntax: TargetSyntax, evaluate: (Expression) throws(Diagnostic) -> Value) throws(Diagnostic) -> Item? {
        if let exact = items.first(where: { $0.target == syntax.text }) { return exact }
        guard case .id(let expression) = syntax.form, case .string(let title) = try evaluate(expression) else { return nil }
        let found = items.filter { $0.kind != .divider && ($0.title == title || "\($0.menu) > \($0.title)" == title) }
        guard found.count < 2 else {
            throw Diagnostic(
                .ambiguousTarget, "\(found.count) menu items are called '\(title)'", at: syntax.span,
                hint: "name one: " + found.map { $0.menu + " > " + $0.title }.joined(separator: ", "))
        }
        return found.first
    }
}

/// Reads the items out of a laid-out menu.
private struct MenuReader {
    let index: ViewIndex
    let machine: Machine

    func items() throws(Diagnostic) -> [AppMenu.Item] {
        var items: [AppMenu.Item] = []
        var open: [(title: String, end: Int)] = []
        for layer in index.layers.indices {
            while let last = open.last, last.end <= layer { open.removeLast() }
            if let attachment: MenuAttachment = SceneBuilder.attachment(of: index.layers[layer].placed.node) {
                open.append((attachment.title ?? label(of: layer), index.subtree(of: layer).upperBound))
            } else if !open.isEmpty, let item = try item(layer, in: open.map(\.title).joined(separator: " > ")) {
                items.append(item)
            }
        }
        return items
    }

    /// What the label of a menu inside of another says.
    private func label(of menu: Int) -> String {
        let label = index.subtree(of: menu).first { layer in
            let mark: MenuLabelAttachment? = SceneBuilder.attachment(of: index.layers[layer].placed.node)
            return mark != nil
        }
        return label.map { title(of: $0) } ?? ""
    }

    private func item(_ layer: Int, in menu: String) throws(Diagnostic) -> AppMenu.Item? {
        let placed = index.layers[layer].placed
        guard let view = index.layers[layer].view else { return nil }
        let path = index.views[view].text
        func made(_ kind: AppMenu.Item.Kind, isOn: Bool? = nil) -> AppMenu.Item {
            AppMenu.Item(
                menu: menu, title: kind == .divider ? "" : title(of: layer), kind: kind, shortcut: shortcut(of: view), target: path,
                isEnabled: placed.environment[CatalogKeys.isEnabled], isOn: isOn, layer: layer)
        }
        if let tag = placed.tag, tag.layer == 0, Catalog.traits(of: tag.kind).contains(.separator) { return made(.divider) }
        if let toggle: ToggleAttachment = SceneBuilder.attachment(of: placed.node) {
            return made(.toggle, isOn: try toggle.isOn.get(in: machine.context()) == .bool(true))
        }
        guard let action: ActionAttachment = SceneBuilder.attachment(of: placed.node), action.kind == .button else { return nil }
        return made(.button)
    }

    /// What the texts inside say.
    private func title(of layer: Int) -> String {
        index.subtree(of: layer).compactMap { (index.layers[$0].placed.node as? TextNode)?.runs.map(\.string).joined() }
            .joined(separator: " ")
    }

    private func shortcut(of view: Int) -> String? {
        for layer in index.views[view].layers {
            let found: KeyboardShortcutAttachment? = SceneBuilder.attachment(of: index.layers[layer].placed.node)
            if let found { return ShortcutText.of(found) }
        }
        return nil
    }
}

/// A keyboard shortcut as menus show it: `⌃⌥⇧⌘` and the key.
enum ShortcutText {
    private static let signs = [("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘")]
    private static let keys = [
        "return": "↩", "escape": "⎋", "delete": "⌫", "space": "Space", "tab": "⇥", "upArrow": "↑", "downArrow": "↓", "leftArrow": "←",
        "rightArrow": "→", "defaultAction": "↩", "cancelAction": "⎋",
    ]

    static func of(_ shortcut: KeyboardShortcutAttachment) -> String {
        let name = shortcut.key.shownText
        let modifiers = shortcut.modifiers?.shownText ?? ""
        let prefix = signs.filter { modifiers.contains($0.0) }.map(\.1).joined()
        return prefix + (keys[name] ?? name.uppercased())
    }
}

extension Value {
    /// A text as it is, another value as it is written.
    fileprivate var shownText: String {
        switch self {
        case .string(let text): text
        case .character(let character): String(character)
        default: swiftDescription()
        }
    }
}
