// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `URL`: kept as its text; nothing is ever loaded.
struct URLValue: CatalogNative {
    static var typeName: String { "URL" }
    var text: String
    var swiftDescription: String { text }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("string", String.self)) { $0.isEmpty || $0.contains(" ") ? nil : URLValue(text: $0) },
                .initializer(.required("filePath", String.self)) { URLValue(text: "file://" + $0) },
                .initializer(.required("fileURLWithPath", String.self)) { URLValue(text: "file://" + $0) },
            ],
            properties: [
                "absoluteString": .computed { (url: URLValue) in url.text },
                "lastPathComponent": .computed { (url: URLValue) in url.text.split(separator: "/").last.map(String.init) ?? "" },
            ],
            methods: [
                "appendingPathComponent": [
                    .method("appendingPathComponent", of: URLValue.self, .unlabeled("part", String.self)) { $0.appending($1) }
                ],
                "appending": [.method("appending", of: URLValue.self, .required("path", String.self)) { $0.appending($1) }],
            ]),
        summary: "An address; nothing is loaded from it.", examples: ["URL(string: \"https://example.org\")"])

    private func appending(_ part: String) -> URLValue { URLValue(text: text + (text.hasSuffix("/") ? "" : "/") + part) }
}
