// SPDX-License-Identifier: GPL-3.0-or-later

/// A type as the static phase knows it: written by a person, declared by the library, or inferred.
package indirect enum StaticType: Hashable, Sendable {
    /// A type that no declaration in sight tells. It fits everything, and nothing that touches it is an error.
    case unknown
    /// `Int`, `Array<Int>`, `Outer.Inner`, `Optional<T>`: a named type and what its generic parameters are.
    case nominal(String, [StaticType])
    /// `()` is the tuple without elements.
    case tuple([TupleElement])
    case function(FunctionType)
    /// `Int.Type`, the type of `Int.self` and of the name `Int`.
    case metatype(StaticType)
    /// `any P & Q`; without protocols it is `Any`.
    case existential([String])
    /// `some P`: one type, of which only the protocols are known.
    case opaque([String])
    /// A generic parameter in the code that declares it.
    case parameter(String)
    /// `T.Element`, as long as it is not known what T is.
    case member(StaticType, String)
    /// To be found out.
    case variable(Int)

    package struct TupleElement: Hashable, Sendable {
        var label: String?
        var type: StaticType

        /// Labels do not tell two tuples apart: they convert to each other.
        package static func == (a: TupleElement, b: TupleElement) -> Bool { a.type == b.type }
        package func hash(into hasher: inout Hasher) { hasher.combine(type) }
    }

    package struct FunctionType: Hashable, Sendable {
        var parameters: [StaticType]
        var result: StaticType
        /// The positions of the parameters that are `inout`.
        var inoutParameters: Set<Int> = []
        /// The position of the parameter that takes any number of values, an array of them.
        var variadicParameter: Int?
        var builder: String?
        var isAutoclosure = false
        /// Whether it waits or throws; nil if unknown.
        var effects: Set<Effect>?
        /// May it be called after what it is passed to has returned?
        var isEscaping = false

        package enum Effect: Sendable {
            case async, throwing
        }

        package static func == (a: FunctionType, b: FunctionType) -> Bool { a.parameters == b.parameters && a.result == b.result }
        package func hash(into hasher: inout Hasher) {
            hasher.combine(parameters)
            hasher.combine(result)
        }
    }
}

extension StaticType {
    static func nominal(_ name: String) -> StaticType { .nominal(name, []) }
    static let int = nominal("Int")
    static let double = nominal("Double")
    static let bool = nominal("Bool")
    static let string = nominal("String")
    static let void = tuple([])
    /// In a declaration of the host's: an element of the data that rows are made of.
    static let rowElement = member(.parameter("Data"), "Element")
    static let any = existential([])

    static func optional(_ wrapped: StaticType) -> StaticType { .nominal("Optional", [wrapped]) }
    static func array(_ element: StaticType) -> StaticType { .nominal("Array", [element]) }
    static func dictionary(_ key: StaticType, _ value: StaticType) -> StaticType { .nominal("Dictionary", [key, value]) }

    /// What an optional holds; nil for any other type.
    var wrapped: StaticType? {
        if case .nominal("Optional", let arguments) = self { arguments.first } else { nil }
    }

    /// The type under every `?`.
    var unwrapped: StaticType { wrapped?.unwrapped ?? self }

    var nominalName: String? {
        if case .nominal(let name, _) = self { name } else { nil }
    }

    var arguments: [StaticType] {
        if case .nominal(_, let arguments) = self { arguments } else { [] }
    }

