// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What presents a view: `isPresented:`, `item:`, `for:`.
package enum PresentationTrigger: Sendable {
    /// Values of a type that are pushed.
    case values(Value)
    /// While a Bool is true.
    case flag(BindingValue)
    /// While an optional holds a certain value.
    case tag(BindingValue, Value)
    /// While an optional holds something.
    case item(BindingValue)
    /// While a Bool is true and there is something that it is about.
    case data(BindingValue, Value)

    /// What the view is made with while it is presented; nil while it is not.
    func presented(in context: EvaluationContext) throws(Diagnostic) -> [Value]? {
        switch self {
        case .values: return nil
        case .flag(let binding): return try binding.get(in: context) == .bool(true) ? [] : nil
        case .tag(let binding, let tag):
            return try context.machine.areEqual(try binding.get(in: context), tag, in: context) ? [] : nil
        case .item(let binding):
            let value = try binding.get(in: context)
            return value == .nil ? nil : [value]
        case .data(let binding, let value):
            guard value != .nil, try binding.get(in: context) == .bool(true) else { return nil }
            return [value]
        }
    }

    /// Makes what presents false or nil.
    package func dismiss(on machine: Machine) throws(Diagnostic) {
        switch self {
        case .values: break
        case .flag(let binding), .data(let binding, _): try binding.set(.bool(false), in: machine.context())
        case .item(let binding), .tag(let binding, _): try binding.set(.nil, in: machine.context())
        }
    }

    /// Makes what presents true, or the value that it waits for.
    func present(on machine: Machine) throws(Diagnostic) {
        switch self {
        case .values, .item, .data: break
        case .flag(let binding): try binding.set(.bool(true), in: machine.context())
        case .tag(let binding, let tag): try binding.set(tag, in: machine.context())
        }
    }
}
