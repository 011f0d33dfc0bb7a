// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let overlayPreferenceValue = preferenceReader(
        "overlayPreferenceValue", summary: "A view in front, made of what the views inside prefer.", isBehind: false)
    static let backgroundPreferenceValue = preferenceReader(
        "backgroundPreferenceValue", summary: "A view behind, made of what the views inside prefer.", isBehind: true)

    private static func preferenceReader(_ name: String, summary: String, isBehind: Bool) -> ModifierDeclaration {
        ModifierDeclaration(
            name, .layout, summary: summary,
            examples: [
                "Text(\"a\").preference(key: Width.self, value: 3.0).\(name)(Width.self) { width in Color.red.frame(width: width) }"
            ],
            overloads: [
                Overload(.any(nil, name: "key"), .defaulted("alignment", Alignment.center), .late("content", [.named("Any")])) {
                    maker, key, alignment, content in
                    let span = maker.call.span
                    return PreferenceReaderNode(
                        maker.content, alignment: alignment, isBehind: isBehind, tag: maker.tag,
                        isWanted: { PreferenceReading.key(of: $0) == key },
                        make: { sources, site in
                            let value = site.reporting(Value?.none, at: span) { () throws(Diagnostic) in
                                try PreferenceReading.value(of: key, sources, at: site)
                            }
                            return value.map { content.node([$0], at: site) } ?? GroupNode.empty
                        })
                }
            ])
    }
}

/// What views inside prefer, reduced in tree order.
enum PreferenceReading {
    static func key(of attachment: any Sendable) -> Value? {
        (attachment as? PreferenceAttachment)?.key ?? (attachment as? AnchorPreferenceAttachment)?.key
    }

    static func value(of key: Value, _ sources: [PreferenceSource], at site: ViewSite) throws(Diagnostic) -> Value? {
        guard let context = site.machineContext else { return nil }
        let machine = context.machine
        var result: Value?
        for source in sources {
            guard let next = try value(source, machine) else { continue }
            guard let before = result else {
                result = next
                continue
            }
            let later = Value.function(FunctionValue { (_, _) throws(Diagnostic) in next })
            let outcome = try machine.callMethod("reduce", on: key, arguments: [("value", before), ("nextValue", later)], in: context)
            result = outcome.arguments.first ?? before
        }
        if let result { return result }
        return try machine.member("defaultValue", of: key, in: context)
    }

    private static func value(_ source: PreferenceSource, _ machine: Machine) throws(Diagnostic) -> Value? {
        if let plain = source.attachment as? PreferenceAttachment { return plain.value }
        guard let anchored = source.attachment as? AnchorPreferenceAttachment else { return nil }
        return try anchored.transform([.native(AnchorValue(target: source, source: anchored.source))], on: machine)
    }
}
