// SPDX-License-Identifier: GPL-3.0-or-later

/// `Element` in an extension of the library's collections: what the collection at hand holds.
extension Activation {
    /// The type as a value; nil where nothing tells.
    var elementReference: TypeReference? {
        switch elementInSight {
        case .user(let type)?: TypeReference(type)
        case .native(let type)?: TypeReference(type)
        case let type?: .shown(as: type)
        case nil: nil
        }
    }

    /// nil where nothing tells, as of an empty array or one of optionals.
    private var elementInSight: ResolvedType? {
        let told = ownAssociatedType("Element")
        if !told.isAny, !told.isElement { return told }
        switch receiver?.value {
        case .array(let values): return commonType(values)
        case .slice(let values): return commonType(values)
        case .set(let set): return commonType(set.elements)
        case .range(let range): return (range.lower ?? range.upper).map { machine.resolvedType(of: $0, or: .any) }
        case .dictionary(let entries):
            guard let key = commonType(entries.keys), let value = commonType(entries.values) else { return nil }
            return .tuple([("key", key), ("value", value)])
        default: return nil
        }
    }

    /// The type of values, where all that are looked at are of one.
    private func commonType(_ values: some Collection<Value>) -> ResolvedType? {
        guard let first = values.first, case let type = machine.elementType(first), !type.isAny else { return nil }
        return values.prefix(Self.examples).allSatisfy { $0.typeKey == first.typeKey } ? type : nil
    }

    private static let examples = 1_000
}
