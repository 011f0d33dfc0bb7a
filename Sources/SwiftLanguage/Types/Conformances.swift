// SPDX-License-Identifier: GPL-3.0-or-later

/// Which types conform to what, as code at one place may take it: with the constraints of the generic parameters in sight.
struct Conformances {
    let index: StaticIndex
    /// What is asked of the generic parameters in sight.
    var constraints: [GenericConstraint] = []
    /// The protocol whose extension the code stands in: what `Self` conforms to.
    var selfProtocol: String?

    /// Protocols that ask for nothing, which no declaration shows.
    static let markers: Set<String> = ["Sendable", "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]

    /// Whether a type conforms; nil if unknown.
    func conforms(_ type: StaticType, to name: String) -> Bool? {
        switch name {
        case "Any": return true
        case _ where Self.markers.contains(name): return true
        case "Codable":
            // A name for the two: what conforms to each of them, under a condition or not, conforms to it.
            guard let encodes = conforms(type, to: "Encodable"), let decodes = conforms(type, to: "Decodable") else { return nil }
            return encodes && decodes
        default: break
        }
        switch type {
        case .unknown, .variable, .member: return memberConforms(type, to: name)
        case .nominal(let nominal, let arguments): return nominalConforms(nominal, arguments, to: name)
        case .parameter: return parameterConforms(type, to: name)
        case .existential(let names):
            if names.contains(where: { $0 == name || index.conformances(of: $0)[name] != nil }) { return true }
            return names.allSatisfy { index.type(named: $0)?.isComplete ?? false } ? false : nil
        case .opaque(let names): return names.contains { $0 == name || index.conformances(of: $0)[name] != nil } ? true : nil
        case .tuple, .function, .metatype: return name == "AnyObject" || index.type(named: name)?.kind == .protocol ? false : nil
        }
    }

    private func memberConforms(_ type: StaticType, to name: String) -> Bool? {
        guard case .member = type else { return nil }
        return asked(of: type).contains { $0 == name || index.conformances(of: $0)[name] != nil } ? true : nil
    }

    /// The protocols that the code in sight asks of a generic parameter.
    func asked(of type: StaticType) -> [String] {
        constraints.compactMap {
            guard $0.subject == type, case .conforms(let name) = $0.relation else { return nil }
            return name
        }
    }

    /// What the code in sight says that a generic parameter is, as an `extension Box where T == Int` does; nil where it says nothing.
    func sameType(as parameter: StaticType) -> StaticType? {
        for constraint in constraints {
            guard case .same(let other) = constraint.relation else { continue }
            if constraint.subject == parameter, other.isKnown, !other.dependsOnParameters { return other }
        }
        return nil
    }

    /// Does the code in sight say that two generic parameters are one, as an `extension Pipe where Input == Output` does?
    func areSame(_ a: StaticType, _ b: StaticType) -> Bool {
        constraints.contains { constraint in
            guard case .same(let other) = constraint.relation else { return false }
            return constraint.subject == a && other == b || constraint.subject == b && other == a
        }
    }

    private func parameterConforms(_ type: StaticType, to name: String) -> Bool? {
        let names = asked(of: type)
        if names.contains(where: { $0 == name || index.conformances(of: $0)[name] != nil }) { return true }
        // `where Element == Int`: what that conforms to. What it is the same as may be another parameter, whose protocols count too.
        if let same = sameType(as: type) { return conforms(same, to: name) }
        if constraints.contains(where: { $0.relates(type) }) { return nil }
        return names.allSatisfy { index.type(named: $0)?.isComplete ?? false } && index.type(named: name)?.isComplete == true ? false : nil
    }

    private func nominalConforms(_ nominal: String, _ arguments: [StaticType], to name: String) -> Bool? {
        if nominal == name { return true }
        let infos = index.infos(named: nominal)
        if name == "AnyObject" { return infos.first.map { $0.kind == .class || $0.kind == .actor } }
        guard let constraints = index.conformances(of: nominal)[name] else {
            // A class below one that no code in sight declares, as NSObject, has what that has.
            if infos.contains(where: { $0.kind == .class && $0.inherited.contains { index.isUndeclared($0.name) } }) { return nil }
            let isKnown = infos.contains { $0.isComplete } && !infos.contains { !$0.isComplete && !Library.names.isDeclared(nominal) }
            return isKnown && index.type(named: name)?.kind == .protocol && index.type(named: name)?.isComplete == true ? false : nil
        }
        let map = infos.first?.bindings(arguments) ?? [:]
        for constraint in constraints {
            guard case .conforms(let wanted) = constraint.relation else { continue }
            // A parameter of a type around this one: a name inside of it does not say what that is.
            if case .parameter(let outer) = constraint.subject, map[outer] == nil, outer != "Self" { continue }
            guard let holds = conforms(constraint.subject.substituting(map), to: wanted) else { return nil }
            if !holds { return false }
        }
        return true
    }

    /// Is a class another, or below it?
    func isSubclass(_ name: String, of other: String) -> Bool {
        name == other || index.type(named: name)?.kind == .class && index.conformances(of: name)[other] != nil
    }

    /// A type that a string literal may be: `"a"` as a Character, as a key of a translation.
    func isWrittenAsString(_ name: String) -> Bool {
        switch name {
        case "String", "Character", "Substring", "LocalizedStringKey", "StaticString", "Unicode.Scalar", "AttributedString": true
        default: index.type(named: name).map { !$0.isComplete } ?? true
        }
    }

    // MARK: Associated types

    /// What an associated type is for a type; nil where it is not known.
    /// - Parameter depth: how many types are around it, each of which says that it has what the one in it has.
    func associatedType(_ name: String, of type: StaticType, _ depth: Int = 0) -> StaticType? {
        switch type {
        case .nominal(let nominal, let arguments):
            guard let found = index.witness(name, of: nominal) else { return nil }
            guard let info = index.infos(named: nominal).first else { return found }
            let known = found.substituting(info.bindings(arguments))
            guard depth < 16, case .member(let inner, let further) = known, case .nominal = inner else { return known }
            return associatedType(further, of: inner, depth + 1) ?? known
        case .parameter, .member:
            for constraint in constraints {
                if constraint.subject == .member(type, name), case .same(let other) = constraint.relation { return other }
                if case .same(.member(type, name)) = constraint.relation { return constraint.subject }
            }
            return nil
        case .existential, .opaque, .unknown: return .unknown
        default: return nil
        }
    }
}

extension StaticIndex {
    /// What a type takes for an associated type of its protocols: as it says itself, as its members show, or as its iterator does.
    func witness(_ name: String, of nominal: String) -> StaticType? {
        ownWitness(name, of: nominal) ?? (name == "Element" ? elementOfIterator(of: nominal) : nil)
    }

