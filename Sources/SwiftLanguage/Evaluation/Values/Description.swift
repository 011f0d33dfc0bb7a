// SPDX-License-Identifier: GPL-3.0-or-later

extension Value {
    /// As `print` writes it; rounded to three decimals as the shell shows values.
    package func swiftDescription(rounded: Bool = false) -> String {
        switch self {
        case .string(let text): text
        case .substring(let text): String(text)
        case .character(let character): String(character)
        case .set(let set): DebugText.of(rounded) { $0.write(set.elements) }
        case .slice(let values): DebugText.of(rounded) { $0.write(values) }
        case .range(let range): range.description(rounded: rounded, isNested: false)
        case .structure(let value): value.shownTypeName + DebugText.of(rounded) { $0.write(fieldsOf: value) }
        case .native(let value as UnicodeScalarValue): value.swiftDescription
        case .enumeration(let value): value.name + (value.payload.isEmpty ? "" : DebugText.of(rounded) { $0.write(value.payload) })
        default: debugDescription(rounded: rounded)
        }
    }

    /// As it stands inside a collection: strings in quotes.
    package func debugDescription(rounded: Bool = false) -> String { DebugText.of(rounded) { $0.write(self) } }
}

/// Values as they stand inside others, written into one text: what lies deep would else be copied at every level.
private struct DebugText {
    private let isRounded: Bool
    private var text = ""

    static func of(_ isRounded: Bool, _ body: (inout DebugText) -> Void) -> String {
        var result = DebugText(isRounded: isRounded)
        body(&result)
        return result.text
    }

    private init(isRounded: Bool) { self.isRounded = isRounded }

    mutating func write(_ value: Value) {
        switch value {
        case .void: text += "()"
        case .nil: text += "nil"
        case .someNil(let layers): text += (0..<layers).reduce("nil") { text, _ in "Optional(" + text + ")" }
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .integer(let value): text += String(value.number)
        case .double(let value): text += NumberFormat.description(value, rounded: isRounded)
        case .float(let value): text += isRounded ? NumberFormat.description(Double(value), rounded: true) : "\(value)"
        case .string(let value): text += value.debugDescription
        case .substring(let value): text += value.debugDescription
        case .character(let character): text += character.debugDescription
        case .array(let values): write(values)
        case .slice(let values): write(values, named: "ArraySlice")
        case .set(let set): write(set.elements, named: "Set")
        case .dictionary(let entries): write(entries)
        case .range(let range): text += range.description(rounded: isRounded, isNested: true)
        case .tuple(let elements): write(elements)
        case .function: text += "(Function)"
        case .type(let type): text += type.shownName
        case .keyPath(let path): text += path.swiftDescription
        case .structure(let value):
            text += value.reflectedTypeName
            write(fieldsOf: value)
        case .enumeration(let value):
            text += value.reflectedName
            if !value.payload.isEmpty { write(value.payload) }
        case .object(let value): text += value.typeName.withoutFile
        case .binding(let binding): text += binding.stateKey.map { "Binding(\($0.name))" } ?? "Binding"
        case .native(let value as UnicodeScalarValue): text += value.scalar.debugDescription
        case .native(let value): text += isRounded ? value.roundedDescription : value.swiftDescription
        }
    }

    private mutating func write(_ values: some Sequence<Value>, named name: String) {
        text += name + "("
        write(values)
        text += ")"
    }

    private mutating func write(_ entries: DictionaryValue) {
        if entries.count == 0 {
            text += "[:]"
            return
        }
        write(zip(entries.keys, entries.values), between: ("[", "]")) { entry, result in
            result.write(entry.0)
            result.text += ": "
            result.write(entry.1)
        }
    }

    mutating func write(_ values: some Sequence<Value>) {
        write(values, between: ("[", "]")) { $1.write($0) }
    }

    mutating func write(_ elements: [TupleElement]) {
        write(elements, between: ("(", ")")) { element, result in
            if let label = element.label { result.text += label + ": " }
            result.write(element.value)
        }
    }

