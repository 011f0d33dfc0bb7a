// SPDX-License-Identifier: GPL-3.0-or-later

/// Whose a piece of state is: the scene's variables, a component at its place, the static variables of a type.
package struct StateOwner: Hashable, Sendable {
    package var path: String

    package init(path: String) { self.path = path }

    /// Variables at the prompt.
    package static let scene = StateOwner(path: "scene")
    static func statics(of typeName: String) -> StateOwner { StateOwner(path: "static \(typeName)") }
}

package struct StateKey: Hashable, Sendable {
    package let owner: StateOwner
    package let name: String

    package init(owner: StateOwner, name: String) {
        self.owner = owner
        self.name = name
    }
}

/// Everything that code can change: a value, so that undo is keeping the old one.
package struct StateStore: Sendable, Equatable {
    struct Instance: Sendable, Equatable {
        let typeName: String
        var fields: [Value]
    }

    private var values: [StateKey: Value] = [:]
    var heap: [Int: Instance] = [:]
    private var nextObject = 1
    private var uuidCount: UInt64 = 0
    private var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init() {}

    package subscript(key: StateKey) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }

    package subscript(owner: StateOwner, name: String) -> Value? {
        get { values[StateKey(owner: owner, name: name)] }
        set { values[StateKey(owner: owner, name: name)] = newValue }
    }

    package func keys(ownedBy owner: StateOwner) -> [StateKey] { values.keys.filter { $0.owner == owner }.sorted { $0.name < $1.name } }

    package var keys: [StateKey] { values.keys.sorted { ($0.owner.path, $0.name) < ($1.owner.path, $1.name) } }

    /// Forgets what views that are gone had stored.
    package mutating func removeAll(where isGone: (StateKey) -> Bool) { values = values.filter { !isGone($0.key) } }

    mutating func allocate(typeName: String, fields: [Value]) -> ObjectValue {
        let id = nextObject
        nextObject &+= 1
        heap[id] = Instance(typeName: typeName, fields: fields)
        return ObjectValue(id: id, typeName: typeName)
    }

    /// The n-th UUID of the scene, the same in every run.
    mutating func nextUUID() -> String {
        uuidCount &+= 1
        let digits = String(uuidCount, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        return "00000000-0000-4000-8000-\(padded)"
    }
}
