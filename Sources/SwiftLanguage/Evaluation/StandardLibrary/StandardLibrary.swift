// SPDX-License-Identifier: GPL-3.0-or-later

/// The members of the standard library that SwiftUI code uses, declared like the host's types.
enum StandardLibrary {
    private static let types: [String: NativeType] = {
        var result: [String: NativeType] = [:]
        for type in [
            double, float, floatingPointSign, bool, string, substring, stringIndex, unicodeScalar, character, array, slice, dictionary, set,
            range, closedRange, optional, binding, uuid, roundingRule, dispatchTime, dispatchTimeInterval, characterSet, task, mainActor,
            iterator, anyIterator, anySequence,
            unfoldSequence, zipSequence,
            lazySequence, objectIdentifier, anyHashable, systemGenerator, hasher, comparisonResult,
            collectionDifference, codingKey, decoder, unkeyedDecoder, encoder, keyPath, collectionChange, regex, regexMatch, compareOptions,
            stringInterpolation, continuation, taskGroup, streamContinuation, bufferingPolicy, yieldResult, virtualClock, reflected, half,
            regexMaker, regexError,
        ] + integers + encodings + [scalarCategory, numericType, unicodeScalarView, reversedCollection] + asyncStreams + strideSequences {
            for name in [type.name] + type.aliases { result[name] = type }
        }
        return result
    }()

    /// The names of all methods that change their receiver.
    static let mutatingNames = Set(types.values.flatMap { $0.methods.filter { $0.value.contains(where: \.isMutating) }.keys })

    static func type(named name: String) -> NativeType? {
        guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") || first == UInt8(ascii: "_") else {
            return nil
        }
        return types[name]
    }
}

/// Short words for declaring members.
extension NativeFunction {
    typealias Simple = @Sendable (NativeCall, Value) throws(Diagnostic) -> Value

    /// A method of a value that it leaves as it is; the body gets the receiver.
    static func method(
        _ name: String, _ parameters: [ParameterInfo] = [], result: TypeSyntax? = nil, _ body: @escaping Simple
    ) -> NativeFunction {
        NativeFunction(name, parameters, resultType: result) { (call) throws(Diagnostic) in try body(call, call.receiver ?? .void) }
    }

    static func mutating(_ name: String, _ parameters: [ParameterInfo] = [], _ body: @escaping Simple) -> NativeFunction {
        NativeFunction(name, parameters, isMutating: true) { (call) throws(Diagnostic) in try body(call, call.receiver ?? .void) }
    }
}

extension TypeSyntax {
    /// What members of a collection give: an element, or nil where there is none.
    static let optionalElement = TypeSyntax.optional(.named("Element"))
    static let elements = TypeSyntax.array(.named("Element"))
}

extension ParameterInfo {
    static func any(_ label: String? = nil, optional: Bool = false) -> ParameterInfo { p(label, .named("Any"), optional) }
    static func int(_ label: String? = nil, optional: Bool = false) -> ParameterInfo { p(label, .named("Int"), optional) }
    static func double(_ label: String? = nil, optional: Bool = false) -> ParameterInfo { p(label, .named("Double"), optional) }
    static func float(_ label: String? = nil, optional: Bool = false) -> ParameterInfo { p(label, .named("Float"), optional) }
    static func string(_ label: String? = nil, optional: Bool = false) -> ParameterInfo { p(label, .named("String"), optional) }
    static func bool(_ label: String? = nil) -> ParameterInfo { p(label, .named("Bool"), false) }
    static func element(_ label: String? = nil, optional: Bool = false) -> ParameterInfo { p(label, .named("Element"), optional) }
    static func callResult(_ label: String? = nil) -> ParameterInfo { p(label, .named("CallResult"), false) }
    static func elements(_ label: String? = nil) -> ParameterInfo { p(label, .named("Any"), false) }

    /// A closure of some parameters; its result is not checked unless it is a Bool.
    static func closure(_ label: String? = nil, _ count: Int = 1, result: String = "Any", optional: Bool = false) -> ParameterInfo {
        p(label, .function(parameters: Array(repeating: .named("Any"), count: count), result: .named(result)), optional)
    }

    /// A closure that changes its first parameter.
    static func changing(_ count: Int) -> ParameterInfo {
        let first = TypeSyntax.attributed(["inout"], .named("Any"))
        return p(nil, .function(parameters: [first] + Array(repeating: .named("Any"), count: count - 1), result: .named("Any")), false)
    }

    private static func p(_ label: String?, _ type: TypeSyntax, _ optional: Bool) -> ParameterInfo {
        ParameterInfo(label: label, name: label ?? "_", type: type, defaultText: optional ? "nil" : nil)
    }
}

extension NativeCall {
    func int(_ index: Int) -> Int? { if case .int(let value)? = self[index] { value } else { nil } }
    func double(_ index: Int) -> Double? {
        switch self[index] {
        case .double(let value)?: value
        case .int(let value)?: Double(value)
        case .float(let value)?: Double(value)
        default: nil
        }
    }
    func string(_ index: Int) -> String? {
        switch self[index] {
        case .string(let value)?: value
        case .substring(let value)?: String(value)
        case .character(let value)?: String(value)
        default: nil
        }
    }
    func isFalse(_ index: Int) -> Bool { if case .bool(false)? = self[index] { true } else { false } }
    func function(_ index: Int) -> FunctionValue? { self[index].flatMap { Self.function(of: $0) } }

    static func function(of value: Value) -> FunctionValue? {
        switch value {
        case .function(let value): value
        case .keyPath(let path): FunctionValue(.keyPath(path))
        default: nil
        }
    }

    var activation: Activation { Activation(context: context, lexical: .file) }

    func apply(_ index: Int, _ values: Value...) throws(Diagnostic) -> Value {
        guard let function = function(index) else { throw Diagnostic(.typeMismatch, "a function is needed here", at: argumentSpan(index)) }
        return try machine.call(function, values, in: context)
    }

    func holds(_ index: Int, _ values: Value...) throws(Diagnostic) -> Bool {
        guard let function = function(index) else { throw Diagnostic(.typeMismatch, "a function is needed here", at: argumentSpan(index)) }
        if case .bool(let answer) = try machine.call(function, values, in: context) { return answer }
        throw Diagnostic(.typeMismatch, "the closure must give a Bool", at: argumentSpan(index))
    }

    /// The elements of a value, all of which the native goes through.
    func elements(_ value: Value) throws(Diagnostic) -> [Value] { try elements(value, at: span) }

    func elements(at index: Int) throws(Diagnostic) -> [Value] { try elements(self[index] ?? .array([]), at: argumentSpan(index)) }

    private func elements(_ value: Value, at span: SourceSpan?) throws(Diagnostic) -> [Value] {
        let elements = try activation.elements(of: value, at: span)
        try machine.budget.work(elements.count, at: span)
        return elements
    }

    func checked(_ values: [Value]) throws(Diagnostic) -> Value {
        try machine.budget.allocate(values.count, at: span)
        return .array(values)
    }

    /// Asked before pairs are made, each of which has a memory of its own beside its place in the array.
    func chargePairs(_ count: Int) throws(Diagnostic) { try machine.budget.allocate(count, weight: Budget.pairWeight, at: span) }
}

extension NativeProperty {
    static func of(_ get: @escaping @Sendable (Value) -> Value) -> NativeProperty { NativeProperty(get: { (value, _) in get(value) }) }
}

/// Groups overloads under their names.
func byName(_ functions: [NativeFunction]) -> [String: [NativeFunction]] { Dictionary(grouping: functions, by: \.name) }
