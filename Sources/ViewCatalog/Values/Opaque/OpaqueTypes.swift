// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension OpaqueType {
    private static let springs: [String?] = ["duration", "bounce", "extraBounce", "response", "dampingFraction", "blendDuration"]

    /// Every such type, sorted by name.
    static let all: [OpaqueType] = [
        OpaqueType(
            name: "AccessibilityTraits",
            statics: ["isButton", "isHeader", "isImage", "isLink", "isSelected", "isStaticText", "isModal", "updatesFrequently"]),
        OpaqueType(
            name: "Animation",
            statics: ["default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy", "bouncy", "interactiveSpring"],
            functions: ["linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy", "bouncy", "interactiveSpring"].map {
                ($0, springs)
            },
            methods: [("delay", [nil]), ("speed", [nil]), ("repeatForever", ["autoreverses"]), ("repeatCount", [nil, "autoreverses"])]),
        OpaqueType(
            name: "AnyTransition", statics: ["opacity", "scale", "slide", "identity"],
            functions: [
                ("move", ["edge"]), ("push", ["from"]), ("asymmetric", ["insertion", "removal"]), ("offset", [nil, "x", "y"]),
                ("scale", ["scale", "anchor"]),
            ],
            methods: [("combined", ["with"]), ("animation", [nil])]),
        OpaqueType(
            name: "BlendMode",
            statics: [
                "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
                "difference",
                "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker",
                "plusLighter",
            ]),
        OpaqueType(name: "ColorRenderingMode", statics: ["nonLinear", "linear", "extendedLinear"]),
        OpaqueType(name: "EventModifiers", statics: ["command", "shift", "option", "control", "capsLock", "numericPad", "all"]),
        OpaqueType(name: "HoverEffect", statics: ["automatic", "highlight", "lift"]),
        OpaqueType(name: "Image.Interpolation", statics: ["none", "low", "medium", "high"]),
        OpaqueType(name: "Image.ResizingMode", statics: ["tile", "stretch"]),
        OpaqueType(name: "Image.TemplateRenderingMode", statics: ["template", "original"]),
        OpaqueType(
            name: "KeyEquivalent",
            statics: ["return", "escape", "delete", "space", "tab", "upArrow", "downArrow", "leftArrow", "rightArrow"],
            functions: [("init", [nil])]),
        OpaqueType(name: "IndexDisplayMode", statics: ["automatic", "always", "never"]),
        OpaqueType(name: "KeyboardShortcut", statics: ["defaultAction", "cancelAction"], functions: [("init", [nil, "modifiers"])]),
        OpaqueType(name: "MatchedGeometryProperties", statics: ["frame", "position", "size"]),
        OpaqueType(name: "RoundedBorder", statics: []),
        OpaqueType(name: "ScrollBounceBehavior", statics: ["automatic", "always", "basedOnSize"]),
        OpaqueType(name: "ScrollDismissesKeyboardMode", statics: ["automatic", "immediately", "interactively", "never"]),
        OpaqueType(name: "ScrollIndicatorVisibility", statics: ["automatic", "visible", "hidden", "never"]),
        OpaqueType(
            name: "SensoryFeedback",
            statics: [
                "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment", "levelChange", "impact",
            ],
            functions: [("impact", ["weight", "flexibility", "intensity"])]),
        OpaqueType(
            name: "StrokeStyle", functions: [("init", ["lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase"])]),
        OpaqueType(name: "SymbolRenderingMode", statics: ["hierarchical", "monochrome", "multicolor", "palette"]),
        OpaqueType(name: "SymbolVariants", statics: ["fill", "circle", "square", "rectangle", "slash", "none"]),
        OpaqueType(name: "TaskPriority", statics: ["high", "medium", "low", "background", "userInitiated", "utility"]),
        OpaqueType(name: "Text.LineStyle", statics: ["single"]),
        OpaqueType(name: "Text.Scale", statics: ["default", "secondary"]),
        OpaqueType(name: "TextSelectability", statics: ["enabled", "disabled"]),
        OpaqueType(name: "TitleDisplayMode", statics: ["automatic", "inline", "inlineLarge", "large"]),
        OpaqueType(name: "ToolbarPlacement", statics: ["automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar"]),
        OpaqueType(name: "Transaction", functions: [("init", ["animation"])]),
        OpaqueType(
            name: "UnitCurve",
            statics: ["linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut", "circularEaseInOut"]),
        OpaqueType(name: "Visibility", statics: ["automatic", "visible", "hidden"]),
        OpaqueType(name: "WindowResizeAnchor", statics: ["top", "leading", "center", "trailing", "bottom"]),
    ]

    static let declarations = all.map { $0.declaration() }
}
