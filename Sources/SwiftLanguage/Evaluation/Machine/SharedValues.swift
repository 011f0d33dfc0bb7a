// SPDX-License-Identifier: GPL-3.0-or-later

/// A reference to a value of the state that others may refer to, too: a stream, a task, an iterator. It keeps the value alive.
struct SharedReference: Hashable, Sendable {
    let id: Int
    /// After an undo another value may have the number.
    let token: ObjectValue.Token

    static func == (a: SharedReference, b: SharedReference) -> Bool { a.token === b.token }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What references share, as values: an input that fails, or is undone, takes back what it did to them.
struct SharedValues: Sendable, Equatable {
    var streams = SharedTable<StreamState>()
    var continuations = SharedTable<ContinuationState>()
    var tasks = SharedTable<TaskState>()
    var taskGroups = SharedTable<TaskGroupState>()
    var iterators = SharedTable<Puller>()

    var count: Int { streams.count + continuations.count + tasks.count + taskGroups.count + iterators.count }

    /// Forgets those that nothing refers to, of all or of one number.
    mutating func sweep(_ id: Int? = nil) {
        streams.sweep(id)
        continuations.sweep(id)
        tasks.sweep(id)
        taskGroups.sweep(id)
        iterators.sweep(id)
    }
}

/// Shared values of one kind. It knows their references weakly.
struct SharedTable<Content: Sendable & Equatable>: Sendable, Equatable {
    private struct Entry: Sendable, Equatable {
        var content: Content
        let reference: ObjectValue.Reference

        static func == (a: Entry, b: Entry) -> Bool { a.reference === b.reference && a.content == b.content }
    }

    private var entries: [Int: Entry] = [:]

    var count: Int { entries.count }

    mutating func insert(_ content: Content, as reference: SharedReference) {
        entries[reference.id] = Entry(content: content, reference: reference.token.reference)
    }

    /// nil where the state is one from before the value was made.
    subscript(reference: SharedReference) -> Content? {
        guard let entry = entries[reference.id], entry.reference.token === reference.token else { return nil }
        return entry.content
    }

    /// Changes a value where it is: what it holds is not copied.
    @discardableResult
    mutating func change<Result>(_ reference: SharedReference, _ body: (inout Content) -> Result) -> Result? {
        guard let index = entries.index(forKey: reference.id), entries.values[index].reference.token === reference.token else {
            return nil
        }
        return body(&entries.values[index].content)
    }

    mutating func sweep(_ id: Int?) {
        if let id {
            if let entry = entries[id], entry.reference.token == nil { entries[id] = nil }
        } else {
            for id in entries.filter({ $0.value.reference.token == nil }).keys { entries[id] = nil }
        }
    }
}

extension Machine {
    func share<Content>(_ content: Content, in table: WritableKeyPath<SharedValues, SharedTable<Content>>) -> SharedReference {
        let reference = state.makeReference(deinitializations: program.hasDeinitializers ? deinitializations : nil)
        state.shared[keyPath: table].insert(content, as: reference)
        return reference
    }
}
