// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationBarItems = ModifierDeclaration(
        "navigationBarItems", .data, summary: "Views at the ends of the navigation bar; toolbar has replaced it.",
        examples: ["NavigationView { Text(\"a\").navigationBarItems(trailing: Text(\"b\")) }"],
        overloads: [
            Overload(.optionalView("leading"), .optionalView("trailing"), isDeprecated: true) { maker, leading, trailing in
                let items = [item(leading, .leading), item(trailing, .trailing)].compactMap(\.self)
                return maker.attaching(NavigationBarItem(items: items))
            }
        ])

    private static func item(_ view: Node?, _ placement: BarPlacement) -> Node? {
        view.map { AttachmentNode(GroupNode([$0]), placement) }
    }
}
