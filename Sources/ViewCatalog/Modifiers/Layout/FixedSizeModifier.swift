// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let fixedSize = ModifierDeclaration(
        "fixedSize", .layout, summary: "Keeps the ideal size on the chosen axes, whatever is proposed.",
        examples: ["Text(\"a long text\").fixedSize()", "Text(\"a\").fixedSize(horizontal: true, vertical: false)"],
        overloads: [

            Overload { maker in FixedSizeNode(maker.content, tag: maker.tag) },
            Overload(.required("horizontal", Bool.self), .required("vertical", Bool.self)) { maker, horizontal, vertical in
                let axes = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
                return FixedSizeNode(maker.content, axes: axes, tag: maker.tag)
            },
        ])
}
