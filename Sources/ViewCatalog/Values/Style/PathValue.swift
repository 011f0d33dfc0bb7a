// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Path`: an outline that code draws. As a view it takes its proposal (L3.1); layout never asks what is in it.
package struct PathValue: CatalogNative, ViewConvertible {
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

    package static let typeName = "Path"
    package private(set) var steps: [Step]

    package init(_ steps: [Step] = []) { self.steps = steps }

    package var swiftDescription: String { "Path(\(steps.count) steps)" }

    func view(of value: Value, tag: ViewTag) -> ViewValue {
        var view = ShapePayload(kind: "Path")
        view.path = self
        return view.view(tag: tag)
    }

    /// As many elements of a collection take the memory of a step.
    static let weightOfStep = 3

    /// Where the steps lie.
    private var place: UnsafeRawPointer? { steps.withUnsafeBytes(\.baseAddress) }

    /// A method that adds a step.
    private static func method<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (repeat each T) -> Step
    ) -> [NativeFunction] {
        adding(name, repeat each parameters) { (values: repeat each T) in [body(repeat each values)] }
    }

    /// A method that adds several steps.
    private static func adding<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (repeat each T) -> [Step]
    ) -> [NativeFunction] {
        let all = (repeat each parameters)
        return adding(name, ParameterInfo.all(repeat each parameters)) { (cursor) throws(Diagnostic) in
            body(repeat try cursor.next(each all))
        }
    }

    private static func adding(
        _ name: String, _ infos: [ParameterInfo], _ steps: @escaping @Sendable (ArgumentReader) throws(Diagnostic) -> [Step]
    ) -> [NativeFunction] {
        [
            NativeFunction(changing: name, infos) { (call) throws(Diagnostic) in
                let steps = try steps(ArgumentReader(call))
                try call.machine.budget.allocate(steps.count * weightOfStep, at: call.span)
                var path = Self.decode(call.takeReceiver()) ?? Self()
                let before = path.place
                path.steps += steps
                let isCopied = path.place != before
                let count = path.steps.count
                call.mutate(to: path.encode())
                // A path that somebody else holds, too, is copied to be changed.
                if isCopied { try call.machine.budget.work(count, at: call.span) }
                return .void
            }
        ]
    }

    /// A method that adds an outline of its own, which a transform may change.
    private static func outlining<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (repeat each T) -> [Step]
    ) -> [NativeFunction] {
        let (all, transform) = ((repeat each parameters), Parameter.defaulted("transform", CGAffineTransformValue.identity))
        return adding(name, ParameterInfo.all(repeat each parameters) + [transform.info]) { (cursor) throws(Diagnostic) in
            let steps = body(repeat try cursor.next(each all))
            let given = try cursor.next(transform)
            return given == .identity ? steps : Self(Self(steps).drawn(at: .zero).applying(given)).steps
        }
    }

    /// With a radius for each corner; a path knows no leading side, and so that is the left.
    private static func roundedRect(_ rect: CGRect, _ radii: RectangleCornerRadiiValue) -> [Step] {
        let corners = DrawnShape.CornerRadii(
            topLeft: radii.topLeading, topRight: radii.topTrailing, bottomLeft: radii.bottomLeading, bottomRight: radii.bottomTrailing)
        return Self(.rounded(rect, corners)).steps
    }

    /// `addArc(tangent1End:tangent2End:radius:)`: a rounded corner, with a line to where it begins.
    private static let tangentArc = NativeFunction(
        changing: "addArc",
        [
            ParameterInfo(label: "tangent1End", name: "tangent1End", type: CGPoint.swiftType),
            ParameterInfo(label: "tangent2End", name: "tangent2End", type: CGPoint.swiftType),
            ParameterInfo(label: "radius", name: "radius", type: Double.swiftType),
        ]
    ) { (call) throws(Diagnostic) in
        let (corner, end) = (try CGPoint.expect(call[0] ?? .nil), try CGPoint.expect(call[1] ?? .nil))
        let radius = try Double.expect(call[2] ?? .nil)
        var path = Self.decode(call.takeReceiver()) ?? Self()
        let start = path.drawn(at: .zero).currentPoint ?? corner
        path.steps += TangentArc(from: start, corner: corner, end: end, radius: radius).steps
        let count = path.steps.count
        call.mutate(to: path.encode())
        // All of the path was looked at to find out where it goes on.
        try call.machine.budget.allocate(count * weightOfStep, at: call.span)
        return .void
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "Path", conformances: ["Shape"],
            initializers: [
                .initializer { Self() },
                .initializer(.unlabeled("rect", CGRect.self)) { Self([.rect($0)]) },
                .initializer(.required("ellipseIn", CGRect.self)) { Self([.ellipse($0)]) },
                .initializer(.unlabeled("path", Self.self)) { $0 },
                .initializer(.unlabeled("string", String.self)) { PathText.steps($0).map { Self($0) } },
                .initializer(
                    .required("roundedRect", CGRect.self), .required("cornerRadius", Double.self),
                    .defaulted("style", RoundedCornerStyle.continuous)
                ) { rect, radius, _ in Self(roundedRect(rect, radius)) },
                .initializer(
                    .required("roundedRect", CGRect.self), .required("cornerSize", CGSize.self),
                    .defaulted("style", RoundedCornerStyle.continuous)
                ) { rect, size, _ in Self(roundedRect(rect, min(size.width, size.height))) },
                .initializer(
                    .required("roundedRect", CGRect.self), .required("cornerRadii", RectangleCornerRadiiValue.self),
                    .defaulted("style", RoundedCornerStyle.continuous)
                ) { rect, radii, _ in Self(roundedRect(rect, radii)) },
                NativeFunction("init", [Parameter<LateCall>.closure(nil, name: "draw", [.attributed(["inout"], swiftType)]).info]) {
                    (call) throws(Diagnostic) in
                    guard case .function(let draw)? = call[0] else { return Self().encode() }
                    return try call.machine.change(Self().encode(), by: draw, in: call.context)
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
                "addRect": outlining("addRect", .unlabeled("rect", CGRect.self)) { [.rect($0)] },
                "addRects": outlining("addRects", .unlabeled("rects", [CGRect].self)) { rects in rects.map { .rect($0) } },
                "addRoundedRect": outlining(
                    "addRoundedRect", .required("in", CGRect.self), .required("cornerSize", CGSize.self),
                    .defaulted("style", RoundedCornerStyle.continuous)
                ) { rect, size, _ in roundedRect(rect, min(size.width, size.height)) }
                    + outlining(
                        "addRoundedRect", .required("in", CGRect.self), .required("cornerRadii", RectangleCornerRadiiValue.self),
                        .defaulted("style", RoundedCornerStyle.continuous)
                    ) { rect, radii, _ in roundedRect(rect, radii) },
                "addPath": outlining("addPath", .unlabeled("path", Self.self)) { $0.steps },
                "addRelativeArc": outlining(
                    "addRelativeArc", .required("center", CGPoint.self), .required("radius", Double.self),
                    .required("startAngle", Angle.self), .required("delta", Angle.self)
                ) { [.arc(center: $0, radius: $1, start: $2.radians, end: $2.radians + $3.radians, clockwise: $3.radians < 0)] },
                "addEllipse": outlining("addEllipse", .required("in", CGRect.self)) { [.ellipse($0)] },
                "addArc": outlining(
                    "addArc", .required("center", CGPoint.self), .required("radius", Double.self), .required("startAngle", Angle.self),
                    .required("endAngle", Angle.self), .required("clockwise", Bool.self)
                ) { [.arc(center: $0, radius: $1, start: $2.radians, end: $3.radians, clockwise: $4)] } + [PathValue.tangentArc],
                "closeSubpath": method("closeSubpath") { .close },
            ]) { $1 }),
        summary: "An outline that code draws; as a view it takes its proposal.",
        examples: ["Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 10)) }"])
}