    mutating func write(fieldsOf value: StructValue) {
        write(zip(value.type.storedProperties, value.fields), between: ("(", ")")) { field, result in
            result.text += field.0.keptName + ": "
            result.write(field.1)
        }
    }

    private mutating func write<Items: Sequence>(
        _ items: Items, between brackets: (String, String), _ body: (Items.Element, inout DebugText) -> Void
    ) {
        text += brackets.0
        var isFirst = true
        for item in items {
            if !isFirst { text += ", " }
            isFirst = false
            body(item, &self)
        }
        text += brackets.1
    }
}

extension RangeValue {
    fileprivate var typeName: String {
        if lower == nil { return isClosed ? "PartialRangeThrough" : "PartialRangeUpTo" }
        return upper == nil ? "PartialRangeFrom" : isClosed ? "ClosedRange" : "Range"
    }

    fileprivate func description(rounded: Bool, isNested: Bool) -> String {
        let texts = [lower, upper].map { bound in
            bound.map { isNested ? $0.debugDescription(rounded: rounded) : $0.swiftDescription(rounded: rounded) } ?? ""
        }
        return description(texts[0], texts[1], isNested: isNested)
    }

    /// With its bounds as they are written; inside of something else it says its type.
    fileprivate func description(_ lower: String, _ upper: String, isNested: Bool) -> String {
        if self.lower == nil || self.upper == nil {
            // One with a bound on one side is written as any struct is.
            let bound = (self.lower ?? self.upper)?.typeKey ?? ""
            return typeName + "<" + bound + ">(" + (self.lower == nil ? "upperBound: " + upper : "lowerBound: " + lower) + ")"
        }
        let text = lower + (isClosed ? "..." : "..<") + upper
        return isNested ? typeName + "(" + text + ")" : text
    }
}

extension KeyPathValue {
    package var swiftDescription: String {
        var text = "\\" + (root?.name ?? "")
        for component in components {
            switch component {
            case .property(let name): text += "." + name
            case .subscript(let indices): text += "[" + indices.map { $0.debugDescription() }.joined(separator: ", ") + "]"
            case .optionalChain: text += "?"
            case .forceUnwrap: text += "!"
            }
        }
        return components.isEmpty ? text + ".self" : text
    }
}

extension Activation {
    /// What interpolation and `print` write: `description` of the user's types where there is one.
    func description(of value: Value, at span: SourceSpan?, isNested: Bool = false) throws(Diagnostic) -> String {
        if !isNested { try budget.allocate(try budget.weigh(value, at: span), at: span) }
        let text = try text(of: value, at: span, isNested: isNested)
        // It is copied into the text of what holds it, so deeply nested text is copied many times.
        if isNested { try budget.work(text.utf8.count / 16, at: span) }
        return text
    }

