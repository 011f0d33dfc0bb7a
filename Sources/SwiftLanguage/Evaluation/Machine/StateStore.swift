// SPDX-License-Identifier: GPL-3.0-or-later

/// Under what a value of the state is kept: whose it is, and the name of its variable.
package struct StateKey: Hashable, Sendable {
    package let owner: StateOwner
    package let name: String
    /// Worked out once: a table asks for it twice.
    let hash: Int

    package init(owner: StateOwner, name: String) {
        self.owner = owner
        self.name = name
        var hasher = Hasher()
        owner.hash(into: &hasher)
        hasher.combine(name)
        hash = hasher.finalize()
    }

    package static func == (a: StateKey, b: StateKey) -> Bool { a.hash == b.hash && a.name == b.name && a.owner == b.owner }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Everything that code can change: a value, so that undo is keeping the old one.
package struct StateStore: Sendable, Equatable {
    private var values = StateTable()
    var heap: [Int: Instance] = [:]
    let deinitializations = DeinitializationQueue()
    private let released = ReleasedInstances()
    /// When those that nothing refers to are next swept while code runs, and where it begins.
    private var nextSweep = NextSweep()
    private var nextObject = 1
    private var uuidCount: UInt64 = 0
    var randomCount: UInt64 = 0
    package var bodyRuns = BodyRuns()
    /// What waits for a later time of the virtual clock.
    var scheduled: [ScheduledWork] = []
    private var scheduledCount = 0
    /// The tasks that wait.
    var suspended: [TaskRun: SuspendedTask] = [:]
    var shared = SharedValues()
    /// How often tasks have begun to wait.
    var waitCount = 0
    /// What is to hear of changes of `@Published` properties.
    var publishedReceivers: [PublishedProperty: [PublishedReceiver]] = [:]
    var publishedReceiverCount = 0
    /// What lives as long as an instance, beside its properties.
    var kept: [Int: [Value]] = [:]

    package init() {}

    /// What a machine has while another works on its state.
    static let nobody = StateStore()

    package subscript(key: StateKey) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }

    package subscript(owner: StateOwner, name: String) -> Value? {
        get { values[StateKey(owner: owner, name: name)] }
        set { values[StateKey(owner: owner, name: name)] = newValue }
    }

    package var valueCount: Int { values.count }

    package func keys(ownedBy owner: StateOwner) -> [StateKey] { values.keys.filter { $0.owner == owner }.sorted { $0.name < $1.name } }

    package var keys: [StateKey] {
        let named = values.keys.map { (key: $0, owner: $0.owner.description) }
        return named.sorted { a, b in
            if a.owner != b.owner { return a.owner < b.owner }
            if a.key.name != b.key.name { return a.key.name < b.key.name }
            return a.key.owner.debugDescription < b.key.owner.debugDescription
        }.map(\.key)
    }

    /// Forgets what views that are gone had stored.
    package mutating func removeAll(where isGone: (StateKey) -> Bool) {
        values.removeAll(where: isGone)
        bodyRuns.removeAll { isGone(StateKey(owner: $0, name: "body")) }
    }

    /// How many elements and characters it holds that another does not: what keeping both takes more than keeping one. What several share
    /// counts once; more than all that a scene may hold is not counted.
    package func weight(beside other: StateStore) -> Int {
        var room = ValueRoom(most: Self.mostCounted)
        values.forEachChange(since: other.values) { value, known in if !value.sharesStorage(with: known) { room.add(value) } }
        for (id, instance) in heap {
            let fields = other.heap[id]?.fields
            for (index, value) in instance.fields.enumerated() {
                let known = fields.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                if !value.sharesStorage(with: known) { room.add(value) }
            }
        }
        return room.taken
    }

    private static let mostCounted = 12_000_000

    /// Does it hold more than so many elements and characters? What several variables share counts once.
    package func takesRoom(beyond most: Int) -> Bool {
        var room = ValueRoom(most: most)
        values.forEachChange(since: StateTable()) { value, _ in room.add(value) }
        for instance in heap.values { for value in instance.fields { room.add(value) } }
        return room.taken > most
    }

    package var instanceCount: Int { heap.count }

    /// Does any of it belong to a view?
    package var hasViewState: Bool { values.keys.contains { $0.owner.view != nil } }

    /// The same with what views have stored at other places.
    package func moving(_ change: (any StatePlace) -> any StatePlace) -> StateStore {
        var copy = self
        copy.bodyRuns = bodyRuns.moving(change)
        guard hasViewState else { return copy }
        copy.values = StateTable()
        for key in values.keys { copy.values[StateKey(owner: key.owner.moving(change), name: key.name)] = values[key] }
        return copy
    }

    /// - Parameter deinitializations: where it goes in the end; nil where no class has a `deinit`.
    mutating func allocate(typeName: String, fields: [Value], deinitializations: DeinitializationQueue?) -> ObjectValue {
        let id = nextObject
        nextObject &+= 1
        sweepWhereMany()
        let token = ObjectValue.Token(id, deinitializations, released)
        heap[id] = Instance(typeName: typeName, fields: fields, reference: token.reference)
        return ObjectValue(id: id, typeName: typeName, token: token)
    }

    /// A reference to a shared value that is to be made.
    mutating func makeReference(deinitializations: DeinitializationQueue?) -> SharedReference {
        let id = nextObject
        nextObject &+= 1
        sweepWhereMany()
        return SharedReference(id: id, token: ObjectValue.Token(id, deinitializations, released))
    }

    private mutating func sweepWhereMany() {
        // Those whose `deinit` still waits have nothing that refers to them, either.
        guard heap.count + shared.count >= nextSweep.count, self.deinitializations.isEmpty else { return }
        sweep()
        nextSweep.count = max(NextSweep.first, (heap.count + shared.count) * 2)
    }

    /// A reference to an instance that nothing refers to, for its `deinit`.
    mutating func revive(_ id: Int, _ typeName: String) -> ObjectValue {
        let token = ObjectValue.Token(id, nil, released)
        heap[id]?.reference = token.reference
        return ObjectValue(id: id, typeName: typeName, token: token)
    }

    func object(_ id: Int) -> ObjectValue? {
        guard let instance = heap[id], let token = instance.reference.token else { return nil }
        return ObjectValue(id: id, typeName: instance.typeName, token: token)
    }

    /// Forgets the instances that nothing refers to, and those that only they held.
    package mutating func sweep() {
        // Each lets go of what only it held, which is then added: a chain of any length is gone through once.
        while released.remembers(from: nextSweep.place), let id = released[nextSweep.place] {
            nextSweep.place += 1
            if let instance = heap[id], instance.reference.token == nil { remove(id) } else { shared.sweep(id) }
        }
        if !released.remembers(from: nextSweep.place) { sweepAll() }
    }

    /// Too many were released since this copy was swept.
    private mutating func sweepAll() {
        nextSweep.place = released.end
        for (id, instance) in heap where instance.reference.token == nil { remove(id) }
        shared.sweep()
        sweep()
    }

    mutating func remove(_ id: Int) {
        heap[id] = nil
        kept[id] = nil
    }

    mutating func schedule(_ work: FunctionValue, due: Double, every interval: Double?, isEndless: Bool) -> Int {
        scheduledCount &+= 1
        scheduled.append(
            ScheduledWork(id: scheduledCount, due: due, interval: interval, isEndless: isEndless || interval != nil, work: work))
        return scheduledCount
    }

    /// The same without the tasks that wait: their stacks cannot be copied, and a scene that is only tried must not use them up.
    package var withoutWaitingTasks: StateStore { withoutWaitingTasks(of: self) }

    /// The same without those that wait in another state.
    package func withoutWaitingTasks(of other: StateStore) -> StateStore {
        guard !other.suspended.isEmpty, !suspended.isEmpty else { return self }
        var copy = self
        for (key, task) in other.suspended where suspended[key] == task {
            if let timer = task.timer { copy.unschedule(timer) }
            copy.suspended[key] = nil
        }
        return copy
    }

    mutating func unschedule(_ number: Int) { scheduled.removeAll { $0.id == number } }

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

/// Nothing of the state itself: two stores that differ in it are equal.
private struct NextSweep: Sendable, Equatable {
    static let first = 50_000
    /// How many instances there are then.
    var count = first
    /// Which of the released ones is the first that was not looked at.
    var place = 0

    static func == (a: NextSweep, b: NextSweep) -> Bool { true }
}
