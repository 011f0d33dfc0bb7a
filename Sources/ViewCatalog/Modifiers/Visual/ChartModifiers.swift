// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What charts and maps are told about what they show: a row each. It is kept and changes no frame.
extension ModifierDeclaration {
    private typealias View = FrameworkView

    private static func chart(_ name: String, _ summary: String, _ arguments: String, _ forms: Overload...) -> ModifierDeclaration {
        ModifierDeclaration(
            name, .visual, summary: summary + "; no effect here.",
            examples: ["Chart { BarMark(x: .value(\"Day\", 1), y: .value(\"Sales\", 3)) }.\(name)\(arguments)"], overloads: forms)
    }

    /// Of the marks of a chart, so that what it gives is still one.
    private static func mark(_ name: String, _ summary: String, _ arguments: String, _ forms: Overload...) -> ModifierDeclaration {
        ModifierDeclaration(
            name, on: "ChartContent", gives: "ChartContent", .visual, summary: summary + "; no effect here.",
            examples: ["Chart { PointMark(x: .value(\"Day\", 1), y: .value(\"Sales\", 3)).\(name)\(arguments) }"], overloads: forms)
    }

    static let chartRows: [ModifierDeclaration] =
        ["X", "Y", "Z"].flatMap(axisRows) + [
            chart(
                "chartAngleSelection", "Binds the angle that is selected", "(value: .constant(Int?.none))",
                .kept(View.required("value", "Binding"))),
            chart(
                "chartBackground", "Views behind a chart", " { _ in Color.red }",
                .kept(View.optional("alignment", "Alignment"), View.builder("content", "ChartProxy"))),
            chart(
                "chartForegroundStyleScale", "The colours of a chart's series", "([\"a\": Color.red])",
                Overload([scale]) { $1.drawn(.none) },
                .kept(View.optional("domain", "Any"), styles, View.optional("type", "ScaleType")),
                .kept(View.required("domain", "Any"), View.optional("type", "ScaleType")),
                .kept(View.optional("domain", "Any"), View.required("mapping", "Any"))),
            chart("chartGesture", "A gesture on a chart", " { _ in TapGesture() }", .kept(View.required(nil, "Any", name: "gesture"))),
            chart(
                "chartLegend", "The legend of a chart", "(.hidden)", .kept(View.required(nil, "Visibility", name: "visibility")),
                .kept(
                    View.optional("position", "AnnotationPosition"), View.optional("alignment", "Alignment"),
                    View.optional("spacing", "Double")),
                .kept(
                    View.optional("position", "AnnotationPosition"), View.optional("alignment", "Alignment"),
                    View.optional("spacing", "Double"), View.builder())),
            chart(
                "chartLineStyleScale", "The line styles of a chart's series", "([\"a\": StrokeStyle()])",
                .kept(View.required(nil, "Any", name: "mapping")), .kept(View.optional("domain", "Any"), View.optional("range", "Any"))),
            chart(
                "chartOverlay", "Views over a chart", " { _ in Color.clear }",
                .kept(View.optional("alignment", "Alignment"), View.builder("content", "ChartProxy"))),
            chart(
                "chartPlotStyle", "The style of a chart's plot area", " { plot in plot.background(.red) }",
                .kept(View.builder("content", "View"))),
            chart(
                "chartScrollPosition", "The scroll position of a chart", "(initialX: 3)",
                .kept(View.required("x", "Binding")), .kept(View.required("y", "Binding")), .kept(View.required("initialX", "Any")),
                .kept(View.required("initialY", "Any"))),
            chart(
                "chartScrollTargetBehavior", "Where a chart comes to rest after scrolling", "(.paging)",
                .kept(View.required(nil, "ChartScrollTargetBehavior", name: "behavior"))),
            chart(
                "chartScrollableAxes", "The axes along which a chart scrolls", "(.horizontal)",
                .kept(View.required(nil, "Axis.Set", name: "axes"))),
            chart(
                "chartSymbolScale", "The symbols of a chart's series", "([\"a\": Circle()])",
                .kept(View.required(nil, "Any", name: "mapping")), .kept(View.optional("domain", "Any"), View.optional("range", "Any"))),
            chart(
                "chartSymbolSizeScale", "The sizes of a chart's symbols", "([\"a\": 20])",
                .kept(View.required(nil, "Any", name: "mapping")), .kept(View.optional("domain", "Any"), View.optional("range", "Any"))),
            mark(
                "alignsMarkStylesWithPlotArea", "Whether styles span the plot area instead of each mark", "()",
                .kept(View.optional(nil, "Bool", name: "aligns"))),
            mark(
                "annotation", "A view beside a mark", "(position: .top) { Text(\"3\") }",
                .kept(
                    View.optional("position", "AnnotationPosition"), View.optional("alignment", "Alignment"),
                    View.optional("spacing", "Double"), View.optional("overflowResolution", "AnnotationOverflowResolution"),
                    View.builder())),
            mark("blur", "Blurs a mark", "(radius: 2)", .kept(View.required("radius", "Double"))),
            mark("clipShape", "The shape to which a mark is clipped", "(Circle())", .kept(View.required(nil, "Shape", name: "shape"))),
            mark(
                "cornerRadius", "The corner radius of a mark", "(4)",
                .kept(View.required(nil, "Double", name: "radius"), View.optional("style", "RoundedCornerStyle"))),
            mark(
                "foregroundStyle", "The colour of a mark, or the value that it stands for", "(by: .value(\"Kind\", \"a\"))",
                .kept(View.required("by", "PlottableValue")), .kept(View.required(nil, "ShapeStyle", name: "style"))),
            mark(
                "interpolationMethod", "How a line is drawn between its points", "(.catmullRom)",
                .kept(View.required(nil, "InterpolationMethod", name: "method"))),
            mark(
                "lineStyle", "The style of a line", "(StrokeStyle(lineWidth: 2))", .kept(View.required(nil, "StrokeStyle", name: "style")),
                .kept(View.required("by", "PlottableValue"))),
            mark("mask", "Masks a mark", " { RectangleMark() }", .kept(View.builder())),
            mark(
                "offset", "Moves a mark", "(x: 2)", .kept(View.required(nil, "CGSize", name: "offset")),
                .kept(View.optional("x", "Double"), View.optional("y", "Double"))),
            mark("opacity", "The opacity of a mark", "(0.5)", .kept(View.required(nil, "Double", name: "opacity"))),
            mark(
                "position", "Places marks of different kinds side by side", "(by: .value(\"Kind\", \"a\"))",
                .kept(View.required("by", "PlottableValue"), View.optional("axis", "Axis"), View.optional("span", "MarkDimension"))),
            mark(
                "shadow", "The shadow of a mark", "(radius: 2)",
                .kept(
                    View.optional("color", "Color"), View.required("radius", "Double"), View.optional("x", "Double"),
                    View.optional("y", "Double"))),
            mark(
                "symbol", "The symbol of a point", "(.square)", .kept(View.required(nil, "ChartSymbolShape", name: "symbol")),
                .kept(View.required(nil, "Shape", name: "symbol")), .kept(View.required("by", "PlottableValue")),
                .kept(View.builder("symbol"))),
            mark(
                "symbolSize", "The size of a point's symbol", "(30)", .kept(View.required(nil, "Double", name: "area")),
                .kept(View.required(nil, "CGSize", name: "size")), .kept(View.required("by", "PlottableValue"))),
            mark("zIndex", "The drawing order of marks", "(1)", .kept(View.required(nil, "Double", name: "value"))),
        ]

