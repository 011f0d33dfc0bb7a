// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A modifier that writes a preference: its attachment in the tree.
package protocol PreferenceWriter: PlacedAttachment {
    /// The type that is the key.
    var key: Value { get }
    var role: PreferenceRole { get }
    /// - Parameter inside: what the views inside prefer, the key's default where they prefer nothing.
    func value(_ source: PreferenceSource, inside: () throws(Diagnostic) -> Value, _ machine: Machine) throws(Diagnostic) -> Value
}

extension PreferenceWriter {
    package var role: PreferenceRole { .value }
}

/// A key at work: what it makes of the preferences of some views.
package struct PreferenceReading {
    /// The key's type, with `defaultValue` and `reduce`.
    let key: Value
    let machine: Machine

    package init(key: Value, machine: Machine) {
        self.key = key
        self.machine = machine
    }

    package static func role(of attachment: any Sendable, for key: Value) -> PreferenceRole {
        guard let writer = attachment as? any PreferenceWriter, writer.key == key else { return .none }
        return writer.role
    }

    package func standard() throws(Diagnostic) -> Value { try machine.member("defaultValue", of: key, in: machine.context()) }

    /// The values of views, reduced in their order: the first, then each later one; the default where there is none.
    package func value(of sources: [PreferenceSource]) throws(Diagnostic) -> Value {
        var result: Value?
        for source in sources {
            guard let writer = source.attachment as? any PreferenceWriter else { continue }
            let next = try writer.value(source, inside: { () throws(Diagnostic) in try value(of: source.inside) }, machine)
            result = try result.map { (before) throws(Diagnostic) in try reduced(before, next) } ?? next
        }
        guard let result else { return try standard() }
        return result
    }

    private func reduced(_ value: Value, _ next: Value) throws(Diagnostic) -> Value {
        let later = Value.function(FunctionValue { (_, _) throws(Diagnostic) in next })
        let arguments: [(label: String?, value: Value)] = [("value", value), ("nextValue", later)]
        return try machine.callMethod("reduce", on: key, arguments: arguments, in: machine.context()).arguments.first ?? value
    }
}
