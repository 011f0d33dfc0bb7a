// SPDX-License-Identifier: GPL-3.0-or-later

/// Whose a piece of state is: the scene's variables, a component at its place, the static variables of a type.
package struct StateOwner: Hashable, Sendable {
    package var path: String
    /// The view with which the state goes; nil for state that stays.
    package var view: String?

    package init(path: String, view: String? = nil) {
        self.path = path
        self.view = view
    }

    package static func == (a: StateOwner, b: StateOwner) -> Bool { a.path == b.path }
    package func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// Variables at the prompt.
    package static let scene = StateOwner(path: "scene")
    /// What `@AppStorage` shares.
    static let storage = StateOwner(path: "storage")
    static func statics(of typeName: String) -> StateOwner { StateOwner(path: staticStart + typeName) }
    private static let staticStart = "static "

    /// The type whose static properties these are; nil for any other owner.
    var typeOfStatics: String? { path.hasPrefix(Self.staticStart) ? String(path.dropFirst(Self.staticStart.count)) : nil }
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
    private var values: [StateKey: Value] = [:]
    var heap: [Int: Instance] = [:]
    private var nextObject = 1
    private var uuidCount: UInt64 = 0
    var randomCount: UInt64 = 0

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
    package mutating func removeAll(where isGone: (StateKey) -> Bool) {
        if values.keys.contains(where: isGone) { values = values.filter { !isGone($0.key) } }
    }

    /// Does any of it belong to a view?
    package var hasViewState: Bool { values.keys.contains { $0.owner.view != nil } }

    mutating func allocate(typeName: String, fields: [Value]) -> ObjectValue {
        let id = nextObject
        nextObject &+= 1
        let token = ObjectValue.Token()
        heap[id] = Instance(typeName: typeName, fields: fields, reference: Instance.Reference(token))
        return ObjectValue(id: id, typeName: typeName, token: token)
    }

    func object(_ id: Int) -> ObjectValue? {
        guard let instance = heap[id], let token = instance.reference.token else { return nil }
        return ObjectValue(id: id, typeName: instance.typeName, token: token)
    }

    /// Forgets the instances that nothing refers to, and those that only they held.
    package mutating func sweep() {
        while !heap.isEmpty {
            let gone = heap.filter { $0.value.reference.token == nil }
            if gone.isEmpty { return }
            for id in gone.keys { heap[id] = nil }
        }
    }

    /// How many instances were made, and how many numbers that never come again were drawn.
    var made: (objects: Int, draws: UInt64) { (nextObject, uuidCount &+ randomCount) }

    /// The n-th UUID of the scene, the same in every run.
    mutating func nextUUID() -> String {
        uuidCount &+= 1
        let digits = String(uuidCount, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        return "00000000-0000-4000-8000-\(padded)"
    }
}
