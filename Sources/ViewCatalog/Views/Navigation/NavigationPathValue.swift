// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `NavigationPath`: values of any type, the last on top.
struct NavigationPathValue: CatalogNative {
    static var typeName: String { "NavigationPath" }
    var values: [Value] = []

    var swiftDescription: String { "NavigationPath(" + Value.array(values).swiftDescription() + ")" }
    var literal: String { values.isEmpty ? "NavigationPath()" : swiftDescription }

    // MARK: paths of either kind

    /// The values of a bound path: an array of one type, or a NavigationPath.
    static func elements(of path: Value) -> [Value] {
        if case .array(let values) = path { return values }
        return decode(path)?.values ?? []
    }

    static func appending(_ new: [Value], to path: Value) -> Value {
        if case .array(let values) = path { return .array(values + new) }
        return NavigationPathValue(values: elements(of: path) + new).encode()
    }

    static func removingLast(_ count: Int, of path: Value) -> Value {
        if case .array(let values) = path { return .array(values.dropLast(count)) }
        return NavigationPathValue(values: elements(of: path).dropLast(count)).encode()
    }

    // MARK: the type

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer { Self() },
                .initializer(.unlabeled("elements", Value.self)) { Self(values: elements(of: $0)) },
            ],
            properties: [
                "count": .computed { (path: Self) in path.values.count }, "isEmpty": .computed { (path: Self) in path.values.isEmpty },
            ],
            methods: ["append": [append], "removeLast": [removeLast]]),
        summary: "The values of the links followed in a NavigationStack, of any type.", examples: ["NavigationPath([1, 2]).count"])

    private static let append = NativeFunction(
        "append", [ParameterInfo(label: nil, name: "value", type: .named("Any"))], isMutating: true
    ) { (call) throws(Diagnostic) in
        call.mutate(to: appending([call[0] ?? .nil], to: call.receiver ?? .nil))
        return .void
    }

    private static let removeLast = NativeFunction(
        "removeLast", [ParameterInfo(label: nil, name: "k", type: .named("Int"), defaultText: "1")], isMutating: true
    ) { (call) throws(Diagnostic) in
        var count = 1
        if case .int(let given)? = call[0] { count = given }
        let path = call.receiver ?? .nil
        guard (0...elements(of: path).count).contains(count) else {
            throw Diagnostic(.outOfRange, "the path holds \(elements(of: path).count) values, not \(count)", at: call.span)
        }
        call.mutate(to: removingLast(count, of: path))
        return .void
    }
}
