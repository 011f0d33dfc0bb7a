// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension CGSize: CatalogNative {
    package static var typeName: String { "CGSize" }
    package var swiftDescription: String { "(\(width), \(height))" }
    package var roundedDescription: String { "(" + [width, height].shown + ")" }
    package var literal: String { "CGSize(width: \(width.literal), height: \(height.literal))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("width", Double.self), .required("height", Double.self)) { CGSize(width: $0, height: $1) },
                .initializer { CGSize.zero },
            ],
            staticMembers: ["zero": .of(CGSize.zero)],
            properties: [
                "width": .stored(\CGSize.width), "height": .stored(\CGSize.height),
                "debugDescription": .computed { (size: CGSize) in size.swiftDescription },
            ],
            methods: [
                "equalTo": [.method("equalTo", of: CGSize.self, .unlabeled("size2", CGSize.self)) { $0 == $1 }],
                "applying": [
                    .method("applying", of: CGSize.self, .unlabeled("transform", CGAffineTransformValue.self)) { $1.applied(to: $0) }
                ],
            ], isPlainValue: true),
        summary: "A size in points.", examples: ["CGSize(width: 30, height: 40).height", "CGSize.zero"])
}
