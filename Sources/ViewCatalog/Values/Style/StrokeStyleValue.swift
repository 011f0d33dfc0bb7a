// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `StrokeStyle`: the line along an outline. Only its width, dashes and round ends are seen in pictures.
struct StrokeStyleValue: CatalogNative {
    static var typeName: String { "StrokeStyle" }
    var lineWidth = 1.0
    var dash: [Double] = []
    var lineCap = "butt"

    var swiftDescription: String { "StrokeStyle(lineWidth: \(lineWidth.literal))" }
    var literal: String { swiftDescription }
    var line: StrokeLine { StrokeLine(width: lineWidth, dash: dash, hasRoundCaps: lineCap == "round") }
    var inside: StrokeLine { StrokeLine(width: lineWidth, dash: dash, hasRoundCaps: lineCap == "round", isInside: true) }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(
                    .defaulted("lineWidth", 1.0), .any("lineCap", name: "lineCap", type: "CGLineCap", defaultText: ".butt"),
                    .any("lineJoin", name: "lineJoin", type: "CGLineJoin", defaultText: ".miter"), .defaulted("miterLimit", 10.0),
                    .defaulted("dash", [Double]()), .defaulted("dashPhase", 0.0)
                ) { width, cap, _, _, dash, _ in
                    StrokeStyleValue(lineWidth: width, dash: dash, lineCap: cap.opaqueText ?? "butt")
                }
            ],
            properties: ["lineWidth": .stored(\Self.lineWidth), "dash": .stored(\Self.dash)]),
        summary: "The line along an outline.", examples: ["StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 4])"])
}
