// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// The Swift names of an app's images and colours, as Xcode generates them: `Color.brand`, `Image(.heroCard)`.
enum AssetSymbols {
    static let fileName = "GeneratedAssetSymbols.swift"

    /// The declarations as a source of its own; nil where there are no assets.
    static func source(_ resources: AppResources, among files: LoadedFiles) -> SourceText? {
        let imageNames = resources.symbols.union(resources.images.keys)
        let images = symbols(imageNames, kind: "Image")
        let colors = symbols(resources.colors.keys, kind: "Color")
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        var lines: [String] = []
        lines += extensions(["ImageResource", "UIImage"], images)
        lines += extensions(["ColorResource", color, styles], colors)
        lines += namespaces(["ImageResource", "UIImage"], AssetNamespace(imageNames), kind: "Image")
        lines += namespaces(["ColorResource", color], AssetNamespace(resources.colors.keys), kind: "Color")
        return files.source(lines.joined(separator: "\n"), name: fileName, marksUnknowns: true)
    }

    private static let color = ColorValue.typeName
    private static let styles = "ShapeStyle where Self == \(color)"

    private static func extensions(_ types: [String], _ symbols: [(symbol: String, name: String)]) -> [String] {
        types.compactMap { type in
            let members = symbols.filter { !isTaken($0.symbol, in: type) }.map { member($0.symbol, made(type, $0.name), of: type) }
            return members.isEmpty ? nil : "extension \(type) {\n" + members.joined(separator: "\n") + "\n}"
        }
    }

    /// `ImageResource.Icons.star`: a folder that provides a namespace is an enum in each of the types.
    private static func namespaces(_ types: [String], _ root: AssetNamespace, kind: String) -> [String] {
        guard !root.parts.isEmpty else { return [] }
        return types.map { type in
            (["extension \(type) {"] + root.parts.sorted { $0.key < $1.key }.flatMap { lines(of: $1, named: $0, type, kind) } + ["}"])
                .joined(separator: "\n")
        }
    }

    private static func lines(of namespace: AssetNamespace, named name: String, _ type: String, _ kind: String) -> [String] {
        let symbol = symbol(name, kind: kind)
        guard !symbol.isEmpty else { return [] }
        let own = symbols(namespace.names.keys, kind: kind).map { member($0.symbol, made(type, namespace.names[$0.name] ?? ""), of: type) }
        let parts = namespace.parts.sorted { $0.key < $1.key }.flatMap { lines(of: $1, named: $0, type, kind) }
        return ["enum `\(symbol.prefix(1).uppercased() + symbol.dropFirst())` {"] + own + parts + ["}"]
    }

    /// An extension of a protocol stores nothing.
    private static func member(_ symbol: String, _ value: String, of type: String) -> String {
        type == styles ? "static var `\(symbol)`: \(color) { \(value) }" : "static let `\(symbol)` = \(value)"
    }

    /// `Color.primary` stays the system's where an asset has its name.
    private static func isTaken(_ symbol: String, in type: String) -> Bool {
        [color, styles].contains(type) && Catalog.valueTypes[color]?.type.staticMembers[symbol] != nil
    }

    private static func made(_ type: String, _ name: String) -> String {
        switch type {
        case "UIImage": "UIImage(named: \(name.literal))!"
        case color, styles: "\(color)(\(name.literal))"
        default: "\(type)(name: \(name.literal), bundle: .main)"
        }
    }

    /// The names that are unique and can be written, in order.
    private static func symbols(_ names: some Sequence<String>, kind: String) -> [(symbol: String, name: String)] {
        var seen: Set<String> = []
        return names.sorted().compactMap { name in
            let symbol = symbol(name, kind: kind)
            return symbol.isEmpty || !seen.insert(symbol).inserted ? nil : (symbol, name)
        }
    }

    /// `Brand Color`, `brand-color` and `BrandColor` are `brand`: a last word that only says what it is goes.
    static func symbol(_ name: String, kind: String) -> String {
        var words = name.split { !$0.isLetter && !$0.isNumber }
        if words.count > 1, words.last?.lowercased() == kind.lowercased() {
            words.removeLast()
        } else if let last = words.last, last.count > kind.count, last.hasSuffix(kind) {
            words[words.count - 1] = last.dropLast(kind.count)
        }
        guard let first = words.first else { return "" }
        // A name in capitals stays as it is.
        if name.contains(where: \.isLetter), !name.contains(where: \.isLowercase) { return start(words.joined(separator: "_")) }
        return start(lowered(first)) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// No name begins with a digit.
    private static func start(_ word: String) -> String { word.first?.isNumber == true ? "_" + word : word }

    /// The capitals at the start in lower case, but for the last before a small letter: `URLIcon` is `urlIcon`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }
}
