// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `NavigationPath`: values of any type, the last on top.
struct NavigationPathValue: CatalogNative {
    static var typeName: String { "NavigationPath" }
    let values: [Value]
    /// How many parts its values have, up to a number: one may hold another twice, and that again, sixty times.
    let length: Int

    /// Nothing goes through more parts: such a path is neither written nor compared.
    private static let longest = 5_000_000

    init(values: [Value] = []) {
        self.values = values
        var limits = Budget.Limits()
        limits.work = Self.longest
        length = (try? Budget(limits).weigh(.array(values), at: nil)) ?? Self.longest
    }

    static func == (a: Self, b: Self) -> Bool { a.length == b.length && a.length < longest && a.values == b.values }

    func hash(into hasher: inout Hasher) {
        hasher.combine(length)
        if length < Self.longest { hasher.combine(values) }
    }

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
                NativeFunction("init", [ParameterInfo(label: nil, name: "elements", type: .named("Any"))]) { (call) throws(Diagnostic) in
                    let values = elements(of: call[0] ?? .nil)
                    try call.machine.budget.weigh(.array(values), at: call.span)
                    return Self(values: values).encode()
                },
            ],
            properties: [
                "count": .computed { (path: Self) in path.values.count }, "isEmpty": .computed { (path: Self) in path.values.isEmpty },
                "_values": .computed { (path: Self) in path.values },
            ],
            methods: ["append": [append], "removeLast": [removeLast]]),
        summary: "The values of the links followed in a NavigationStack, of any type.", examples: ["NavigationPath([1, 2]).count"])

    private static let append = NativeFunction(
        "append", [ParameterInfo(label: nil, name: "value", type: .named("Any"))], isMutating: true
    ) { (call) throws(Diagnostic) in
        // All are copied, and gone through for their length.
        try call.machine.budget.work(call.receiver.flatMap(decode)?.length ?? 0, at: call.span)
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
        try call.machine.budget.work(decode(path)?.length ?? 0, at: call.span)
        call.mutate(to: removingLast(count, of: path))
        return .void
    }
}
