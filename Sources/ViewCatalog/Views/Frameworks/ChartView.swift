// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Chart` of Swift Charts.
extension ViewDeclaration {
    private static let data = FrameworkView.required(nil, "Any", name: "data")
    private static let id = FrameworkView.required("id", "Any")

    static let chart = ViewDeclaration(
        "Chart", summary: "A chart of Swift Charts: takes its proposal. Its marks are checked, not drawn.",
        examples: [
            "Chart { BarMark(x: .value(\"Day\", \"Mon\"), y: .value(\"Sales\", 3)) }",
            "Chart([1, 2], id: \\.self) { n in LineMark(x: .value(\"Day\", n), y: .value(\"Sales\", n * n)) }",
        ],
        traits: .placeholder,
        overloads: [
            .filling(FrameworkView.builder(gives: "ChartContent")),
            .filling(data, FrameworkView.builder("content", "Element", gives: "ChartContent")),
            .filling(data, id, FrameworkView.builder("content", "Element", gives: "ChartContent")),
        ])

    static let chart3D = ViewDeclaration(
        "Chart3D", summary: "A chart with three axes: takes its proposal. Its marks are checked, not drawn.",
        examples: ["Chart3D { PointMark(x: .value(\"a\", 1), y: .value(\"b\", 2), z: .value(\"c\", 3)) }"],
        traits: .placeholder,
        overloads: [
            .filling(FrameworkView.builder(gives: "ChartContent")),
            .filling(data, FrameworkView.builder("content", "Element", gives: "ChartContent")),
            .filling(data, id, FrameworkView.builder("content", "Element", gives: "ChartContent")),
        ])

    private static func mark(_ name: String, _ summary: String, _ example: String, _ lengths: KeyValuePairs<String, String>)
        -> ViewDeclaration
    {
        let values = lengths.map { FrameworkView.optional($0.key, $0.value) }
        return ViewDeclaration(
            name, summary: summary + "; only inside a Chart.", examples: ["Chart { \(name)(\(example)) }"], conformances: ["ChartContent"],
            traits: [.part, .kept], overloads: [Overload(values) { FrameworkView.silent($1) }])
    }

    /// A mark for each element of the data, which key paths name: `BarPlot(sales, x: .value("Day", \.day), …)`.
    private static func plot(_ name: String, _ summary: String, _ example: String, _ lengths: KeyValuePairs<String, String>)
        -> ViewDeclaration
    {
        let values = lengths.map { FrameworkView.optional($0.key, $0.value) }
        let function = ParameterInfo(
            label: "function", name: "function", type: .function(parameters: [.named("Double")], result: .named("Any")))
        return ViewDeclaration(
            name, summary: summary + "; only inside a Chart.", examples: ["Chart { \(name)(\(example)) }"], conformances: ["ChartContent"],
            traits: [.part, .kept],
            overloads: [
                Overload([data] + values) { FrameworkView.silent($1) },
                Overload(
                    ["x", "y", "z", "yStart", "yEnd"].map { FrameworkView.optional($0, "String") } + [
                        FrameworkView.optional("domain", "Any")
                    ]
                        + [function]
                ) { FrameworkView.silent($1) },
            ])
    }

    private static let place = "x: .value(\"Day\", 1), y: .value(\"Sales\", 3)"
    private static let plotted = "[CGPoint.zero], x: .value(\"x\", \\.x), y: .value(\"y\", \\.y)"