    private func text(of value: Value, at span: SourceSpan?, isNested: Bool) throws(Diagnostic) -> String {
        switch value {
        case .structure(let structure):
            if let text = try described(value, isNested: isNested) { return text }
            if let text = try parts(of: structure, at: span, isNested: isNested) { return text }
        case .enumeration(let enumeration):
            if let text = try described(value, isNested: isNested) { return text }
            if let text = try codingKeyDescription(enumeration) { return text }
            if let text = try parts(of: enumeration, at: span, isNested: isNested) { return text }
        case .object(let object):
            if let text = try described(value, isNested: isNested) { return text }
            return machine.shownTypeName(of: object, isNested: true)
        case .slice(let values) where values.contains(where: \.mayDescribeItself):
            return try list(Array(values), named: isNested ? "ArraySlice" : nil, at: span)
        case .array(let values) where values.contains(where: \.mayDescribeItself): return try list(values, at: span)
        case .set(let set) where set.elements.contains(where: \.mayDescribeItself):
            return try list(set.elements, named: isNested ? "Set" : nil, at: span)
        case .dictionary(let entries) where (entries.keys + entries.values).contains(where: \.mayDescribeItself):
            let pairs = zip(try descriptions(of: entries.keys, at: span), try descriptions(of: entries.values, at: span))
            return "[" + pairs.map { $0 + ": " + $1 }.joined(separator: ", ") + "]"
        case .range(let range) where [range.lower, range.upper].contains { $0?.mayDescribeItself ?? false }:
            let lower = try range.lower.map { (bound) throws(Diagnostic) in try description(of: bound, at: span, isNested: isNested) }
            let upper = try range.upper.map { (bound) throws(Diagnostic) in try description(of: bound, at: span, isNested: isNested) }
            return range.description(lower ?? "", upper ?? "", isNested: isNested)
        case .tuple(let elements) where elements.contains(where: \.value.mayDescribeItself):
            return try descriptions(of: elements, at: span)
        case .native:
            if let erased = value.erasedValue {
                return try description(of: erased.value, as: erased.type, at: span, isNested: isNested)
            }
        default: break
        }
        return isNested ? value.debugDescription() : value.swiftDescription()
    }

    /// By what a struct's fields say of themselves, or their types of them; nil where none does.
    private func parts(of structure: StructValue, at span: SourceSpan?, isNested: Bool) throws(Diagnostic) -> String? {
        let types = machine.index.fieldTypes(of: structure)
        guard types != nil || structure.fields.contains(where: \.mayDescribeItself) else { return nil }
        let texts = try descriptions(of: structure.fields, as: types, at: span)
        let fields = zip(structure.type.storedProperties, texts).map { "\($0.keptName): \($1)" }
        let name = isNested ? structure.reflectedTypeName : structure.shownTypeName
        return name + "(" + fields.joined(separator: ", ") + ")"
    }

    /// By what a case holds, as that of a struct.
    private func parts(of enumeration: EnumValue, at span: SourceSpan?, isNested: Bool) throws(Diagnostic) -> String? {
        let types = machine.index.payloadTypes(of: enumeration)
        guard types != nil || enumeration.payload.contains(where: \.value.mayDescribeItself) else { return nil }
        let texts = try descriptions(of: enumeration.payload.map(\.value), as: types, at: span)
        return (isNested ? enumeration.reflectedName : enumeration.name) + Self.list(enumeration.payload, texts)
    }

    /// A value of a generic type of the user's, whose type tells what its parameters are; nil of any other. Nothing that it holds may tell them.
    func description(
        of value: Value, asGeneric type: StaticType, at span: SourceSpan?, isNested: Bool
    ) throws(Diagnostic) -> String? {
        guard case .nominal(let name, let arguments) = type, !type.nesting.arguments.isEmpty, type.isKnown, !type.dependsOnParameters,
            let own = program.types[name], own.genericNames.count == type.nesting.arguments.count
        else { return nil }
        if !isNested { try budget.allocate(try budget.weigh(value, at: span), at: span) }
        if let text = try described(value, isNested: isNested) { return text }
        let written = "<" + type.nesting.arguments.map(\.runtimeName).joined(separator: ", ") + ">"
        let text = try self.text(of: value, own, written, machine.bindings(of: own, arguments), at: span, isNested: isNested)
        if isNested, let text { try budget.work(text.utf8.count / 16, at: span) }
        return text
    }

    /// - Parameter written: the arguments as they stand behind the name.
    private func text(
        of value: Value, _ own: UserType, _ written: String, _ known: [String: StaticType], at span: SourceSpan?, isNested: Bool
    ) throws(Diagnostic) -> String? {
        switch value {
        case .structure(let structure) where structure.type.qualifiedName == own.qualifiedName && !own.isOfLibrary:
            let types = machine.index.fieldTypes(of: structure, knowing: known)
            let texts = try descriptions(of: structure.fields, as: types, at: span)
            let fields = zip(own.storedProperties, texts).map { "\($0.keptName): \($1)" }
            return (isNested ? own.reflectedName : own.name) + written + "(" + fields.joined(separator: ", ") + ")"
        case .enumeration(let made) where made.type.qualifiedName == own.qualifiedName:
            let types = machine.index.payloadTypes(of: made, knowing: known)
            let texts = try descriptions(of: made.payload.map(\.value), as: types, at: span)
            return (isNested ? own.reflectedName + written + "." : "") + made.name + (texts.isEmpty ? "" : Self.list(made.payload, texts))
        default: return nil
        }
    }

