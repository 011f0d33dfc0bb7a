// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let overlayPreferenceValue = preferenceReader(
        "overlayPreferenceValue", summary: "A view in front, made from a preference of the views inside.", isBehind: false)
    static let backgroundPreferenceValue = preferenceReader(
        "backgroundPreferenceValue", summary: "A view behind, made from a preference of the views inside.", isBehind: true)

    private static func preferenceReader(_ name: String, summary: String, isBehind: Bool) -> ModifierDeclaration {
        ModifierDeclaration(
            name, .layout, summary: summary,
            examples: [
                "Text(\"a\").preference(key: Width.self, value: 3.0).\(name)(Width.self) { width in Color.red.frame(width: width) }"
            ],
            overloads: [
                Overload(.any(nil, name: "key"), .defaulted("alignment", Alignment.center), .unlabeledLate("transform", [.named("Any")])) {
                    maker, key, alignment, content in
                    let span = maker.call.span
                    return PreferenceReaderNode(
                        maker.content, alignment: alignment, isBehind: isBehind, tag: maker.tag,
                        role: { PreferenceReading.role(of: $0, for: key) },
                        make: { sources, site, memo in
                            let value = site.reporting(Value?.none, at: span) { () throws(Diagnostic) in
                                try site.machineContext.map { (context) throws(Diagnostic) in
                                    try PreferenceReading(key: key, machine: context.machine).value(of: sources)
                                }
                            }
                            if let memo = memo as? ReadPreference, memo.value == value { return nil }
                            let node = value.map { content.node([$0], at: site) } ?? GroupNode.empty
                            return PreferenceReaderNode.Made(node, memo: ReadPreference(value))
                        })
                }
            ])
    }
}

/// What a second view was made of: the same value makes the same view.
private final class ReadPreference {
    let value: Value?
    init(_ value: Value?) { self.value = value }
}
