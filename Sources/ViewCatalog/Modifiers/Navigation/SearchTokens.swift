// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The tokens of a search: those that were entered, those that are suggested, and what each looks like.
struct SearchTokens: Sendable {
    let present: BindingValue
    private let token: LateContent
    /// Is each view made of a binding to its token?
    private let areEdited: Bool
    private let suggested: BindingValue?

    init(_ present: BindingValue, _ token: LateContent, areEdited: Bool, suggested: BindingValue? = nil) {
        self.present = present
        self.token = token
        self.areEdited = areEdited
        self.suggested = suggested
    }

    /// Those that were entered, beside each other in the field.
    func row(_ call: NativeCall) -> Node {
        DeferredNode { site in
            rows(of: present, "tokens", call, at: site) { index, value, site in
                let view = token.node([areEdited ? element(index) : value], at: site)
                let padded = PaddingNode(view, insets: EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6))
                let ground = StyleValue(kind: "FillShapeStyle", name: "fill")
                return AttachmentNode(
                    padded, PaintAttachment(style: .native(ground), place: .behind, outline: ShapePayload(kind: "Capsule")))
            }
        }
    }

    /// Those that are suggested: a tap on one enters it.
    func suggestions(for search: Search, _ call: NativeCall, at site: ViewSite) -> Node? {
        suggested.map { suggested in
            rows(of: suggested, "suggestedTokens", call, at: site) { _, value, site in
                AttachmentNode(token.node([value], at: site), SearchCompletion(search: search, value: value))
            }
        }
    }

    private func element(_ index: Int) -> Value {
        .binding(BindingValue(.part(present, KeyPathValue([.subscript([.int(index)])]))))
    }

    private func rows(
        of tokens: BindingValue, _ name: String, _ call: NativeCall, at site: ViewSite,
        _ row: @escaping @Sendable (Int, Value, ViewSite) -> Node
    ) -> Node {
        site.reporting(GroupNode.empty, at: call.span) { () throws(Diagnostic) in
            guard case .array(let values)? = ControlMaker.value(of: tokens, at: site) else { return GroupNode.empty }
            let elements = try ForEachRows.Elements(.array(values), id: nil, call)
            return ForEachNode(elements.data, tag: ViewTag(name: name, kind: "ForEach", layer: 0, source: 0)) { index, site in
                row(index, values[index], site)
            }
        }
    }
}