    private static let scale = ParameterInfo(label: nil, name: "mapping", type: .dictionary(.named("Any"), .named("ShapeStyle")))
    private static let styles = ParameterInfo(label: "range", name: "range", type: .array(.named("ShapeStyle")))

    private static func axisRows(_ axis: String) -> [ModifierDeclaration] {
        [
            chart(
                "chart\(axis)Axis", "The \(axis) axis of a chart", "(.hidden)", .kept(View.required(nil, "Visibility", name: "visibility")),
                .kept(View.builder(gives: "AxisContent"))),
            chart("chart\(axis)AxisStyle", "The style of the \(axis) axis", " { axis in axis }", .kept(View.builder("content", "View"))),
            chart(
                "chart\(axis)AxisLabel", "The title of the \(axis) axis", "(\"Day\")",
                .kept(
                    View.required(nil, "Text", name: "label"), View.optional("position", "AnnotationPosition"),
                    View.optional("alignment", "Alignment"), View.optional("spacing", "Double")),
                .kept(
                    View.required(nil, "String", name: "label"), View.optional("position", "AnnotationPosition"),
                    View.optional("alignment", "Alignment"), View.optional("spacing", "Double")),
                .kept(
                    View.optional("position", "AnnotationPosition"), View.optional("alignment", "Alignment"),
                    View.optional("spacing", "Double"), View.builder())),
            chart(
                "chart\(axis)Scale", "The range and scale of the \(axis) axis", "(domain: 0...10)",
                .kept(
                    View.required("domain", "AutomaticScaleDomain"), View.optional("range", "PlotDimensionScaleRange"),
                    View.optional("type", "ScaleType")),
                .kept(View.optional("domain", "Any"), View.optional("range", "PlotDimensionScaleRange"), View.optional("type", "ScaleType"))
            ),
            chart(
                "chart\(axis)Selection", "Binds the selection along the \(axis) axis", "(value: .constant(Int?.none))",
                .kept(View.required("value", "Binding")), .kept(View.required("range", "Binding"))),
            chart(
                "chart\(axis)VisibleDomain", "How much of the \(axis) axis is visible", "(length: 5)",
                .kept(View.required("length", "Any"))),
        ]
    }
}
