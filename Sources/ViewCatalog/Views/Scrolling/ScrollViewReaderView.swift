// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let scrollViewReader = ViewDeclaration(
        "ScrollViewReader", summary: "Gives its content a proxy that scrolls to ids.",
        examples: ["ScrollViewReader { proxy in ScrollView { Text(\"a\").id(1) } }"],
        overloads: [
            Overload(.late("content", [.named("ScrollViewProxy")])) { maker, content in
                DeferredNode { site in
                    let reader = site.owner.appending(maker.name)
                    return ScrollReaderNode(
                        content.node([.native(ScrollViewProxyValue(reader: reader))], at: site), reader: reader, tag: maker.tag)
                }
            }
        ])
}
