// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What the code of a Canvas asks its context for.
extension GraphicsContextValue {
    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, properties: properties, methods: methods), summary: "The context into which the code of a Canvas draws.",
        examples: [])

    private static let properties: [String: NativeProperty] = [
        "opacity": .stored(\Self.opacity), "transform": .stored(\Self.transform),
        "blendMode": NativeProperty(
            type: .named("GraphicsContext.BlendMode"),
            get: { receiver, _ in
                OpaqueValue(kind: "GraphicsContext.BlendMode", text: (Self.decode(receiver)?.blendMode ?? .normal).rawValue).encode()
            },
            set: { receiver, value, _ in Self.decode(receiver)?.blended(DrawnBlendMode(value)).encode() ?? receiver }),
        "clipBoundingRect": .computed { (context: Self) in CGRect(origin: .zero, size: context.recording.size) },
        "environment": NativeProperty(type: .named("EnvironmentValues")) { (_, context) in
            .native(context.machine.environmentValues(at: context.site))
        },
    ]

    private static let methods: [String: [NativeFunction]] = [
        "fill": [
            drawing("fill", .unlabeled("path", PathValue.self), .required("with", GraphicsShading.self), .pathStyle) {
                (context, call, path, shading, _) throws(Diagnostic) in
                try context.fill(path, shading, at: call.span)
            }
        ],
        "stroke": [
            drawing("stroke", .unlabeled("path", PathValue.self), .required("with", GraphicsShading.self), .defaulted("lineWidth", 1.0)) {
                (context, call, path, shading, width) throws(Diagnostic) in
                try context.stroke(path, shading, StrokeLine(width: width), at: call.span)
            },
            drawing(
                "stroke", .unlabeled("path", PathValue.self), .required("with", GraphicsShading.self),
                .required("style", StrokeStyleValue.self)
            ) { (context, call, path, shading, style) throws(Diagnostic) in
                try context.stroke(path, shading, style.line, at: call.span)
            },
        ],
        "draw": [
            drawing("draw", .content, .required("at", CGPoint.self), .defaulted("anchor", UnitPoint.center)) {
                (context, call, content, point, anchor) throws(Diagnostic) in
                guard let content = GraphicsContent(content, on: context.recording) else { return }
                try context.draw(content, at: point, anchor: anchor, at: call.span)
            },
            drawing("draw", .content, .required("in", CGRect.self), .pathStyle) {
                (context, call, content, rect, _) throws(Diagnostic) in
                guard let content = GraphicsContent(content, on: context.recording) else { return }
                try context.draw(content, in: rect, at: call.span)
            },
            // A piece of the layout that a TextRenderer is given.
            drawing("draw", .content, .any("options", name: "options", defaultText: "[]")) { _, _, _, _ in },
        ],
        "resolve": [resolving("Text", "GraphicsContext.ResolvedText"), resolving("Image", "GraphicsContext.ResolvedImage")]
            + [NativeFunction("resolve", [ParameterInfo(label: nil, name: "shading", type: GraphicsShading.swiftType)]) { $0[0] ?? .nil }],
        "resolveSymbol": [
            NativeFunction(
                "resolveSymbol", [ParameterInfo(label: "id", name: "id", type: .named("Any"))],
                resultType: .optional(.named("GraphicsContext.ResolvedSymbol"))
            ) { (call) throws(Diagnostic) in
                let context = try Self.expect(call.receiver ?? .nil)
                return GraphicsContent(symbol: call[0] ?? .nil, on: context.recording).map { .native($0) } ?? .nil
            }
        ],
        "translateBy": changing("translateBy", .required("x", Double.self), .required("y", Double.self)) {
            $0.transformed(by: .translation($1, $2))
        },
        "scaleBy": changing("scaleBy", .required("x", Double.self), .required("y", Double.self)) { $0.transformed(by: .scale($1, $2)) },
        "rotate": changing("rotate", .required("by", Angle.self)) { $0.transformed(by: .rotation($1.radians)) },
        "concatenate": changing("concatenate", .unlabeled("matrix", CGAffineTransformValue.self)) { $0.transformed(by: $1) },
        "clip": changing(
            "clip", .required("to", PathValue.self), .pathStyle,
            .any("options", name: "options", type: "GraphicsContext.ClipOptions", defaultText: "[]")
        ) { context, path, _, options in
            // What is outside of a path cannot be kept alone in a picture here.
            options.opaqueText == "inverse" ? context : context.clipped(to: path)
        },
        "clipToLayer": [layer("clipToLayer", runs: false)], "drawLayer": [layer("drawLayer", runs: true)],
        "withCGContext": [
            NativeFunction(
                "withCGContext",
                [Parameter<LateCall>.closure("content", [.named("Any")]).info], resultType: .named("Void")
            ) { _ in .void }
        ],
        "addFilter": changing(
            "addFilter", .unlabeled("filter", GraphicsFilter.self),
            .any("options", name: "options", type: "GraphicsContext.FilterOptions", defaultText: "[]")
        ) { context, filter, _ in
            filter.effect.map { context.adding($0) } ?? context
        },
    ]

    // MARK: ways of declaring them

    private static func drawing<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>,
        body: @escaping @Sendable (Self, NativeCall, repeat each T) throws(Diagnostic) -> Void
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction(name, infos, resultType: .named("Void")) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            try body(try Self.expect(call.receiver ?? .nil), call, repeat try cursor.next(each all))
            return .void
        }
    }

    private static func changing<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (Self, repeat each T) -> Self
    ) -> [NativeFunction] {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return [
            NativeFunction(changing: name, infos) { (call) throws(Diagnostic) in
                let cursor = ArgumentReader(call)
                guard let context = Self.decode(call.takeReceiver()) else { return .void }
                // A context is a value: its effects are copied.
                try call.machine.budget.work(context.effects.count, at: call.span)
                call.mutate(to: body(context, repeat try cursor.next(each all)).encode())
                return .void
            }
        ]
    }

    private static func resolving(_ type: String, _ result: String) -> NativeFunction {
        NativeFunction("resolve", [ParameterInfo(label: nil, name: "content", type: .named(type))], resultType: .named(result)) {
            (call) throws(Diagnostic) in
            let context = try Self.expect(call.receiver ?? .nil)
            return GraphicsContent(call[0] ?? .nil, on: context.recording).map { .native($0) } ?? .nil
        }
    }

    /// A layer is drawn with the state of its context; what it changes of that ends with it. One that only clips leaves no trace.
    private static func layer(_ name: String, runs: Bool) -> NativeFunction {
        let content = Parameter<LateCall>.closure("content", [.attributed(["inout"], swiftType)]).info
        let clips = [
            ParameterInfo(label: "opacity", name: "opacity", type: Double.swiftType, defaultText: "1"),
            ParameterInfo(label: "options", name: "options", type: .named("GraphicsContext.ClipOptions"), defaultText: "[]"),
        ]
        return NativeFunction(name, (runs ? [] : clips) + [content], resultType: .named("Void")) { (call) throws(Diagnostic) in
            guard runs, case .function(let function)? = call[0], let receiver = call.receiver else { return .void }
            _ = try call.machine.change(receiver, by: function, in: call.context)
            return .void
        }
    }
}

extension Parameter where T == Value {
    /// What `draw` takes: a Text, an Image, or one that was resolved.
    fileprivate static var content: Parameter<Value> { .any(nil, name: "content") }
    fileprivate static var pathStyle: Parameter<Value> { .any("style", name: "style", type: "FillStyle", defaultText: "FillStyle()") }
}
