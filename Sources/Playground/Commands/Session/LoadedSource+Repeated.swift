// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// A type that several files declare, which no module may have; of a folder of examples each is an app of its own.
struct RepeatedType {
    let name: String
    /// In the order in which they were read: the first one's is used.
    let files: [String]

    fileprivate var text: String {
        let others = files.dropFirst().map(Self.short).joined(separator: ", ")
        return "\(name) (that of \(Self.short(files[0])), not \(others))"
    }

    fileprivate var json: JSON {
        .object(["name": .string(name), "used": .string(files[0]), "ignored": .array(files.dropFirst().map { .string($0) })])
    }

    private static func short(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension LoadedSource {
    /// In the order of their first declarations. What is private to its file is another type in each.
    private var repeatedTypes: [RepeatedType] {
        var names: [String] = []
        var files: [String: [String]] = [:]
        for (type, _) in types {
            guard let file = type.nameSpan?.source.name else { continue }
            if files[type.name] == nil { names.append(type.name) }
            if files[type.name]?.contains(file) != true { files[type.name, default: []].append(file) }
        }
        return names.compactMap { name in
            guard let files = files[name], files.count > 1 else { return nil }
            return RepeatedType(name: name, files: files)
        }
    }

    /// Which types several files declare, and which of them is used, for the answer; nothing where there are none.
    var repeatedNote: Output {
        let repeated = repeatedTypes
        guard !repeated.isEmpty else { return .nothing }
        let names = repeated.prefix(6).map(\.text).joined(separator: ", ") + (repeated.count > 6 ? " and \(repeated.count - 6) more" : "")
        return Output(
            json: .object(["repeated": .array(repeated.map(\.json))]),
            lines: [StyledText("declared in several files: \(names)", .faint)])
    }
}
