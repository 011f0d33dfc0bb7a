// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// `@NSManaged func addToItems(_ value: Item)`: a function without a body, which Core Data writes.
struct ManagedAccessor {
    private let name: String
    private let parameter: String?
    private let takesSet: Bool

    /// nil for a function that has a body or is not Core Data's.
    init?(_ node: FunctionDeclSyntax) {
        guard node.body == nil, node.attributes.contains(where: { $0.trimmedDescription == "@NSManaged" }) else { return nil }
        name = node.name.text
        let first = node.signature.parameterClause.parameters.first
        parameter = (first?.secondName ?? first?.firstName)?.text
        takesSet = first?.type.trimmedDescription.contains("Set") ?? false
    }

    /// What adds to a relationship or removes from it; nothing where its name does not say so.
    var body: [Statement] {
        guard let parameter else { return [] }
        let changes = [("addTo", "union", "union([\(parameter)])"), ("removeFrom", "subtracting", "subtracting([\(parameter)])")]
        for (prefix, ofSets, ofOne) in changes where name.hasPrefix(prefix) && name.count > prefix.count {
            let capital = name.dropFirst(prefix.count)
            let property = capital.prefix(1).lowercased() + capital.dropFirst()
            let change = takesSet ? "\(ofSets)(\(parameter))" : ofOne
            let code = SourceText("self.\(property) = (self.\(property) ?? []).\(change)", name: Library.sourceName)
            return (try? SwiftReader.expression(code)).map { [Statement(.expression($0))] } ?? []
        }
        return []
    }
}
