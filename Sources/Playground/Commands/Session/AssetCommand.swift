// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let asset = Command(
        "asset", .session, .edit,
        syntax: [
            "asset", "asset image NAME = CGSize(…)", "asset symbol NAME", "asset color NAME [dark] = COLOR", "asset file NAME = \"TEXT\"",
        ],
        summary: "Lists or sets the app's assets: images (their sizes), symbols, colours, data files.",
        examples: [
            "asset", "asset image \"hero\" = CGSize(width: 120, height: 80)", "asset color \"Brand\" = Color(red: 1, green: 0.5, blue: 0)",
            "asset file \"items.json\" = \"[1, 2]\"",
        ],
        details: """
            Sizes are in points. 'load FOLDER' reads the folder's asset catalogues, image files and data files: Image("hero") \
            then has its real size, Color("Brand") has its colours, and Bundle.main finds the files. A file \
            "de.lproj/Localizable.strings" holds translations. A symbol of the app's own is as large as one of the system's. An image \
            that does not exist is 0 by 0.
            """,
        related: ["Image", "Color", "Bundle", "xcassets", "asset catalogue", "resources"]
    ) { (context) throws(Diagnostic) in
        if context.arguments.isAtEnd { return .show(AssetReport(resources: context.scene.resources).output) }
        guard let kind = context.arguments.word() else { throw context.arguments.missing("image, symbol, color or file") }
        guard let asset = AssetKind(rawValue: kind.text) else {
            throw Diagnostic(
                .unknownArgument, "'\(kind.text)' is not a kind of asset", at: kind.span, hint: "write image, symbol, color or file")
        }
        let name = try context.assetName()
        guard let type = asset.type else {
            try context.arguments.expectEnd()
            return .edit(try context.scene(adding: asset, name, .void))
        }
        let isDark = asset == .color && context.arguments.take("dark")
        guard context.arguments.take("=") else { throw context.arguments.missing("'=' with a value") }
        let span = context.arguments.restSpan
        let value = try context.evaluate(try context.arguments.expression("a value"), expecting: type)
        return .edit(try context.scene(adding: asset, name, value, isDark: isDark, at: span))
    }
}

/// What `asset` tells apart.
enum AssetKind: String {
    case image, symbol, color, file

    /// The type of its value; nil of a symbol, which is a name alone.
    fileprivate var type: TypeSyntax? {
        switch self {
        case .symbol: nil
        case .image: .named("CGSize")
        case .color: .named("Color")
        case .file: .named("String")
        }
    }

    fileprivate var wanted: String {
        switch self {
        case .image: "a size in points, neither negative nor infinite,"
        case .symbol: "a name"
        case .color: "a colour"
        case .file: "a string"
        }
    }
}

extension AppResources {
    /// False where the value does not fit.
    fileprivate mutating func set(_ kind: AssetKind, _ name: String, _ value: Value, isDark: Bool, at span: SourceSpan?) throws(Diagnostic)
        -> Bool
    {
        switch kind {
        case .image:
            guard let size = CGSize.decode(value), size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
                return false
            }
            images[name] = size
        case .symbol: symbols.insert(name)
        case .color:
            guard let color = ColorValue.decode(value) else { return false }
            var asset = colors[name] ?? ColorAsset(light: color)
            if isDark { asset.dark = color } else { asset.light = color }
            colors[name] = asset
        case .file:
            guard case .string(let text) = value else { return false }
            try add(file: name, Array(text.utf8), at: span)
        }
        return true
    }
}

extension CommandContext {
    fileprivate func scene(
        adding asset: AssetKind, _ name: String, _ value: Value, isDark: Bool = false, at span: SourceSpan? = nil
    ) throws(Diagnostic) -> Scene {
        var scene = scene
        guard try scene.resources.set(asset, name, value, isDark: isDark, at: span) else {
            throw Diagnostic(.typeMismatch, "\(asset.wanted) is needed here", at: span)
        }
        return scene
    }

    /// A name in quotes, or a word.
    fileprivate func assetName() throws(Diagnostic) -> String {
        guard let word = arguments.peekWord() else { throw arguments.missing("a name") }
        guard word.text.hasPrefix("\"") else {
            _ = arguments.word()
            return word.text
        }
        let (expression, quoted) = try arguments.shortExpression("a name")
        guard case .string(let text) = try evaluate(expression) else {
            throw Diagnostic(.typeMismatch, "a name must be a string", at: quoted.span)
        }
        return text
    }
}

/// The assets of a scene: for `asset`, and as the inputs that set them again.
struct AssetReport {
    let resources: AppResources

    var output: Output {
        var rows: [[Table.Cell]] = images.map {
            [.text("image"), .text($0.name), .text("\(NumberText.of($0.size.width)) × \(NumberText.of($0.size.height))")]
        }
        rows += symbols.map { [.text("symbol"), .text($0), .text("")] }
        rows += colors.map { color in
            let dark = color.asset.dark.map { ", dark \($0.literal)" } ?? ""
            return [.text("color"), .text(color.name), .text(color.asset.light.literal + dark)]
        }
        rows += files.map { [.text("file"), .text($0.name), .text("\($0.bytes.count) bytes")] }
        let json = JSON.object([
            "images": .array(
                images.map { .object(["name": .string($0.name), "width": .number($0.size.width), "height": .number($0.size.height)]) }),
            "symbols": .array(symbols.map { .string($0) }),
            "colors": .array(colors.map { .string($0.name) }),
            "files": .array(files.map { .object(["name": .string($0.name), "bytes": .int($0.bytes.count)]) }),
        ])
        guard !rows.isEmpty else { return Output(json: json, parts: [.line(StyledText("no assets", .faint))]) }
        return Output(json: json, parts: [.table(Table("kind", "name", "value", rows: rows))])
    }

    /// As `save` writes them. A file that is not text cannot be written as text and is left out.
    var lines: [String] {
        images.map { "asset image \($0.name.literal) = \(SwiftLiteral.of($0.size.encode()) ?? "CGSize.zero")" }
            + symbols.map { "asset symbol \($0.literal)" }
            + colors.flatMap { color in
                ["asset color \(color.name.literal) = \(color.asset.light.literal)"]
                    + (color.asset.dark.map { ["asset color \(color.name.literal) dark = \($0.literal)"] } ?? [])
            }
            + files.compactMap { file in
                String(validating: file.bytes, as: UTF8.self).map { "asset file \(file.name.literal) = \($0.literal)" }
            }
    }

    private var images: [(name: String, size: CGSize)] { resources.images.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    private var symbols: [String] { resources.symbols.sorted() }
    private var colors: [(name: String, asset: AppResources.ColorAsset)] {
        resources.colors.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    private var files: [(name: String, bytes: [UInt8])] { resources.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
