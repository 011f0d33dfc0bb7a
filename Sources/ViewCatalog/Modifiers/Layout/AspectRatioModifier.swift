// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let aspectRatio = ModifierDeclaration(
        "aspectRatio", .layout, geometry: .bounds, summary: "Proposes the largest size of a ratio that fits, or the smallest that covers.",
        examples: ["Color.red.aspectRatio(1.5, contentMode: .fit)", "Color.red.aspectRatio(contentMode: .fill)"],
        overloads: [

            Overload(.unlabeledOptional("aspectRatio", Double.self), .required("contentMode", AspectRatioNode.ContentMode.self)) {
                maker, ratio, mode in
                AspectRatioNode(maker.content, ratio: ratio, contentMode: mode, tag: maker.tag)
            },
            Overload(.unlabeled("aspectRatio", CGSize.self), .required("contentMode", AspectRatioNode.ContentMode.self)) {
                maker, size, mode in
                AspectRatioNode(maker.content, ratio: size.width / size.height, contentMode: mode, tag: maker.tag)
            },
        ])
}