    /// What the iterator of a sequence goes through: `String?` of `makeIterator() -> IndexingIterator<[String?]>`. What is the library's tells
    /// it; types of the user's might ask each other without end.
    private func elementOfIterator(of nominal: String) -> StaticType? {
        guard let iterator = ownWitness("Iterator", of: nominal) else { return nil }
        if case .opaque = iterator { return elementOfOpaqueIterator(of: nominal) }
        if case .member(let sequence, "Iterator") = iterator {
            return sequence.isAbstract ? .member(sequence, "Element") : libraryWitness("Element", of: sequence)
        }
        guard case .nominal(let name, let arguments) = iterator, let info = infos(named: name).first,
            let element = ownWitness("Element", of: name)
        else { return nil }
        return element.substituting(info.bindings(arguments)).mapped { part in
            guard case .member(let base, let name) = part, !base.isAbstract else { return nil }
            return libraryWitness(name, of: base) ?? .unknown
        }
    }

    /// `Int` of `makeIterator() -> some IteratorProtocol<Int>`.
    private func elementOfOpaqueIterator(of nominal: String) -> StaticType? {
        for member in infos(named: nominal).compactMap({ $0.members["makeIterator"]?.first }) {
            guard case .function(let function) = member.kind, case .some(let asked)? = function.result else { continue }
            let subject = StaticType.parameter("Self")
            for constraint in TypeResolver(index: self, context: member.context).constraints(on: subject, by: asked) {
                if constraint.subject == .member(subject, "Element"), case .same(let element) = constraint.relation { return element }
            }
        }
        return nil
    }

