// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// Arguments made up from their types, so that a view that nothing shows can be looked at: `Card(title: "Title", count: 1, action: { })`.
struct SampleArguments {
    /// The types that are declared beside the view, by their names.
    let types: [String: TypeDeclaration]
    /// How those inside other types are written from outside: `Card.Kind`.
    private let fullNames: [String: String]

    /// A type in a type in a type…: no value of a deeper one is made up.
    private static let depth = 6
    /// What stands where any view may.
    private static let view = "Text(\"Content\")"

    init(_ declarations: [Declaration]) {
        var found: [String: (type: TypeDeclaration, name: String)] = [:]
        for declaration in declarations { Self.collect(declaration, in: "", into: &found) }
        types = found.mapValues(\.type)
        fullNames = found.mapValues(\.name)
    }

    private static func collect(
        _ declaration: Declaration, in outer: String, into found: inout [String: (type: TypeDeclaration, name: String)]
    ) {
        guard case .type(let type) = declaration.kind else { return }
        found[type.name] = found[type.name] ?? (type, outer + type.name)
        for member in type.members { collect(member, in: outer + type.name + ".", into: &found) }
    }

    /// The call that makes a view; nil where a value of some type cannot be made up.
    func call(_ name: String) -> String? {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        return types[own].flatMap { made($0, name, Scope(generics: [:], depth: 0)) }
    }

    /// What the place of a value tells of it.
    private struct Scope {
        /// The generic parameters in sight, with what they conform to.
        var generics: [String: TypeSyntax?]
        var depth: Int

        mutating func add(_ parameters: [GenericParameter], _ requirements: [GenericRequirement]) {
            for parameter in parameters {
                let required = requirements.first { $0.relation == .conforms && $0.subject == .named(parameter.name) }
                let constraint: TypeSyntax? = parameter.constraint ?? required?.object
                generics.updateValue(constraint, forKey: parameter.name)
            }
        }
    }

    /// `Shape.self`, `any Shape.Type`: of a user-defined protocol, a type that conforms.
    private func metatype(_ name: String) -> String {
        guard types[name]?.kind == .protocol else { return "\(name).self" }
        return "\(conformingTypes(to: name).first?.key ?? name).self"
    }

    // MARK: values of declared types

    private func made(_ type: TypeDeclaration, _ name: String, _ outer: Scope) -> String? {
        guard outer.depth < Self.depth else { return nil }
        var scope = outer
        scope.depth += 1
        scope.add(type.genericParameters, type.requirements)
        switch type.kind {
        case .enum: return firstCase(of: type, name, scope)
        case .struct, .class, .actor: return ownSample(of: type, name) ?? instance(of: type, name, scope)
        case .protocol: return conforming(to: type.name, scope)
        }
    }

    /// `static let preview = Card(…)`: a sample that the author made.
    private func ownSample(of type: TypeDeclaration, _ name: String) -> String? {
        for member in type.members where member.modifiers.contains("static") {
            guard case .variable(let variable) = member.kind else { continue }
            for binding in variable.bindings {
                guard case .binding(let property, _, _) = binding.pattern else { continue }
                if binding.type == .named(type.name) || makes(type.name, binding.initializer) { return "\(name).\(property)" }
            }
        }
        return nil
    }

    private func makes(_ name: String, _ expression: Expression?) -> Bool {
        guard case .call(let call)? = expression?.kind, case .identifier(let callee, _) = call.callee.kind else { return false }
        return callee == name
    }

    private func firstCase(of type: TypeDeclaration, _ name: String, _ scope: Scope) -> String? {
        for member in type.members {
            guard case .enumCases(let cases) = member.kind, let first = cases.first else { continue }
            guard let payload = first.payload, !payload.isEmpty else { return "\(name).\(first.name)" }
            var arguments: [String] = []
            for parameter in payload where parameter.defaultValue == nil {
                guard let value = value(of: parameter.type, parameter.label ?? first.name, scope) else { return nil }
                arguments.append(labelled(parameter.label, value))
            }
            return "\(name).\(first.name)(\(arguments.joined(separator: ", ")))"
        }
        return nil
    }

