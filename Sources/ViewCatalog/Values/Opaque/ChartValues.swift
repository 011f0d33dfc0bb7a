// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What the closures of charts and maps are given. None of them runs here, so only the types of their members are declared.
enum FrameworkValues {
    private static func asked(_ name: String, _ labels: String..., gives result: TypeSyntax? = nil) -> NativeFunction {
        let parameters = labels.map { FrameworkView.required($0.isEmpty ? nil : $0, "Any", name: $0.isEmpty ? "value" : $0) }
        return NativeFunction(name, parameters, resultType: result) { (call) throws(Diagnostic) in
            throw Diagnostic(.unsupported, "charts and maps are not drawn, so this has no value", at: call.span)
        }
    }

    private static func known(_ type: TypeSyntax) -> NativeProperty {
        NativeProperty(type: type) { _, _ throws(Diagnostic) in
            throw Diagnostic(.unsupported, "charts and maps are not drawn, so this has no value")
        }
    }

    private static let length = TypeSyntax.optional(.named("CGFloat"))

    static let declarations: [ValueTypeDeclaration] = [
        ValueTypeDeclaration(
            NativeType(
                "AxisValue", properties: ["index": known(.named("Int")), "count": known(.named("Int"))],
                methods: ["as": [asked("as", "")]]),
            summary: "A value of an axis of a chart.", examples: []),
        ValueTypeDeclaration(
            NativeType(
                "ChartProxy",
                properties: [
                    "plotSize": known(.named("CGSize")), "plotAreaSize": known(.named("CGSize")),
                    "plotFrame": known(.optional(.named("Anchor", genericArguments: [.named("CGRect")]))),
                    "plotAreaFrame": known(.named("Anchor", genericArguments: [.named("CGRect")])),
                ],
                methods: [
                    "value": [
                        asked("value", "atX"), asked("value", "atX", "as"), asked("value", "atY"), asked("value", "atY", "as"),
                        asked("value", "at"), asked("value", "at", "as"), asked("value", "atAngle"), asked("value", "atAngle", "as"),
                    ],
                    "position": [
                        asked("position", "forX", gives: length), asked("position", "forY", gives: length),
                        asked("position", "for", gives: .optional(.named("CGPoint"))),
                    ],
                    "positionRange": [asked("positionRange", "forX"), asked("positionRange", "forY")],
                    "selectXValue": [asked("selectXValue", "at")], "selectYValue": [asked("selectYValue", "at")],
                    "selectXRange": [asked("selectXRange", "from", "to")], "selectYRange": [asked("selectYRange", "from", "to")],
                    "selectAngleValue": [asked("selectAngleValue", "at")],
                    "angle": [asked("angle", "at", gives: .named("Angle"))],
                ]),
            summary: "A proxy for the scales of a chart.", examples: []),
        ValueTypeDeclaration(
            NativeType(
                "MapProxy",
                methods: [
                    "convert": [asked("convert", "", "from"), asked("convert", "", "to")], "camera": [asked("camera", "framing")],
                ]),
            summary: "A proxy for the places of a map.", examples: []),
    ]
}
