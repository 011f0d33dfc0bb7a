// SPDX-License-Identifier: GPL-3.0-or-later

/// What `dump` has written so far.
private struct Dump {
    let maxDepth: Int
    var lines: [String] = []
    /// The bytes of all lines.
    var length = 0
    /// Instances are numbered as they are met, and told in full the first time.
    private(set) var numbers: [Int: Int] = [:]

    init(maxDepth: Int) { self.maxDepth = maxDepth }

    mutating func number(of object: ObjectValue) -> Int {
        let number = numbers[object.id] ?? numbers.count
        numbers[object.id] = number
        return number
    }
}

extension Activation {
    /// What `dump` writes of a value: one line a part, indented below what it is a part of.
    /// - Parameters:
    ///   - type: the declared one, which tells what is an optional.
    ///   - indent: how many blanks stand before the first line.
    ///   - maxDepth: how many levels of parts are told; the value itself is level 0.
    func dump(_ value: Value, as type: ResolvedType, name: String?, indent: Int, maxDepth: Int) throws(Diagnostic) -> String {
        var dump = Dump(maxDepth: min(max(maxDepth, 0), 64))
        try self.dump(value, type, label: name, depth: 0, into: &dump)
        let margin = String(repeating: " ", count: min(max(indent, 0), 1000))
        try budget.allocate(dump.lines.count &* margin.utf8.count, at: nil)
        return dump.lines.map { margin + $0 }.joined(separator: "\n")
    }

    private func dump(
        _ value: Value, _ type: ResolvedType, label: String?, depth: Int, into dump: inout Dump
    ) throws(Diagnostic) {
        try budget.step(at: nil)
        guard depth <= dump.maxDepth else { return }
        if let erased = value.erasedValue {
            return try self.dump(erased.value, erased.resolved, label: label, depth: depth, into: &dump)
        }
        var (parts, number, own) = (try typedParts(of: value, type)[...], "", UserType?.none)
        if !type.isOptional, case .object(let object) = value {
            if dump.numbers[object.id] != nil { parts = [] } else { own = program.types[object.typeName] }
            number = " #\(dump.number(of: object))"
        }
        let name = label.map { $0 + ": " } ?? ""
        try write(name + (try summary(of: value, type)) + number, hasParts: parts.count > inheritedCount(own), depth: depth, into: &dump)
        try self.dump(parts, of: own, depth: depth + 1, into: &dump)
    }

    /// The parts of a value; of an instance those that it has of the class above are parts of `super`.
    private func dump(
        _ parts: ArraySlice<(TupleElement, ResolvedType)>, of type: UserType?, depth: Int, into dump: inout Dump
    ) throws(Diagnostic) {
        guard depth <= dump.maxDepth else { return }
        var own = parts
        if !parts.isEmpty || type.map({ $0.storedProperties.isEmpty }) == true, let parent = type.flatMap({ program.superclass(of: $0) }) {
            let inherited = parts.prefix(parent.storedProperties.count)
            own = parts.dropFirst(inherited.count)
            let hasParts = inherited.count > inheritedCount(parent)
            try write("super: " + parent.qualifiedName.withoutFile, hasParts: hasParts, depth: depth, into: &dump)
            try self.dump(inherited, of: parent, depth: depth + 1, into: &dump)
        }
        for (part, type) in own { try self.dump(part.value, type, label: part.label, depth: depth, into: &dump) }
    }

    /// How many of the stored properties of a class are those of the class above.
    private func inheritedCount(_ type: UserType?) -> Int { type.flatMap({ program.superclass(of: $0) })?.storedProperties.count ?? 0 }

    private func write(_ text: String, hasParts: Bool, depth: Int, into dump: inout Dump) throws(Diagnostic) {
        let sign = !hasParts ? "-" : depth == dump.maxDepth ? "▹" : "▿"
        let line = String(repeating: "  ", count: depth) + sign + " " + text
        // It is printed: what print would not write is not made.
        dump.length += line.utf8.count + 1
        guard dump.length <= budget.limits.output else { throw budget.tooMuchOutput(at: nil) }
        dump.lines.append(line)
    }

    /// The parts with their declared types.
    func typedParts(of value: Value, _ type: ResolvedType) throws(Diagnostic) -> [(TupleElement, ResolvedType)] {
        if case .optional(let wrapped) = type { return value.unwrapped.map { [(TupleElement(label: "some", value: $0), wrapped)] } ?? [] }
        let parts = try parts(of: value)
        var types: [ResolvedType] = []
        switch (value, type) {
        case (.structure(let structure), _): types = try declaredTypes(of: structure.type)
        case (.object(let object), _):
            types = try program.types[object.typeName].map { (own) throws(Diagnostic) in try declaredTypes(of: own) } ?? []
        case (.enumeration(let enumeration), _): types = try payloadType(of: enumeration).map { [$0] } ?? []
        case (_, .array(let element)), (_, .set(let element)), (_, .slice(let element)):
            types = Array(repeating: element, count: parts.count)
        case (_, .dictionary(let key, let element)):
            let pair = ResolvedType.tuple([(label: "key", type: key), (label: "value", type: element)])
            types = Array(repeating: pair, count: parts.count)
        case (_, .tuple(let elements)): types = elements.map(\.type)
        default: break
        }
        return parts.enumerated().map { ($1, types.indices.contains($0) ? types[$0] : .any) }
    }

    /// The declared type of what a case holds, the tuple of them where they are several or have names.
    private func payloadType(of value: EnumValue) throws(Diagnostic) -> ResolvedType? {
        guard let info = value.type.enumCase(named: value.name) else { return nil }
        let parameters = try shape(of: .enumCase(value.type, info)).parameters
        if parameters.count == 1, parameters[0].label == nil { return parameters[0].type }
        return .tuple(parameters.map { (label: $0.label, type: $0.type) })
    }

    private func declaredTypes(of type: UserType) throws(Diagnostic) -> [ResolvedType] {
        var types: [ResolvedType] = []
        for property in type.storedProperties { types.append(property.isLazy ? .any : try declaredType(of: property, in: type)) }
        return types
    }

    private func summary(of value: Value, _ type: ResolvedType) throws(Diagnostic) -> String {
        if case .optional(let wrapped) = type {
            guard let held = value.unwrapped else { return "nil" }
            return "Optional(\(wrapped.isOptional ? try summary(of: held, wrapped) : try debugDescription(of: held, at: nil)))"
        }
        switch value {
        case .array(let values): return "\(values.count) element" + (values.count == 1 ? "" : "s")
        case .set(let set): return "\(set.count) member" + (set.count == 1 ? "" : "s")
        case .dictionary(let entries): return "\(entries.count) key/value pair" + (entries.count == 1 ? "" : "s")
        case .tuple(let elements): return "(\(elements.count) elements)"
        case .structure, .object:
            if let own = try described(value, by: "debugDescription") { return own }
            return try described(value, by: "description") ?? value.typeKey
        case .enumeration(let enumeration): return value.typeKey + "." + enumeration.name
        default: return try debugDescription(of: value, at: nil)
        }
    }
}

extension ResolvedType {
    var isOptional: Bool { if case .optional = self { true } else { false } }
}
