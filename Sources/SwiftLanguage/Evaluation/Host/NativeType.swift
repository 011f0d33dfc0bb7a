// SPDX-License-Identifier: GPL-3.0-or-later

/// A type of the host, or a protocol of it: then its methods are the ones of every value that conforms (modifiers).
package final class NativeType: Sendable {
    package let name: String
    package let aliases: [String]
    /// `View`, `Hashable`, `Comparable`, `ShapeStyle`: members of those that are native types are members of this one too.
    package let conformances: Set<String>
    package let isProtocol: Bool
    package let initializers: [NativeFunction]
    package let staticMembers: [String: NativeStatic]
    package let properties: [String: NativeProperty]
    package let methods: [String: [NativeFunction]]
    package let subscripts: [NativeFunction]
    /// `+`, `-`, `*`, `/`, `<`, `==`, prefix `-`: two parameters (or one), no receiver.
    package let operators: [String: [NativeFunction]]
    /// For `allCases` and for the switch over an enum.
    package let allCases: [Value]
    /// An array literal where this type is expected: an option set.
    package let arrayLiteral: (@Sendable ([Value]) throws(Diagnostic) -> Value)?
    /// A string literal where this type is expected: a key of a translation. nil: one is a String, which `conversion` may take.
    package let stringLiteral: NativeStringLiteral?
    /// What an array literal holds.
    package let literalElement: LiteralElement
    /// The elements of a value that may be iterated (`Subviews`): the members of Array work on it.
    package let elements: NativeElements?
    /// A value of another type that is accepted where this one is expected: a String for LocalizedStringKey. nil: not accepted.
    package let conversion: (@Sendable (Value) -> Value?)?
    /// The function of any name that is no other member, of the type and of its values, as `@dynamicMemberLookup` makes them. nil: none.
    package let anyFunction: (@Sendable (String) -> NativeFunction)?
    /// Is it a value that nothing but its own members makes: no text is a `UUID`, and no size is a point?
    package let isPlainValue: Bool

    /// - Parameter price: how many steps a call of an initializer or a method counts as, or reading a property at least,
    ///   where Foundation takes long; nil: as any native.
    package init(
        _ name: String, price: Int? = nil, aliases: [String] = [], conformances: Set<String> = [], isProtocol: Bool = false,
        initializers: [NativeFunction] = [], staticMembers: [String: NativeStatic] = [:], properties: [String: NativeProperty] = [:],
        methods: [String: [NativeFunction]] = [:], subscripts: [NativeFunction] = [], operators: [String: [NativeFunction]] = [:],
        allCases: [Value] = [], arrayLiteral: (@Sendable ([Value]) throws(Diagnostic) -> Value)? = nil,
        elements: NativeElements? = nil, conversion: (@Sendable (Value) -> Value?)? = nil,
        literalElement: LiteralElement = .itself, stringLiteral: NativeStringLiteral? = nil,
        anyFunction: (@Sendable (String) -> NativeFunction)? = nil, isPlainValue: Bool = false
    ) {
        self.name = name
        self.aliases = aliases
        self.conformances = conformances
        self.isProtocol = isProtocol
        self.initializers = price.map { price in initializers.map { $0.costing(at: price) } } ?? initializers
        self.staticMembers = staticMembers
        self.properties = price.map { price in properties.mapValues { $0.costing(price) } } ?? properties
        self.methods = price.map { price in methods.mapValues { $0.map { $0.costing(at: price) } } } ?? methods
        self.subscripts = subscripts
        self.operators = operators
        self.allCases = allCases
        self.arrayLiteral = arrayLiteral
        self.elements = elements
        self.conversion = conversion
        self.literalElement = literalElement
        self.stringLiteral = stringLiteral
        self.anyFunction = anyFunction
        self.isPlainValue = isPlainValue
    }

    /// Options are written as a list of options, a vector as a list of numbers, a set of characters as a list of them.
    package enum LiteralElement: Sendable {
        case itself, number, text

        /// The type of an element in a literal of a type.
        func type(in literal: ResolvedType) -> ResolvedType {
            switch self {
            case .itself: literal
            case .number: .double
            case .text: .string
            }
        }
    }
}

/// A static member: a value, functions, or both under one name (`.rect`, `.rect(cornerRadius:)`).
package struct NativeStatic: Sendable {
    package let value: (@Sendable (EvaluationContext) throws(Diagnostic) -> Value)?
    package let functions: [NativeFunction]

    package init(value: (@Sendable (EvaluationContext) throws(Diagnostic) -> Value)? = nil, functions: [NativeFunction] = []) {
        self.value = value
        self.functions = functions
    }

    package static func constant(_ value: Value) -> NativeStatic { NativeStatic(value: { _ in value }) }
}

/// A property of a native value. A setter answers what the receiver becomes.
package struct NativeProperty: Sendable {
    /// How many steps reading it counts as.
    private(set) var price = Price.property
    package let type: TypeSyntax?
    package let get: @Sendable (Value, EvaluationContext) throws(Diagnostic) -> Value
    package let set: (@Sendable (_ receiver: Value, _ newValue: Value, EvaluationContext) throws(Diagnostic) -> Value)?

    package init(
        type: TypeSyntax? = nil, get: @escaping @Sendable (Value, EvaluationContext) throws(Diagnostic) -> Value,
        set: (@Sendable (_ receiver: Value, _ newValue: Value, EvaluationContext) throws(Diagnostic) -> Value)? = nil
    ) {
        self.type = type
        self.get = get
        self.set = set
    }

    /// The same, where reading it counts as a number of steps.
    func costing(_ price: Int) -> NativeProperty {
        var property = self
        property.price = max(price, self.price)
        return property
    }
}
