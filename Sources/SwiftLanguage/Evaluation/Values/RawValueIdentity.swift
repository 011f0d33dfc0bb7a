// SPDX-License-Identifier: GPL-3.0-or-later

/// Types that stand for a value: by the `==` of RawRepresentable Swift tells their values apart, whatever else these hold.
extension Activation {
    /// Do two values of a type stand for the same one? Nil where their parts tell them apart.
    func equalRawValues(_ a: Value, _ b: Value, of type: UserType, at span: SourceSpan?) throws(Diagnostic) -> Bool? {
        guard isToldByRawValue(type) else { return nil }
        return try equals(try rawValue(of: a), try rawValue(of: b), at: span)
    }

    func rawValue(of value: Value) throws(Diagnostic) -> Value { try member("rawValue", of: value, at: nil) }

    /// Does the type declare its `rawValue` itself, and is that not all that it holds? Instances are told apart by it, too.
    func isToldByRawValue(_ type: UserType) -> Bool {
        guard !type.conformances.isEmpty else { return false }
        switch type.kind {
        case .struct where type.storedProperties.count != 1 || type.storedProperties[0].name != "rawValue": break
        case .enum where !type.hasRawValues: break
        case .class: break
        default: return false
        }
        return machine.typeConforms(type.qualifiedName, to: "RawRepresentable")
    }
}
