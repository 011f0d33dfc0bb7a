// SPDX-License-Identifier: GPL-3.0-or-later

/// Looking up the names of a type as written.
extension Activation {
    func resolve(_ type: TypeSyntax, at span: SourceSpan?) throws(Diagnostic) -> ResolvedType {
        switch type {
        case .named(let name, let arguments): return try resolveNamed(name, arguments, at: span)
        case .member(let base, let name, let arguments): return try resolveMember(base, name, arguments, at: span)
        case .array(let element): return .array(try resolve(element, at: span))
        case .dictionary(let key, let value): return .dictionary(try resolve(key, at: span), try resolve(value, at: span))
        case .optional(let wrapped): return .optional(try resolve(wrapped, at: span))
        case .tuple(let elements):
            if elements.isEmpty { return .void }
            var resolved: [(label: String?, type: ResolvedType)] = []
            for element in elements { resolved.append((element.label, try resolve(element.type, at: span))) }
            return resolved.count == 1 ? resolved[0].type : .tuple(resolved)
        case .function(let parameters, let result):
            var resolved: [ResolvedType] = []
            for parameter in parameters { resolved.append(try resolve(parameter, at: span)) }
            var signature = FunctionSignature(parameters: resolved, result: try resolve(result, at: span))
            signature.inoutParameters = Set(parameters.indices.filter { parameters[$0].isInout })
            return .function(signature)
        case .some(let constraint), .any(let constraint): return try resolve(constraint, at: span)
        case .composition(let types): return try types.first.map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? .any
        case .metatype(let base): return .metatype(try resolve(base, at: span))
        case .attributed(["repeat"], _): return .any
        case .attributed(let words, let base):
            let resolved = try resolve(base, at: span)
            guard case .function(var signature) = resolved else { return resolved }
            signature.builder = words.lazy.compactMap { self.program.builder(named: $0) }.first
            signature.isAutoclosure = words.contains("autoclosure")
            return .function(signature)
        }
    }

    private func resolveNamed(_ name: String, _ arguments: [TypeSyntax], at span: SourceSpan?) throws(Diagnostic) -> ResolvedType {
        if let bound = typeArguments[name] { return bound }
        if lexical.genericNames.contains(name) { return .any }
        if name == "Self" { return currentSelfType }
        if !arguments.isEmpty, let alias = machine.index.aliases[name], !alias.generics.isEmpty,
            let known = staticallyKnown(name, arguments)
        {
            return known
        }
        if let found = try lexicalType(name, at: span) { return bound(found, to: arguments) }
        if let builtin = try builtinType(name, arguments, at: span) { return builtin }
        if let native = machine.nativeType(named: name) { return .native(native) }
        if name.contains("."), let type = program.types[name] { return .user(type) }
        if let associated = associatedTypeInSight(name) { return associated }
        if Self.isUnchecked(name) { return .any }
        if let known = staticallyKnown(name, arguments) { return known }
        if host.isEffectOnly(name) { return .any }
        let error = machine.unknownType(name, at: span)
        guard let span, span.source.marksUnknowns else { throw error }
        host.didLeaveOut(Unknown(id: error.id, name: name, message: error.message, span: span), in: context)
        return .any
    }

    /// `Box<Int>`: a type of the user's with the arguments that are written after its name, where all of them are known.
    private func bound(_ type: ResolvedType, to arguments: [TypeSyntax]) -> ResolvedType {
        guard case .user(let declared) = type, !arguments.isEmpty, arguments.count == declared.genericNames.count,
            declared.outer.genericNames.isEmpty
        else { return type }
        return .user(specialized(declared, arguments.map { (try? resolve($0, at: nil))?.staticType ?? .unknown }))
    }

    /// A name that only the static phase knows: an associated type, a parameter of a type alias.
    private func staticallyKnown(_ name: String, _ arguments: [TypeSyntax]) -> ResolvedType? {
        let type = machine.index.resolve(.named(name, genericArguments: arguments), in: machine.index.scope(lexical).context)
        switch type {
        case .unknown: return nil
        // Only extensions tell of it: what it is neither the program nor the host knows.
        case .nominal(name, _), .existential([name]): return nil
        default: return resolved(type)
        }
    }

