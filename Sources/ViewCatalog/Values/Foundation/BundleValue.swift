// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Bundle.main`: the app's own files, which are those of the loaded folder.
final class BundleValue: SharedObject {
    static var typeName: String { "Bundle" }
    var swiftDescription: String { "Bundle.main" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable"], initializers: [.initializer(.any("for", name: "for")) { _ in BundleValue() }],
            staticMembers: [
                "main": .of(BundleValue()), "module": .of(BundleValue()),
                // As a LocalizedStringResource describes one.
                "forClass": described("forClass"), "atURL": described("atURL"),
            ],
            properties: [
                "bundleIdentifier": .constant(Optional("app")),
                "infoDictionary": NativeProperty(
                    type: .optional(.dictionary(.named("String"), .named("Any")))
                ) { _, _ in .dictionary(DictionaryValue(information.map { (.string($0.key), .string($0.value)) })) },
                "bundlePath": .constant("/"),
            ],
            methods: [
                "url": [file("url", "forResource", "withExtension")], "path": [file("path", "forResource", "ofType")],
                "object": [
                    NativeFunction(
                        "object", [ParameterInfo(label: "forInfoDictionaryKey", name: "key", type: .named("String"))],
                        resultType: .optional(.named("Any"))
                    ) { call in call[0].flatMap(String.decode).flatMap { information[$0] }.map { .string($0) } ?? .nil }
                ],
                "localizedString": [
                    NativeFunction(
                        "localizedString",
                        [
                            ParameterInfo(label: "forKey", name: "key", type: .named("String")),
                            ParameterInfo(label: "value", name: "value", type: .optional(.named("String"))),
                            ParameterInfo(label: "table", name: "table", type: .optional(.named("String"))),
                        ], resultType: .named("String")
                    ) { call in .string(LocalizedStrings.phrase(call[0], value: call[1], table: call[2], call)) }
                ],
            ]),
        summary: "The app's own files.", examples: ["Bundle.main.bundleIdentifier"])

    private static func described(_ name: String) -> NativeStatic {
        NativeStatic(functions: [.make(name, .any(nil, name: "place")) { (_: Value) in BundleValue() }])
    }

    /// What Xcode writes into the Info.plist of every app.
    private static let information = [
        "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleExecutable": "App", "CFBundleIdentifier": "app",
        "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en",
    ]

    /// The way to a file of the loaded folder; nil where the folder's files do not hold it. Where no files were loaded nobody knows.
    private static func file(_ name: String, _ label: String, _ kind: String) -> NativeFunction {
        let text = TypeSyntax.optional(.named("String"))
        return NativeFunction(
            name,
            [
                ParameterInfo(label: label, name: label, type: text),
                ParameterInfo(label: kind, name: kind, type: text, defaultText: "nil"),
                ParameterInfo(label: "subdirectory", name: "subdirectory", type: text, defaultText: "nil"),
            ], resultType: .optional(.named(name == "url" ? "URL" : "String"))
        ) { (call) throws(Diagnostic) in
            let parts = [call[0], call[1]].compactMap { $0.flatMap(String.decode) }.filter { !$0.isEmpty }
            let (file, resources) = (parts.joined(separator: "."), call.resources)
            if resources.files[file] != nil {
                return name == "url" ? URLValue(url: AppFiles.bundled(file)).encode() : .string(AppFiles.bundled(file).path)
            }
            if resources.unreadFiles.contains(file) {
                throw Diagnostic(.unsupported, "the app's data files are too large: '\(file)' was not loaded", at: call.span)
            }
            if !resources.files.isEmpty { return .nil }
            throw Diagnostic(.unsupported, "the app's file '\(parts.joined(separator: "."))' is not loaded", at: call.span)
        }
    }
}
