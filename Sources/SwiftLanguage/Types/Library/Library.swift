// SPDX-License-Identifier: GPL-3.0-or-later

/// The standard library as the static phase reads it: signatures in Swift. What runs are the bodies that the evaluator has.
enum Library {
    static let sourceName = "Swift"

    /// What the library declares, by name.
    static let names = Names(tables: StaticIndex(library: declarations).tables)

    struct Names: Sendable {
        let tables: IndexTables

        var types: [String: TypeInfo] { tables.types }
        var functions: [String: [Member]] { tables.functions }
        var aliases: [String: TypeInfo.TypeAlias] { tables.aliases }

        func isDeclared(_ name: String) -> Bool { types[name] != nil }

        /// Is it a function whose result is `Never`?
        func neverReturns(_ name: String) -> Bool {
            functions[name]?.contains { if case .function(let function) = $0.kind { function.neverReturns } else { false } } ?? false
        }

        /// The protocols that a type of the library is declared with, conditional conformances among them, or that a protocol inherits.
        func conformances(of name: String) -> [String] { types[name]?.inherited.map(\.name) ?? [] }
    }

    /// All declarations of the library; a text that could not be read would leave its part out, which the tests find.
    private static let declarations: [Declaration] = sources.flatMap { source -> [Declaration] in
        guard let items = try? SwiftReader.declarations(SourceText(source, name: sourceName)) else { return [] }
        return items.compactMap(\.declaration)
    }

    static let sources = [protocols, numbers, strings, sequences, collections, regexes, concurrency, streams, others]
}
