// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// Short ways of declaring the members of value types, typed.
extension NativeProperty {
    /// A property that can be read and set.
    static func stored<Root: CatalogValue, T: CatalogValue>(_ path: WritableKeyPath<Root, T> & Sendable) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, _) throws(Diagnostic) in
            try Root.expect(receiver)[keyPath: path].encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            var root = try Root.expect(receiver)
            root[keyPath: path] = try T.expect(new)
            return root.encode()
        }
    }

    /// A property that can only be read.
    static func computed<Root: CatalogValue, T: CatalogValue>(_ get: @escaping @Sendable (Root) -> T) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, context) throws(Diagnostic) in
            try get(try Root.expect(receiver)).encode().charged(to: context.machine.budget, at: nil)
        }
    }
}

extension CatalogValue {
    /// The value as this type; the evaluator has checked it, so anything else is a mistake of ours.
    static func expect(_ value: Value) throws(Diagnostic) -> Self {
        if let decoded = decode(value) { return decoded }
        throw Diagnostic(.typeMismatch, "\(value.debugDescription(rounded: true)) is not \(swiftType.text.quotedWithArticle)")
    }
}

extension Value {
    /// A text, or a value as long as one, that a member of the library's has made: what is kept of it takes memory.
    fileprivate func charged(to budget: Budget, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let length =
            switch self {
            case .string(let text): text.utf8.count
            case .native(let native) where !(native is ViewValue): native.length
            default: 0
            }
        if length > 64 { try budget.allocate(length, at: span) }
        return self
    }
}

extension NativeStatic {
    static func of(_ value: some CatalogValue) -> NativeStatic { .constant(value.encode()) }
}

extension NativeFunction {
    /// An initializer.
    static func initializer<each T: Sendable, Result: CatalogValue>(
        _ parameters: repeat Parameter<each T>, summary: String = "", body: @escaping @Sendable (repeat each T) throws(Diagnostic) -> Result
    ) -> NativeFunction {
        make("init", repeat each parameters, summary: summary, body: body)
    }

    /// A static or global function.
    static func make<each T: Sendable, Result: CatalogValue>(
        _ name: String, _ parameters: repeat Parameter<each T>, summary: String = "",
        body: @escaping @Sendable (repeat each T) throws(Diagnostic) -> Result
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction(name, infos, resultType: Result.swiftType, summary: summary) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            return try body(repeat try cursor.next(each all)).encode().charged(to: call.machine.budget, at: call.span)
        }
    }

    /// A method of a value.
    static func method<Root: CatalogValue, each T: Sendable, Result: CatalogValue>(
        _ name: String, of root: Root.Type = Root.self, _ parameters: repeat Parameter<each T>, summary: String = "",
        body: @escaping @Sendable (Root, repeat each T) throws(Diagnostic) -> Result
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction(name, infos, resultType: Result.swiftType, summary: summary) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            let receiver = try Root.expect(call.receiver ?? .nil)
            return try body(receiver, repeat try cursor.next(each all)).encode().charged(to: call.machine.budget, at: call.span)
        }
    }

    /// A mutating method of a value.
    static func mutating<Root: CatalogValue, each T: Sendable>(
        _ name: String, of root: Root.Type = Root.self, _ parameters: repeat Parameter<each T>,
        body: @escaping @Sendable (inout Root, repeat each T) throws(Diagnostic) -> Void
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction(name, infos, isMutating: true) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            var receiver = try Root.expect(call.receiver ?? .nil)
            try body(&receiver, repeat try cursor.next(each all))
            call.mutate(to: try receiver.encode().charged(to: call.machine.budget, at: call.span))
            return .void
        }
    }
}

extension NativeType {
    /// An enum without payloads: each case is a static member.
    static func enumeration<T: CatalogEnum>(
        _ type: T.Type, aliases: [String] = [], conformances: Set<String> = [], initializers: [NativeFunction] = [],
        statics: [String: NativeStatic] = [:], properties: [String: NativeProperty] = [:], methods: [String: [NativeFunction]] = [:],
        operators: [String: [NativeFunction]] = [:]
    ) -> NativeType {
        var members = statics
        for value in T.allCases where members[value.caseName] == nil { members[value.caseName] = .of(value) }
        return NativeType(
            T.typeName, aliases: aliases, conformances: conformances.union(["Hashable", "CaseIterable"]), initializers: initializers,
            staticMembers: members, properties: properties, methods: methods, operators: operators, allCases: T.allCases.map { $0.encode() }
        )
    }

    /// Operators `<`, `>`, `<=`, `>=` of an ordered type.
    static func comparisons<T: CatalogValue & Comparable>(_ type: T.Type) -> [String: [NativeFunction]] {
        func compare(_ sign: String, _ body: @escaping @Sendable (T, T) -> Bool) -> [NativeFunction] {
            [.make(sign, .unlabeled("lhs", T.self), .unlabeled("rhs", T.self)) { body($0, $1) }]
        }
        return [
            "<": compare("<") { $0 < $1 }, ">": compare(">") { $0 > $1 }, "<=": compare("<=") { $0 <= $1 },
            ">=": compare(">=") { $0 >= $1 },
        ]
    }
}
