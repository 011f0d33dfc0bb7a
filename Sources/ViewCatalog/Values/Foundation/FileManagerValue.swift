// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `FileManager`: the folders of the app (see `AppFiles`).
final class FileManagerValue: SharedObject {
    static var typeName: String { "FileManager" }
    var swiftDescription: String { "FileManager.default" }

    /// `FileManager.SearchPathDirectory`
    enum SearchPathDirectory: CatalogEnum {
        case documentDirectory, cachesDirectory, libraryDirectory, applicationSupportDirectory, desktopDirectory, downloadsDirectory,
            moviesDirectory, musicDirectory, picturesDirectory, applicationDirectory, trashDirectory
        static var typeName: String { "FileManager.SearchPathDirectory" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(SearchPathDirectory.self), summary: "A folder of the app.",
            examples: ["FileManager.SearchPathDirectory.documentDirectory"])

        /// Below the app's home.
        var path: String {
            switch self {
            case .documentDirectory: "Documents"
            case .cachesDirectory: "Library/Caches"
            case .libraryDirectory: "Library"
            case .applicationSupportDirectory: "Library/Application Support"
            case .desktopDirectory: "Desktop"
            case .downloadsDirectory: "Downloads"
            case .moviesDirectory: "Movies"
            case .musicDirectory: "Music"
            case .picturesDirectory: "Pictures"
            case .applicationDirectory: "Applications"
            case .trashDirectory: ".Trash"
            }
        }
    }

    /// `FileManager.SearchPathDomainMask`; an app has folders in the user's domain alone.
    enum SearchPathDomainMask: CatalogEnum {
        case userDomainMask, localDomainMask, networkDomainMask, systemDomainMask, allDomainsMask
        static var typeName: String { "FileManager.SearchPathDomainMask" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(SearchPathDomainMask.self), summary: "Whose folders to search.",
            examples: ["FileManager.SearchPathDomainMask.userDomainMask"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable"], initializers: [.initializer { FileManagerValue() }],
            staticMembers: ["default": .of(FileManagerValue())],
            properties: [
                "temporaryDirectory": .computed { (_: FileManagerValue) in AppFiles.temporaryDirectory },
                "homeDirectoryForCurrentUser": .computed { (_: FileManagerValue) in AppFiles.home },
                "currentDirectoryPath": .computed { (_: FileManagerValue) in "/" },
            ],
            methods: Dictionary(grouping: folders + questions + changes, by: \.name)),
        summary: "The folders of the app; what code writes into them is part of the scene.",
        examples: ["FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)"])

    private static let folders: [NativeFunction] = [
        .method(
            "urls", of: FileManagerValue.self, .required("for", SearchPathDirectory.self), .required("in", SearchPathDomainMask.self)
        ) { (_, folder, _) in [AppFiles.url(of: folder)] },
        NativeFunction(
            "url",
            [
                parameter("for", SearchPathDirectory.swiftType), parameter("in", SearchPathDomainMask.swiftType),
                parameter("appropriateFor", .optional(URLValue.swiftType)), parameter("create", .named("Bool")),
            ], resultType: URLValue.swiftType
        ) { (call) throws(Diagnostic) in
            let url = AppFiles.url(of: try SearchPathDirectory.expect(call[0] ?? .nil))
            if call[3] == .bool(true) { try AppFiles(call).makeFolder(url.url.path, withParents: true) }
            return url.encode()
        },
    ]

    private static let questions: [NativeFunction] = [
        function("fileExists", [.path("atPath")], result: "Bool") { files, call in .bool(files.exists(path(call, 0))) },
        function("isReadableFile", [.path("atPath")], result: "Bool") { files, call in .bool(files.exists(path(call, 0))) },
        NativeFunction("contents", [.path("atPath")], resultType: .optional(DataValue.swiftType)) { (call) throws(Diagnostic) in
            let files = AppFiles(call)
            guard files.exists(path(call, 0)) else { return .nil }
            return DataValue(data: try files.bytes(.string(path(call, 0)))).encode()
        },
        NativeFunction("contentsOfDirectory", [.path("atPath")], resultType: .array(.named("String"))) { (call) throws(Diagnostic) in
            .array(try AppFiles(call).names(in: path(call, 0)).map { .string($0) })
        },
        NativeFunction(
            "contentsOfDirectory",
            [
                parameter("at", URLValue.swiftType), parameter("includingPropertiesForKeys", .named("Any")),
                ParameterInfo(
                    label: "options", name: "options", type: .named("FileManager.DirectoryEnumerationOptions"), defaultText: "[]"),
            ], resultType: .array(URLValue.swiftType)
        ) { (call) throws(Diagnostic) in
            let folder = URL(filePath: path(call, 0), directoryHint: .isDirectory)
            return .array(
                try AppFiles(call).names(in: path(call, 0)).map { URLValue(url: folder.appending(component: $0)).encode() })
        },
    ]

    private static let changes: [NativeFunction] =
        [
            NativeFunction(
                "createFile",
                [
                    .path("atPath"), parameter("contents", .optional(DataValue.swiftType)),
                    ParameterInfo(label: "attributes", name: "attributes", type: .named("Any"), defaultText: "nil"),
                ], resultType: .named("Bool")
            ) { (call) throws(Diagnostic) in
                let files = AppFiles(call)
                guard files.refusal(of: path(call, 0)) == nil else { return .bool(false) }
                try files.write(call[1].flatMap(DataValue.decode)?.data ?? Data(), to: call[0] ?? .nil)
                return .bool(true)
            }
        ]
        + [("at", URLValue.swiftType), ("atPath", TypeSyntax.named("String"))].flatMap { (label, type) in
            [
                NativeFunction(
                    "createDirectory",
                    [
                        parameter(label, type), parameter("withIntermediateDirectories", .named("Bool")),
                        ParameterInfo(label: "attributes", name: "attributes", type: .named("Any"), defaultText: "nil"),
                    ]
                ) { (call) throws(Diagnostic) in
                    try AppFiles(call).makeFolder(path(call, 0), withParents: call[1] == .bool(true))
                    return .void
                },
                function("removeItem", [parameter(label, type)]) { (files, call) throws(Diagnostic) in
                    try files.remove(path(call, 0))
                    return .void
                },
                copying("copyItem", label, type, isMoved: false), copying("moveItem", label, type, isMoved: true),
            ]
        }

    private static func copying(_ name: String, _ label: String, _ type: TypeSyntax, isMoved: Bool) -> NativeFunction {
        function(name, [parameter(label, type), parameter(label == "at" ? "to" : "toPath", type)]) { (files, call) throws(Diagnostic) in
            try files.copy(path(call, 0), to: path(call, 1), isMoved: isMoved)
            return .void
        }
    }

    private static func function(
        _ name: String, _ parameters: [ParameterInfo], result: String = "Void",
        _ body: @escaping @Sendable (AppFiles, NativeCall) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        NativeFunction(name, parameters, resultType: .named(result)) { (call) throws(Diagnostic) in try body(AppFiles(call), call) }
    }

    private static func parameter(_ label: String, _ type: TypeSyntax) -> ParameterInfo {
        ParameterInfo(label: label, name: label, type: type)
    }

    private static func path(_ call: NativeCall, _ index: Int) -> String { AppFiles.path(call[index] ?? .nil) }
}

extension ParameterInfo {
    fileprivate static func path(_ label: String) -> ParameterInfo { ParameterInfo(label: label, name: label, type: .named("String")) }
}
