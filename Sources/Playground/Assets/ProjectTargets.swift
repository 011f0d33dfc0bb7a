// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Which files of a loaded folder are the app's, as Xcode would build it for an iPhone: what belongs to tests, extensions and apps of
/// other platforms is left out.
///
/// The project says what its targets compile. One that cannot be read, or has no app for phones, says nothing: there a target is a folder
/// beside the `.xcodeproj` that has an entry point of its own, or tests.
struct ProjectTargets {
    /// Paths of the Swift files below the folder, with their texts.
    let sources: [(path: String, text: String)]
    /// An `.xcodeproj` in a folder.
    private struct Project {
        let folder: String
        let name: String
        /// nil where it cannot be read.
        let file: ProjectFile?

        /// Does it lie in a folder below that of another?
        func isBelow(_ other: Project) -> Bool { folder.hasPrefix(other.folder + "/") }
    }

    private let projects: [Project]
    private let folder: String

    /// - Parameter folder: the loaded one, with which the paths begin.
    init(_ sources: [(path: String, text: String)], in folder: String, files: FileGate) {
        self.sources = sources
        self.folder = folder
        var folders: Set<String> = [folder]
        for source in sources {
            var inner = FilePath.folder(of: source.path)
            while inner.count > folder.count, folders.insert(inner).inserted { inner = FilePath.folder(of: inner) }
        }
        projects = folders.sorted().compactMap { inner in
            guard let name = files.list(inner).first(where: { $0.hasSuffix(".xcodeproj") }) else { return nil }
            let text = try? files.read(inner + "/" + name + "/project.pbxproj", at: nil)
            let file = text.flatMap { ProjectFile($0, in: inner) }
            return Project(folder: inner, name: String(name.dropLast(".xcodeproj".count)), file: file)
        }
    }

    /// A folder beside a project file, or the one in which a package keeps its tests.
    private struct Target {
        let folder: String
        let kind: Kind
        let files: Int
    }

    private enum Kind {
        case app
        /// An extension, an app of another platform, tests.
        case other
    }

    /// The folders that are not the app's, and files that no target compiles, as paths. Nothing where no app is found.
    var leftOut: [String] {
        let manifests = sources.map(\.path).filter { path in
            // `Package@swift-6.0.swift` is that of a newer compiler.
            FilePath.name(of: path) == "Package.swift" || FilePath.name(of: path).hasPrefix("Package@swift-")
        }
        let others = Set(sources.compactMap { folderOfItsOwn(of: $0.path) })
        var result = Set(manifests).union(others)
        let apps = projects.filter(hasApp)
        if !apps.isEmpty { result.formUnion(scripts) }
        let shown = app(among: apps)
        for project in projects {
            if let other = apps.first(where: { project.isBelow($0) }) ?? shown, other.folder != project.folder,
                apps.contains(where: { $0.folder == project.folder })
            {
                result.formUnion(files(ofOther: project, beside: other))
                continue
            }
            if let others = othersOfProjectFile(project) {
                result.formUnion(others)
                continue
            }
            let own = targets(of: project)
            guard let app = Self.app(among: own, of: project.name) else { continue }
            result.formUnion(own.map(\.folder).filter { $0 != app.folder })
        }
        return result.sorted()
    }

    /// Files outside of all projects that run code of their own: no app compiles them.
    private var scripts: [String] {
        sources.filter { source in
            guard !projects.contains(where: { source.path.hasPrefix($0.folder + "/") }),
                let items = try? SwiftReader.declarations(SourceText(source.text))
            else { return false }
            return items.contains { $0.declaration == nil }
        }.map(\.path)
    }

    /// Do the settings of a target that compiles a file give what it declares to the main actor?
    func isOfMainActor(_ path: String) -> Bool {
        projects.contains { $0.file?.targets.contains { $0.isOfMainActor && $0.compiles(path) } ?? false }
    }

    // MARK: what the project says

    /// What other apps, extensions and tests of a project compile, and neither its app nor a library does, and what nothing compiles though
    /// the project names each file: whole folders where nothing else is in them. nil where the project does not tell.
    private func othersOfProjectFile(_ project: Project) -> [String]? {
        guard let file = project.file else { return nil }
        let inside = sources.map(\.path).filter { $0.hasPrefix(project.folder + "/") }
        let apps = file.targets.filter { $0.kind == .app && $0.isForPhones }.map { app in (app, inside.filter(app.compiles)) }
        guard
            let (app, compiled) = apps.first(where: { $0.0.name == project.name && !$0.1.isEmpty })
                ?? apps.max(by: { $0.1.count < $1.1.count }), !compiled.isEmpty
        else { return nil }
        let others = file.targets.filter { $0.kind != .library && $0.name != app.name }
        let libraries = file.targets.filter { $0.kind == .library }
        let kept = Set(compiled)
        let ownRules = file.namesEachFile ? foldersOfOwnRules(in: project.folder) : [project.folder]
        let left = inside.filter { path in
            guard !kept.contains(path), !libraries.contains(where: { $0.compiles(path) }) else { return false }
            return others.contains { $0.compiles(path) } || !ownRules.contains { path.hasPrefix($0 + "/") }
        }
        return folders(of: left, among: inside, below: project.folder)
    }

    /// Of projects in folders beside each other the one that is named as the loaded folder, else the one with most files.
    private func app(among projects: [Project]) -> Project? {
        let outermost = projects.filter { inner in !projects.contains { inner.isBelow($0) } }
        func count(_ project: Project) -> Int { sources.count { $0.path.hasPrefix(project.folder + "/") } }
        return outermost.first { $0.name == FilePath.name(of: folder) }
            ?? outermost.max { (count($0), $1.folder) < (count($1), $0.folder) }
    }

