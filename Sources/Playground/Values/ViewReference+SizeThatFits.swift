// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// `row.sizeThatFits(.unspecified)`: what a view answers to a proposal, outside of any placing (L1.1).
extension ViewReference {
    static let sizesThatFit = [
        NativeFunction(
            "sizeThatFits", [ParameterInfo(label: nil, name: "proposal", type: ProposedViewSize.swiftType)],
            summary: "the size for a proposal"
        ) { (call) throws(Diagnostic) in
            guard let proposal = call[0].flatMap({ ProposedViewSize.decode($0) }) else {
                throw Diagnostic(
                    .typeMismatch, "a ProposedViewSize is expected", at: call.argumentSpan(0),
                    hint: ".unspecified, .zero, .infinity or .init(width: 100, height: nil)")
            }
            return try size(call.receiver, proposal)
        }
    ]

    private static func size(_ receiver: Value?, _ proposal: ProposedViewSize) throws(Diagnostic) -> Value {
        guard case .native(let native)? = receiver, let reference = native as? ViewReference else { return .nil }
        return reference.index.layers[try reference.layer()].placed.sizeThatFits(proposal).encode()
    }
}