    var selfType: ResolvedType {
        guard let name = lexical.typeName else { return .any }
        if let type = program.types[name] { return type.kind == .protocol ? .any : .user(type) }
        // Extensions of Float and CGFloat are kept with those of Double.
        if name == "Double" { return .any }
        if let builtin = (try? builtinType(name, [], at: nil)) ?? nil { return builtin }
        guard let native = machine.nativeType(named: name), !native.isProtocol else { return .any }
        return .native(native)
    }

    /// A type of the user that is seen from here: nested in an enclosing type, or at the top level.
    func lexicalType(_ name: String, at span: SourceSpan?) throws(Diagnostic) -> ResolvedType? {
        if let local = lexical.localScope {
            if let type = program.types["\(local).\(name)"] { return .user(type) }
            if let alias = program.aliases["\(local).\(name)"] { return try expanded(alias, at: span) }
        }
        for outer in EnclosingTypes(of: lexical.typeName) {
            let qualified = "\(outer).\(name)"
            if let type = program.types[qualified] { return .user(type) }
            if let alias = program.aliases[qualified] { return try expanded(alias, as: qualified, at: span) }
            if let native = machine.nativeType(named: qualified) { return .native(native) }
            for inherited in program.types[outer]?.conformances ?? [] where program.types[inherited]?.kind == .protocol {
                let qualified = "\(inherited).\(name)"
                if let alias = program.aliases[qualified] { return try expanded(alias, as: qualified, at: span) }
            }
        }
        if lexical.isOfPlatform, program.types[name]?.isOfLibrary != true, machine.nativeType(named: name) != nil { return nil }
        if let type = program.types[name] { return .user(type) }
        if let alias = program.aliases[name] { return try expanded(alias, as: name, at: span) }
        return nil
    }

    /// What an alias of another type is, as `Key.Value`, is said in words of that type.
    private func expanded(_ alias: TypeSyntax, as name: String, at span: SourceSpan?) throws(Diagnostic) -> ResolvedType {
        guard let dot = name.lastIndex(of: "."), let owner = program.types[String(name[..<dot])], owner.qualifiedName != lexical.typeName,
            owner.genericNames.isEmpty
        else { return try expanded(alias, at: span) }
        return try Activation(context: context, lexical: owner.inner).expanded(alias, at: span)
    }

    /// Aliases that each name the one before twice double the work: each is charged as what some sixty expressions take.
    private func expanded(_ alias: TypeSyntax, at span: SourceSpan?) throws(Diagnostic) -> ResolvedType {
        for _ in 0..<64 { try budget.step(at: span) }
        // A ring of aliases of a function's own is only met here.
        try enterCall(at: span)
        defer { budget.callDepth &-= 1 }
        return try resolve(alias, at: span)
    }

    private func resolveMember(
        _ base: TypeSyntax, _ name: String, _ arguments: [TypeSyntax], at span: SourceSpan?
    ) throws(Diagnostic) -> ResolvedType {
        let full = base.baseName + "." + name
        // What an alias of a generic type is depends on the arguments of that.
        if base.hasArguments, program.aliases[full] != nil,
            case let known = machine.index.resolve(
                .member(base, name, genericArguments: arguments), in: machine.index.scope(lexical).context),
            known.isKnown
        {
            return resolved(known)
        }
        if let found = try lexicalType(full, at: span) { return found }
        if let native = machine.nativeType(named: full) { return .native(native) }
        if KnownWrapper[full]?.storage == .binding, case .named(_, let values) = base {
            return try resolveNamed(name, values, at: span)
        }
        if KnownModule.names.contains(base.baseName) {
            if let builtin = try builtinType(name, arguments, at: span) { return builtin }
            if let native = machine.nativeType(named: name) { return .native(native) }
            return try resolveNamed(name, arguments, at: span)
        }
        let owner = try resolve(base, at: span)
        switch owner {
        case .user(let type):
            if let nested = program.types["\(type.qualifiedName).\(name)"] { return .user(nested) }
            if name == "ID", let id = type.storedProperties.first(where: { $0.name == "id" }) { return try declaredType(of: id, in: type) }
            return associatedType(name, of: owner)
        case .native(let type):
            if let native = machine.nativeType(named: "\(type.name).\(name)") { return .native(native) }
            if let nested = program.types["\(type.name).\(name)"] { return .user(nested) }
            return .any
        default: return associatedType(name, of: owner)
        }
    }