    private func hasApp(_ project: Project) -> Bool {
        guard let file = project.file else { return Self.app(among: targets(of: project), of: project.name) != nil }
        return file.targets.contains { target in
            target.kind == .app && target.isForPhones && sources.contains { target.compiles($0.path) }
        }
    }

    /// What another app has in a folder below or beside the app's: all but what is in libraries or packages of its own, or what the app
    /// compiles itself.
    private func files(ofOther project: Project, beside app: Project) -> [String] {
        let all = sources.map(\.path)
        let packages = all.filter { $0.hasPrefix(project.folder + "/") && FilePath.name(of: $0) == "Package.swift" }
            .map { FilePath.folder(of: $0) + "/" }
        let targets = projects.flatMap { $0.file?.targets ?? [] }
        let kept = targets.filter { $0.kind == .library } + (app.file?.targets ?? [])
        let left = all.filter { path in
            path.hasPrefix(project.folder + "/") && !kept.contains { $0.compiles(path) } && !packages.contains { path.hasPrefix($0) }
        }
        return folders(of: left, among: all, below: FilePath.folder(of: project.folder))
    }

    /// What is in a package, or below another project, the project in a folder does not list.
    private func foldersOfOwnRules(in folder: String) -> [String] {
        let packages = sources.map(\.path).filter { FilePath.name(of: $0) == "Package.swift" }.map { FilePath.folder(of: $0) }
        return packages + projects.map(\.folder).filter { $0.hasPrefix(folder + "/") }
    }

    /// The same files, but the outermost folders below another that hold none but these instead of what is in them.
    private func folders(of left: [String], among all: [String], below folder: String) -> [String] {
        let left = Set(left)
        var mixed: Set<String> = [folder]
        for path in all where !left.contains(path) {
            var inner = FilePath.folder(of: path)
            while inner.count > folder.count, mixed.insert(inner).inserted { inner = FilePath.folder(of: inner) }
        }
        return left.map { path in
            var outer = path
            while !mixed.contains(FilePath.folder(of: outer)) { outer = FilePath.folder(of: outer) }
            return outer
        }
    }

    // MARK: folders

    private func targets(of project: Project) -> [Target] {
        let prefix = project.folder + "/"
        var files: [String: [(path: String, text: String)]] = [:]
        for source in sources where source.path.hasPrefix(prefix) {
            let rest = source.path.dropFirst(prefix.count)
            guard let slash = rest.firstIndex(of: "/") else { continue }
            files[prefix + rest[..<slash], default: []].append(source)
        }
        return files.compactMap { folder, files in
            let entries = files.compactMap { Self.entryPoint(in: $0.text) }
            guard let kind = entries.contains(.app) ? Kind.app : entries.first else { return nil }
            let isOther = FilePath.name(of: folder) != project.name && Self.isOfAnotherPlatform(folder)
            return Target(folder: folder, kind: isOther ? .other : kind, files: files.count)
        }
    }

    private static func app(among targets: [Target], of project: String) -> Target? {
        let apps = targets.filter { $0.kind == .app }
        return apps.first { FilePath.name(of: $0.folder) == project } ?? apps.max { ($0.files, $1.folder) < ($1.files, $0.folder) }
    }

    /// `@main struct Top: App`, or the delegate of an app; nil where a file has no entry point.
    private static func entryPoint(in text: String) -> Kind? {
        if text.contains("@UIApplicationMain") { return .app }
        for found in text.ranges(of: "@main") {
            let line = text[..<found.lowerBound].reversed().prefix { $0 != "\n" }
            guard line.allSatisfy({ $0.isWhitespace }) else { continue }
            let heading = text[found.upperBound...].prefix { $0 != "{" }
            let words = heading.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return words.contains("App") || words.contains("UIApplicationDelegate") ? .app : .other
        }
        return nil
    }

    /// `FeedTV`, `Feed Watch App`, `macOS`.
    private static func isOfAnotherPlatform(_ folder: String) -> Bool {
        let words = words(of: FilePath.name(of: folder))
        return [words.first, words.last, words.suffix(2).joined(separator: " ")].contains { $0.map(platformWords.contains) ?? false }
    }

    private static let platformWords: Set = ["Watch", "Watch App", "WatchKit", "watchOS", "TV", "tvOS", "Mac", "macOS", "visionOS", "Clip"]

    /// The words of a name: `Feed`, `Watch` and `App` of `FeedWatch App`, but `TVShows` and `Watchlist` have none of them.
    private static func words(of name: String) -> [String] {
        let marked = name.replacing(/([a-z0-9])((?:watch|tv|mac|vision)OS|(?!OS)[A-Z])/) { "\($0.output.1) \($0.output.2)" }
        return marked.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The outermost folder of tests in which a file lies, or playground, which Xcode runs by itself; the loaded folder may be one.
    private func folderOfItsOwn(of path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let loaded = folder.split(separator: "/", omittingEmptySubsequences: false).count
        let place = parts.dropFirst(loaded).dropLast().firstIndex { $0.hasSuffix("Tests") || $0.hasSuffix(".playground") }
        return place.map { parts[...$0].joined(separator: "/") }
    }

    /// Does a path lie in what is left out?
    static func isLeftOut(_ path: String, by leftOut: [String]) -> Bool { leftOut.contains { path == $0 || path.hasPrefix($0 + "/") } }
}
