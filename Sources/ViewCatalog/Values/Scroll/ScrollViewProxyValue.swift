// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `ScrollViewProxy`: asks for a scroll to an id. What it asks for is noted in the host's action log; the shell performs it.
package struct ScrollViewProxyValue: NativeValue {
    /// The reader's path: the first scroll view inside that has the id is meant.
    package let reader: ViewPath

    package var nativeTypeName: String { "ScrollViewProxy" }
    package var swiftDescription: String { "ScrollViewProxy" }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? ScrollViewProxyValue)?.reader == reader }
    package func hash(into hasher: inout Hasher) { hasher.combine(reader) }

    static let declaration = ValueTypeDeclaration(
        NativeType("ScrollViewProxy", methods: ["scrollTo": [scroll]]), summary: "Scrolls to the view with an id.", examples: [])

    private static let scroll = NativeFunction(
        "scrollTo",
        [
            ParameterInfo(label: nil, name: "id", type: .named("Any")),
            ParameterInfo(label: "anchor", name: "anchor", type: .optional(UnitPoint.swiftType), defaultText: "nil"),
        ]
    ) { (call) throws(Diagnostic) in
        guard case .native(let native)? = call.receiver, let proxy = native as? ScrollViewProxyValue, let id = call[0] else { return .void }
        let anchor = try call[1].map { (value) throws(Diagnostic) in try UnitPoint?.expect(value) } ?? nil
        (call.machine.host as? CatalogHost)?.actions.scroll(reader: proxy.reader, to: ViewID(id), anchor: anchor)
        return .void
    }
}
