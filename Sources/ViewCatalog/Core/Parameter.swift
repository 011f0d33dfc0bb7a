// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// One parameter of an overload: what the evaluator matches, what help shows, and how its argument becomes a Swift value.
/// Declared once and typed; nothing reads an argument by its name.
package struct Parameter<T: Sendable>: Sendable {
    package let info: ParameterInfo
    let read: @Sendable (NativeCall, Int) throws(Diagnostic) -> T

    init(_ info: ParameterInfo, read: @escaping @Sendable (NativeCall, Int) throws(Diagnostic) -> T) {
        self.info = info
        self.read = read
    }
}

extension ParameterInfo {
    /// What the evaluator matches of some parameters, in their order.
    static func all<each T: Sendable>(_ parameters: repeat Parameter<each T>) -> [ParameterInfo] {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        return infos
    }
}

extension Parameter where T: CatalogValue {
    /// An argument with a label that must be given.
    static func required(_ label: String, _ type: T.Type = T.self) -> Parameter<T> {
        Parameter(ParameterInfo(label: label, name: label, type: T.swiftType)) { (call, index) throws(Diagnostic) in
            try call.decoded(index, name: label)
        }
    }

    /// An argument without a label that must be given.
    static func unlabeled(_ name: String, _ type: T.Type = T.self) -> Parameter<T> {
        Parameter(ParameterInfo(label: nil, name: name, type: T.swiftType)) { (call, index) throws(Diagnostic) in
            try call.decoded(index, name: name)
        }
    }

    /// An argument with a label and a default.
    static func defaulted(_ label: String, _ value: T) -> Parameter<T> {
        Parameter(ParameterInfo(label: label, name: label, type: T.swiftType, defaultText: value.literal)) {
            (call, index) throws(Diagnostic) in
            call[index] == nil ? value : try call.decoded(index, name: label)
        }
    }

    /// An argument without a label that has a default.
    static func unlabeledDefault(_ name: String, _ value: T) -> Parameter<T> {
        Parameter(ParameterInfo(label: nil, name: name, type: T.swiftType, defaultText: value.literal)) {
            (call, index) throws(Diagnostic) in
            call[index] == nil ? value : try call.decoded(index, name: name)
        }
    }

    /// An argument with a label that is nil when left out.
    static func optional<U: CatalogValue>(_ label: String, _ type: U.Type = U.self) -> Parameter<U?> where T == U? {
        .defaulted(label, U?.none)
    }

    /// An argument without a label that is nil when left out.
    static func unlabeledOptional<U: CatalogValue>(_ name: String, _ type: U.Type = U.self) -> Parameter<U?> where T == U? {
        .unlabeledDefault(name, U?.none)
    }
}

extension Parameter where T == Double {
    /// A number of any floating-point type that must be given, as a `BinaryFloatingPoint` of SwiftUI.
    static func floatingPoint(_ label: String) -> Parameter<Double> {
        Parameter(ParameterInfo(label: label, name: label, type: .named("BinaryFloatingPoint"))) { (call, index) throws(Diagnostic) in
            try call.decoded(index, name: label)
        }
    }

    /// One with a default.
    static func floatingPoint(_ label: String, default value: Double) -> Parameter<Double> {
        Parameter(ParameterInfo(label: label, name: label, type: .named("BinaryFloatingPoint"), defaultText: value.literal)) {
            (call, index) throws(Diagnostic) in
            call[index] == nil ? value : try call.decoded(index, name: label)
        }
    }
}

extension Parameter where T == Double? {
    /// A number of any floating-point type, or nil.
    static func floatingPoint(_ label: String) -> Parameter<Double?> {
        Parameter(ParameterInfo(label: label, name: label, type: .optional(.named("BinaryFloatingPoint")))) {
            (call, index) throws(Diagnostic) in
            try call.decoded(index, name: label)
        }
    }
}

extension Parameter {
    /// A binding to a value of a type, so that `.constant(.all)` is understood.
    static func binding<U: CatalogValue>(_ label: String, _ type: U.Type) -> Parameter<BindingValue> where T == BindingValue {
        Parameter<BindingValue>(ParameterInfo(label: label, name: label, type: .named("Binding", genericArguments: [U.swiftType]))) {
            (call, index) throws(Diagnostic) in
            try call.decoded(index, name: label)
        }
    }

    /// The same without a label.
    static func unlabeledBinding<U: CatalogValue>(_ name: String, _ type: U.Type) -> Parameter<BindingValue> where T == BindingValue {
        Parameter<BindingValue>(ParameterInfo(label: nil, name: name, type: .named("Binding", genericArguments: [U.swiftType]))) {
            (call, index) throws(Diagnostic) in
            try call.decoded(index, name: name)
        }
    }

    /// One that may be left out.
    static func optionalBinding<U: CatalogValue>(_ label: String, _ type: U.Type) -> Parameter<BindingValue?> where T == BindingValue? {
        let wanted = TypeSyntax.named("Binding", genericArguments: [U.swiftType])
        return Parameter<BindingValue?>(ParameterInfo(label: label, name: label, type: wanted, defaultText: "nil")) {
            (call, index) throws(Diagnostic) in
            call[index] == nil ? nil : try call.decoded(index, name: label)
        }
    }
}

extension NativeCall {
    /// The argument at a place as a Swift value.
    func decoded<T: CatalogValue>(_ index: Int, name: String) throws(Diagnostic) -> T {
        guard let value = self[index] else { throw Diagnostic(.missingArgument, "the argument '\(name)' is missing", at: span) }
        if let decoded = T.decode(value) { return decoded }
        throw Diagnostic(
            .typeMismatch, "\(value.debugDescription(rounded: true)) is not \(T.swiftType.text.quotedWithArticle)", at: argumentSpan(index))
    }

    /// The expression of an argument, found by its place in the text.
    func argumentExpression(_ index: Int) -> Expression? {
        guard let span = index < argumentSpans.count ? argumentSpans[index] : nil, case .call(let call)? = expression?.kind else {
            return nil
        }
        return (call.arguments + call.trailingClosures).first { $0.value.span == span }?.value
    }
}

extension TypeSyntax {
    /// The type as Swift writes it, for help and messages.
    package var text: String {
        switch self {
        case .named(let name, let arguments): return name + Self.list(arguments)
        case .member(let base, let name, let arguments): return base.text + "." + name + Self.list(arguments)
        case .array(let element): return "[\(element.text)]"
        case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
        case .optional(let wrapped):
            if case .function = wrapped { return "(\(wrapped.text))?" }
            return wrapped.text + "?"
        case .tuple(let elements):
            return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }.joined(separator: ", ") + ")"
        case .function(let parameters, let result): return "(" + parameters.map(\.text).joined(separator: ", ") + ") -> " + result.text
        case .some(let type): return "some " + type.text
        case .any(let type): return "any " + type.text
        case .composition(let types): return types.map(\.text).joined(separator: " & ")
        case .metatype(let type): return type.text + ".Type"
        case .attributed(let words, let type):
            let words = words.filter { !$0.hasSuffix(":") }
            return words.isEmpty ? type.text : SwiftPrinter.line(TypeSyntax.attributed(words, type))
        }
    }

    private static func list(_ arguments: [TypeSyntax]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    }
}
