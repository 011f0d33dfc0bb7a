// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ScrollGeometry: CatalogNative {
    package static var typeName: String { "ScrollGeometry" }
    package var swiftDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset.swiftDescription), contentSize: \(contentSize.swiftDescription))"
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(
                    .required("contentOffset", CGPoint.self), .required("contentSize", CGSize.self),
                    .required("contentInsets", EdgeInsets.self),
                    .required("containerSize", CGSize.self)
                ) { ScrollGeometry(contentOffset: $0, contentSize: $1, contentInsets: $2, containerSize: $3) }
            ],
            properties: [
                "contentOffset": .stored(\ScrollGeometry.contentOffset), "contentSize": .stored(\ScrollGeometry.contentSize),
                "contentInsets": .stored(\ScrollGeometry.contentInsets), "containerSize": .stored(\ScrollGeometry.containerSize),
                "visibleRect": .computed { (geometry: Self) in geometry.visibleRect },
                "bounds": .computed { (geometry: Self) in geometry.bounds },
            ]),
        summary: "Offset, sizes, insets and visible rectangle of a scroll view.",
        examples: ["ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero).bounds"])
}
