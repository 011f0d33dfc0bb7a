// SPDX-License-Identifier: GPL-3.0-or-later

/// What Swift Charts is told about its marks and axes.
extension OpaqueType {
    static let charts: [OpaqueType] = [
        OpaqueType(
            name: "AnnotationPosition",
            statics: [
                "automatic", "overlay", "top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading",
                "bottomTrailing",
            ]),
        OpaqueType(
            name: "AnnotationOverflowResolution",
            functions: ["init": ["x": "AnnotationOverflowResolution.Strategy", "y": "AnnotationOverflowResolution.Strategy"]]),
        OpaqueType(
            name: "AnnotationOverflowResolution.Strategy", statics: ["automatic", "disabled", "fit", "padScale"],
            functions: ["fit": ["to": "AnnotationOverflowResolution.Boundary"]]),
        OpaqueType(name: "AnnotationOverflowResolution.Boundary", statics: ["automatic", "chart", "plot"]),
        OpaqueType(
            name: "AutomaticScaleDomain", statics: ["automatic"],
            functions: ["automatic": ["includesZero": "Bool", "reversed": "Bool", "dataType": "Any", "modifyInferredDomain": "Any"]]),
        OpaqueType(name: "AxisMarkPosition", statics: ["automatic", "top", "bottom", "leading", "trailing"]),
        OpaqueType(name: "AxisMarkPreset", statics: ["automatic", "aligned", "extended", "inset"]),
        OpaqueType(
            name: "AxisMarkValues", statics: ["automatic"],
            functions: [
                "automatic": ["desiredCount": "Int", "minimumStride": "Any", "roundLowerBound": "Bool", "roundUpperBound": "Bool"],
                "stride": ["by": "Calendar.Component", "count": "Int", "roundLowerBound": "Bool", "roundUpperBound": "Bool"],
                "stride": ["by": "Double", "roundLowerBound": "Bool", "roundUpperBound": "Bool"],
            ]),
        OpaqueType(name: "AxisTick.Length", statics: ["automatic", "label", "longestLabel"]),
        OpaqueType(name: "AxisValueLabelOrientation", statics: ["automatic", "horizontal", "vertical", "verticalReversed"]),
        OpaqueType(
            name: "ChartSymbolShape",
            statics: ["circle", "square", "triangle", "diamond", "pentagon", "cross", "plus", "asterisk"],
            methods: ["strokeBorder": ["lineWidth": "Double"]]),
        OpaqueType(
            name: "ChartScrollTargetBehavior", statics: ["paging"],
            functions: [
                "valueAligned": ["matching": "DateComponents", "majorAlignment": "MajorValueAlignment", "limitBehavior": "Any"],
                "valueAligned": ["unit": "Double", "majorAlignment": "MajorValueAlignment", "limitBehavior": "Any"],
            ]),
        OpaqueType(
            name: "MajorValueAlignment", statics: ["page"], functions: ["matching": ["_": "DateComponents"], "unit": ["_": "Double"]]),
        OpaqueType(
            name: "InterpolationMethod",
            statics: ["linear", "monotone", "catmullRom", "cardinal", "stepStart", "stepCenter", "stepEnd"],
            functions: ["catmullRom": ["alpha": "Double"], "cardinal": ["tension": "Double"]]),
        OpaqueType(
            name: "MarkDimension", statics: ["automatic"],
            functions: ["fixed": ["_": "Double"], "inset": ["_": "Double"], "ratio": ["_": "Double"], "init": ["_": "Double"]],
            literal: .number),
        OpaqueType(name: "MarkStackingMethod", statics: ["standard", "normalized", "center", "unstacked"]),
        OpaqueType(
            name: "PlottableValue",
            functions: ["value": ["_": "Any", "_": "Any", "unit": "Calendar.Component", "calendar": "Calendar"]]),
        OpaqueType(
            name: "ScaleType", statics: ["linear", "log", "date", "category", "squareRoot", "symmetricLog"],
            functions: ["power": ["exponent": "Double"], "symmetricLog": ["slopeAtZero": "Double"]]),
        OpaqueType(
            name: "PlotDimensionScaleRange", statics: ["plotDimension"],
            functions: ["plotDimension": ["padding": "Double"], "plotDimension": ["startPadding": "Double", "endPadding": "Double"]]),
    ]
}
