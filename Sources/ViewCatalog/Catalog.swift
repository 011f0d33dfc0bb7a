// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Everything of SwiftUI that the shell knows: one declaration per thing, registered in one sorted list per kind.
package enum Catalog {
    /// Views by name.
    package static let views = index(allViews, \.name)
    /// Value types by their full name, aliases included.
    package static let valueTypes: [String: ValueTypeDeclaration] = {
        var result = index(allValueTypes, \.name)
        for declaration in allValueTypes { for alias in declaration.type.aliases { result[alias] = declaration } }
        return result
    }()
    package static let environmentKeys = index(allEnvironmentKeys, \.name)
    private static let modifiersByName = Dictionary(grouping: allModifiers, by: \.name)

    /// The modifiers of a name: usually one; a shape's and a view's may share it.
    package static func modifiers(named name: String) -> [ModifierDeclaration] { modifiersByName[name] ?? [] }

    /// The modifier that other toolkits call so, in any case of letters: `padding` for "margin".
    package static func modifier(calledElsewhere name: String) -> ModifierDeclaration? { modifiersByOtherName[name.lowercased()] }
    private static let modifiersByOtherName = Dictionary(
        allModifiers.flatMap { declaration in declaration.otherNames.keys.map { ($0.lowercased(), declaration) } },
        uniquingKeysWith: { first, _ in first })

    /// The view that other toolkits call so: `Text` for "UILabel".
    package static func view(calledElsewhere name: String) -> ViewDeclaration? { viewsByOtherName[name] }
    private static let viewsByOtherName = Dictionary(
        allViews.flatMap { declaration in declaration.otherNames.map { ($0, declaration) } }, uniquingKeysWith: { first, _ in first })

    package static var modifierNames: Set<String> { namesOfModifiers }
    private static let namesOfModifiers = Set(allModifiers.map(\.name))

    /// Views that Apple's platforms do not have.
    package static let ownViews = Set(allViews.filter { $0.traits.contains(.ours) }.map(\.name))

    /// The view that is several views and nothing else.
    package static let several = allViews.first { $0.traits.contains(.several) }?.name ?? ""

    /// Is it a view that stands for one view, or several, of each element of its data?
    package static func repeats(_ name: String) -> Bool {
        views[name].map { $0.ownsNames == .elements && $0.traits.contains(.group) } ?? false
    }

    /// Does a type name make a view? Values may be views too: colours, gradients.
    package static func isView(_ typeName: String) -> Bool {
        views[typeName] != nil || valueTypes[typeName].map { !$0.type.conformances.isDisjoint(with: ["View", "Shape"]) } ?? false
    }

    /// Is it a type of values that views and modifiers take or give, none of which is a view?
    package static func isValueType(_ typeName: String) -> Bool { valueTypes[typeName] != nil && !isView(typeName) }

    /// An expression of a type, for code that needs any value of it: its declaration's first example that is one; nil where there is none.
    package static func sample(of typeName: String) -> String? {
        let examples = views[typeName]?.examples ?? valueTypes[typeName]?.examples ?? []
        return examples.first { isMade($0, of: typeName) }
    }

    /// `Type(…)`, `Type.member` or `Type.member(…)` with nothing behind: a member of a value may have any type.
    private static func isMade(_ example: String, of typeName: String) -> Bool {
        guard example.hasPrefix(typeName) else { return false }
        var rest = example.dropFirst(typeName.count)
        if rest.first == "." {
            rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber }
            if rest.isEmpty { return true }
        }
        guard rest.first == "(" else { return false }
        var depth = 0
        for (index, character) in zip(rest.indices, rest) {
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            if depth == 0 { return rest.index(after: index) == rest.endIndex }
        }
        return false
    }

    /// How a view of a kind is drawn. Values fill their frames; what the scene declares holds other views.
    package static func drawnStyle(of kind: String) -> DrawnStyle {
        if let view = views[kind] { return view.drawnAs }
        guard isView(kind) else { return .container }
        return valueTypes[kind]?.type.conformances.contains("Shape") == true ? .shape : .leaf
    }

    /// What is true of the views of a kind; nothing of those that the scene declares.
    package static func traits(of kind: String) -> ViewTraits { views[kind]?.traits ?? [] }

    private static func index<T>(_ declarations: [T], _ name: (T) -> String) -> [String: T] {
        Dictionary(declarations.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: entry points

    /// The node of a root view. What it makes late runs on the machine that layout is given as its host.
    package static func makeRoot(_ expression: Expression, in context: EvaluationContext) throws(Diagnostic) -> Node {
        let value = try context.machine.evaluate(expression, expecting: .named("View"), in: context)
        return try ViewBuilding.view(value, expression, context).node
    }

    /// The node of a root view, named by the machine's host. While what it has read stays, it is the same node; views of it
    /// that an earlier root had, and that read nothing, stay in any case.
    package static func makeRoot(_ expression: Expression, machine: Machine) throws(Diagnostic) -> Node {
        guard let host = machine.host as? CatalogHost else { return try makeRoot(expression, in: machine.context()) }
        return try host.bodies.root(of: expression, on: machine) { (context) throws(Diagnostic) in
            try makeRoot(expression, in: context)
        }
    }
}
