// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `PersonNameComponents`
struct PersonNameValue: CatalogNative {
    static var typeName: String { "PersonNameComponents" }
    var name = PersonNameComponents()
    var swiftDescription: String { name.description }

    private static let parts: [(name: String, path: WritableKeyPath<PersonNameComponents, String?> & Sendable)] = [
        ("namePrefix", \.namePrefix), ("givenName", \.givenName), ("middleName", \.middleName), ("familyName", \.familyName),
        ("nameSuffix", \.nameSuffix), ("nickname", \.nickname),
    ]

    private static func property(_ path: WritableKeyPath<PersonNameComponents, String?> & Sendable) -> NativeProperty {
        NativeProperty(type: String?.swiftType) { (value, _) throws(Diagnostic) in
            try PersonNameValue.expect(value).name[keyPath: path].encode()
        } set: { (value, new, _) throws(Diagnostic) in
            var person = try PersonNameValue.expect(value)
            person.name[keyPath: path] = try String?.expect(new)
            return person.encode()
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 100, conformances: ["Hashable"],
            initializers: [
                NativeFunction(
                    "init", parts.map { ParameterInfo(label: $0.name, name: $0.name, type: String?.swiftType, defaultText: "nil") }
                ) { (call) throws(Diagnostic) in
                    var person = PersonNameValue()
                    for (index, part) in parts.enumerated() { person.name[keyPath: part.path] = try String?.expect(call[index] ?? .nil) }
                    return person.encode()
                }
            ],
            properties: Dictionary(uniqueKeysWithValues: parts.map { ($0.name, property($0.path)) })
                .merging(["description": .computed { (value: PersonNameValue) in value.swiftDescription }]) { $1 }),
        summary: "The parts of a person's name.", examples: ["PersonNameComponents(givenName: \"Ada\")"])
}
