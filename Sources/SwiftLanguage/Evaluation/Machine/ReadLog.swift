// SPDX-License-Identifier: GPL-3.0-or-later

/// What a body has read and what it found there: while all of it stays, the body would give the same again.
// Unchecked: it is written while its body runs, on the interpreter's thread, and only read after that.
package final class ReadLog: @unchecked Sendable {
    private var states: [StateKey: Value?] = [:]
    /// The fields of class instances.
    private var objects: [ObjectValue: [Value]] = [:]
    /// It changed something while it ran, so that leaving it out would show.
    private(set) var hasWritten = false
    /// The first number of the class instances that were made since: what changes one of them, as its initializer does, shows nowhere else.
    private var firstMade = Int.max
    /// How often something was noted: what leaves it alone depends on nothing that changes.
    private(set) var count = 0
    /// May statements of the scene's own source give what they gave before?
    let remembersStatements: Bool

    package init(remembersStatements: Bool = true) { self.remembersStatements = remembersStatements }

    func note(state key: StateKey, _ value: Value?) {
        count += 1
        if states[key] == nil { states[key] = .some(value) }
    }

    func note(object: ObjectValue, _ fields: [Value]) {
        count += 1
        if objects[object] == nil { objects[object] = fields }
    }

    func noteWrite() {
        count += 1
        hasWritten = true
    }

    func noteWrite(to object: ObjectValue) {
        guard object.id >= firstMade else { return noteWrite() }
        count += 1
        objects[object] = nil
    }

    func begin(with state: StateStore) { firstMade = state.made.objects }

    /// Whether a store still holds all that was read.
    func holds(in store: StateStore) -> Bool {
        states.allSatisfy { store[$0.key] == $0.value } && objects.allSatisfy { store.heap[$0.key.id]?.fields == $0.value }
    }
}

/// One evaluation of a body, remembered: what it was made of and what it made beside views.
package struct BodyRecord: Sendable {
    let reads: ReadLog
    /// What the wrappers of its component said of the place.
    let surroundings: [Value]
    /// The state of the component, with which its initial values do not count any more.
    let owned: [StateKey]
    /// The class instances that were made on the way: they must be there still.
    let made: [ObjectValue]

    /// Another evaluation would give other instances: it is seen whether code runs again.
    package var hasMadeObjects: Bool { !made.isEmpty }
}

extension Machine {
    /// Runs code that gives views and remembers what they depend on; no record where a second run could give something else: it drew a
    /// random number, a UUID, or changed state.
    package func recorded<T>(
        _ log: ReadLog = ReadLog(), in context: EvaluationContext, _ body: (EvaluationContext) throws(Diagnostic) -> T
    ) throws(Diagnostic) -> (result: T, record: BodyRecord?) {
        var inner = context
        inner.reads = log
        let before = state.made
        log.begin(with: state)
        let result = try body(inner)
        guard !log.hasWritten, state.made.draws == before.draws else { return (result, nil) }
        let made = (before.objects..<state.made.objects).compactMap { state.object($0) }
        return (result, BodyRecord(reads: log, surroundings: [], owned: [], made: made))
    }

    /// Runs the body of a component.
    package func recorded<T>(
        _ value: StructValue, owner: StateOwner, in context: EvaluationContext, _ body: (EvaluationContext) throws(Diagnostic) -> T
    ) throws(Diagnostic) -> (result: T, record: BodyRecord?) {
        var inner = context
        inner.stateOwner = owner
        let (result, record) = try recorded(in: inner, body)
        guard let record else { return (result, nil) }
        let surroundings = surroundings(of: value, owner: owner, in: context)
        return (
            result,
            BodyRecord(reads: record.reads, surroundings: surroundings, owned: stateKeys(of: value, owner: owner), made: record.made)
        )
    }

    /// Whether code would give the same views as when the record was made.
    package func holds(_ record: BodyRecord) -> Bool {
        record.owned.allSatisfy { state[$0] != nil } && record.reads.holds(in: state)
            && record.made.allSatisfy { state.object($0.id) == $0 }
    }

    /// Whether a component would.
    package func holds(_ record: BodyRecord, for value: StructValue, owner: StateOwner, in context: EvaluationContext) -> Bool {
        holds(record) && record.surroundings == surroundings(of: value, owner: owner, in: context)
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
        for (property, field) in zip(value.type.storedProperties, value.fields) {
            if case .structure(let part) = field, part.type.isDynamicProperty {
                values += surroundings(of: part, owner: installation.part(property.name).owner, in: context)
                continue
            }
            guard property.readsSurroundings, userWrapper(property.wrapper) == nil, let wrapper = property.wrapper else { continue }
            let found = try? readWrapped(property, wrapper, field, installation, type: value.type, in: quiet, at: property.span)
            values.append(found ?? .void)
        }
        return values
    }
}
