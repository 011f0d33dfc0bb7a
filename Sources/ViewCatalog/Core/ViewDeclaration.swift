// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// A view: the one declaration that binding, help, completion, printing, docs and law tests read.
package struct ViewDeclaration: Sendable {
    package let name: String
    package let summary: String
    /// Swift texts that parse, bind and lay out.
    package let examples: [String]
    /// What other toolkits call such a view: `UILabel`, `Column`, `div`.
    package let otherNames: Set<String>
    package let overloads: [Overload]
    /// What it is beside a view: `Shape`, `ShapeStyle`.
    package let conformances: Set<String>
    /// Members of its own: methods that only it has, static members.
    let members: NativeMembers
    package let ownsNames: NameOwnership
    package let traits: ViewTraits
    let drawnAs: DrawnStyle
    /// Of a shape; nil for any other view.
    package let outline: DrawnOutline?
    /// The view that lays out alike and makes all of its content at once; nil where it does so itself.
    package let eager: String?
    /// The Layout that arranges views as it does; nil where there is none.
    package let layoutType: String?

    init(
        _ name: String, summary: String, examples: [String], otherNames: Set<String> = [], conformances: Set<String> = [],
        ownsNames: NameOwnership = .none,
        traits: ViewTraits = [], drawnAs: DrawnStyle? = nil, outline: DrawnOutline? = nil, eager: String? = nil, layoutType: String? = nil,
        members: NativeMembers = NativeMembers(), overloads: [Overload]
    ) {
        let isShape = conformances.contains("Shape")
        self.name = name
        self.summary = summary
        self.examples = examples
        self.otherNames = otherNames
        self.conformances = conformances
        self.ownsNames = ownsNames
        self.traits = traits
        self.drawnAs = drawnAs ?? (isShape ? .shape : .container)
        self.outline = outline ?? (isShape ? .rectangle : nil)
        self.eager = eager
        self.layoutType = layoutType
        self.members = members
        self.overloads = overloads
    }

    /// Does it make its content when it comes near what can be seen?
    package var isLazy: Bool { eager != nil }

    /// The type with the modifiers that only it has (`resizable` of Image).
    func nativeType(with modifiers: [ModifierDeclaration]) -> NativeType {
        var methods = members.methods
        for modifier in modifiers { methods[modifier.name, default: []] += modifier.functions }
        return NativeType(
            name, conformances: conformances.union(["View"]),
            initializers: overloads.map { overload in
                // A shape has modifiers that other views have too, and does otherwise with them.
                let result: TypeSyntax = .some(.named(conformances.contains("Shape") ? "Shape" : "View"))
                return overload.function(named: "init", kind: name, result: result, summary: summary)
            },
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
