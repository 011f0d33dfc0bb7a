// SPDX-License-Identifier: GPL-3.0-or-later

/// What a `weak` or `unowned` variable holds: an instance that it does not keep alive.
struct WeakReferenceValue: NativeValue {
    private let id: Int
    private let typeName: String
    private let reference: ObjectValue.Reference

    init(_ object: ObjectValue) {
        id = object.id
        typeName = object.typeName
        reference = object.token.reference
    }

    /// nil when the instance is gone.
    var object: ObjectValue? { reference.token.map { ObjectValue(id: id, typeName: typeName, token: $0) } }

    var nativeTypeName: String { "WeakReference" }
    var swiftDescription: String { object.map { Value.object($0).swiftDescription() } ?? "nil" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? WeakReferenceValue)?.object == object }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Value {
    /// As a `weak` variable keeps it.
    var weakened: Value { if case .object(let object) = self { .native(WeakReferenceValue(object)) } else { self } }

    /// What a `weak` variable gives: nil when the instance is gone.
    var strengthened: Value {
        guard case .native(let native) = self, let reference = native as? WeakReferenceValue else { return self }
        return reference.object.map { .object($0) } ?? .nil
    }
}
