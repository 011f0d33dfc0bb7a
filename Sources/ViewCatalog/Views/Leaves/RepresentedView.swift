// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A view of UIKit, AppKit or WatchKit that the user's struct stands for: nothing of it runs, and only a blur is drawn. It is as large as the
/// struct's `sizeThatFits` says, else as it is offered.
enum RepresentedView {
    /// What such structs conform to (`Prelude`).
    static let protocolName = "_PlatformViewRepresentable"

    static func node(_ value: StructValue, _ context: EvaluationContext) -> Node {
        let tag = ViewTag(name: "platformView1", kind: "PlatformView", layer: 0, source: 0)
        return blur(value, tag, context) ?? PlaceholderNode(extent(of: .structure(value), context), tag: tag)
    }

    /// A `UIVisualEffectView`: the material of the style that the struct holds; nil where it stands for something else.
    private static func blur(_ value: StructValue, _ tag: ViewTag, _ context: EvaluationContext) -> Node? {
        let results = ["makeUIView", "makeNSView"].compactMap { context.machine.declaredResult(of: $0, of: .structure(value)) }
        guard results.contains(where: { ["UIVisualEffectView", "NSVisualEffectView"].contains($0.text) }) else { return nil }
        let style = value.fields.lazy.compactMap { field in
            if case .native(let native) = field, let own = native as? OpaqueValue, own.kind == "UIBlurEffect.Style" {
                own.text
            } else {
                nil
            }
        }.first
        let material = StyleValue(kind: "Material", name: material(of: style ?? "regular"))
        let node = PaintNode(PaintAttachment(style: .native(material)), tag: tag)
        guard let scheme = style.flatMap(scheme) else { return node }
        return EnvironmentNode(node) { $0.setting(CatalogKeys.colorScheme, to: scheme, by: $1) }
    }

    private static func material(of style: String) -> String {
        let names = [
            ("UltraThin", "ultraThinMaterial"), ("Thin", "thinMaterial"), ("Thick", "thickMaterial"), ("Chrome", "bar"),
        ]
        return names.first { style.contains($0.0) }?.1 ?? "regularMaterial"
    }

    /// nil: as it is around.
    private static func scheme(of style: String) -> ColorScheme? {
        let name = style.lowercased()
        return name.hasSuffix("dark") ? .dark : name.hasSuffix("light") ? .light : nil
    }

    private static func extent(of value: Value, _ context: EvaluationContext) -> PlaceholderNode.Extent {
        let kinds = ["uiView", "uiViewController", "nsView", "nsViewController"]
        let label = kinds.first { context.machine.hasMethod("sizeThatFits", labels: [nil, $0, "context"], of: value) }
        guard let label else { return .filling }
        let span = if case .structure(let structure) = value { structure.type.span } else { SourceSpan?.none }
        return .answered { proposal, view in
            guard let machine = view.pass.host as? Machine else { return nil }
            let arguments: [(label: String?, value: Value)] = [
                (nil, proposal.encode()), (label, .native(UnknownValue(name: label))), ("context", .native(UnknownValue(name: "context"))),
            ]
            do throws(Diagnostic) {
                let answer = try machine.callMethod("sizeThatFits", on: value, arguments: arguments, in: machine.context())
                return CGSize.decode(answer.result)
            } catch {
                view.pass.report(error.located(at: span))
                return nil
            }
        }
    }
}
