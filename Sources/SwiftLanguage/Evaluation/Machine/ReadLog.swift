// SPDX-License-Identifier: GPL-3.0-or-later

/// What a body has read and what it found there: while all of it stays, the body is not run again.
// Unchecked: it is written while its body runs, on the interpreter's thread, and only read after that.
package final class ReadLog: @unchecked Sendable {
    /// Something of the place that is not state: the screen, the language.
    package typealias PlaceRead = @Sendable (EvaluationContext) -> Value

    private var states: [StateKey: Value?] = [:]
    /// The fields of class instances.
    private var objects: [ObjectValue: [Value]] = [:]
    private var places: [(read: PlaceRead, value: Value)] = []
    private var writtenStates: Set<StateKey> = []
    private var writtenObjects: Set<ObjectValue> = []
    /// The first number of the class instances that were made since: what changes one of them, as its initializer does, shows nowhere else.
    private var firstMade = Int.max
    /// How often something was noted: what leaves it alone depends on nothing that changes.
    private(set) var count = 0
    /// May statements of the scene's own source give what they gave before?
    let remembersStatements: Bool

    package init(remembersStatements: Bool = true) { self.remembersStatements = remembersStatements }

    /// It changed something while it ran, so that running it once more would show.
    var hasWritten: Bool { !writtenStates.isEmpty || !writtenObjects.isEmpty }

    func note(state key: StateKey, _ value: Value?) {
        count += 1
        if states[key] == nil { states[key] = .some(value) }
    }

    func note(object: ObjectValue, _ fields: [Value]) {
        count += 1
        if objects[object] == nil { objects[object] = fields }
    }

    func note(place read: @escaping PlaceRead, _ value: Value) {
        count += 1
        places.append((read, value))
    }

    func noteWrite(to key: StateKey) {
        count += 1
        writtenStates.insert(key)
    }

    func noteWrite(to object: ObjectValue) {
        count += 1
        if object.id >= firstMade { objects[object] = nil } else { writtenObjects.insert(object) }
    }

    func begin(with state: StateStore) { firstMade = state.made.objects }

    /// What the body itself changed counts as it left it, or each run would ask for the next. The state of views and objects is read again when
    /// others change it; a variable of a type or a file, as one that counts instances (`nextID += 1`), is nothing that a view observes.
    func end(with state: StateStore) {
        for key in writtenStates { states[key] = key.owner.view == nil ? nil : .some(state[key]) }
        for object in writtenObjects where objects[object] != nil { objects[object] = state.heap[object.id]?.fields }
    }

    /// Whether a store and a place still hold all that was read.
    func holds(in context: EvaluationContext) -> Bool {
        let store = context.machine.state
        var quiet = context
        quiet.reads = nil
        return states.allSatisfy { store[$0.key] == $0.value } && objects.allSatisfy { store.heap[$0.key.id]?.fields == $0.value }
            && places.allSatisfy { $0.read(quiet) == $0.value }
    }
}

/// One evaluation of a body, remembered: what it was made of and what it made beside views.
package struct BodyRecord: Sendable {
    let reads: ReadLog
    /// What the wrappers of its component said of the place.
    var surroundings: [Value] = []
    /// The state of the component, with which its initial values do not count any more.
    var owned: [StateKey] = []
    /// The class instances that were made on the way: they must be there still.
    let made: [ObjectValue]
    /// It drew numbers or changed something.
    let hasEffect: Bool

    /// Another evaluation would give other instances or numbers, or change something once more: it is seen whether code runs again.
    package var isSeenToRun: Bool { !made.isEmpty || hasEffect }
}

extension Machine {
    /// Runs code that gives views and remembers what they depend on.
    package func recorded<T>(
        _ log: ReadLog = ReadLog(), in context: EvaluationContext, _ body: (EvaluationContext) throws(Diagnostic) -> T
    ) throws(Diagnostic) -> (result: T, record: BodyRecord) {
        var inner = context
        inner.reads = log
        let before = state.made
        log.begin(with: state)
        let result = try body(inner)
        log.end(with: state)
        let made = (before.objects..<state.made.objects).compactMap { state.object($0) }
        return (result, BodyRecord(reads: log, made: made, hasEffect: log.hasWritten || state.made.draws != before.draws))
    }

    /// Runs the body of a component.
    package func recorded<T>(
        _ value: StructValue, owner: StateOwner, in context: EvaluationContext, _ body: (EvaluationContext) throws(Diagnostic) -> T
    ) throws(Diagnostic) -> (result: T, record: BodyRecord) {
        var inner = context
        inner.stateOwner = owner
        var (result, record) = try recorded(in: inner, body)
        record.surroundings = surroundings(of: value, owner: owner, in: context)
        record.owned = stateKeys(of: value, owner: owner)
        return (result, record)
    }

    /// Whether code would give the same views as when the record was made.
    package func holds(_ record: BodyRecord, in context: EvaluationContext) -> Bool {
        record.owned.allSatisfy { state[$0] != nil } && record.made.allSatisfy { state.object($0.id) == $0 }
            && record.reads.holds(in: context)
    }

    /// Whether a component would.
    package func holds(_ record: BodyRecord, for value: StructValue, owner: StateOwner, in context: EvaluationContext) -> Bool {
        holds(record, in: context) && record.surroundings == surroundings(of: value, owner: owner, in: context)
    }

    /// Whether two values of a component differ at most in the initial values of state that they have already.
    package func isSameInput(_ a: StructValue, _ b: StructValue) -> Bool {
        guard a.type === b.type, a.fields.count == b.fields.count else { return false }
        return a.fields.indices.allSatisfy { index in
            if a.type.storedProperties[index].isOwnState { return true }
            if case .structure(let first) = a.fields[index], first.type.isDynamicProperty, case .structure(let second) = b.fields[index] {
                return isSameInput(first, second)
            }
            return a.fields[index] == b.fields[index]
        }
    }

    private func stateKeys(of value: StructValue, owner: StateOwner) -> [StateKey] {
        var keys: [StateKey] = []
        for (property, field) in zip(value.type.storedProperties, value.fields) {
            if property.isOwnState { keys.append(stateKey(of: property, owner: owner)) }
            if case .structure(let part) = field, part.type.isDynamicProperty {
                keys += stateKeys(of: part, owner: Installation(owner: owner, site: nil).part(property.name).owner)
            }
        }
        return keys
    }

    /// What `@Environment` and the like give a component at its place.
    private func surroundings(of value: StructValue, owner: StateOwner, in context: EvaluationContext) -> [Value] {
        var values: [Value] = []
        var quiet = context
        quiet.reads = nil
        let installation = Installation(owner: owner, site: context.site)
        let component = PropertyOwner(type: value.type, typeArguments: value.typeArguments, installation: installation)
        for (property, field) in zip(value.type.storedProperties, value.fields) {
            if case .structure(let part) = field, part.type.isDynamicProperty {
                values += surroundings(of: part, owner: installation.part(property.name).owner, in: context)
                continue
            }
            guard property.readsSurroundings, userWrapper(property.wrapper) == nil, let wrapper = property.wrapper else { continue }
            let found = try? readWrapped(property, wrapper, field, of: component, in: quiet, at: property.span)
            values.append(found ?? .void)
        }
        return values
    }
}
