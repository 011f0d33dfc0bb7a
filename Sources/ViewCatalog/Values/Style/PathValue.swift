// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Path`: an outline that code draws. As a view it takes its proposal (L3.1); layout never asks what is in it.
package final class PathValue: NativeValue, ViewConvertible, @unchecked Sendable {
    package enum Step: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case rect(CGRect)
        case ellipse(CGRect)
        case arc(center: CGPoint, radius: Double, start: Double, end: Double, clockwise: Bool)
        case close
    }

    package private(set) var steps: [Step] = []

    package init(_ steps: [Step] = []) { self.steps = steps }

    package var nativeTypeName: String { "Path" }
    package var swiftDescription: String { "Path(\(steps.count) steps)" }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? PathValue)?.steps == steps }
    package func hash(into hasher: inout Hasher) { hasher.combine(steps) }

    func view(of value: Value, tag: ViewTag) -> ViewValue {
        var view = ShapePayload(kind: "Path")
        view.path = self
        return view.view(tag: tag)
    }

    /// A method that adds a step, or several.
    private static func method<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (repeat each T) -> Step
    ) -> [NativeFunction] {
        adding(name, repeat each parameters) { (values: repeat each T) in [body(repeat each values)] }
    }

    private static func adding<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (repeat each T) -> [Step]
    ) -> [NativeFunction] {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        let all = (repeat each parameters)
        return [
            NativeFunction(name, infos) { (call) throws(Diagnostic) in
                let cursor = ArgumentReader(call)
                let steps = body(repeat try cursor.next(each all))
                if case .native(let native)? = call.receiver, let path = native as? PathValue { path.steps += steps }
                return .void
            }
        ]
    }

    /// `addArc(tangent1End:tangent2End:radius:)`: a rounded corner, with a line to where it begins.
    private static let tangentArc = NativeFunction(
        "addArc",
        [
            ParameterInfo(label: "tangent1End", name: "tangent1End", type: CGPoint.swiftType),
            ParameterInfo(label: "tangent2End", name: "tangent2End", type: CGPoint.swiftType),
            ParameterInfo(label: "radius", name: "radius", type: Double.swiftType),
        ]
    ) { (call) throws(Diagnostic) in
        guard case .native(let native)? = call.receiver, let path = native as? PathValue else { return .void }
        let (corner, end) = (try CGPoint.expect(call[0] ?? .nil), try CGPoint.expect(call[1] ?? .nil))
        let start = path.drawn(at: .zero).lines().last?.last ?? corner
        path.steps += TangentArc(from: start, corner: corner, end: end, radius: try Double.expect(call[2] ?? .nil)).steps
        return .void
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "Path", conformances: ["Shape"],
            initializers: [
                NativeFunction("init") { _ in .native(PathValue()) },
                NativeFunction("init", [ParameterInfo(label: nil, name: "rect", type: CGRect.swiftType)]) { (call) throws(Diagnostic) in
                    .native(PathValue([.rect(try CGRect.expect(call[0] ?? .nil))]))
                },
                NativeFunction("init", [ParameterInfo(label: "ellipseIn", name: "rect", type: CGRect.swiftType)]) {
                    (call) throws(Diagnostic) in
                    .native(PathValue([.ellipse(try CGRect.expect(call[0] ?? .nil))]))
                },
                NativeFunction("init", [ParameterInfo(label: nil, name: "path", type: .named("Path"))]) { call in call[0] ?? .nil },
                NativeFunction("init", [ParameterInfo(label: nil, name: "string", type: .named("String"))]) { call in
                    call[0].flatMap(String.decode).flatMap(PathText.steps).map { .native(PathValue($0)) } ?? .nil
                },
                NativeFunction(
                    "init",
                    [
                        ParameterInfo(label: "roundedRect", name: "rect", type: CGRect.swiftType),
                        ParameterInfo(label: "cornerRadius", name: "cornerRadius", type: Double.swiftType),
                        ParameterInfo(label: "style", name: "style", type: RoundedCornerStyle.swiftType, defaultText: ".continuous"),
                    ]
                ) { (call) throws(Diagnostic) in
                    .native(
                        PathValue(PathValue.roundedRect(try CGRect.expect(call[0] ?? .nil), try Double.expect(call[1] ?? .double(0)))))
                },
                NativeFunction(
                    "init",
                    [
                        ParameterInfo(label: "roundedRect", name: "rect", type: CGRect.swiftType),
                        ParameterInfo(label: "cornerSize", name: "cornerSize", type: CGSize.swiftType),
                        ParameterInfo(label: "style", name: "style", type: RoundedCornerStyle.swiftType, defaultText: ".continuous"),
                    ]
                ) { (call) throws(Diagnostic) in
                    let size = try CGSize.expect(call[1] ?? .nil)
                    return .native(PathValue(PathValue.roundedRect(try CGRect.expect(call[0] ?? .nil), min(size.width, size.height))))
                },
                NativeFunction("init", [Parameter<LateCall>.closure(nil, name: "draw", [.named("Path")]).info]) {
                    (call) throws(Diagnostic) in
                    let path = PathValue()
                    if case .function(let draw)? = call[0] { _ = try call.machine.call(draw, [.native(path)], in: call.context) }
                    return .native(path)
                },
            ],
            properties: PathMembers.properties,
            methods: PathMembers.methods.merging([
                "move": method("move", .required("to", CGPoint.self)) { .move($0) },
                "addLine": method("addLine", .required("to", CGPoint.self)) { .line($0) },
                "addQuadCurve": method("addQuadCurve", .required("to", CGPoint.self), .required("control", CGPoint.self)) {
                    .quad($0, control: $1)
                },
                "addCurve": method(
                    "addCurve", .required("to", CGPoint.self), .required("control1", CGPoint.self), .required("control2", CGPoint.self)
                ) { .curve($0, control1: $1, control2: $2) },
                "addLines": adding("addLines", .unlabeled("lines", [CGPoint].self)) { points in
                    points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
                },
                "addRect": method("addRect", .unlabeled("rect", CGRect.self)) { .rect($0) },
                "addRects": adding("addRects", .unlabeled("rects", [CGRect].self)) { rects in rects.map { .rect($0) } },
                "addRoundedRect": adding(
                    "addRoundedRect", .required("in", CGRect.self), .required("cornerSize", CGSize.self),
                    .defaulted("style", RoundedCornerStyle.continuous)
                ) { rect, size, _ in PathValue.roundedRect(rect, min(size.width, size.height)) },
                "addPath": [
                    NativeFunction(
                        "addPath",
                        [
                            ParameterInfo(label: nil, name: "path", type: .named("Path")),
                            ParameterInfo(
                                label: "transform", name: "transform", type: .named("CGAffineTransform"), defaultText: ".identity"),
                        ]
                    ) { call in
                        if case .native(let native)? = call.receiver, let path = native as? PathValue,
                            case .native(let other)? = call[0], let added = other as? PathValue
                        {
                            let transform = call[1].flatMap(CGAffineTransformValue.decode)
                            path.steps += transform.map { PathValue(added.drawn(at: .zero).applying($0)).steps } ?? added.steps
                        }
                        return .void
                    }
                ],
                "addRelativeArc": method(
                    "addRelativeArc", .required("center", CGPoint.self), .required("radius", Double.self),
                    .required("startAngle", Angle.self), .required("delta", Angle.self)
                ) { .arc(center: $0, radius: $1, start: $2.radians, end: $2.radians + $3.radians, clockwise: $3.radians < 0) },
                "addEllipse": method("addEllipse", .required("in", CGRect.self)) { .ellipse($0) },
                "addArc": method(
                    "addArc", .required("center", CGPoint.self), .required("radius", Double.self), .required("startAngle", Angle.self),
                    .required("endAngle", Angle.self), .required("clockwise", Bool.self)
                ) { .arc(center: $0, radius: $1, start: $2.radians, end: $3.radians, clockwise: $4) } + [PathValue.tangentArc],
                "closeSubpath": method("closeSubpath") { .close },
            ]) { $1 }),
        summary: "An outline that code draws; as a view it takes its proposal.",
        examples: ["Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 10)) }"])
}