    private func list(_ values: [Value], named name: String? = nil, at span: SourceSpan?) throws(Diagnostic) -> String {
        let text = "[" + (try descriptions(of: values, at: span)).joined(separator: ", ") + "]"
        return name.map { $0 + "(" + text + ")" } ?? text
    }

    /// Inside of something else `debugDescription` comes first, and what a type writes into a stream last.
    private func described(_ value: Value, isNested: Bool) throws(Diagnostic) -> String? {
        if !isNested, let text = try streamed(value) { return text }
        let (first, second) = isNested ? ("debugDescription", "description") : ("description", "debugDescription")
        if let text = try described(value, by: first) { return text }
        if let text = try described(value, by: second) { return text }
        return isNested ? try streamed(value) : nil
    }

    private func descriptions(of elements: [TupleElement], at span: SourceSpan?) throws(Diagnostic) -> String {
        Self.list(elements, try descriptions(of: elements.map(\.value), at: span))
    }

    private static func list(_ elements: [TupleElement], _ texts: [String]) -> String {
        "(" + zip(elements, texts).map { ($0.label.map { $0 + ": " } ?? "") + $1 }.joined(separator: ", ") + ")"
    }

    /// Each as its type tells it, where that is known.
    private func descriptions(of values: [Value], as types: [StaticType]?, at span: SourceSpan?) throws(Diagnostic) -> [String] {
        guard let types, types.count == values.count else { return try descriptions(of: values, at: span) }
        var texts: [String] = []
        for (value, type) in zip(values, types) { texts.append(try description(of: value, as: type, at: span, isNested: true)) }
        return texts
    }

    private func descriptions(of values: [Value], at span: SourceSpan?) throws(Diagnostic) -> [String] {
        var parts: [String] = []
        for value in values { parts.append(try description(of: value, at: span, isNested: true)) }
        return parts
    }
}

extension Value {
    fileprivate var mayDescribeItself: Bool {
        switch self {
        case .structure, .enumeration, .object, .array, .slice, .set, .dictionary, .tuple: true
        case .native(let native): native is ErasedValue
        default: false
        }
    }
}

extension StaticIndex {
    /// The types of the stored properties of a struct, where one of them decides how its value is written, as an optional's does.
    fileprivate func fieldTypes(of value: StructValue, knowing types: [String: StaticType]? = nil) -> [StaticType]? {
        guard let info = self.types[value.type.qualifiedName] else { return nil }
        let known = types ?? value.typeArguments?.types.mapValues(\.staticType) ?? [:]
        let found = value.type.storedProperties.map { property -> StaticType in
            guard property.wrapper == nil, let member = info.members[property.name]?.first(where: \.isProperty) else { return .unknown }
            return self.type(of: member).substituting(known)
        }
        return found.contains(where: \.isDescribedByType) ? found : nil
    }

    /// The types of what a case holds, as `fieldTypes(of:)` gives those of a struct.
    fileprivate func payloadTypes(of value: EnumValue, knowing known: [String: StaticType] = [:]) -> [StaticType]? {
        guard !value.payload.isEmpty, let info = types[value.type.qualifiedName],
            let member = info.statics[value.name]?.first(where: { if case .enumCase = $0.kind { true } else { false } })
        else { return nil }
        let found = signature(of: member).parameters.map { $0.type.substituting(known) }
        return found.contains(where: \.isDescribedByType) ? found : nil
    }
}
