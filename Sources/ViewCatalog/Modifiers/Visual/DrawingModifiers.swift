// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What is drawn: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    private static let drawingRows0: [ModifierDeclaration] = [
        row(
            "accentColor", "The accent colour; tint has replaced it.", "Text(\"a\").accentColor(.red)",
            .visual(.unlabeled("color", ColorValue?.self)) { .tint($0?.encode()) }),
        row(
            "allowedDynamicRange", "The range of brightness that images may use; no effect here.", "Text(\"a\").allowedDynamicRange(.high)",
            .visual(.any(nil, name: "range", of: .optional(.named("Image.DynamicRange"))))),
        row(
            "backgroundStyle", "The style used for backgrounds.", "Text(\"a\").backgroundStyle(.red)",
            .visual(.style(nil, name: "style")) { .background($0) }),
        row(
            "blendMode", "How the view blends with what is behind it.", "Text(\"a\").blendMode(.multiply)",
            .visual(.any(nil, name: "value", type: "BlendMode")) { .blend(DrawnBlendMode($0)) }),
        row(
            "blur", "Blurs the view; does not change the frame.", "Text(\"a\").blur(radius: 3)",
            .visual(.required("radius", Double.self), .defaulted("opaque", false)) { radius, _ in .blur(radius) }),
        row(
            "border", "Draws a line inside the view's edges; does not change the frame.", "Text(\"a\").border(.red, width: 2)",
            otherNames: [
                "borderColor": ".border(.red, width: 2)",
                "borderWidth": ".border(.red, width: 2)",
                "outline": ".border(.red, width: 2)",
            ],
            .visual(.style(nil, name: "style"), .defaulted("width", 1.0)) { .border($0, width: $1) }),
        row(
            "brightness", "Brightens the view's colours.", "Text(\"a\").brightness(0.2)",
            .visual(.unlabeled("amount", Double.self)) { .color(.brightness($0)) }),
        row(
            "clipShape", "Draws only what is inside a shape; does not change the frame.", "Text(\"a\").clipShape(.rect(cornerRadius: 8))",
            geometry: .clips,
            otherNames: [
                "borderRadius": ".clipShape(.rect(cornerRadius: 8))",
                "radius": ".clipShape(.rect(cornerRadius: 8))",
                "rounded": ".clipShape(.rect(cornerRadius: 8))",
            ],
            .visual(.shape(nil, name: "shape"), .style) { shape, _ in .clip(shape) }),
        row(
            "colorEffect", "Changes the view's colours by a shader.",
            "Text(\"a\").colorEffect(Shader(function: ShaderFunction(library: .default, name: \"s\"), arguments: []))",
            .visual(.any(nil, name: "shader", type: "Shader"), .defaulted("isEnabled", true))),
        row("colorInvert", "Inverts the view's colours.", "Text(\"a\").colorInvert()", .visual { .color(.invert) }),
        row(
            "colorMultiply", "Multiplies the view's colours by a colour.", "Text(\"a\").colorMultiply(.red)",
            .visual(.unlabeled("color", ColorValue.self)) { .color(.multiply($0)) }),
        row(
            "compositingGroup", "Composites the view before effects apply to it.", "Text(\"a\").compositingGroup()",
            .visual { .blend(.normal) }),
        row(
            "containerBackground", "The background of the enclosing container.", "Text(\"a\").containerBackground(.red, for: .navigation)",
            .visual(.style(nil, name: "style"), .any("for", name: "for", type: "ContainerBackgroundPlacement")),
            .visual(.any("for", name: "for", type: "ContainerBackgroundPlacement"), .defaulted("alignment", Alignment.center), .late())),
        row(
            "containerShape", "The shape of the container, for the views inside.", "Text(\"a\").containerShape(.rect(cornerRadius: 8))",
            .visual(.shape(nil, name: "shape"))),
        row(
            "contrast", "Changes the contrast of the view's colours.", "Text(\"a\").contrast(0.5)",
            .visual(.unlabeled("amount", Double.self)) { .color(.contrast($0)) }),
        row(
            "cornerRadius", "Rounds the view's corners; does not change the frame.", "Text(\"a\").cornerRadius(8)", geometry: .clips,
            .visual(.unlabeled("radius", Double.self), .defaulted("antialiased", true)) { radius, _ in
                .clip(ShapePayload(kind: "RoundedRectangle", cornerRadii: [radius]))
            }),
        row(
            "distortionEffect", "Moves the view's pixels by a shader.",
            "Text(\"a\").distortionEffect(Shader(function: ShaderFunction(library: .default, name: \"s\"), arguments: []), maxSampleOffset: .zero)",
            .visual(.any(nil, name: "shader", type: "Shader"), .required("maxSampleOffset", CGSize.self), .defaulted("isEnabled", true))),
        row(
            "drawingGroup", "Draws the view as one image.", "Text(\"a\").drawingGroup()",
            .visual(
                .defaulted("opaque", false), .any("colorMode", name: "colorMode", type: "ColorRenderingMode", defaultText: ".nonLinear")
            ) { _, _ in .blend(.normal) }),
        row(
            "flipsForRightToLeftLayoutDirection", "Mirrors the view in right-to-left layouts; affects drawing only.",
            "Text(\"a\").flipsForRightToLeftLayoutDirection()", .visual(.unlabeledDefault("flag", true))),
        row(
            "foregroundColor", "The colour of text and shapes.", "Text(\"a\").foregroundColor(.red)", paints: true,
            .visual(.unlabeled("color", ColorValue?.self)) { $0.map { .foreground([$0.encode()]) } ?? .none }),
    ]

    private static let drawingRows1: [ModifierDeclaration] = [
        row(
            "foregroundStyle", "The style of text and shapes.", "Text(\"a\").foregroundStyle(.secondary)", paints: true,
            otherNames: [
                "color": ".foregroundStyle(.red)",
                "colour": ".foregroundStyle(.red)",
                "fontColor": ".foregroundStyle(.red)",
                "foreground": ".foregroundStyle(.red)",
                "textColor": ".foregroundStyle(.red)",
            ],
            .visual(.style(nil, name: "style")) { .foreground([$0]) },
            .visual(.style(nil, name: "style"), .style(nil, name: "secondary")) { .foreground([$0, $1]) },
            .visual(.style(nil, name: "style"), .style(nil, name: "secondary"), .style(nil, name: "tertiary")) {
                .foreground([$0, $1, $2])
            }),
        row(
            "glassEffect", "Draws Liquid Glass behind the view; does not change the frame.",
            "Text(\"a\").glassEffect(.regular.interactive(), in: .capsule)",
            .visual(.unlabeledDefault("glass", GlassValue())) { .glass($0, nil) },
            .visual(.unlabeledDefault("glass", GlassValue()), .shape("in", name: "shape")) { .glass($0, $1) }),
        row(
            "glassEffectID", "The identity of a glass effect, for transitions into others.", "Text(\"a\").glassEffectID(\"x\", in: 1)",
            .visual(.unlabeled("id", Value.self), .required("in", Value.self))),
        row(
            "glassEffectTransition", "How a glass effect appears and disappears.", "Text(\"a\").glassEffectTransition(.materialize)",
            .visual(.any(nil, name: "value", type: "GlassEffectTransition"))),
        row(
            "glassEffectUnion", "Joins glass effects into one shape.", "Text(\"a\").glassEffectUnion(id: \"x\", namespace: 1)",
            .visual(.required("id", Value.self), .required("namespace", Value.self))),
        row(
            "grayscale", "Removes colour from the view.", "Text(\"a\").grayscale(1)",
            .visual(.unlabeled("amount", Double.self)) { .color(.grayscale($0)) }),
        row(
            "backgroundExtensionEffect", "Continues the view behind bars and sidebars, mirrored; does not change the frame.",
            "Text(\"a\").backgroundExtensionEffect()", .visual(.defaulted("isEnabled", true))),
        row(
            "hueRotation", "Shifts the hues of the view's colours.", "Text(\"a\").hueRotation(.degrees(90))",
            .visual(.unlabeled("angle", Angle.self)) { .color(.hueRotation($0)) }),
        row(
            "invalidatableContent", "Marks content that may be out of date.", "Text(\"a\").invalidatableContent()",
            .visual(.unlabeledDefault("flag", true))),
        row(
            "layerEffect", "Draws the whole view by a shader.",
            "Text(\"a\").layerEffect(Shader(function: ShaderFunction(library: .default, name: \"s\"), arguments: []), maxSampleOffset: .zero)",
            .visual(.any(nil, name: "shader", type: "Shader"), .required("maxSampleOffset", CGSize.self), .defaulted("isEnabled", true))),
        row(
            "layoutDirectionBehavior", "Whether a shape is mirrored in right-to-left layouts; affects drawing only.",
            "Text(\"a\").layoutDirectionBehavior(.fixed)",
            .visual(.any(nil, name: "value", type: "LayoutDirectionBehavior"))),
        row("luminanceToAlpha", "Turns brightness into opacity.", "Text(\"a\").luminanceToAlpha()", .visual { .color(.luminanceToAlpha) }),
        row(
            "materialActiveAppearance", "When materials look active.", "Text(\"a\").materialActiveAppearance(.active)",
            .visual(.any(nil, name: "value", type: "MaterialActiveAppearance"))),
        row(
            "opacity", "The opacity of the view; does not change the layout.", "Text(\"a\").opacity(0.5)",
            otherNames: [
                "alpha": ".opacity(0.5)",
                "transparency": ".opacity(0.5)",
            ],
            .visual(.unlabeled("opacity", Double.self)) { .opacity($0) }),
        row(
            "projectionEffect", "Draws the view with a projection transform; does not change the frame.",
            "Text(\"a\").projectionEffect(ProjectionTransform())",
            .visual(.any(nil, name: "transform", type: "ProjectionTransform"))),
        row(
            "redacted", "Draws the view as a placeholder.", "Text(\"a\").redacted(reason: .placeholder)",
            .visual(.any("reason", name: "reason", type: "RedactionReasons")) { _ in .redacted(true) }),
        row(
            "rotation3DEffect", "Rotates the drawing in 3D; the frame stays, but a GeometryReader inside sees the change.",
            "Text(\"a\").rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))",
            .visual(
                .unlabeled("angle", Angle.self), .required("axis", Value.self), .defaulted("anchor", UnitPoint.center),
                .defaulted("anchorZ", 0.0), .defaulted("perspective", 1.0)
            ) { angle, axis, anchor, _, _ in .rotation3D(angle, axis: DrawingEffect.Axis3D(axis), anchor: anchor) }),
        row(
            "rotationEffect", "Rotates the drawing; the frame stays, but a GeometryReader inside sees the change.",
            "Text(\"a\").rotationEffect(.degrees(20))",
            otherNames: [
                "rotate": ".rotationEffect(.degrees(45))",
                "rotation": ".rotationEffect(.degrees(45))",
            ],
            .visual(.unlabeled("angle", Angle.self), .defaulted("anchor", UnitPoint.center)) { .rotation($0, anchor: $1) }),
        row(
            "saturation", "Changes the saturation of the view's colours.", "Text(\"a\").saturation(0.5)",
            .visual(.unlabeled("amount", Double.self)) { .color(.saturation($0)) }),
        row(
            "scaleEffect", "Draws the view larger or smaller; the frame stays, but a GeometryReader inside sees the change.",
            "Text(\"a\").scaleEffect(2)",
            otherNames: [
                "scale": ".scaleEffect(2)",
                "zoom": ".scaleEffect(2)",
            ],
            .visual(.unlabeled("scale", Double.self), .defaulted("anchor", UnitPoint.center)) {
                .scale(CGSize(width: $0, height: $0), anchor: $1)
            },
            .visual(.unlabeled("scale", CGSize.self), .defaulted("anchor", UnitPoint.center)) { .scale($0, anchor: $1) },
            .visual(.defaulted("x", 1.0), .defaulted("y", 1.0), .defaulted("anchor", UnitPoint.center)) {
                .scale(CGSize(width: $0, height: $1), anchor: $2)
            }),
        row(
            "shadow", "Draws a shadow; does not change the frame.", "Text(\"a\").shadow(radius: 4)",
            otherNames: [
                "boxShadow": ".shadow(radius: 4)",
                "dropShadow": ".shadow(radius: 4)",
                "elevation": ".shadow(radius: 4)",
            ],
            .visual(
                .defaulted("color", ColorValue(red: 0, green: 0, blue: 0, opacity: 0.33)), .required("radius", Double.self),
                .defaulted("x", 0.0), .defaulted("y", 0.0)
            ) { .shadow($0, radius: $1, offset: CGSize(width: $2, height: $3)) }),
        row(
            "strikethrough", "Draws a line through the text.", "Text(\"a\").strikethrough()",
            .visual(
                .unlabeledDefault("isActive", true),
                .any("pattern", name: "pattern", type: "Text.LineStyle.Pattern", defaultText: ".solid"),
                .optional("color", ColorValue.self)
            ) { isActive, _, _ in .strikethrough(isActive) }),
    ]

    private static let drawingRows2: [ModifierDeclaration] = [
        row(
            "symbolColorRenderingMode", "How the colours of symbols are filled.", "Text(\"a\").symbolColorRenderingMode(.gradient)",
            .visual(.any(nil, name: "value", of: .optional(.named("SymbolColorRenderingMode"))))),
        row(
            "symbolRenderingMode", "How symbols are coloured.", "Text(\"a\").symbolRenderingMode(.multicolor)",
            .visual(.any(nil, name: "value", of: .optional(.named("SymbolRenderingMode"))))),
        row(
            "symbolVariableValueMode", "How symbols show a variable value.", "Text(\"a\").symbolVariableValueMode(.draw)",
            .visual(.any(nil, name: "value", of: .optional(.named("SymbolVariableValueMode"))))),
        row(
            "symbolVariant", "Which variants of symbols are used.", "Text(\"a\").symbolVariant(.fill)",
            .visual(.any(nil, name: "value", type: "SymbolVariants")) { $0.opaqueText.map { .symbolVariant($0) } ?? .none }),
        row(
            "tint", "The accent colour.", "Text(\"a\").tint(.red)",
            .visual(.any(nil, name: "value", of: .optional(.named("ShapeStyle")))) { .tint($0) },
            // `.accentColor` is a colour, and no member of styles.
            .visual(.unlabeled("color", ColorValue?.self)) { .tint($0?.encode()) }),
        row(
            "transformEffect", "Draws the view with a transform; the frame stays, but a GeometryReader inside sees the change.",
            "Text(\"a\").transformEffect(.identity)",
            .visual(.any(nil, name: "transform", type: "CGAffineTransform")) {
                CGAffineTransformValue.decode($0).map { .transform($0) } ?? .none
            }),
        row(
            "underline", "Draws a line under the text.", "Text(\"a\").underline()",
            .visual(
                .unlabeledDefault("isActive", true),
                .any("pattern", name: "pattern", type: "Text.LineStyle.Pattern", defaultText: ".solid"),
                .optional("color", ColorValue.self)
            ) { isActive, _, _ in .underline(isActive) }),
        row("unredacted", "Keeps the view from being drawn as a placeholder.", "Text(\"a\").unredacted()", .visual { .redacted(false) }),
        row(
            "zIndex", "The drawing order of overlapping views: higher is in front.", "Text(\"a\").zIndex(1)",
            .visual(.unlabeled("value", Double.self)) { .zIndex($0) }),
    ]

    static let drawingRows = drawingRows0 + drawingRows1 + drawingRows2
}
