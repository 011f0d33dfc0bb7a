// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension CGRect: CatalogNative {
    package static var typeName: String { "CGRect" }
    package var swiftDescription: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
    package var roundedDescription: String { "(" + [origin.x, origin.y, width, height].shown + ")" }
    package var literal: String { "CGRect(x: \(minX.literal), y: \(minY.literal), width: \(width.literal), height: \(height.literal))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"], initializers: makers,
            staticMembers: ["zero": .of(CGRect.zero), "infinite": .of(infinite)],
            properties: parts, methods: methods),
        summary: "A rectangle in points.",
        examples: ["CGRect(x: 0, y: 0, width: 10, height: 20).midY", "CGRect.zero.insetBy(dx: 1, dy: 1)"])

    private static let infinite = CGRect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)

    private static let makers: [NativeFunction] = [
        .initializer(
            .required("x", Double.self), .required("y", Double.self), .required("width", Double.self), .required("height", Double.self)
        ) {
            CGRect(x: $0, y: $1, width: $2, height: $3)
        },
        .initializer(.required("origin", CGPoint.self), .required("size", CGSize.self)) { CGRect(origin: $0, size: $1) },
        .initializer { CGRect.zero },
    ]

    private static let parts: [String: NativeProperty] = [
        "origin": .stored(\CGRect.origin), "size": .stored(\CGRect.size),
        "width": .computed { (rect: CGRect) in rect.width }, "height": .computed { (rect: CGRect) in rect.height },
        "minX": .computed { (rect: CGRect) in rect.minX }, "midX": .computed { (rect: CGRect) in rect.midX },
        "maxX": .computed { (rect: CGRect) in rect.maxX }, "minY": .computed { (rect: CGRect) in rect.minY },
        "midY": .computed { (rect: CGRect) in rect.midY }, "maxY": .computed { (rect: CGRect) in rect.maxY },
        "isEmpty": .computed { (rect: CGRect) in rect.isEmpty },
    ]

    private static let methods: [String: [NativeFunction]] = [
        "insetBy": [
            .method("insetBy", of: CGRect.self, .required("dx", Double.self), .required("dy", Double.self)) {
                CGRect(x: $0.minX + $1, y: $0.minY + $2, width: $0.width - 2 * $1, height: $0.height - 2 * $2)
            }
        ],
        "offsetBy": [
            .method("offsetBy", of: CGRect.self, .required("dx", Double.self), .required("dy", Double.self)) { $0.offsetBy(x: $1, y: $2) }
        ],
        "contains": [
            .method("contains", of: CGRect.self, .unlabeled("point", CGPoint.self)) { $0.contains($1) },
            .method("contains", of: CGRect.self, .unlabeled("rect", CGRect.self)) {
                $1.minX >= $0.minX && $1.maxX <= $0.maxX && $1.minY >= $0.minY && $1.maxY <= $0.maxY
            },
        ],
        "intersects": [.method("intersects", of: CGRect.self, .unlabeled("rect", CGRect.self)) { $0.overlaps($1) }],
        "intersection": [.method("intersection", of: CGRect.self, .unlabeled("rect", CGRect.self)) { $0.intersection($1) }],
        "union": [.method("union", of: CGRect.self, .unlabeled("rect", CGRect.self)) { $0.union($1) }],
    ]
}
