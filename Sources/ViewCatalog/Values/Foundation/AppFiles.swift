// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// The files that code of an app sees: those that came with it, which nothing changes, and those that it has written into its folders.
/// The written ones are part of the scene, as UserDefaults are: undo takes them back, and no file of the machine is read or changed.
struct AppFiles {
    private let call: NativeCall

    init(_ call: NativeCall) { self.call = call }

    // MARK: places

    static let home = URLValue(url: URL(filePath: "/var/mobile/app/", directoryHint: .isDirectory))
    static let temporaryDirectory = URLValue(url: home.url.appending(path: "tmp", directoryHint: .isDirectory))

    static func url(of folder: FileManagerValue.SearchPathDirectory) -> URLValue {
        URLValue(url: home.url.appending(path: folder.path, directoryHint: .isDirectory))
    }

    /// A file that came with the app.
    static func bundled(_ name: String) -> URL { URL(fileURLWithPath: bundle + name) }

    private static let bundle = "/app/"

    /// The folders that a new app has; the one for application support is made by who needs it.
    private static let folders: Set<String> = Set(
        [home, temporaryDirectory, url(of: .documentDirectory), url(of: .libraryDirectory), url(of: .cachesDirectory)].map(\.url.path))

    /// Bytes of a path, as on Apple's systems: folders lie inside one another no deeper than that.
    private static let longestPath = 1_024

    // MARK: reading

    /// The bytes of what an address or a path names.
    func bytes(_ place: Value) throws(Diagnostic) -> Data {
        let path = Self.path(place)
        let name = FilePath.name(of: path)
        if path.hasPrefix(Self.bundle) {
            guard let bytes = call.resources.files[name] else {
                throw Diagnostic(.unsupported, "\(place.debugDescription(rounded: true)) is not loaded", at: call.span)
            }
            try call.machine.budget.allocate(bytes.count, at: call.span)
            return Data(bytes)
        }
        if let url = URLValue.decode(place)?.url, !url.isFileURL { throw call.thrown(URLErrorValue(code: .offline)) }
        guard let data = stored(path).flatMap(DataValue.decode)?.data else {
            throw failure(.fileReadNoSuchFile, path)
        }
        try call.machine.budget.allocate(data.count, at: call.span)
        return data
    }

    func exists(_ path: String) -> Bool {
        path.hasPrefix(Self.bundle) ? call.resources.files[FilePath.name(of: path)] != nil : stored(path) != nil
    }

    /// The names of what lies in a folder itself, in order.
    func names(in folder: String) throws(Diagnostic) -> [String] {
        guard isFolder(folder) else { throw failure(.fileReadNoSuchFile, folder) }
        let start = folder + "/"
        let all = Self.folders.union(try written().map(\.name))
        return all.filter { $0.hasPrefix(start) && !$0.dropFirst(start.count).contains("/") }.map(FilePath.name(of:)).sorted()
    }

    // MARK: changing

    func write(_ data: Data, to place: Value) throws(Diagnostic) {
        let path = Self.path(place)
        if let code = refusal(of: path) { throw failure(code, path) }
        try call.machine.budget.allocate(data.count, at: call.span)
        call.machine.state[.files, path] = DataValue(data: data).encode()
    }

    /// Why a file cannot be written; nil where it can.
    func refusal(of path: String) -> CocoaErrorValue.Code? {
        if !Self.isInHome(path) || isFolder(path) { return .fileWriteNoPermission }
        if path.utf8.count > Self.longestPath { return .fileWriteUnknown }
        return isFolder(Self.folder(of: path)) ? nil : .fileNoSuchFile
    }

    /// - Parameter withParents: those that are missing above it are made, and it may be there already.
    func makeFolder(_ path: String, withParents: Bool) throws(Diagnostic) {
        guard Self.isInHome(path) else { throw failure(.fileWriteNoPermission, path) }
        guard path.utf8.count <= Self.longestPath else { throw failure(.fileWriteUnknown, path) }
        if exists(path) {
            guard withParents, isFolder(path) else { throw failure(.fileWriteFileExists, path) }
            return
        }
        let parent = Self.folder(of: path)
        if withParents { try makeFolder(parent, withParents: true) }
        guard isFolder(parent) else { throw failure(.fileNoSuchFile, path) }
        call.machine.state[.files, path] = FolderValue().encode()
    }

