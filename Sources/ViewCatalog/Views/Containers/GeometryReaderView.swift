// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let geometryReader = ViewDeclaration(
        "GeometryReader", summary: "Takes its proposal and builds its content from its own size and position.",
        examples: ["GeometryReader { proxy in Text(\"\\(proxy.size.width)\") }"],
        traits: .readsGeometry,
        overloads: [
            Overload(.late("content", [.named("GeometryProxy")])) { maker, content in
                GeometryReaderNode(tag: maker.tag) { proxy, site in content.node([.native(GeometryProxyValue(proxy))], at: site) }
            }
        ])
}
