// SPDX-License-Identifier: GPL-3.0-or-later

/// A type that is nested in a generic one is another for each of its arguments: `List<Int>.Node` is not `List<Double>.Node`. Behind its own
/// arguments it has the type around it as one more, `.nominal("List.Node", [.nominal("List", [Int])])`.
extension TypeInfo {
    /// The names of all generic parameters that its arguments tell: its own, then those of the types around it.
    var parameterNames: [String] { generics + (outerType?.parameterNames ?? []) }

    /// What these are in a type with some arguments. Those that the arguments do not tell are left out.
    func bindings(_ arguments: [StaticType]) -> [String: StaticType] {
        var result = Dictionary(zip(generics, arguments)) { $1 }
        if let outerType, arguments.count > generics.count { outerType.collect(from: arguments[generics.count], into: &result) }
        return result
    }
}

extension StaticType {
    fileprivate var parameterNames: [String] {
        switch self {
        case .parameter(let name): [name]
        case .nominal(_, let arguments): arguments.flatMap(\.parameterNames)
        default: []
        }
    }

    /// What stands in another type where this one has its parameters. A name of a type further in hides one further out.
    fileprivate func collect(from type: StaticType, into found: inout [String: StaticType]) {
        switch (self, type) {
        case (.parameter(let name), _): if found[name] == nil { found[name] = type }
        case (.nominal(let name, let parts), .nominal(let other, let arguments)) where name == other && parts.count == arguments.count:
            for (part, argument) in zip(parts, arguments) { part.collect(from: argument, into: &found) }
        default: break
        }
    }

    /// The generic type that a nested one is in, with its arguments, and what is the nested one's own.
    var nesting: (outer: StaticType?, arguments: [StaticType]) {
        guard case .nominal(let name, let arguments) = self else { return (nil, []) }
        guard case .nominal(let outer, let parts)? = arguments.last, !parts.isEmpty, let dot = name.lastIndex(of: "."),
            name[..<dot] == outer
        else { return (nil, arguments) }
        return (arguments.last, arguments.dropLast())
    }
}
