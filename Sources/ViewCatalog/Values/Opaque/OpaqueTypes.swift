// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension OpaqueType {
    /// Every such type, by what it is about.
    static let all =
        drawing + motion + input + controls + bars + accessibility + time + transfer + windows + scenes + environment
        + charts + frameworks

    static let declarations = all.map { $0.declaration() }

    private static let drawing: [OpaqueType] = [
        OpaqueType(
            name: "BlendMode",
            statics: [
                "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
                "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop", "destinationOver", "destinationOut",
                "plusDarker", "plusLighter",
            ]),
        OpaqueType(name: "MeshGradient.Locations", functions: ["points": ["_": "[Any]"], "bezierPoints": ["_": "[Any]"]]),
        OpaqueType(name: "Color.RGBColorSpace", statics: ["sRGB", "sRGBLinear", "displayP3"]),
        OpaqueType(name: "Gradient.ColorSpace", statics: ["device", "perceptual"]),
        OpaqueType(name: "ColorRenderingMode", statics: ["nonLinear", "linear", "extendedLinear"]),
        OpaqueType(name: "ContainerBackgroundPlacement", statics: ["navigation", "navigationSplitView", "tabView", "widget", "window"]),
        OpaqueType(
            name: "ContentShapeKinds", statics: ["interaction", "dragPreview", "contextMenuPreview", "hoverEffect", "accessibility"]),
        OpaqueType(name: "GlassEffectTransition", statics: ["identity", "matchedGeometry", "materialize"]),
        OpaqueType(
            name: "GraphicsContext.BlendMode",
            statics: [
                "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
                "difference", "exclusion", "hue", "saturation", "color", "luminosity", "clear", "copy", "sourceIn", "sourceOut",
                "sourceAtop", "destinationOver", "destinationIn", "destinationOut", "destinationAtop", "xor", "plusDarker", "plusLighter",
            ]),
        OpaqueType(name: "GraphicsContext.ClipOptions", statics: ["inverse"]),
        OpaqueType(name: "GraphicsContext.FilterOptions", statics: ["linearColor"]),
        OpaqueType(name: "GraphicsContext.GradientOptions", statics: ["repeat", "mirror", "linearColor"]),
        OpaqueType(name: "HoverEffect", statics: ["automatic", "highlight", "lift"]),
        OpaqueType(name: "Image.DynamicRange", statics: ["standard", "constrainedHigh", "high"]),
        OpaqueType(
            name: "Image.Orientation",
            statics: [
                "up", "upMirrored", "down", "downMirrored", "left", "leftMirrored", "right", "rightMirrored",
            ]),
        OpaqueType(name: "Image.Interpolation", statics: ["none", "low", "medium", "high"]),
        OpaqueType(name: "Image.ResizingMode", statics: ["tile", "stretch"]),
        OpaqueType(name: "Image.TemplateRenderingMode", statics: ["template", "original"]),
        OpaqueType(name: "LayoutDirectionBehavior", statics: ["fixed", "mirrors"], functions: ["mirrors": ["in": "LayoutDirection"]]),
        OpaqueType(name: "MaterialActiveAppearance", statics: ["automatic", "active", "inactive", "matchWindow"]),
        OpaqueType(
            name: "ProjectionTransform",
            functions: ["init": [:], "init": ["_": "CGAffineTransform"], "init": ["_": "CATransform3D"]],
            methods: ["concatenating": ["_": "ProjectionTransform"]]),
        OpaqueType(
            name: "Shader",
            functions: [
                "init": ["function": "ShaderFunction", "arguments": "[Shader.Argument]"],
                "init": ["library": "ShaderLibrary", "name": "String"],
            ],
            settings: ["dithersColor": ("Bool", .bool(false))], conformances: ["ShapeStyle"]),
        OpaqueType(
            name: "Shader.Argument", statics: ["boundingRect"],
            functions: [
                "float": ["_": "BinaryFloatingPoint"], "float2": ["_": "BinaryFloatingPoint", "_": "BinaryFloatingPoint"],
                "float2": ["_": "CGPoint"], "float2": ["_": "CGSize"],
                "float2": ["_": "CGVector"],
                "float3": ["_": "BinaryFloatingPoint", "_": "BinaryFloatingPoint", "_": "BinaryFloatingPoint"],
                "float4": ["_": "BinaryFloatingPoint", "_": "BinaryFloatingPoint", "_": "BinaryFloatingPoint", "_": "BinaryFloatingPoint"],
                "floatArray": ["_": "Any"], "color": ["_": "Color"],
                "colorArray": ["_": "Any"], "image": ["_": "Any"], "data": ["_": "Data"],
            ]),
        OpaqueType(name: "ShaderFunction", functions: ["init": ["library": "ShaderLibrary", "name": "String"]]),
        OpaqueType(
            name: "ShaderLibrary", statics: ["default"], functions: ["bundle": ["_": "Bundle"], "init": ["url": "URL"]],
            anyFunction: (argument: "Shader.Argument", result: "Shader")),
        OpaqueType(name: "Prominence", statics: ["standard", "increased"]),
        OpaqueType(name: "RoundedBorder"),
        OpaqueType(
            name: "ShadowStyle",
            functions: [
                "drop": ["color": "Color", "radius": "Double", "x": "Double", "y": "Double"],
                "inner": ["color": "Color", "radius": "Double", "x": "Double", "y": "Double"],
            ]),
        OpaqueType(name: "CGLineCap", statics: ["butt", "round", "square"]),
        OpaqueType(name: "CGLineJoin", statics: ["miter", "round", "bevel"]),
        OpaqueType(name: "SymbolColorRenderingMode", statics: ["flat", "gradient"]),
        OpaqueType(name: "SymbolRenderingMode", statics: ["hierarchical", "monochrome", "multicolor", "palette"]),
        OpaqueType(
            name: "SymbolVariants", statics: ["fill", "circle", "square", "rectangle", "slash", "none"],
            properties: ["fill", "circle", "square", "rectangle", "slash"]),
        OpaqueType(
            name: "Text.LineStyle", statics: ["single"],
            functions: ["init": ["pattern": "Text.LineStyle.Pattern", "color": "Color"], "init": ["nsUnderlineStyle": "NSUnderlineStyle"]]),
        OpaqueType(
            name: "NSUnderlineStyle",
            statics: ["single", "thick", "double", "patternDot", "patternDash", "patternDashDot", "patternDashDotDot", "byWord"],
            settings: ["rawValue": ("Int", .int(1))]),
        OpaqueType(name: "Text.LineStyle.Pattern", statics: ["solid", "dot", "dash", "dashDot", "dashDotDot"]),
        OpaqueType(name: "Visibility", statics: ["automatic", "visible", "hidden"]),
    ]

    private static let motion: [OpaqueType] = [
        OpaqueType(name: "AnimationCompletionCriteria", statics: ["logicallyComplete", "removed"]),
        OpaqueType(
            name: "AnyTransition", statics: ["opacity", "scale", "slide", "identity", "blurReplace", "symbolEffect"],
            functions: [
                "init": ["_": "Transition"], "move": ["edge": "Edge"], "push": ["from": "Edge"],
                "asymmetric": ["insertion": "AnyTransition", "removal": "AnyTransition"],
                "blurReplace": ["_": "BlurReplaceTransition.Configuration"], "offset": ["_": "CGSize"],
                "offset": ["x": "Double", "y": "Double"], "scale": ["scale": "Double", "anchor": "UnitPoint"],
                "modifier": ["active": "Any", "identity": "Any"], "symbolEffect": ["_": "SymbolEffect", "options": "SymbolEffectOptions"],
            ],
            methods: ["combined": ["with": "AnyTransition"], "animation": ["_": "Animation"]], accepts: "Transition"),
        OpaqueType(
            name: "Transition", methods: ["combined": ["with": "AnyTransition"], "animation": ["_": "Animation"]], isProtocol: true),
        OpaqueType(
            name: "AsymmetricTransition", functions: ["init": ["insertion": "AnyTransition", "removal": "AnyTransition"]],
            conformances: ["Transition"]),
        OpaqueType(
            name: "BlurReplaceTransition", functions: ["init": ["configuration": "BlurReplaceTransition.Configuration"]],
            conformances: ["Transition"]),
        OpaqueType(name: "IdentityTransition", functions: ["init": [:]], conformances: ["Transition"]),
        OpaqueType(name: "MoveTransition", functions: ["init": ["edge": "Edge"]], conformances: ["Transition"]),
        OpaqueType(name: "OffsetTransition", functions: ["init": ["_": "CGSize"]], conformances: ["Transition"]),
        OpaqueType(name: "OpacityTransition", functions: ["init": [:]], conformances: ["Transition"]),
        OpaqueType(name: "PushTransition", functions: ["init": ["edge": "Edge"]], conformances: ["Transition"]),
        OpaqueType(name: "ScaleTransition", functions: ["init": ["_": "Double", "anchor": "UnitPoint"]], conformances: ["Transition"]),
        OpaqueType(name: "SlideTransition", functions: ["init": [:]], conformances: ["Transition"]),
        OpaqueType(name: "BlurReplaceTransition.Configuration", statics: ["downUp", "upUp"]),
        OpaqueType(name: "TransitionPhase", statics: ["willAppear", "identity", "didDisappear"]),
        OpaqueType(
            name: "ContentTransition", statics: ["identity", "opacity", "interpolate", "symbolEffect"],
            functions: [
                "numericText": ["countsDown": "Bool"], "numericText": ["value": "Double"],
                "symbolEffect": ["_": "SymbolEffect", "options": "SymbolEffectOptions"],
            ]),
        OpaqueType(name: "NavigationTransition", statics: ["automatic"], functions: ["zoom": ["sourceID": "Any", "in": "Any"]]),
        OpaqueType(
            name: "SensoryFeedback",
            statics: [
                "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment", "levelChange", "impact",
                "pathComplete",
            ],
            functions: [
                "impact": ["weight": "SensoryFeedback.Weight", "flexibility": "SensoryFeedback.Flexibility", "intensity": "Double"]
            ]),
        OpaqueType(name: "SensoryFeedback.Flexibility", statics: ["rigid", "solid", "soft"]),
        OpaqueType(name: "SensoryFeedback.Weight", statics: ["light", "medium", "heavy"]),
        OpaqueType(
            name: "SymbolEffect",
            statics: [
                "automatic", "bounce", "pulse", "variableColor", "scale", "appear", "disappear", "replace", "rotate", "breathe", "wiggle",
                "drawOn", "drawOff",
                // Of a replacement alone: what `magic(fallback:)` falls back to.
                "downUp", "upUp", "offUp",
            ],
            properties: [
                "up", "down", "byLayer", "wholeSymbol", "iterative", "cumulative", "reversing", "nonReversing", "hideInactiveLayers",
                "dimInactiveLayers", "downUp", "upUp", "offUp", "clockwise", "counterClockwise", "left", "right", "forward", "backward",
                "plain", "pulse", "individually",
            ], methods: ["magic": ["fallback": "SymbolEffect"]]),
        OpaqueType(
            name: "SymbolEffectOptions", statics: ["default", "repeating", "nonRepeating"],
            functions: ["repeat": ["_": "Int"], "repeat": ["_": "SymbolEffectOptions.RepeatBehavior"], "speed": ["_": "Double"]],
            properties: ["repeating", "nonRepeating"],
            methods: ["repeat": ["_": "Int"], "repeat": ["_": "SymbolEffectOptions.RepeatBehavior"], "speed": ["_": "Double"]]),
        OpaqueType(
            name: "SymbolEffectOptions.RepeatBehavior", statics: ["continuous", "periodic"],
            functions: ["periodic": ["_": "Int", "delay": "Double"]]),
    ]

    private static let time: [OpaqueType] = [
        OpaqueType(
            name: "TimelineSchedule", statics: ["animation", "everyMinute"],
            functions: [
                "animation": ["minimumInterval": "Double", "paused": "Bool"], "periodic": ["from": "Date", "by": "Double"],
                "explicit": ["_": "[Date]"],
            ], accepts: "TimelineSchedule"),
        OpaqueType(
            name: "AnimationTimelineSchedule", functions: ["init": ["minimumInterval": "Double", "paused": "Bool"]],
            conformances: ["TimelineSchedule"]),
        OpaqueType(name: "EveryMinuteTimelineSchedule", functions: ["init": [:]], conformances: ["TimelineSchedule"]),
        OpaqueType(name: "ExplicitTimelineSchedule", functions: ["init": ["_": "Any"]], conformances: ["TimelineSchedule"]),
        OpaqueType(
            name: "PeriodicTimelineSchedule", functions: ["init": ["from": "Date", "by": "Double"]], conformances: ["TimelineSchedule"]),
        OpaqueType(
            name: "TimeDataSource", statics: ["currentDate"],
            functions: [
                "dateRange": ["startingAt": "Date"], "dateRange": ["endingAt": "Date"], "durationOffset": ["to": "Date"],
            ]),
        OpaqueType(name: "TimelineView.Cadence", statics: ["live", "seconds", "minutes"]),
        OpaqueType(name: "InsettableShape", conformances: ["Shape"], isProtocol: true),
        OpaqueType(name: "RunLoop", statics: ["main", "current"]),
        OpaqueType(name: "UIApplication.State", statics: ["active", "inactive", "background"]),
        OpaqueType(
            name: "UIScene.ActivationState", statics: ["unattached", "foregroundActive", "foregroundInactive", "background"]),
        OpaqueType(name: "RunLoop.Mode", statics: ["common", "default", "tracking"]),
    ]

    private static let windows: [OpaqueType] = [
        OpaqueType(name: "InterfaceOrientation", statics: ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
        OpaqueType(name: "PresentationAdaptation", statics: ["automatic", "none", "popover", "sheet", "fullScreenCover"]),
        OpaqueType(
            name: "PresentationBackgroundInteraction", statics: ["automatic", "enabled", "disabled"],
            functions: ["enabled": ["upThrough": "PresentationDetent"]]),
        OpaqueType(name: "PresentationContentInteraction", statics: ["automatic", "resizes", "scrolls"]),
        OpaqueType(
            name: "PresentationSizing", statics: ["automatic", "fitted", "form", "page"],
            methods: [
                "fitted": ["horizontal": "Bool", "vertical": "Bool"], "sticky": ["horizontal": "Bool", "vertical": "Bool"],
            ]),
        OpaqueType(name: "PreviewDevice", functions: ["init": ["rawValue": "String"], "init": ["_": "String"]]),
        OpaqueType(
            name: "PreviewLayout", statics: ["device", "sizeThatFits"], functions: ["fixed": ["width": "Double", "height": "Double"]]),
        OpaqueType(name: "WindowInteractionBehavior", statics: ["automatic", "enabled", "disabled"]),
        OpaqueType(name: "WindowResizeAnchor", statics: ["top", "leading", "center", "trailing", "bottom"]),
    ]
}