    private func libraryWitness(_ name: String, of type: StaticType) -> StaticType? {
        guard case .nominal(let base, let arguments) = type, let info = infos(named: base).first, info.isOfLibrary else { return nil }
        return ownWitness(name, of: base)?.substituting(info.bindings(arguments))
    }

    private func ownWitness(_ name: String, of nominal: String) -> StaticType? {
        for info in infos(named: nominal) {
            if info.generics.contains(name) { return .parameter(name) }
            if let alias = info.aliases[name], alias.generics.isEmpty {
                return TypeResolver(index: self, context: alias.context).resolve(alias.type)
            }
            if let nested = type(named: nominal + "." + name) { return nested.selfType }
            if name == "RawValue", let raw = rawType(of: info) { return raw }
        }
        let protocols = conformances(of: nominal).keys.sorted().compactMap { types[$0] }.filter { $0.kind == .protocol }
        for info in protocols {
            if let alias = info.aliases[name], alias.generics.isEmpty { return meaning(of: alias, in: nominal) }
            for requirement in info.requirements {
                if let found = inferred(name, from: requirement, by: nominal) { return found }
            }
        }
        return protocols.lazy.compactMap { $0.associatedDefaults[name] }.first.map { meaning(of: $0, in: nominal) }
            ?? (name == "Value" ? valueOfKey(nominal) : nil)
    }

    /// What a key of SwiftUI's holds, whose protocols no code declares: its default tells, or what it reduces.
    private func valueOfKey(_ nominal: String) -> StaticType? {
        let infos = infos(named: nominal)
        if let found = infos.lazy.compactMap({ $0.statics["defaultValue"]?.first(where: \.isProperty) }).first { return type(of: found) }
        let reduce = infos.lazy.compactMap { $0.statics["reduce"]?.first }.first
        return reduce.flatMap { signature(of: $0).parameters.first?.type }
    }

    /// What a type alias or a default of a protocol is in a type that conforms to it.
    private func meaning(of alias: TypeInfo.TypeAlias, in nominal: String) -> StaticType {
        TypeResolver(index: self, context: alias.context).resolve(alias.type)
            .substituting(["Self": types[nominal]?.selfType ?? .unknown])
    }

    /// Infers the associated type from the member that satisfies a requirement.
    private func inferred(_ name: String, from requirement: Member, by nominal: String) -> StaticType? {
        let wanted = StaticType.member(.parameter("Self"), name)
        for info in infos(named: nominal) where info.isComplete {
            let candidates = requirement.isStatic ? info.statics[requirement.name] : info.members[requirement.name]
            for candidate in candidates ?? [] {
                if requirement.isProperty, candidate.isProperty {
                    if let found = Self.match(type(of: requirement), wanted, type(of: candidate)) { return found }
                    continue
                }
                let (asked, given) = (signature(of: requirement), signature(of: candidate))
                guard asked.parameters.map(\.label) == given.parameters.map(\.label) else { continue }
                if let found = Self.match(asked.result, wanted, given.result) { return found }
                for (parameter, other) in zip(asked.parameters, given.parameters) {
                    if let found = Self.match(parameter.type, wanted, other.type) { return found }
                }
            }
        }
        return nil
    }

    private static func match(_ pattern: StaticType, _ wanted: StaticType, _ found: StaticType) -> StaticType? {
        if pattern == wanted { return found == .unknown ? nil : found }
        switch (pattern, found) {
        case (.nominal(let name, let parts), .nominal(let other, let others)) where name == other && parts.count == others.count:
            for (part, other) in zip(parts, others) { if let result = match(part, wanted, other) { return result } }
        case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
            for (part, other) in zip(parts, others) { if let result = match(part.type, wanted, other.type) { return result } }
        case (.function(let function), .function(let other)) where function.parameters.count == other.parameters.count:
            return match(function.result, wanted, other.result)
        default: break
        }
        return nil
    }
}
