// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `URL`; nothing is ever loaded.
struct URLValue: CatalogNative {
    static var typeName: String { "URL" }
    var url: URL
    var swiftDescription: String { url.description }
    /// What asks for a part of an address reads the whole.
    var length: Int { url.relativeString.utf8.count }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 20, aliases: ["NSURL"], conformances: ["Hashable"],
            initializers: [
                .initializer(.required("string", String.self)) { URL(string: $0).map { URLValue(url: $0) } },
                .initializer(.required("string", String.self), .required("relativeTo", URLValue?.self)) { (text, base) in
                    URL(string: text, relativeTo: base?.url).map { URLValue(url: $0) }
                },
                .initializer(.required("filePath", String.self)) { URLValue(url: URL(filePath: $0)) },
                .initializer(.required("fileURLWithPath", String.self)) { URLValue(url: URL(fileURLWithPath: $0)) },
            ],
            staticMembers: directories,
            properties: [
                "absoluteString": .computed { (value: URLValue) in value.url.absoluteString },
                "lastPathComponent": .computed { (value: URLValue) in value.url.lastPathComponent },
                "pathExtension": .computed { (value: URLValue) in value.url.pathExtension },
                "pathComponents": .computed { (value: URLValue) in value.url.pathComponents },
                "path": .computed { (value: URLValue) in value.url.path }, "host": .computed { (value: URLValue) in value.url.host },
                "scheme": .computed { (value: URLValue) in value.url.scheme }, "port": .computed { (value: URLValue) in value.url.port },
                "query": .computed { (value: URLValue) in value.url.query },
                "fragment": .computed { (value: URLValue) in value.url.fragment },
                "user": .computed { (value: URLValue) in value.url.user },
                "isFileURL": .computed { (value: URLValue) in value.url.isFileURL },
                "relativePath": .computed { (value: URLValue) in value.url.relativePath },
                "absoluteURL": .computed { (value: URLValue) in URLValue(url: value.url.absoluteURL) },
                "standardized": .computed { (value: URLValue) in URLValue(url: value.url.standardized) },
            ],
            methods: Dictionary(grouping: methods, by: \.name)),
        summary: "The address of a file or web page; nothing is loaded from it.", examples: ["URL(string: \"https://example.org\")"])

    /// Where an app's folders are.
    private static let directories: [String: NativeStatic] = [
        "documentsDirectory": .documentDirectory, "cachesDirectory": .cachesDirectory, "libraryDirectory": .libraryDirectory,
        "applicationSupportDirectory": .applicationSupportDirectory, "desktopDirectory": .desktopDirectory,
        "downloadsDirectory": .downloadsDirectory, "moviesDirectory": .moviesDirectory, "musicDirectory": .musicDirectory,
        "picturesDirectory": .picturesDirectory, "applicationDirectory": .applicationDirectory, "trashDirectory": .trashDirectory,
    ].mapValues { (folder: FileManagerValue.SearchPathDirectory) in .of(AppFiles.url(of: folder)) }.merging([
        "temporaryDirectory": .of(AppFiles.temporaryDirectory), "homeDirectory": .of(AppFiles.home),
    ]) { first, _ in first }

    private static let methods: [NativeFunction] = [
        .method("appendingPathComponent", of: URLValue.self, .unlabeled("part", String.self)) {
            URLValue(url: $0.url.appendingPathComponent($1))
        },
        .method("appendingPathComponent", of: URLValue.self, .unlabeled("part", String.self), .required("isDirectory", Bool.self)) {
            URLValue(url: $0.url.appendingPathComponent($1, isDirectory: $2))
        },
        .method("appending", of: URLValue.self, .required("path", String.self)) { URLValue(url: $0.url.appending(path: $1)) },
        .method("appending", of: URLValue.self, .required("component", String.self)) { URLValue(url: $0.url.appending(component: $1)) },
        .method("appending", of: URLValue.self, .required("queryItems", [URLQueryItemValue].self)) {
            URLValue(url: $0.url.appending(queryItems: $1.map(\.item)))
        },
        .method("appendingPathExtension", of: URLValue.self, .unlabeled("part", String.self)) {
            URLValue(url: $0.url.appendingPathExtension($1))
        },
        .method("deletingLastPathComponent", of: URLValue.self) { URLValue(url: $0.url.deletingLastPathComponent()) },
        .method("deletingPathExtension", of: URLValue.self) { URLValue(url: $0.url.deletingPathExtension()) },
        .method("host", of: URLValue.self) { $0.url.host() },
        .method("path", of: URLValue.self) { $0.url.path() }, .method("query", of: URLValue.self) { $0.url.query() },
        .method("fragment", of: URLValue.self) { $0.url.fragment() },
    ]
}

/// `URLQueryItem`
struct URLQueryItemValue: CatalogNative {
    static var typeName: String { "URLQueryItem" }
    var name: String
    var value: String?
    var swiftDescription: String { value.map { "\(name)=\($0)" } ?? name }
    var item: URLQueryItem { URLQueryItem(name: name, value: value) }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 20, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("name", String.self), .required("value", String?.self)) { URLQueryItemValue(name: $0, value: $1) }
            ], properties: ["name": .stored(\URLQueryItemValue.name), "value": .stored(\URLQueryItemValue.value)]),
        summary: "A name and a value in the query of a URL.", examples: ["URLQueryItem(name: \"page\", value: \"2\")"])
}

/// `URLComponents`
struct URLComponentsValue: CatalogNative {
    static var typeName: String { "URLComponents" }
    var components = URLComponents()
    var swiftDescription: String { components.description }

    private var items: [URLQueryItemValue]? {
        get { components.queryItems?.map { URLQueryItemValue(name: $0.name, value: $0.value) } }
        set { components.queryItems = newValue?.map(\.item) }
    }

    /// A scheme that none can be is left out: Foundation would trap.
    private var scheme: String? {
        get { components.scheme }
        set {
            let isScheme = newValue.map { text in
                text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
            }
            if isScheme != false { components.scheme = newValue }
        }
    }

    /// No negative port.
    private var port: Int? {
        get { components.port }
        set { if newValue.map({ $0 >= 0 }) ?? true { components.port = newValue } }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 20, conformances: ["Hashable"],
            initializers: [
                .initializer { URLComponentsValue() },
                .initializer(.required("string", String.self)) { URLComponents(string: $0).map { URLComponentsValue(components: $0) } },
                .initializer(.required("url", URLValue.self), .required("resolvingAgainstBaseURL", Bool.self)) {
                    URLComponents(url: $0.url, resolvingAgainstBaseURL: $1).map { URLComponentsValue(components: $0) }
                },
            ],
            properties: [
                "scheme": .stored(\URLComponentsValue.scheme), "host": .stored(\URLComponentsValue.components.host),
                "port": .stored(\URLComponentsValue.port), "path": .stored(\URLComponentsValue.components.path),
                "query": .stored(\URLComponentsValue.components.query), "fragment": .stored(\URLComponentsValue.components.fragment),
                "user": .stored(\URLComponentsValue.components.user), "queryItems": .stored(\URLComponentsValue.items),
                "url": .computed { (value: URLComponentsValue) in value.components.url.map { URLValue(url: $0) } },
                "string": .computed { (value: URLComponentsValue) in value.components.string },
            ]),
        summary: "The parts of a URL.", examples: ["URLComponents(string: \"https://example.org/a?b=1\")"])
}