    static let chartParts: [ViewDeclaration] = [
        mark(
            "AreaMark", "The area under a line", place,
            [
                "x": "PlottableValue", "xStart": "PlottableValue", "xEnd": "PlottableValue", "y": "PlottableValue",
                "yStart": "PlottableValue", "yEnd": "PlottableValue", "series": "PlottableValue", "stacking": "MarkStackingMethod",
            ]),
        plot("AreaPlot", "The areas of data, or of a function", plotted, ["x": "PlottableValue", "y": "PlottableValue"]),
        ViewDeclaration(
            "AxisGridLine", summary: "A grid line at a value of an axis.", examples: ["AxisGridLine()"],
            conformances: ["AxisMark"], traits: [.part, .kept],
            overloads: [.silent(FrameworkView.optional("centered", "Bool"), FrameworkView.optional("stroke", "StrokeStyle"))]),
        ViewDeclaration(
            "AxisMarks", summary: "What an axis of a chart shows at its values.",
            examples: ["AxisMarks(position: .leading)", "AxisMarks(values: .automatic) { value in AxisValueLabel() }"],
            conformances: ["AxisContent"], traits: [.part, .kept],
            overloads: [
                .silent(
                    FrameworkView.optional("format", "Any"), FrameworkView.optional("preset", "AxisMarkPreset"),
                    FrameworkView.optional("position", "AxisMarkPosition"), FrameworkView.optional("values", "AxisMarkValues"),
                    FrameworkView.optional("stroke", "StrokeStyle")),
                .silent(
                    FrameworkView.optional("preset", "AxisMarkPreset"), FrameworkView.optional("position", "AxisMarkPosition"),
                    FrameworkView.optional("values", "AxisMarkValues"), FrameworkView.optional("stroke", "StrokeStyle"),
                    FrameworkView.builder("content", "AxisValue", gives: "AxisMark")),
            ]),
        ViewDeclaration(
            "AxisTick", summary: "A tick mark at a value of an axis.", examples: ["AxisTick()"], conformances: ["AxisMark"],
            traits: [.part, .kept],
            overloads: [
                .silent(
                    FrameworkView.optional("centered", "Bool"), FrameworkView.optional("length", "AxisTick.Length"),
                    FrameworkView.optional("stroke", "StrokeStyle"))
            ]),
        ViewDeclaration(
            "AxisValueLabel", summary: "The label at a value of an axis.",
            examples: ["AxisValueLabel()", "AxisValueLabel { Text(\"a\") }"], conformances: ["AxisMark"], traits: [.part, .kept],
            overloads: [
                labels(), labels(FrameworkView.builder()), labels(FrameworkView.required("format", "Any"), isLeading: true),
                .silent(
                    FrameworkView.required(nil, "Any", name: "title")),
            ]),
        mark(
            "BarMark", "A bar", place,
            [
                "x": "PlottableValue", "xStart": "PlottableValue", "xEnd": "PlottableValue", "y": "PlottableValue",
                "yStart": "PlottableValue", "yEnd": "PlottableValue", "width": "MarkDimension", "height": "MarkDimension",
                "stacking": "MarkStackingMethod",
            ]),
        plot(
            "BarPlot", "The bars of data", plotted,
            ["x": "PlottableValue", "y": "PlottableValue", "width": "MarkDimension", "height": "MarkDimension"]),
        mark("LineMark", "A point of a line", place, ["x": "PlottableValue", "y": "PlottableValue", "series": "PlottableValue"]),
        plot(
            "LinePlot", "The lines of data, or of a function", plotted,
            ["x": "PlottableValue", "y": "PlottableValue", "series": "PlottableValue"]),
        mark("PointMark", "A point", place, ["x": "PlottableValue", "y": "PlottableValue", "z": "PlottableValue"]),
        plot("PointPlot", "The points of data", plotted, ["x": "PlottableValue", "y": "PlottableValue", "z": "PlottableValue"]),
        mark(
            "RectangleMark", "A rectangle", place,
            [
                "x": "PlottableValue", "xStart": "PlottableValue", "xEnd": "PlottableValue", "y": "PlottableValue",
                "yStart": "PlottableValue", "yEnd": "PlottableValue", "width": "MarkDimension", "height": "MarkDimension",
            ]),
        mark(
            "RuleMark", "A line across the plot", "y: .value(\"Goal\", 3)",
            [
                "x": "PlottableValue", "xStart": "PlottableValue", "xEnd": "PlottableValue", "y": "PlottableValue",
                "yStart": "PlottableValue", "yEnd": "PlottableValue",
            ]),
        mark(
            "SectorMark", "A sector of a pie or a ring", "angle: .value(\"Sales\", 3), innerRadius: .ratio(0.6)",
            [
                "angle": "PlottableValue", "innerRadius": "MarkDimension", "outerRadius": "MarkDimension", "angularInset": "Double",
            ]),
        plot(
            "SectorPlot", "The sectors of data", "[CGPoint.zero], angle: .value(\"x\", \\.x)",
            ["angle": "PlottableValue", "innerRadius": "MarkDimension", "outerRadius": "MarkDimension", "angularInset": "Double"]),
    ]

    private static func labels(_ content: ParameterInfo? = nil, isLeading: Bool = false) -> Overload {
        let options = [
            FrameworkView.optional("centered", "Bool"), FrameworkView.optional("anchor", "UnitPoint"),
            FrameworkView.optional("multiLabelAlignment", "Alignment"), FrameworkView.optional("collisionResolution", "Any"),
            FrameworkView.optional("offsetsMarks", "Bool"), FrameworkView.optional("orientation", "AxisValueLabelOrientation"),
            FrameworkView.optional("horizontalSpacing", "Double"), FrameworkView.optional("verticalSpacing", "Double"),
        ]
        let all = content.map { isLeading ? [$0] + options : options + [$0] } ?? options
        return Overload(all) { FrameworkView.silent($1) }
    }
}
