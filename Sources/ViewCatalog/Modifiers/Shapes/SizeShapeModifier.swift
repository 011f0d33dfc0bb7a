// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let sizeShape = ModifierDeclaration(
        "size", on: "Shape", gives: "Shape", .visual, summary: "An outline of a given size; takes the whole proposal.",
        examples: ["Circle().size(width: 10, height: 10)"],
        overloads: [
            Overload(.unlabeled("size", CGSize.self)) { maker, size in maker.changingShape(.size(size)) },
            Overload(.unlabeled("size", CGSize.self), .required("anchor", UnitPoint.self)) { maker, size, anchor in
                maker.changingShape(.size(size, anchor: anchor))
            },
            Overload(.required("width", Double.self), .required("height", Double.self), .required("anchor", UnitPoint.self)) {
                maker, width, height, anchor in maker.changingShape(.size(CGSize(width: width, height: height), anchor: anchor))
            },
            Overload(.required("width", Double.self), .required("height", Double.self)) { maker, width, height in
                maker.changingShape(.size(CGSize(width: width, height: height)))
            },
        ])
}
