// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// A view: the one declaration that binding, help, completion, printing, docs and law tests read.
package struct ViewDeclaration: Sendable {
    package let name: String
    package let summary: String
    /// Swift texts that parse, bind and lay out.
    package let examples: [String]
    package let overloads: [Overload]
    /// What it is beside a view: `Shape`, `ShapeStyle`.
    package let conformances: Set<String>
    /// Members of its own: methods that only it has, static members.
    let members: NativeMembers
    /// Its closure makes one element: names inside start anew (`ForEach`).
    package let ownsNames: Bool

    init(
        _ name: String, summary: String, examples: [String], conformances: Set<String> = [], ownsNames: Bool = false,
        members: NativeMembers = NativeMembers(), overloads: [Overload]
    ) {
        self.name = name
        self.summary = summary
        self.examples = examples
        self.conformances = conformances
        self.ownsNames = ownsNames
        self.members = members
        self.overloads = overloads
    }

    /// The type with the modifiers that only it has (`resizable` of Image).
    func nativeType(with modifiers: [ModifierDeclaration]) -> NativeType {
        var methods = members.methods
        for modifier in modifiers { methods[modifier.name, default: []] += modifier.functions }
        return NativeType(
            name, conformances: conformances.union(["View"]),
            initializers: overloads.map { $0.function(named: "init", kind: name, summary: summary) },
            staticMembers: members.statics, properties: members.properties, methods: methods, operators: members.operators)
    }
}

/// What a type has beside its initializers.
struct NativeMembers: Sendable {
    var statics: [String: NativeStatic] = [:]
    var properties: [String: NativeProperty] = [:]
    var methods: [String: [NativeFunction]] = [:]
    var operators: [String: [NativeFunction]] = [:]
}
