// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `CGAffineTransform`: x' = a·x + c·y + tx, y' = b·x + d·y + ty. A view that it is set on is drawn by it; points are moved by `applying`.
package struct CGAffineTransformValue: CatalogNative {
    package static var typeName: String { "CGAffineTransform" }
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var tx = 0.0
    package var ty = 0.0
    package static let identity = CGAffineTransformValue()

    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package var swiftDescription: String {
        "CGAffineTransform(a: \(a.literal), b: \(b.literal), c: \(c.literal), d: \(d.literal), tx: \(tx.literal), ty: \(ty.literal))"
    }

    package static func translation(_ x: Double, _ y: Double) -> Self { Self(tx: x, ty: y) }
    package static func scale(_ x: Double, _ y: Double) -> Self { Self(a: x, d: y) }
    package static func rotation(_ angle: Double) -> Self {
        let (cosine, sine) = (cos(angle), sin(angle))
        return Self(a: cosine, b: sine, c: -sine, d: cosine)
    }

    /// First this transform, then the other.
    package func then(_ o: Self) -> Self {
        Self(
            a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d, tx: tx * o.a + ty * o.c + o.tx,
            ty: tx * o.b + ty * o.d + o.ty)
    }

    package func applied(to point: CGPoint) -> CGPoint { CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty) }

    /// A size has no place: it is turned and scaled only.
    func applied(to size: CGSize) -> CGSize { CGSize(width: a * size.width + c * size.height, height: b * size.width + d * size.height) }

    /// The smallest upright rectangle around the four corners.
    package func applied(to rect: CGRect) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { applied(to: CGPoint(x: $0, y: $1)) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let origin = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
        return CGRect(x: origin.x, y: origin.y, width: (x.max() ?? 0) - origin.x, height: (y.max() ?? 0) - origin.y)
    }

    /// The way back; a transform that flattens has none and stays as it is, as in CoreGraphics.
    package var inverse: Self {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return Self(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer { identity },
                .initializer(.required("translationX", Double.self), .required("y", Double.self)) { translation($0, $1) },
                .initializer(.required("scaleX", Double.self), .required("y", Double.self)) { scale($0, $1) },
                .initializer(.required("rotationAngle", Double.self)) { rotation($0) },
                .initializer(
                    .required("a", Double.self), .required("b", Double.self), .required("c", Double.self), .required("d", Double.self),
                    .required("tx", Double.self), .required("ty", Double.self)
                ) { Self(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5) },
                .initializer(
                    .unlabeled("a", Double.self), .unlabeled("b", Double.self), .unlabeled("c", Double.self), .unlabeled("d", Double.self),
                    .unlabeled("tx", Double.self), .unlabeled("ty", Double.self)
                ) { Self(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5) },
            ],
            staticMembers: ["identity": .of(identity)],
            properties: [
                "a": .stored(\Self.a), "b": .stored(\Self.b), "c": .stored(\Self.c), "d": .stored(\Self.d), "tx": .stored(\Self.tx),
                "ty": .stored(\Self.ty), "isIdentity": .computed { (transform: Self) in transform == identity },
            ],
            methods: [
                "translatedBy": [
                    .method("translatedBy", of: Self.self, .required("x", Double.self), .required("y", Double.self)) {
                        translation($1, $2).then($0)
                    }
                ],
                "scaledBy": [
                    .method("scaledBy", of: Self.self, .required("x", Double.self), .required("y", Double.self)) { scale($1, $2).then($0) }
                ],
                "rotated": [.method("rotated", of: Self.self, .required("by", Double.self)) { rotation($1).then($0) }],
                "concatenating": [.method("concatenating", of: Self.self, .unlabeled("other", Self.self)) { $0.then($1) }],
                "inverted": [.method("inverted", of: Self.self) { $0.inverse }],
            ]),
        summary: "A transform of the plane, for drawing and for `applying`.", examples: ["CGAffineTransform(translationX: 10, y: 0)"])
}
