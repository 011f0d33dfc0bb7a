// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Bundle.main`: the app's own files, of which a loaded folder has none but its sources.
final class BundleValue: SharedObject {
    static var typeName: String { "Bundle" }
    var swiftDescription: String { "Bundle.main" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"], initializers: [.initializer(.any("for", name: "for")) { _ in BundleValue() }],
            staticMembers: ["main": .of(BundleValue()), "module": .of(BundleValue())],
            properties: [
                "bundleIdentifier": .constant(Optional("app")), "infoDictionary": NativeProperty { _, _ in .dictionary(DictionaryValue()) },
                "bundlePath": .constant("/"),
            ],
            methods: [
                "url": [file("url", "forResource", "withExtension")], "path": [file("path", "forResource", "ofType")],
                "object": [
                    NativeFunction(
                        "object", [ParameterInfo(label: "forInfoDictionaryKey", name: "key", type: .named("String"))],
                        resultType: .optional(.named("Any"))
                    ) { _ in .nil }
                ],
                "localizedString": [
                    .method(
                        "localizedString", of: BundleValue.self, .required("forKey", String.self), .any("value", name: "value"),
                        .any("table", name: "table")
                    ) { _, key, _, _ in key }
                ],
            ]),
        summary: "The app's own files.", examples: ["Bundle.main.bundleIdentifier"])

    /// The way to a file of the app, which is not there.
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
            throw Diagnostic(.unsupported, "the app's file '\(parts.joined(separator: "."))' is not loaded", at: call.span)
        }
    }
}