    private func builtinType(_ name: String, _ arguments: [TypeSyntax], at span: SourceSpan?) throws(Diagnostic) -> ResolvedType? {
        try Self.builtinType(name) { (index) throws(Diagnostic) in
            index < arguments.count ? try resolve(arguments[index], at: span) : .any
        }
    }

    /// Is it a type that the evaluator knows by its name alone?
    static func isBuiltin(_ name: String) -> Bool { (try? builtinType(name) { _ in .any }) != nil }

    /// - Parameter argument: the generic argument of a place.
    private static func builtinType(
        _ name: String, _ argument: (Int) throws(Diagnostic) -> ResolvedType
    ) throws(Diagnostic) -> ResolvedType? {
        switch name {
        case "Int", "IntegerLiteralType": return .int
        case _ where IntegerType(rawValue: name) != nil: return IntegerType(rawValue: name).map { .integer($0) }
        case "Double", "CGFloat", "TimeInterval", "Float64", "FloatLiteralType": return .double
        case "Float", "Float32": return .float
        case "Bool", "BooleanLiteralType": return .bool
        case "Substring": return .substring
        case "String", "StaticString", "StringLiteralType": return .string
        case "Character": return .character
        case "Void": return .void
        case "ArraySlice": return .slice(try argument(0))
        case "Array", "ContiguousArray": return .array(try argument(0))
        case "Dictionary": return .dictionary(try argument(0), try argument(1))
        case "Set": return .set(try argument(0))
        case "Optional": return .optional(try argument(0))
        case "Range", "ClosedRange": return .range(try argument(0), isClosed: name == "ClosedRange")
        case "Binding", "Bindable": return .binding(try argument(0))
        case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "AnyKeyPath", "PartialKeyPath": return .keyPath
        case "Element": return .element
        case "CallResult": return .result
        case "WrappedCallResult": return .optional(.result)
        case "EnvironmentValue", "ContainerValue", "BoundValue", "EnvironmentValues", "ContainerValues", "FocusedValues": return .any
        default: return nil
        }
    }

    /// Nothing is checked against a type of the library that is none of the evaluator's, such as a protocol, nor against a name that a
    /// conformance brings along.
    static func isUnchecked(_ name: String) -> Bool { Library.names.isDeclared(name) || undeclaredNames.contains(name) }

    private static let undeclaredNames: Set<String> = [
        // What has no declaration that anything reads.
        "Any", "AnyObject", "Sendable", "Never", "ObservableObject", "Observable", "CodingKey", "ViewModifier", "EnvironmentalModifier",
        "VectorArithmetic", "ReversedCollection",
        // Associated types of protocols.
        "Content", "Configuration", "Body", "Cache", "Subviews", "ID", "Key", "Value", "Index", "Context", "AnimatableData", "RawValue",
        "SubSequence", "Iterator", "ObjectWillChangePublisher",
    ]
}

extension TypeSyntax {
    /// `Palette.ID` without generic arguments; wrappers such as `some` and `@escaping` left out.
    package var baseName: String {
        switch self {
        case .named(let name, _): name
        case .member(let base, let name, _): base.baseName + "." + name
        case .some(let type), .any(let type), .attributed(_, let type), .metatype(let type): type.baseName
        case .optional(let type): type.baseName
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .composition(let types): types.first?.baseName ?? ""
        case .tuple, .function: ""
        }
    }

    var isFunction: Bool {
        switch self {
        case .function: true
        case .attributed(_, let type), .optional(let type): type.isFunction
        case .tuple(let elements): elements.count == 1 && elements[0].type.isFunction
        default: false
        }
    }

    var isOpaque: Bool { if case .some = self { true } else { false } }

    var isInout: Bool { isAttributed("inout") }

    var isAutoclosure: Bool { isAttributed("autoclosure") }

    private func isAttributed(_ word: String) -> Bool {
        guard case .attributed(let words, let type) = self else { return false }
        return words.contains(word) || type.isAttributed(word)
    }
}
