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
                .initializer(.required("string", String.self), .required("encodingInvalidCharacters", Bool.self)) {
                    URL(string: $0, encodingInvalidCharacters: $1).map { URLValue(url: $0) }
                },
                .initializer(
                    .required("filePath", String.self), .defaulted("directoryHint", DirectoryHint.inferFromPath), .optional("relativeTo")
                ) { (path, hint, base: URLValue?) in URLValue(url: URL(filePath: path, directoryHint: hint.hint, relativeTo: base?.url)) },
                .initializer(.required("fileURLWithPath", String.self)) { URLValue(url: URL(fileURLWithPath: $0)) },
                .initializer(.required("fileURLWithPath", String.self), .required("isDirectory", Bool.self)) {
                    URLValue(url: URL(fileURLWithPath: $0, isDirectory: $1))
                },
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
                "password": .computed { (value: URLValue) in value.url.password },
                "hasDirectoryPath": .computed { (value: URLValue) in value.url.hasDirectoryPath },
                "relativeString": .computed { (value: URLValue) in value.url.relativeString },
                "baseURL": .computed { (value: URLValue) in value.url.baseURL.map { URLValue(url: $0) } },
                "description": .computed { (value: URLValue) in value.swiftDescription },
                "isFileURL": .computed { (value: URLValue) in value.url.isFileURL },
                "relativePath": .computed { (value: URLValue) in value.url.relativePath },
                "absoluteURL": .computed { (value: URLValue) in URLValue(url: value.url.absoluteURL) },
                "standardized": .computed { (value: URLValue) in URLValue(url: value.url.standardized) },
            ],
            methods: Dictionary(grouping: methods, by: \.name), isPlainValue: true),
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

    private static let methods: [NativeFunction] = [appendings, deletings, parts].flatMap { $0 }

    private static let appendings: [NativeFunction] = [
        forms("appendingPathComponent", "appendPathComponent", .unlabeled("part", String.self)) { $0.appendingPathComponent($1) },
        forms(
            "appendingPathComponent", "appendPathComponent", .unlabeled("part", String.self), .required("isDirectory", Bool.self)
        ) { $0.appendingPathComponent($1, isDirectory: $2) },
        forms("appending", "append", .required("path", String.self), .defaulted("directoryHint", DirectoryHint.inferFromPath)) {
            $0.appending(path: $1, directoryHint: $2.hint)
        },
        forms("appending", "append", .required("component", String.self), .defaulted("directoryHint", DirectoryHint.inferFromPath)) {
            $0.appending(component: $1, directoryHint: $2.hint)
        },
        forms("appending", "append", .components, .defaulted("directoryHint", DirectoryHint.inferFromPath)) { (url, components, hint) in
            var result = url
            for (index, component) in components.enumerated() {
                result.append(component: component, directoryHint: index < components.count - 1 ? .isDirectory : hint.hint)
            }
            return result
        },
        forms("appending", "append", .required("queryItems", [URLQueryItemValue].self)) { $0.appending(queryItems: $1.map(\.item)) },
        forms("appendingPathExtension", "appendPathExtension", .unlabeled("part", String.self)) { $0.appendingPathExtension($1) },
    ].flatMap { $0 }

    private static let deletings: [NativeFunction] = [
        forms("deletingLastPathComponent", "deleteLastPathComponent") { $0.deletingLastPathComponent() },
        forms("deletingPathExtension", "deletePathExtension") { $0.deletingPathExtension() },
        [
            .mutating("standardize", of: URLValue.self) { (value: inout URLValue) in value.url.standardize() },
            // There are no links among the files of an app.
            .mutating("resolveSymlinksInPath", of: URLValue.self) { (value: inout URLValue) in value.url.standardize() },
            .method("resolvingSymlinksInPath", of: URLValue.self) { URLValue(url: $0.url.standardized) },
        ],
    ].flatMap { $0 }

    /// What gives a changed copy, and what changes the address itself.
    private static func forms<each T: Sendable>(
        _ copying: String, _ changing: String, _ parameters: repeat Parameter<each T>,
        body: @escaping @Sendable (URL, repeat each T) -> URL
    ) -> [NativeFunction] {
        [
            .method(copying, of: URLValue.self, repeat each parameters) { (value, arguments: repeat each T) in
                URLValue(url: body(value.url, repeat each arguments))
            },
            .mutating(changing, of: URLValue.self, repeat each parameters) { (value: inout URLValue, arguments: repeat each T) in
                value.url = body(value.url, repeat each arguments)
            },
        ]
    }

    private static let parts: [NativeFunction] = [
        part("host") { $0.host(percentEncoded: $1) }, part("path") { $0.path(percentEncoded: $1) },
        part("query") { $0.query(percentEncoded: $1) }, part("fragment") { $0.fragment(percentEncoded: $1) },
        part("user") { $0.user(percentEncoded: $1) }, part("password") { $0.password(percentEncoded: $1) },
    ]

    private static func part<Part: CatalogValue>(
        _ name: String, _ body: @escaping @Sendable (URL, Bool) -> Part
    ) -> NativeFunction {
        .method(name, of: URLValue.self, .defaulted("percentEncoded", true)) { body($0.url, $1) }
    }

    /// `URL.DirectoryHint`; no file of the machine is looked at.
    enum DirectoryHint: CatalogEnum {
        case isDirectory, notDirectory, checkFileSystem, inferFromPath
        static var typeName: String { "URL.DirectoryHint" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(DirectoryHint.self), summary: "Whether a path names a folder.",
            examples: ["URL.DirectoryHint.isDirectory"])

        fileprivate var hint: URL.DirectoryHint {
            switch self {
            case .isDirectory: .isDirectory
            case .notDirectory: .notDirectory
            case .checkFileSystem, .inferFromPath: .inferFromPath
            }
        }
    }
}

