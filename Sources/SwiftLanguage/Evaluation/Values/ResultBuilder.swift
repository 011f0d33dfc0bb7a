// SPDX-License-Identifier: GPL-3.0-or-later

/// What gathers the statements of a builder.
enum ResultBuilder: Sendable, Hashable {
    /// The host's: every statement is a view, a scene, a tool.
    case views
    /// A user-defined type that is marked `@resultBuilder`, by its full name.
    case user(String)
}

extension Program {
    /// The builder among the attributes of a function, property or parameter.
    func builder(of attributes: [Declaration.Attribute]) -> ResultBuilder? {
        for attribute in attributes { if let builder = builder(named: attribute.name) { return builder } }
        return nil
    }

    /// The builder that a protocol's requirement carries, which the members that fulfil it have from there (SE-0289).
    func requiredBuilder(of member: String, conformingTo names: [String]) -> ResultBuilder? {
        guard !requirementBuilders.isEmpty else { return nil }
        var open = names
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let found = requirementBuilders[name]?[member] { return found }
            open += types[name]?.conformances ?? []
        }
        return nil
    }

    func builder(named written: String) -> ResultBuilder? {
        let name = Self.plainName(written)
        if let own = resultBuilders[name] { return .user(own) }
        return name.hasSuffix("Builder") ? .views : nil
    }

    /// The attribute of a variable that is a property wrapper, the outermost where there are several.
    func wrapper(of declaration: Declaration) -> Declaration.Attribute? { wrappers(of: declaration).first }

    /// All of them, from the outside in: `@Counted @Trimmed var name`.
    func wrappers(of declaration: Declaration) -> [Declaration.Attribute] {
        declaration.attributes.filter { attribute in
            attribute.name.first?.isUppercase == true && builder(named: attribute.name) == nil
                && !Self.plainAttributes.contains(attribute.name)
        }
    }

    /// `Box` of `Box<Int>`.
    static func plainName(_ written: String) -> String { String(written.prefix { $0 != "<" }) }

    private static let plainAttributes: Set<String> = [
        "MainActor", "Entry", "Sendable", "Observable", "ObservationIgnored", "ObservationTracked", "IBOutlet", "NSManaged",
        // Of a `@Model`, and of an `@Animatable` view or shape.
        "Attribute", "Relationship", "Transient", "AnimatableIgnored",
    ]
}