    private func instance(of type: TypeDeclaration, _ name: String, _ scope: Scope) -> String? {
        let initializers = type.members.compactMap { member -> FunctionDeclaration? in
            guard case .initializer(let function, _) = member.kind else { return nil }
            return function.parameters.contains { $0.label == "from" && $0.type.isNamed("Decoder") } ? nil : function
        }
        if !initializers.isEmpty {
            let needed = initializers.map { $0.parameters.filter { $0.defaultValue == nil }.count }
            let least = zip(initializers, needed).min { $0.1 < $1.1 }
            return least.flatMap { call($0.0, name, scope) }
        }
        if type.kind != .struct { return "\(name)()" }
        var arguments: [String] = []
        for member in type.members {
            guard let parameters = memberwise(member, scope) else { return nil }
            arguments += parameters
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    private func call(_ function: FunctionDeclaration, _ name: String, _ outer: Scope) -> String? {
        var scope = outer
        scope.add(function.genericParameters, function.requirements)
        var arguments: [String] = []
        for parameter in function.parameters where parameter.defaultValue == nil && !parameter.isVariadic {
            let isBuilder = parameter.attributes.contains { $0.name == "ViewBuilder" }
            guard let value = isBuilder ? builder(parameter.type) : value(of: parameter.type, parameter.name, scope) else { return nil }
            arguments.append(labelled(parameter.label, value))
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// The arguments of a member of a struct; nil where one cannot be made up.
    private func memberwise(_ member: Declaration, _ scope: Scope) -> [String]? {
        guard case .variable(let variable) = member.kind, !member.modifiers.contains("static"), !member.modifiers.contains("lazy") else {
            return []
        }
        let wrapper = member.attributes.first?.name
        if member.hasInstalledWrapper { return [] }
        var arguments: [String] = []
        for binding in variable.bindings {
            guard binding.initializer == nil, binding.accessors?.getter == nil, case .binding(let name, _, _) = binding.pattern else {
                continue
            }
            guard let type = binding.type else { return nil }
            if case .optional = type, !variable.isLet { continue }
            let value: String? =
                switch wrapper {
                case "ViewBuilder": closure(of: type)
                case "Binding": self.value(of: type, name, scope).map { ".constant(\($0))" }
                default: self.value(of: type, name, scope)
                }
            guard let value else { return nil }
            arguments.append(labelled(name, value))
        }
        return arguments
    }

    private func labelled(_ label: String?, _ value: String) -> String { label.map { "\($0): \(value)" } ?? value }

    // MARK: values of any type

    private func value(of type: TypeSyntax, _ name: String, _ scope: Scope) -> String? {
        switch type {
        case .optional: return "nil"
        case .array(let element): return value(of: element, name, scope).map { "[\($0)]" }
        case .dictionary: return "[:]"
        case .tuple(let elements):
            let values = elements.map { element in value(of: element.type, name, scope).map { labelled(element.label, $0) } }
            return values.contains(nil) ? nil : "(\(values.compactMap { $0 }.joined(separator: ", ")))"
        case .function(let parameters, let result): return closure(parameters, result, name, scope)
        case .attributed(let words, .function(_, let result)) where words.contains("autoclosure"): return value(of: result, name, scope)
        case .attributed(let words, let inner): return words.contains("ViewBuilder") ? builder(inner) : value(of: inner, name, scope)
        case .some(let inner), .any(let inner): return value(ofProtocol: inner, scope)
        case .member(.named("FocusState", let arguments), "Binding", _):
            return arguments.first.flatMap { value(of: $0, name, scope) }.map { ".constant(\($0))" }
        case .member(_, let own, _): return named(own, type, name, scope)
        case .named("Binding", let arguments): return arguments.first.flatMap { value(of: $0, name, scope) }.map { ".constant(\($0))" }
        case .named("Set", _): return "[]"
        case .named("Array", let arguments): return arguments.first.flatMap { value(of: $0, name, scope) }.map { "[\($0)]" }
        case .named("Optional", _): return "nil"
        case .named("Range", let arguments): return arguments.first == .named("Int") ? "0..<1" : nil
        case .named("ClosedRange", let arguments): return arguments.first == .named("Int") ? "0...1" : nil
        case .named("KeyPath", let types), .named("WritableKeyPath", let types):
            return types.first == types.last || types.contains { scope.generics[$0.baseName] != nil } ? "\\.self" : nil
        case .named(let own, _): return named(own, type, name, scope)
        case .composition(let parts): return parts.first.flatMap { value(ofProtocol: $0, scope) }
        case .metatype(let inner): return metatype(written(inner))
        }
    }

    private func named(_ own: String, _ type: TypeSyntax, _ name: String, _ scope: Scope) -> String? {
        if let constraint = scope.generics[own] { return constraint.map { value(ofProtocol: $0, scope) } ?? "1" }
        if let declared = types[own] {
            // One that is named alone may be seen from inside its type only.
            let name = if case .named = type { fullNames[own] ?? own } else { written(type) }
            return made(declared, name, scope)
        }
        // A value that cannot be made up is left out, as any unknown is.
        return standard(written(type), name) ?? standard(own, name) ?? "\(written(type))()"
    }

    private func written(_ type: TypeSyntax) -> String {
        switch type {
        case .member(let base, let name, _): written(base) + "." + name
        case .named(let name, _): name
        default: ""
        }
    }

    /// Of a user-defined protocol: a type that conforms.
    private func conforming(to name: String, _ scope: Scope) -> String? {
        for (own, type) in conformingTypes(to: name) {
            if let value = made(type, fullNames[own] ?? own, scope) { return value }
        }
        return nil
    }

    private func conformingTypes(to name: String) -> [(key: String, value: TypeDeclaration)] {
        types.sorted { $0.key < $1.key }.filter { $0.value.kind != .protocol && $0.value.inherited.contains(.named(name)) }
    }

    private func value(ofProtocol type: TypeSyntax, _ scope: Scope) -> String? {
        guard case .named(let name, _) = type else { return nil }
        switch name {
        case "View": return Self.view
        case "Shape", "InsettableShape": return Catalog.sample(of: "Rectangle")
        case "ShapeStyle": return Catalog.sample(of: "Color")
        // No type of the library that is plainly made has an 'id': a name that nothing declares is left out, as any unknown is.
        case "Identifiable": return conforming(to: name, scope) ?? "SampleItem()"
        case "Hashable", "Equatable", "Comparable", "CustomStringConvertible", "Any": return "\"Value\""
        case "StringProtocol": return "\"Text\""
        case "BinaryInteger", "Numeric", "FixedWidthInteger": return "1"
        case "BinaryFloatingPoint", "FloatingPoint": return "1.0"
        default: return types[name].map { made($0, name, scope) } ?? "\(name)()"
        }
    }

    /// What a builder is given: a text.
    private func builder(_ type: TypeSyntax) -> String? {
        guard case .function = type.plain else { return Self.view }
        return closure(of: type)
    }

    /// What the memberwise initialiser takes for a property that is built: a closure, also where the property is the view itself.
    private func closure(of type: TypeSyntax) -> String {
        guard case .function(let parameters, _) = type.plain else { return "{ \(Self.view) }" }
        return "{ \(ignoring(parameters))\(Self.view) }"
    }

    private func closure(_ parameters: [TypeSyntax], _ result: TypeSyntax, _ name: String, _ scope: Scope) -> String? {
        if result == .named("Void") || result == .tuple([]) { return "{ \(ignoring(parameters))}" }
        return value(of: result, name, scope).map { "{ \(ignoring(parameters))\($0) }" }
    }

    private func ignoring(_ parameters: [TypeSyntax]) -> String {
        parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    }

    // MARK: values of the library's types

    private func standard(_ type: String, _ name: String) -> String? {
        switch type {
        case "String", "LocalizedStringKey", "Substring", "AttributedString", "LocalizedStringResource": return "\"\(Self.words(name))\""
        case "Character": return "\"A\""
        case _ where IntegerType(rawValue: type) != nil: return "1"
        case "CGFloat": return "100"
        case "Double", "Float", "TimeInterval": return "1"
        case "Bool": return "false"
        case "Date", "UUID", "Data", "IndexSet": return "\(type)()"
        case "URL": return "URL(string: \"https://example.com\")!"
        case "Any", "AnyHashable": return "1"
        case "Namespace.ID": return "Namespace()"
        default: return Catalog.sample(of: type)
        }
    }

    /// `itemTitle` is "Item title".
    private static func words(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += " " }
            result += result.isEmpty ? character.uppercased() : character.lowercased()
        }
        return result.isEmpty ? "Text" : result
    }
}

extension TypeSyntax {
    /// Without the words before it.
    fileprivate var plain: TypeSyntax { if case .attributed(_, let inner) = self { inner.plain } else { self } }

    fileprivate func isNamed(_ name: String) -> Bool { plain == .named(name) }
}
