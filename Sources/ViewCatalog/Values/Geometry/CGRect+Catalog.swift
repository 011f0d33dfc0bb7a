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
            typeName, price: 16, conformances: ["Hashable"], initializers: makers,
            staticMembers: ["zero": .of(CGRect.zero), "infinite": .of(infinite), "null": .of(null)],
            properties: parts, methods: methods, isPlainValue: true),
        summary: "A rectangle in points.",
        examples: ["CGRect(x: 0, y: 0, width: 10, height: 20).midY", "CGRect.zero.insetBy(dx: 1, dy: 1)"])

    private static let infinite = CGRect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)

    /// The rectangle that is nowhere: what rectangles apart have in common, and the neutral one of `union`.
    private static let null = CGRect(origin: CGPoint(x: .infinity, y: .infinity), size: .zero)

    private var isNull: Bool { minX == .infinity || minY == .infinity }

    private func common(_ other: CGRect) -> CGRect {
        let isApart = maxX < other.minX || other.maxX < minX || maxY < other.minY || other.maxY < minY
        return isNull || other.isNull || isApart ? .null : intersection(other)
    }

    private func joined(_ other: CGRect) -> CGRect { isNull ? other : other.isNull ? self : union(other) }

    /// With lengths that are not negative.
    private var standardized: CGRect {
        CGRect(
            x: Swift.min(minX, maxX), y: Swift.min(minY, maxY), width: Swift.max(width, -width), height: Swift.max(height, -height))
    }

    /// The smallest rectangle around it that lies on whole points.
    private var integral: CGRect {
        let rect = standardized
        guard !isNull, rect.width < .infinity, rect.height < .infinity else { return self }
        let origin = CGPoint(x: rect.minX.rounded(.down), y: rect.minY.rounded(.down))
        return CGRect(
            origin: origin, size: CGSize(width: rect.maxX.rounded(.up) - origin.x, height: rect.maxY.rounded(.up) - origin.y))
    }

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
        "debugDescription": .computed { (rect: CGRect) in rect.swiftDescription },
        "width": .computed { (rect: CGRect) in rect.width }, "height": .computed { (rect: CGRect) in rect.height },
        "minX": .computed { (rect: CGRect) in rect.minX }, "midX": .computed { (rect: CGRect) in rect.midX },
        "maxX": .computed { (rect: CGRect) in rect.maxX }, "minY": .computed { (rect: CGRect) in rect.minY },
        "midY": .computed { (rect: CGRect) in rect.midY }, "maxY": .computed { (rect: CGRect) in rect.maxY },
        "isEmpty": .computed { (rect: CGRect) in rect.isEmpty }, "isNull": .computed { (rect: CGRect) in rect.isNull },
        "isInfinite": .computed { (rect: CGRect) in rect == infinite }, "integral": .computed { (rect: CGRect) in rect.integral },
        "standardized": .computed { (rect: CGRect) in rect.standardized },
    ]

    private static let methods: [String: [NativeFunction]] = [
        "equalTo": [.method("equalTo", of: CGRect.self, .unlabeled("rect2", CGRect.self)) { $0 == $1 }],
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
        "intersection": [.method("intersection", of: CGRect.self, .unlabeled("rect", CGRect.self)) { $0.common($1) }],
        "applying": [
            .method("applying", of: CGRect.self, .unlabeled("transform", CGAffineTransformValue.self)) { $1.applied(to: $0) }
        ],
        "union": [.method("union", of: CGRect.self, .unlabeled("rect", CGRect.self)) { $0.joined($1) }],
    ]
}
