// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `.transaction { }` and `.animation(_:value:)`: what they make of the transactions that come down to the views inside.
package struct TransactionAttachment: Sendable {
    enum Change: Sendable {
        case animation(AnimationValue?)
        case transform(LateCall)
    }

    let change: Change
    /// It acts only where this differs from the layout before; nil: always.
    package let value: Value?

    package func apply(to transaction: inout TransactionValue, on machine: Machine) throws(Diagnostic) {
        switch change {
        case .animation(let animation):
            // `disablesAnimations` is there to keep these out.
            if !transaction.disablesAnimations { transaction.animation = animation }
        case .transform(let transform):
            transaction = try TransactionValue.expect(transform.changing(transaction.encode(), on: machine))
        }
    }
}
