// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// What a method is called on; nil where it is no call of one.
    var receiverOfCall: Expression? {
        if case .call(let call) = kind, case .member(let receiver, _, _) = call.callee.kind { receiver } else { nil }
    }
}
