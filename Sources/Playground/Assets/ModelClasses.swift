// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// The classes that Xcode generates for the entities of an app's Core Data models, so that its views find them.
///
/// A relationship to many objects is a `Set` of its objects where Xcode's is an `NSSet`, and changes its inverse as Core Data does.
enum ModelClasses {
    static let fileName = "GeneratedModelClasses.swift"

    /// The declarations as a source of its own; nil where no model asks for one.
    static func source(_ resources: AppResources, among files: LoadedFiles) -> SourceText? {
        let entities = resources.models.keys.sorted().flatMap { ModelEntity.entities(in: resources.models[$0] ?? "") }
        let declarations = entities.compactMap { $0.declaration(among: entities) }
        guard !declarations.isEmpty else { return nil }
        return files.source(declarations.joined(separator: "\n"), name: fileName, marksUnknowns: true)
    }
}

/// An entity of a model, as its file describes it.
private struct ModelEntity {
    struct Relationship {
        let name: String
        let destination: String
        let inverse: String?
        let isToMany: Bool
    }

    let name: String
    let className: String
    let parent: String?
    /// What Xcode generates: `class`, `category` (an extension of a class of the user's) or nothing.
    let generated: String?
    var properties: [(name: String, type: (name: String, first: String?))] = []
    var relationships: [Relationship] = []

    static func entities(in text: String) -> [ModelEntity] {
        var entities: [ModelEntity] = []
        for tag in XMLTag.all(in: text) {
            guard let name = tag.attributes["name"], name.isSwiftName else { continue }
            switch tag.name {
            case "entity":
                let className = tag.attributes["representedClassName"].flatMap { $0.isSwiftName ? $0 : nil } ?? name
                entities.append(
                    ModelEntity(
                        name: name, className: className, parent: tag.attributes["parentEntity"],
                        generated: tag.attributes["codeGenerationType"]))
            case "attribute" where !entities.isEmpty: entities[entities.count - 1].properties.append((name, type(of: tag)))
            case "relationship" where !entities.isEmpty:
                guard let destination = tag.attributes["destinationEntity"] else { continue }
                entities[entities.count - 1].relationships.append(
                    Relationship(
                        name: name, destination: destination, inverse: tag.attributes["inverseName"],
                        isToMany: tag.attributes["toMany"] == "YES"))
            default: break
            }
        }
        return entities
    }

    /// Numbers are scalars where the model says so, and optional `NSNumber`s else; all others are optional.
    private static func type(of tag: XMLTag) -> (name: String, first: String?) {
        let isScalar = tag.attributes["usesScalarValueType"] == "YES"
        switch tag.attributes["attributeType"] ?? "" {
        case "Integer 16": return isScalar ? ("Int16", "0") : ("NSNumber?", nil)
        case "Integer 32": return isScalar ? ("Int32", "0") : ("NSNumber?", nil)
        case "Integer 64": return isScalar ? ("Int64", "0") : ("NSNumber?", nil)
        case "Double": return isScalar ? ("Double", "0") : ("NSNumber?", nil)
        case "Float": return isScalar ? ("Float", "0") : ("NSNumber?", nil)
        case "Boolean": return isScalar ? ("Bool", "false") : ("NSNumber?", nil)
        case "Decimal": return ("NSDecimalNumber?", nil)
        case "String": return ("String?", nil)
        case "Date": return ("Date?", nil)
        case "UUID": return ("UUID?", nil)
        case "URI": return ("URL?", nil)
        case "Binary": return ("Data?", nil)
        default: return ("Any?", nil)
        }
    }

    /// nil for an entity whose class the user writes.
    func declaration(among all: [ModelEntity]) -> String? {
        guard generated == "class" || generated == "category" else { return nil }
        let superclass = parent.flatMap { parent in all.first { $0.name == parent }?.className } ?? "NSManagedObject"
        let request = "NSFetchRequest<\(className)>"
        let members =
            ["@nonobjc class func fetchRequest() -> \(request) { \(request)(entityName: \(name.literal)) }"]
            + properties.map { property($0.name, $0.type.name, first: $0.type.first) }
            + relationships.flatMap { declarations(of: $0, among: all) }
        let head = generated == "class" ? "class \(className): \(superclass)" : "extension \(className)"
        return "\(head) {\n" + members.map { "    " + $0 }.joined(separator: "\n") + "\n}"
    }

    /// An extension stores nothing: what it would have the object keeps by its name.
    /// - Parameters:
    ///   - first: its first value; nil: none.
    ///   - changed: what is done once another value is there, with `oldValue`.
    private func property(_ name: String, _ type: String, first: String? = nil, changed: String? = nil) -> String {
        if generated == "class" {
            return "var \(name): \(type)" + (first.map { " = " + $0 } ?? "") + (changed.map { " { didSet { \($0) } }" } ?? "")
        }
        let kept = "_kept[\(name.literal)]"
        let found = "\(kept) as? \(type.hasSuffix("?") ? String(type.dropLast()) : type)" + (first.map { " ?? " + $0 } ?? "")
        let change = changed.map { "let oldValue = \(name); \(kept) = newValue; " + $0 } ?? "\(kept) = newValue"
        return "var \(name): \(type) { get { \(found) } set { objectWillChange.send(); \(change) } }"
    }

    private func declarations(of relationship: Relationship, among all: [ModelEntity]) -> [String] {
        let destination = all.first { $0.name == relationship.destination }
        let type = destination?.className ?? "NSManagedObject"
        let inverse = destination?.relationships.first { $0.name == relationship.inverse }
        let name = relationship.name
        guard relationship.isToMany else {
            guard let inverse, inverse.isToMany else { return [property(name, type + "?")] }
            let changed = "oldValue?.\(inverse.name)?.remove(self); \(name)?.\(inverse.name)?.insert(self)"
            return [property(name, type + "?", changed: changed)]
        }
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        let owner = inverse.flatMap { $0.isToMany ? nil : $0.name }
        let added = owner.map { "value.\($0) = self" } ?? "\(name)?.insert(value)"
        let removed = owner.map { "value.\($0) = nil" } ?? "\(name)?.remove(value)"
        return [
            property(name, "Set<\(type)>?", first: "[]"), "func addTo\(capital)(_ value: \(type)) { \(added) }",
            "func removeFrom\(capital)(_ value: \(type)) { \(removed) }",
            "func addTo\(capital)(_ values: Set<\(type)>) { for value in values { addTo\(capital)(value) } }",
        ]
    }
}

extension String {
    fileprivate var isSwiftName: Bool {
        (first?.isLetter ?? false) && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
