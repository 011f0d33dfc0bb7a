// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let canvas = ViewDeclaration(
        "Canvas", summary: "A view drawn by code, which takes its proposal. The code is kept but not run.",
        examples: ["Canvas { context, size in }"],
        overloads: [
            Overload(
                .defaulted("opaque", false), .any("colorMode", name: "colorMode", type: "ColorRenderingMode", defaultText: ".nonLinear"),
                .defaulted("rendersAsynchronously", false), .closure("renderer", [.named("Any"), CGSize.swiftType])
            ) { maker, _, _, _, _ in FillNode(tag: maker.tag) },
            Overload(
                .defaulted("opaque", false), .any("colorMode", name: "colorMode", type: "ColorRenderingMode", defaultText: ".nonLinear"),
                .defaulted("rendersAsynchronously", false), .closure("renderer", [.named("Any"), CGSize.swiftType]), .late("symbols")
            ) { maker, _, _, _, _, _ in FillNode(tag: maker.tag) },
        ])
}
