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
        "boundingRect": property(CGRect.swiftType) { $0.drawn(at: .zero).bounds.encode() },
        "isEmpty": property(Bool.swiftType) { $0.steps.isEmpty.encode() },
        "currentPoint": property(.optional(CGPoint.swiftType)) { ($0.drawn(at: .zero).lines().last?.last).encode() },
        "cgPath": property(.named("Path")) { .native($0) },
    ]

    static let methods: [String: [NativeFunction]] = {
        var methods: [String: [NativeFunction]] = [
            "contains": [
                question("contains", .unlabeled("point", CGPoint.self), .defaulted("eoFill", false), result: Bool.swiftType) {
                    $0.contains($1, evenOdd: $2).encode()
                }
            ],
            "trimmedPath": [
                making("trimmedPath", .required("from", Double.self), .required("to", Double.self)) { shape, from, to in
                    from < to ? shape.trimmed(max(0, from)...max(0, to)) : .path([])
                }
            ],
            "applying": [making("applying", .unlabeled("transform", CGAffineTransformValue.self)) { $0.applying($1) }],
            "offsetBy": [
                making("offsetBy", .required("dx", Double.self), .required("dy", Double.self)) { $0.applying(.translation($1, $2)) }
            ],
            "strokedPath": [making("strokedPath", .unlabeled("style", StrokeStyleValue.self)) { $0.stroked(width: $1.lineWidth) }],
        ]
        for operation in ShapeOperation.allCases {
            methods[operation.rawValue] = [
                making(operation.rawValue, .path, .defaulted("eoFill", false)) { $0.combined(operation, with: $1, evenOdd: $2) }
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
                return .native(PathValue(shape.drawn(in: rect) { own, rect in path(of: own, in: rect, call) }))
            }
        ]
    ]

    private static func path(of shape: StructValue, in rect: CGRect, _ call: NativeCall) -> PathValue? {
        let arguments: [(label: String?, value: Value)] = [("in", rect.encode())]
        guard
            case .native(let native)? = try? call.machine.callMethod("path", on: .structure(shape), arguments: arguments, in: call.context)
                .result
        else {
            return nil
        }
        return native as? PathValue
    }

    private static func path(_ value: Value?) -> PathValue? {
        if case .native(let native)? = value { native as? PathValue } else { nil }
    }

    private static func property(_ type: TypeSyntax, _ get: @escaping @Sendable (PathValue) -> Value) -> NativeProperty {
        NativeProperty(type: type) { value, _ in path(value).map(get) ?? .nil }
    }

    private static func question<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, result: TypeSyntax,
        body: @escaping @Sendable (DrawnShape, repeat each T) -> Value
    ) -> NativeFunction {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        let all = (repeat each parameters)
        return NativeFunction(name, infos, resultType: result) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            guard let own = path(call.receiver) else { return .nil }
            return body(own.drawn(at: .zero), repeat try cursor.next(each all))
        }
    }

    private static func making<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (DrawnShape, repeat each T) -> DrawnShape
    ) -> NativeFunction {
        question(name, repeat each parameters, result: .named("Path")) { (shape: DrawnShape, values: repeat each T) in
            .native(PathValue(body(shape, repeat each values)))
        }
    }
}

extension Parameter where T == DrawnShape {
    fileprivate static var path: Parameter<DrawnShape> {
        Parameter(ParameterInfo(label: nil, name: "other", type: .named("Path"))) { call, index in
            if case .native(let native)? = call[index], let path = native as? PathValue { path.drawn(at: .zero) } else { .path([]) }
        }
    }
}

extension PathValue {
    convenience init(_ shape: DrawnShape) {
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
    fileprivate func stroked(width: Double) -> DrawnShape {
        guard width > 0, width.isFinite else { return .path([]) }
        var path: [Segment] = []
        for line in lines() {
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
