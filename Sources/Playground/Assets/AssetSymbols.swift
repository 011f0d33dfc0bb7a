// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// The Swift names of an app's images and colours, as Xcode generates them: `Color.brand`, `Image(.heroCard)`.
enum AssetSymbols {
    static let fileName = "GeneratedAssetSymbols.swift"

    /// The declarations as a source of its own; nil where there are no assets.
    static func source(_ resources: AppResources, among files: LoadedFiles) -> SourceText? {
        let images = symbols(resources.images.keys)
        let colors = symbols(resources.colors.keys)
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        var lines: [String] = []
        lines += extensions(["ImageResource", "UIImage"], images)
        lines += extensions(["ColorResource", "Color"], colors)
        return files.source(lines.joined(separator: "\n"), name: fileName, marksUnknowns: true)
    }

    private static func extensions(_ types: [String], _ symbols: [(symbol: String, name: String)]) -> [String] {
        guard !symbols.isEmpty else { return [] }
        return types.map { type in
            let members = symbols.map { "static let `\($0.symbol)` = \(made(type, $0.name))" }
            return "extension \(type) {\n" + members.joined(separator: "\n") + "\n}"
        }
    }

    private static func made(_ type: String, _ name: String) -> String {
        switch type {
        case "UIImage": "UIImage(named: \(name.literal))!"
        case "Color": "Color(\(name.literal))"
        default: "\(type)(name: \(name.literal), bundle: .main)"
        }
    }

    /// The names that are unique and can be written, in order.
    private static func symbols(_ names: some Sequence<String>) -> [(symbol: String, name: String)] {
        var seen: Set<String> = []
        return names.sorted().compactMap { name in
            let symbol = symbol(name)
            return symbol.isEmpty || !seen.insert(symbol).inserted ? nil : (symbol, name)
        }
    }

    /// `Brand Color` and `brand-color` are `brandColor`.
    static func symbol(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return "" }
        let start = lowered(first)
        let symbol = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// The capitals at the start in lower case, but for the last before a small letter: `URLIcon` is `urlIcon`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }
}
