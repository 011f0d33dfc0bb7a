// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What an overload knows beside its arguments: the call, the tag of the node to be made and, for modifiers, the view inside.
package struct Maker: Sendable {
    package let call: NativeCall
    /// The view's type name or the modifier's name.
    package let kind: String
    package let tag: ViewTag
    /// The view that a modifier goes around; nil for views.
    let receiver: ViewValue?

    init(_ call: NativeCall, kind: String) throws(Diagnostic) {
        self.call = call
        self.kind = kind
        guard let value = call.receiver else {
            receiver = nil
            tag = ViewNaming.tag(of: call.expression, kind: kind, call.context)
            return
        }
        let inner = try ViewBuilding.view(value, call.expression?.receiverExpression, call.context)
        receiver = inner
        tag = ViewTag(name: inner.name, kind: kind, layer: inner.layers, source: call.expression?.id.number ?? 0)
    }

    /// The view inside a modifier.
    var content: Node { receiver?.node ?? GroupNode.empty }
    var context: EvaluationContext { call.context }
    var name: String { tag.name }

    /// The finished view around a node.
    func view(_ node: Node, payload: (any Sendable)? = nil, typeName: String? = nil) -> ViewValue {
        ViewValue(
            node: node, typeName: typeName ?? (receiver == nil ? kind : "ModifiedContent"), name: tag.name, layers: tag.layer + 1,
            payload: payload)
    }
}

extension Expression {
    /// What a method call is made on: `x` of `x.padding()`.
    var receiverExpression: Expression? {
        guard case .call(let call) = kind, case .member(let base, _, _) = call.callee.kind else { return nil }
        return base
    }
}
