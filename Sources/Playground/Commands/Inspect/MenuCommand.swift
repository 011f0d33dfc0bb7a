// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let menu = Command(
        "menu", .inspect, .question, syntax: ["menu"], summary: "Lists the app's menu commands; 'tap' runs them.",
        examples: ["menu"],
        details:
            "The commands are those of the App that is shown, or else of the scene's @main App. 'tap' takes an item's path, its title in quotes, or \"Menu > Title\".",
        related: ["commands", "CommandMenu", "shortcut", "keyboardShortcut"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        return .show(try MenuReport(menu: AppMenu(context)).output)
    }
}

private struct MenuReport {
    let menu: AppMenu?

    var output: Output {
        guard let menu else {
            return Output(json: .object(["menu": .array([])]), lines: [StyledText("the app has no menu commands of its own", .faint)])
        }
        var table = Table("menu", "item", "shortcut", "target", "")
        for item in menu.items {
            table.rows.append([
                .text(item.menu), .text(item.kind == .divider ? "───" : item.title), item.shortcut.map { .text($0) } ?? .empty,
                item.kind == .divider ? .empty : .text(item.target), .text(note(item)),
            ])
        }
        return Output(json: .object(["menu": .array(menu.items.map(json))]), parts: [.table(table)])
    }

    private func note(_ item: AppMenu.Item) -> String {
        [item.isOn.map { $0 ? "on" : "off" }, item.isEnabled ? nil : "disabled"].compactMap { $0 }.joined(separator: ", ")
    }

    private func json(_ item: AppMenu.Item) -> JSON {
        var fields = [
            JSON.Field("menu", .string(item.menu)), JSON.Field("kind", .string(item.kind.rawValue)),
            JSON.Field("title", .string(item.title)),
            JSON.Field("shortcut", item.shortcut.map { .string($0) } ?? .null), JSON.Field("target", .string(item.target)),
            JSON.Field("isEnabled", .bool(item.isEnabled)),
        ]
        if let isOn = item.isOn { fields.append(JSON.Field("isOn", .bool(isOn))) }
        return .object(fields)
    }
}
