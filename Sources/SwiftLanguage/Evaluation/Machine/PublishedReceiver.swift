// SPDX-License-Identifier: GPL-3.0-or-later

/// A property of an instance, an `@Published` one or one of an `@Observable` class; without a name all of them.
struct PublishedProperty: Hashable, Sendable {
    let object: Int
    let name: String
}

/// Who hears the values of such a property.
struct PublishedReceiver: Sendable, Equatable {
    let id: Int
    let receive: FunctionValue

    static func == (a: PublishedReceiver, b: PublishedReceiver) -> Bool { a.id == b.id }
}

extension StateStore {
    /// - Returns: the number by which it is let go.
    mutating func observe(_ property: PublishedProperty, _ receive: FunctionValue) -> Int {
        publishedReceiverCount &+= 1
        publishedReceivers[property, default: []].append(PublishedReceiver(id: publishedReceiverCount, receive: receive))
        return publishedReceiverCount
    }

    mutating func ignore(_ id: Int, _ property: PublishedProperty) {
        publishedReceivers[property]?.removeAll { $0.id == id }
        if publishedReceivers[property]?.isEmpty == true { publishedReceivers[property] = nil }
    }
}

extension Activation {
    /// `$name` of an `@Published` property: a publisher of its values, in programs that know Combine.
    func publishedPublisher(_ property: StoredProperty, of object: ObjectValue) -> Value? {
        guard property.wrapper?.known?.storage == .plain, let type = program.types["Published.Publisher"] else { return nil }
        return .structure(StructValue(type: type, fields: [.object(object), .string(property.name)]))
    }

    /// The same by the name of what the wrapper projects.
    func publisher(_ name: String, of object: ObjectValue) -> Value? {
        guard name.first == "$", let type = program.types[object.typeName], let index = type.storedIndex[String(name.dropFirst())] else {
            return nil
        }
        return publishedPublisher(type.storedProperties[index], of: object)
    }

    /// Tells who observes a property its new value. As in Combine that happens before the property has it.
    func publish(_ value: Value, _ name: String, of object: ObjectValue) throws(Diagnostic) {
        if machine.state.publishedReceivers.isEmpty { return }
        for name in ["", name] {
            for receiver in machine.state.publishedReceivers[PublishedProperty(object: object.id, name: name)] ?? [] {
                try budget.step(at: nil)
                _ = try machine.call(receiver.receive, name.isEmpty ? [.void] : [value], in: context)
            }
        }
    }
}

extension Machine {
    /// Attaches a function to a publisher of the prelude's.
    /// - Returns: what ends that; nil where the value is not a publisher.
    package func attach(_ receive: FunctionValue, to publisher: Value) throws(Diagnostic) -> Value? {
        let context = context()
        let activation = Activation(context: context, lexical: .file)
        guard conforms(publisher, to: "Publisher") else { return nil }
        let ignore = FunctionValue { (_, _) in .void }
        guard case .function(let attach) = try activation.member("attach", of: publisher, at: nil) else { return nil }
        return try call(attach, [.function(receive), .function(ignore)], in: context)
    }

    /// Does a publisher go on as another one, to which something is attached?
    package func takesOver(_ publisher: Value, _ other: Value) throws(Diagnostic) -> Bool {
        if publisher == other { return true }
        let context = context()
        guard conforms(publisher, to: "Publisher"),
            case .function(let takesOver) = try Activation(context: context, lexical: .file).member("takesOver", of: publisher, at: nil)
        else { return false }
        return try call(takesOver, [other], in: context) == .bool(true)
    }

    /// Ends what `attach` began.
    package func cancel(_ cancellable: Value) throws(Diagnostic) {
        let context = context()
        guard case .function(let cancel) = try Activation(context: context, lexical: .file).member("cancel", of: cancellable, at: nil)
        else { return }
        _ = try call(cancel, [], in: context)
    }
}
