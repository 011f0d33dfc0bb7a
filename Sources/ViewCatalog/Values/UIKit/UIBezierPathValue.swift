// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIBezierPath`: an outline; `Path(bezier.cgPath)` is the same.
struct UIBezierPathValue: CatalogNative {
    static var typeName: String { "UIBezierPath" }
    let steps: [PathValue.Step]

    var swiftDescription: String { "UIBezierPath(\(steps.count) steps)" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("rect", CGRect.self)) { UIBezierPathValue(steps: [.rect($0)]) },
                .initializer(.required("ovalIn", CGRect.self)) { UIBezierPathValue(steps: [.ellipse($0)]) },
                .initializer(.required("roundedRect", CGRect.self), .required("cornerRadius", Double.self)) { rect, radius in
                    UIBezierPathValue(steps: PathValue.roundedRect(rect, radius))
                },
                .initializer(
                    .required("roundedRect", CGRect.self), .required("byRoundingCorners", UIRectCornerValue.self),
                    .required("cornerRadii", CGSize.self)
                ) { rect, corners, radii in UIBezierPathValue(steps: PathValue.roundedRect(rect, radii.width, corners)) },
            ],
            properties: [
                "cgPath": NativeProperty(type: .named("Path")) { receiver, _ in
                    .native(PathValue(UIBezierPathValue.decode(receiver)?.steps ?? []))
                }
            ]),
        summary: "An outline with rounded corners.",
        examples: ["Path(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2).cgPath)"])
}

extension PathValue {
    /// A rectangle of which some corners are rounded, as four lines and up to four curves, clockwise from the top left.
    static func roundedRect(_ rect: CGRect, _ radius: Double, _ corners: UIRectCornerValue = .allCorners) -> [Step] {
        let limit = min(rect.width, rect.height) / 2
        func length(_ corner: UIRectCornerValue) -> Double { corners.contains(corner) ? max(0, min(radius, limit)) : 0 }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var steps: [Step] = [.move(CGPoint(x: left + length(.topLeft), y: top))]
        /// The line to where a corner begins and the curve around it.
        func corner(_ name: UIRectCornerValue, at corner: CGPoint, from arriving: CGVector, to leaving: CGVector) {
            let r = length(name)
            // What makes a cubic curve a quarter of a circle.
            let k = r * (1 - 0.5522847498)
            func along(_ direction: CGVector, _ distance: Double) -> CGPoint {
                CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
            }
            steps.append(.line(along(arriving, -r)))
            guard r > 0 else { return }
            steps.append(.curve(along(leaving, r), control1: along(arriving, -k), control2: along(leaving, k)))
        }
        let (rightward, leftward) = (CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0))
        let (downward, upward) = (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1))
        corner(.topRight, at: CGPoint(x: right, y: top), from: rightward, to: downward)
        corner(.bottomRight, at: CGPoint(x: right, y: bottom), from: downward, to: leftward)
        corner(.bottomLeft, at: CGPoint(x: left, y: bottom), from: leftward, to: upward)
        corner(.topLeft, at: CGPoint(x: left, y: top), from: upward, to: rightward)
        steps.append(.close)
        return steps
    }
}