    /// The type with every part replaced for which `change` has another.
    func mapped(_ change: (StaticType) -> StaticType?) -> StaticType {
        if let new = change(self) { return new }
        switch self {
        case .unknown, .existential, .opaque, .parameter, .variable: return self
        case .nominal(let name, let arguments): return arguments.isEmpty ? self : .nominal(name, arguments.map { $0.mapped(change) })
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapped(change)) })
        case .function(var function):
            function.parameters = function.parameters.map { $0.mapped(change) }
            function.result = function.result.mapped(change)
            return .function(function)
        case .metatype(let type): return .metatype(type.mapped(change))
        case .member(let base, let name): return .member(base.mapped(change), name)
        }
    }

    func substituting(_ map: [String: StaticType]) -> StaticType {
        if map.isEmpty { return self }
        return mapped { if case .parameter(let name) = $0 { map[name] } else { nil } }
    }

    func contains(where test: (StaticType) -> Bool) -> Bool {
        if test(self) { return true }
        switch self {
        case .unknown, .existential, .opaque, .parameter, .variable: return false
        case .nominal(_, let arguments): return arguments.contains { $0.contains(where: test) }
        case .tuple(let elements): return elements.contains { $0.type.contains(where: test) }
        case .function(let function):
            return function.result.contains(where: test) || function.parameters.contains { $0.contains(where: test) }
        case .metatype(let type), .member(let type, _): return type.contains(where: test)
        }
    }

    /// The most parts of a type: one that forty lines double would fill the memory. What is larger is left to run time.
    static let maximumParts = 1_000

    /// The type, or unknown where it is too large to be looked at part by part.
    var bounded: StaticType {
        var parts = 0
        return hasTooManyParts(&parts) { $0 } ? .unknown : self
    }

    /// Counts parts, those included that stand for a variable, and stops where there are too many.
    func hasTooManyParts(_ count: inout Int, _ head: (StaticType) -> StaticType) -> Bool {
        count += 1
        if count > Self.maximumParts { return true }
        switch head(self) {
        case .unknown, .existential, .opaque, .parameter, .variable: return false
        case .nominal(_, let arguments):
            for argument in arguments where argument.hasTooManyParts(&count, head) { return true }
        case .tuple(let elements):
            for element in elements where element.type.hasTooManyParts(&count, head) { return true }
        case .function(let function):
            for parameter in function.parameters where parameter.hasTooManyParts(&count, head) { return true }
            return function.result.hasTooManyParts(&count, head)
        case .metatype(let type), .member(let type, _): return type.hasTooManyParts(&count, head)
        }
        return false
    }

    /// Is nothing of it left open? Only then may a mismatch be an error.
    var isKnown: Bool {
        !contains {
            switch $0 {
            case .unknown, .variable, .member: true
            default: false
            }
        }
    }

    /// Is it an associated type of another than the collection itself? Nothing may tell it where the code runs.
    var isAssociatedElsewhere: Bool {
        if case .member(let base, let name) = self { base != .parameter("Self") || name != "Element" } else { false }
    }

    /// Does it depend on what the generic parameters in sight are?
    var dependsOnParameters: Bool {
        contains {
            switch $0 {
            case .parameter, .member: true
            default: false
            }
        }
    }

    var hasVariables: Bool { contains { if case .variable = $0 { true } else { false } } }

    /// Numbers that a floating-point literal may become without a conversion.
    static let floatingPoint: Set<String> = ["Double", "CGFloat", "Float", "Decimal", "Float32", "Float64"]
    /// What the raw values of an enum may be of.
    static let rawTypes = integers.union(floatingPoint).union(["String", "Character"])
    static let integers = Set(IntegerType.allCases.map(\.rawValue))

    /// A value of which only protocols are known, or nothing.
    var isErased: Bool { if case .existential = self { true } else { false } }

    /// `()` is none.
    var isTuple: Bool { if case .tuple(let elements) = self { elements.count > 1 } else { false } }

    var isFloatingPoint: Bool { nominalName.map { Self.floatingPoint.contains($0) } ?? false }
    /// One of the two that are converted into each other by themselves.
    var isCGFloatOrDouble: Bool { nominalName == "CGFloat" || nominalName == "Double" }
    var isInteger: Bool { nominalName.map { Self.integers.contains($0) } ?? false }
    var isNumber: Bool { isInteger || isFloatingPoint }
}

extension StaticType.FunctionType {
    /// ` async throws`
    fileprivate var effectWords: String {
        (effects?.contains(.async) == true ? " async" : "") + (effects?.contains(.throwing) == true ? " throws" : "")
    }

    /// The types of the parameters as a program prints them.
    fileprivate var runtimeParameters: [String] {
        parameters.enumerated().map { place, type in (inoutParameters.contains(place) ? "inout " : "") + type.runtimeName }
    }

    /// The types of the parameters as the compiler writes them.
    fileprivate var writtenParameters: [String] {
        parameters.enumerated().map { place, type in
            place == variadicParameter ? (type.arguments.first?.description ?? "_") + "..." : type.description
        }
    }
}

extension StaticType: CustomStringConvertible {
    /// As the compiler writes the type in its messages.
    package var description: String {
        switch self {
        case .unknown, .variable: "_"
        case .nominal("Optional", let arguments): arguments.first.map { $0.isComposed ? "(\($0))?" : "\($0)?" } ?? "Optional"
        case .nominal("Array", let arguments): arguments.first.map { "[\($0)]" } ?? "Array"
        case .nominal("Dictionary", let arguments): arguments.count == 2 ? "[\(arguments[0]) : \(arguments[1])]" : "Dictionary"
        case .nominal(let name, _): writtenName(name)
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
        case .function(let function):
            "(" + function.writtenParameters.joined(separator: ", ") + ") -> \(function.result)"
        case .metatype(let type): "\(type).Type"
        case .existential(let names): names.isEmpty ? "Any" : "any " + names.joined(separator: " & ")
        case .opaque(let names): "some " + names.joined(separator: " & ")
        case .parameter(let name): name
        case .member(let base, let name): "\(base).\(name)"
        }
    }

    /// A function as a person writes it: what gives nothing gives `Void`.
    var written: String {
        guard case .function(let function) = self, function.result == .void else { return description }
        return "(" + function.parameters.map(\.description).joined(separator: ", ") + ") -> Void"
    }

    /// As a type prints itself: `Array<Int>`, `Box<Optional<Int>>`.
    var runtimeName: String {
        switch self {
        case .nominal(let name, _):
            (name.split(separator: ".").last.map(String.init) ?? name) + Self.bracketed(nesting.arguments.map(\.runtimeName))
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.runtimeName }.joined(separator: ", ") + ")"
        case .function(let function):
            "(" + function.runtimeParameters.joined(separator: ", ")
                + ")\(function.effectWords) -> \(function.result.runtimeName)"
        case .metatype(let type): "\(type.runtimeName).Type"
        case .existential(let names) where !names.isEmpty: names.joined(separator: " & ")
        default: description
        }
    }

    /// `Outer.Inner<Int>`, `List<Int>.Node`.
    private func writtenName(_ name: String) -> String {
        let (outer, arguments) = nesting
        let own = name.split(separator: ".").last.map(String.init) ?? name
        let base = outer.map { "\($0).\(own)" } ?? (name.hasPrefix("(") ? own : name)
        return base + Self.bracketed(arguments.map(\.description))
    }

    private static func bracketed(_ arguments: [String]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">"
    }

    private var isComposed: Bool {
        switch self {
        case .function, .existential, .opaque: true
        default: false
        }
    }
}