extension Parameter where T == [String] {
    /// `appending(components: "a", "b")`
    fileprivate static var components: Parameter<[String]> {
        Parameter(ParameterInfo(label: "components", name: "components", type: .named("String"), isVariadic: true)) {
            (call, index) throws(Diagnostic) in
            try call.decoded(index, name: "components")
        }
    }
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

    private var encodedItems: [URLQueryItemValue]? {
        get { components.percentEncodedQueryItems?.map { URLQueryItemValue(name: $0.name, value: $0.value) } }
        set { components.percentEncodedQueryItems = newValue?.map(\.item) }
    }

    /// What a part of an address may have besides letters, digits and escapes (RFC 3986).
    private enum Allowed {
        static let user = "-._~!$&'()*+,;=:"
        static let path = user + "@/"
        static let query = path + "?"
        static let itemValue = query.filter { $0 != "&" }
        static let itemName = itemValue.filter { $0 != "=" }
    }

    /// A part as it stands in the address. What Foundation would trap on is an error.
    /// - Parameter isEncoded: whether all of it is written with the characters that may stand there.
    private static func encoded<T: CatalogValue>(
        _ path: WritableKeyPath<URLComponentsValue, T> & Sendable, _ isEncoded: @escaping @Sendable (T) -> Bool
    ) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, _) throws(Diagnostic) in
            try expect(receiver)[keyPath: path].encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            let part = try T.expect(new)
            guard isEncoded(part) else {
                throw Diagnostic(
                    .outOfRange, "\(new.debugDescription(rounded: true)) has a character that must be percent-encoded here, as '%20' is")
            }
            var value = try expect(receiver)
            value[keyPath: path] = part
            return value.encode()
        }
    }

    private static func isEncoded(_ text: String?, _ allowed: String) -> Bool {
        guard let bytes = text.map({ Array($0.utf8) }) else { return true }
        return bytes.indices.allSatisfy { index in
            if bytes[index] == UInt8(ascii: "%") {
                let digits = bytes[(index + 1)...].prefix(2)
                return digits.count == 2 && digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
            }
            let character = Character(UnicodeScalar(bytes[index]))
            return character.isASCII && (character.isLetter || character.isNumber || allowed.contains(character))
        }
    }

    private static let encodedParts: [String: NativeProperty] = [
        "percentEncodedPath": encoded(\.components.percentEncodedPath) { isEncoded($0, Allowed.path) },
        "percentEncodedQuery": encoded(\.components.percentEncodedQuery) { isEncoded($0, Allowed.query) },
        "percentEncodedFragment": encoded(\.components.percentEncodedFragment) { isEncoded($0, Allowed.query) },
        "percentEncodedUser": encoded(\.components.percentEncodedUser) { isEncoded($0, Allowed.user) },
        "percentEncodedPassword": encoded(\.components.percentEncodedPassword) { isEncoded($0, Allowed.user) },
        "percentEncodedQueryItems": encoded(\.encodedItems) { items in
            (items ?? []).allSatisfy { isEncoded($0.name, Allowed.itemName) && isEncoded($0.value, Allowed.itemValue) }
        },
        "percentEncodedHost": .computed { (value: URLComponentsValue) in value.components.percentEncodedHost },
        "encodedHost": .computed { (value: URLComponentsValue) in value.components.encodedHost },
    ]

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
                "user": .stored(\URLComponentsValue.components.user), "password": .stored(\URLComponentsValue.components.password),
                "queryItems": .stored(\URLComponentsValue.items),
                "url": .computed { (value: URLComponentsValue) in value.components.url.map { URLValue(url: $0) } },
                "string": .computed { (value: URLComponentsValue) in value.components.string },
                "description": .computed { (value: URLComponentsValue) in value.swiftDescription },
            ].merging(encodedParts) { first, _ in first }),
        summary: "The parts of a URL.", examples: ["URLComponents(string: \"https://example.org/a?b=1\")"])
}
