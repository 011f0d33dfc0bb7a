// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIFontMetrics`: lengths and fonts that grow with Dynamic Type as a text style does where the code runs, as `@ScaledMetric` does.
struct UIFontMetricsValue: CatalogNative {
    static var typeName: String { "UIFontMetrics" }
    let style: Font.TextStyle
    var swiftDescription: String { "UIFontMetrics(forTextStyle: .\(style.rawValue))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("forTextStyle", UIFontValue.TextStyleName.self)) { UIFontMetricsValue(style: $0.style) }
            ],
            staticMembers: ["default": .of(UIFontMetricsValue(style: .body))],
            methods: [
                "scaledValue": [
                    function("scaledValue", Double.swiftType) { metrics, call in
                        Double.decode(call[0] ?? .nil).map { .double(metrics.scaled($0, call)) }
                    }
                ],
                "scaledFont": [function("scaledFont", UIFontValue.swiftType, [], font), limitedFont],
            ]),
        summary: "How lengths and fonts of UIKit follow Dynamic Type.", examples: ["UIFontMetrics.default.scaledValue(for: 24)"])

    private static let limitedFont = function(
        "scaledFont", UIFontValue.swiftType, [ParameterInfo(label: "maximumPointSize", name: "maximum", type: Double.swiftType)], font)

    /// A function of one value; UIKit's trait collections, which say of which place the type size counts, change nothing.
    private static func function(
        _ name: String, _ type: TypeSyntax, _ others: [ParameterInfo] = [],
        _ body: @escaping @Sendable (UIFontMetricsValue, NativeCall) -> Value?
    ) -> NativeFunction {
        let traits = ParameterInfo(label: "compatibleWith", name: "traits", type: .named("Any"), defaultText: "nil")
        return NativeFunction(name, [ParameterInfo(label: "for", name: "value", type: type)] + others + [traits], resultType: type) {
            call in
            call.receiver.flatMap { UIFontMetricsValue.decode($0) }.flatMap { body($0, call) } ?? call[0] ?? .nil
        }
    }

    private static func font(_ metrics: UIFontMetricsValue, _ call: NativeCall) -> Value? {
        guard let font = call[0].flatMap({ UIFontValue.decode($0) }) else { return nil }
        let size = metrics.scaled(font.metrics(call.context).pointSize, call)
        let maximum = call[1].flatMap { Double.decode($0) } ?? .infinity
        return UIFontValue(font: font.font.pointSize(min(size, maximum))).encode()
    }

    private func scaled(_ length: Double, _ call: NativeCall) -> Double {
        scaledMetric(length, relativeTo: style, in: CatalogHost.environment(at: call.context.site).traits.fontContext)
    }
}
