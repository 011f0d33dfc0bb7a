// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let timelineView = ViewDeclaration(
        "TimelineView", summary: "Views that follow the time: evaluated once, at the shell's date.",
        examples: [
            "TimelineView(.animation) { context in Text(\"a\") }", "TimelineView(.periodic(from: .now, by: 1)) { _ in Text(\"a\") }",
        ],
        overloads: [
            Overload(.any(nil, name: "schedule", type: "TimelineSchedule"), .late("content", [.named("TimelineViewDefaultContext")])) {
                maker, _, content in
                GroupMaker.layer(DeferredNode { site in content.node([TimelineContext().encode()], at: site) }, maker)
            }
        ])
}

/// `TimelineView.Context`.
struct TimelineContext: CatalogNative {
    static var typeName: String { "TimelineViewDefaultContext" }
    var swiftDescription: String { "TimelineView.Context(date: \(DateValue.now.swiftDescription))" }
    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            properties: [
                "date": .computed { (_: TimelineContext) in DateValue.now },
                "cadence": .computed { (_: TimelineContext) in OpaqueValue(kind: "TimelineView.Cadence", text: "live") },
            ]),
        summary: "The date for which a TimelineView is evaluated.", examples: [])
}
