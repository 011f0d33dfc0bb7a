// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A view of UIKit, AppKit or WatchKit that the user's struct stands for: nothing of it runs or is drawn. It is as large as the struct's
/// `sizeThatFits` says, else as it is offered.
enum RepresentedView {
    /// What such structs conform to (`Prelude`).
    static let protocolName = "_PlatformViewRepresentable"

    static func node(_ value: StructValue, _ context: EvaluationContext) -> Node {
        let tag = ViewTag(name: "platformView1", kind: "PlatformView", layer: 0, source: 0)
        return PlaceholderNode(extent(of: .structure(value), context), tag: tag)
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
