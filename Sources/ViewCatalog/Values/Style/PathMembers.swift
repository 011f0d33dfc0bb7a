// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a Path tells of itself, and the paths that are made of it.
enum PathMembers {
    static let properties: [String: NativeProperty] = [
        "boundingRect": property(CGRect.swiftType) { $0.bounds.encode() },
        "boundingBox": property(CGRect.swiftType) { $0.bounds.encode() },
        "boundingBoxOfPath": property(CGRect.swiftType) { $0.bounds.encode() },
        "isEmpty": .computed { (path: PathValue) in path.steps.isEmpty },
        "currentPoint": property(.optional(CGPoint.swiftType)) { $0.currentPoint.encode() },
        "cgPath": .computed { (path: PathValue) in path },
        "_segments": PathSegments.property,
    ]

    static let methods: [String: [NativeFunction]] = {
        var methods: [String: [NativeFunction]] = [
            "contains": [
                question("contains", .unlabeled("point", CGPoint.self), .defaulted("eoFill", false), result: Bool.swiftType) {
                    shape, _, point, evenOdd in shape.contains(point, evenOdd: evenOdd).encode()
                }
            ],
            "trimmedPath": [
                making("trimmedPath", .required("from", Double.self), .required("to", Double.self)) { shape, _, from, to in
                    from < to ? shape.trimmed(max(0, from)...max(0, to)) : .path([])
                }
            ],
            "applying": [
                making("applying", .unlabeled("transform", CGAffineTransformValue.self)) { shape, _, transform in shape.applying(transform)
                }
            ],
            "offsetBy": [
                making("offsetBy", .required("dx", Double.self), .required("dy", Double.self)) { shape, _, dx, dy in
                    shape.applying(.translation(dx, dy))
                }
            ],
            "strokedPath": [
                making("strokedPath", .unlabeled("style", StrokeStyleValue.self)) { (shape, charge, style) throws(Diagnostic) in
                    try shape.stroked(width: style.lineWidth, charge: charge)
                }
            ],
        ]
        for operation in ShapeOperation.allCases {
            methods[operation.rawValue] = [
                making(operation.rawValue, .unlabeled("other", PathValue.self), .defaulted("eoFill", false)) {
                    (shape, charge, other, evenOdd) throws(Diagnostic) in
                    try charge.work(other.costOfLines)
                    return try shape.combined(operation, with: other.drawn(at: .zero), evenOdd: evenOdd, charge: charge)
                }
            ]
        }
        return methods
    }()

    /// `Circle().path(in: rect)`, of shapes that are not the user's own.
    static let ofShapes: [String: [NativeFunction]] = [
        "path": [
            NativeFunction("path", [ParameterInfo(label: "in", name: "rect", type: CGRect.swiftType)], resultType: .named("Path")) {
                (call) throws(Diagnostic) in
                let rect = try CGRect.expect(call[0] ?? .nil)
                guard let receiver = call.receiver, let shape = try ViewBuilding.view(receiver, nil, call.context).payload as? ShapePayload
                else { return .native(PathValue()) }
                let drawn = try shape.drawn(in: rect, charge: ShapeCharge(call.machine.budget, at: call.span)) {
                    (own, rect) throws(Diagnostic) in
                    let answer = try call.machine.callMethod(
                        "path", on: .structure(own), arguments: [("in", rect.encode())], in: call.context)
                    return PathValue.decode(answer.result)
                }
                return .native(PathValue(drawn))
            }
        ]
    ]

    private static func property(_ type: TypeSyntax, _ get: @escaping @Sendable (DrawnShape) -> Value) -> NativeProperty {
        NativeProperty(type: type) { (value, context) throws(Diagnostic) in
            guard let path = PathValue.decode(value) else { return .nil }
            try context.machine.budget.work(path.costOfLines, at: nil)
            return get(path.drawn(at: .zero))
        }
    }

    private static func question<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, result: TypeSyntax,
        body: @escaping @Sendable (DrawnShape, ShapeCharge, repeat each T) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction(name, infos, resultType: result) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            guard let own = PathValue.decode(call.receiver ?? .nil) else { return .nil }
            let charge = ShapeCharge(call.machine.budget, at: call.span)
            try charge.work(own.costOfLines)
            return try body(own.drawn(at: .zero), charge, repeat try cursor.next(each all))
        }
    }

    private static func making<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>,
        body: @escaping @Sendable (DrawnShape, ShapeCharge, repeat each T) throws(Diagnostic) -> DrawnShape
    ) -> NativeFunction {
        question(name, repeat each parameters, result: .named("Path")) {
            (shape: DrawnShape, charge: ShapeCharge, values: repeat each T) throws(Diagnostic) in
            let path = PathValue(try body(shape, charge, repeat each values))
            try charge.segments(path.steps.count)
            return .native(path)
        }
    }
}

/// Charges what is done with outlines to the input that asks for it, before it is done.
package struct ShapeCharge: Sendable {
    private let budget: Budget
    private let span: SourceSpan?

    package init(_ budget: Budget, at span: SourceSpan?) {
        self.budget = budget
        self.span = span
    }

    /// Edges that are gone through.
    func work(_ count: Int) throws(Diagnostic) { try budget.work(count, at: span) }

    /// Segments that are made.
    func segments(_ count: Int) throws(Diagnostic) { try budget.allocate(count * PathValue.weightOfStep, at: span) }
}

extension PathValue {
    /// How many lines stand for the path at most: a curve counts as a dozen, as it is drawn.
    fileprivate var costOfLines: Int { steps.count * 12 }
}

extension PathValue {
    init(_ shape: DrawnShape) {
        self.init(
            shape.segments.map { segment in
                switch segment {
                case .move(let point): .move(point)
                case .line(let point): .line(point)
                case .curve(let first, let second, let end): .curve(end, control1: first, control2: second)
                case .close: .close
                }
            })
    }
}

extension DrawnShape {
    /// The area that a line along the outline covers, with round joins.
    fileprivate func stroked(width: Double, charge: ShapeCharge) throws(Diagnostic) -> DrawnShape {
        guard width > 0, width.isFinite else { return .path([]) }
        var path: [Segment] = []
        let lines = lines()
        // A rectangle for each piece of a line, and an ellipse for each joint.
        try charge.segments(lines.reduce(0) { $0 + $1.count } * 11)
        for line in lines {
            for (start, end) in zip(line, line.dropFirst()) {
                let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
                guard length > 0 else { continue }
                let (x, y) = ((end.y - start.y) / length * width / 2, (start.x - end.x) / length * width / 2)
                path +=
                    DrawnShape.polygon([
                        CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: end.x + x, y: end.y + y), CGPoint(x: end.x - x, y: end.y - y),
                        CGPoint(x: start.x - x, y: start.y - y),
                    ]).segments
            }
            for joint in line.dropFirst().dropLast() {
                path += DrawnShape.ellipse(CGRect(x: joint.x - width / 2, y: joint.y - width / 2, width: width, height: width)) as [Segment]
            }
        }
        return .path(path)
    }
}
