// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Reads what lies beside the sources in a loaded folder: asset catalogues, images and data files.
struct ResourceReader {
    let files: FileGate
    /// Of the input that loads: reading is work, and an interrupt ends it.
    let budget: Budget

    /// Data files together; what is beyond is not loaded.
    static let dataLimit = 16 << 20
    /// An image tells its size within its first bytes; photographs carry a preview before it.
    private static let headerLimits = [1 << 16, 1 << 20]

    /// What a file costs of an input's work: as many as a folder may hold stay well within it.
    private static let workOfAFile = 500

    private static let dataEndings: Set<String> = [
        "json", "txt", "csv", "tsv", "md", "xml", "html", "plist", "strings", "xcstrings", "geojson", "yaml", "yml",
    ]
    private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "gif", "svg", "pdf"]

    /// - Parameter leftOut: paths of folders that are passed over.
    /// - Throws: a catalogue whose description is not JSON, by its file.
    func resources(in folder: String, leftOut: [String] = [], at span: SourceSpan?) throws(Diagnostic) -> AppResources {
        var resources = AppResources()
        var bytes = 0
        for file in try FolderWalk(files: files.files, ending: "", leftOut: leftOut, path: files.path).found(in: folder, at: span) {
            let parts = file.split(separator: "/").map(String.init)
            guard let name = parts.last else { continue }
            try budget.work(Self.workOfAFile, at: span)
            if let place = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
                if name == "Contents.json" { try read(file, Array(parts[(place + 1)...].dropLast()), &resources, at: span) }
                continue
            }
            if let place = parts.firstIndex(where: { $0.hasSuffix(".xcdatamodeld") }) {
                if name == "contents", let text = try? files.read(file, at: span) { resources.models[parts[place]] = text }
                continue
            }
            let ending = Self.ending(of: name)
            if Self.imageEndings.contains(ending) {
                addImage(file, name, &resources)
            } else if Self.dataEndings.contains(ending),
                let data = try? files.files.read(files.path(file), first: Self.dataLimit + 1 - bytes)
            {
                guard bytes + data.count <= Self.dataLimit else {
                    resources.unreadFiles.insert(name)
                    continue
                }
                bytes += data.count
                try resources.add(file: file, data, at: span)
            }
        }
        return resources
    }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    // MARK: images that lie in the folder

    /// `logo@2x.png` is the image `logo`, half as large as its pixels.
    private func addImage(_ file: String, _ name: String, _ resources: inout AppResources) {
        var base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        var scale = 1.0
        for (suffix, factor) in [("@2x", 2.0), ("@3x", 3.0)] where base.hasSuffix(suffix) {
            base = String(base.dropLast(suffix.count))
            scale = factor
        }
        guard resources.images[base] == nil, let size = pixels(of: file) else { return }
        resources.images[base] = CGSize(width: size.width / scale, height: size.height / scale)
    }

    private func pixels(of file: String) -> CGSize? {
        for limit in Self.headerLimits {
            guard let start = try? files.files.read(files.path(file), first: limit) else { return nil }
            if let size = ImageHeader.size(start) { return size }
            if start.count < limit { return nil }
        }
        return nil
    }

    // MARK: asset catalogues

    /// One entry of a catalogue, by the folders that lead to its description.
    private func read(_ file: String, _ folders: [String], _ resources: inout AppResources, at span: SourceSpan?) throws(Diagnostic) {
        guard let last = folders.last, let kind = ["imageset", "colorset", "symbolset"].first(where: { last.hasSuffix("." + $0) }) else {
            return
        }
        let contents = try json(file, at: span)
        let name = try name(String(last.dropLast(kind.count + 1)), file, folders, at: span)
        switch kind {
        case "imageset": resources.images[name] = imageSize(contents, folder: FilePath.folder(of: file)) ?? .zero
        case "colorset": resources.colors[name] = AssetColors.color(contents)
        default: resources.symbols.insert(name)
        }
    }

    /// Bytes of a description in a catalogue: no tool writes more, and what is made of them takes a hundred times as much memory.
    private static let longestDescription = 1_000_000

    private func json(_ file: String, at span: SourceSpan?) throws(Diagnostic) -> JSON {
        let text = try files.read(file, at: span)
        // Those of the folders around are read again for each entry.
        try budget.work(text.utf8.count &* 2, at: span)
        guard text.utf8.count <= Self.longestDescription else {
            throw Diagnostic(
                .limitExceeded, "the asset catalogue's '\(file)' has more than \(Self.longestDescription) bytes", at: span)
        }
        do { return try JSONReader.read(text) } catch {
            throw Diagnostic(
                .fileError, "the asset catalogue's '\(file)' is not JSON: \(error.message) at line \(error.line), column \(error.column)",
                at: span)
        }
    }

    /// Folders that provide a namespace are part of the name: `Icons/star`.
    private func name(_ own: String, _ file: String, _ folders: [String], at span: SourceSpan?) throws(Diagnostic) -> String {
        var result = own
        var path = FilePath.folder(of: file)
        for folder in folders.dropLast().reversed() {
            path = FilePath.folder(of: path)
            guard files.files.exists(files.path(path + "/Contents.json")) else { continue }
            let contents = try json(path + "/Contents.json", at: span)
            if contents[key: "properties"]?[key: "provides-namespace"] == .bool(true) { result = folder + "/" + result }
        }
        return result
    }

    /// In points: the pixels of the largest variant by its scale. Variants for dark appearance are as large.
    private func imageSize(_ contents: JSON, folder: String) -> CGSize? {
        guard case .array(let images)? = contents[key: "images"] else { return nil }
        let variants = images.compactMap { image -> (file: String, scale: Double)? in
            guard case .string(let file)? = image[key: "filename"], image[key: "appearances"] == nil else { return nil }
            guard case .string(let scale)? = image[key: "scale"], let factor = Double(scale.dropLast()), (1...100).contains(factor) else {
                return (file, 1)
            }
            return (file, factor)
        }
        for variant in variants.sorted(by: { $0.scale > $1.scale }) {
            guard let size = pixels(of: folder + "/" + variant.file) else { continue }
            return CGSize(width: size.width / variant.scale, height: size.height / variant.scale)
        }
        return nil
    }
}