    /// A file, or a folder with all that is in it.
    func remove(_ path: String) throws(Diagnostic) {
        guard stored(path) != nil, !Self.folders.contains(path) else {
            throw failure(exists(path) ? .fileWriteNoPermission : .fileNoSuchFile, path)
        }
        for key in try keys(under: path) { call.machine.state[key] = nil }
    }

    func copy(_ path: String, to target: String, isMoved: Bool) throws(Diagnostic) {
        guard exists(path) else { throw failure(isMoved ? .fileNoSuchFile : .fileReadNoSuchFile, path) }
        if isMoved, Self.folders.contains(path) { throw failure(.fileWriteNoPermission, path) }
        guard !exists(target) else { throw failure(.fileWriteFileExists, target) }
        guard isFolder(Self.folder(of: target)), !(target + "/").hasPrefix(path + "/") else { throw failure(.fileNoSuchFile, target) }
        if path.hasPrefix(Self.bundle) { return try write(try bytes(.string(path)), to: .string(target)) }
        let keys = try keys(under: path)
        let longest = keys.map(\.name.utf8.count).max() ?? path.utf8.count
        guard target.utf8.count + longest - path.utf8.count <= Self.longestPath else { throw failure(.fileWriteUnknown, target) }
        // The folders that a new app has are not part of the state.
        for folder in Self.folders where (folder + "/").hasPrefix(path + "/") {
            call.machine.state[.files, target + folder.dropFirst(path.count)] = FolderValue().encode()
        }
        for key in keys {
            if let data = call.machine.state[key].flatMap(DataValue.decode) {
                try call.machine.budget.allocate(data.data.count, at: call.span)
            }
            call.machine.state[.files, target + key.name.dropFirst(path.count)] = call.machine.state[key]
            if isMoved { call.machine.state[key] = nil }
        }
    }

    // MARK: names

    /// Without a slash at its end.
    static func path(_ place: Value) -> String {
        let text = URLValue.decode(place)?.url.path ?? String.decode(place) ?? ""
        return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    private static func isInHome(_ path: String) -> Bool { (path + "/").hasPrefix(Self.path(home.encode()) + "/") }
    private static func folder(of path: String) -> String { String(path.dropLast(FilePath.name(of: path).count + 1)) }

    private func stored(_ path: String) -> Value? {
        Self.folders.contains(path) ? FolderValue().encode() : call.machine.state[.files, path]
    }

    private func isFolder(_ path: String) -> Bool { stored(path).flatMap(FolderValue.decode) != nil }

    private func keys(under path: String) throws(Diagnostic) -> [StateKey] {
        try written().filter { $0.name == path || $0.name.hasPrefix(path + "/") }
    }

    /// What code has written: found among all that the scene keeps.
    private func written() throws(Diagnostic) -> [StateKey] {
        let budget = call.machine.budget
        try budget.work(call.machine.state.valueCount, at: call.span)
        let keys = call.machine.state.keys(ownedBy: .files)
        try budget.allocate(keys.count, at: call.span)
        try budget.work(keys.count &* Self.workOfPath, at: call.span)
        return keys
    }

    /// How many elements comparing and sorting a path counts as.
    private static let workOfPath = 16

    private func failure(_ code: CocoaErrorValue.Code, _ path: String) -> Diagnostic {
        call.thrown(CocoaErrorValue(code: code, file: FilePath.name(of: path), folder: FilePath.name(of: Self.folder(of: path))))
    }
}

/// A folder among the files that code has written.
private struct FolderValue: CatalogNative {
    static var typeName: String { "Folder" }
    var swiftDescription: String { "" }
}

extension NativeCall {
    /// An error of Foundation's, as if code had thrown it here.
    func thrown(_ error: some CatalogNative) -> Diagnostic { thrown(error.encode(), error.swiftDescription) }
}
