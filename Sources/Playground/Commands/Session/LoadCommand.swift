// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let load = Command(
        "load", .session, .edit, syntax: ["load FILE.swift… [TypeName] [strict]", "load FOLDER [TypeName] [strict]"],
        parameters: [.file(["swift"]), .text],
        summary: "Reads Swift source and shows a view of it.",
        examples: [
            "load Feed.swift", "load Feed.swift FeedView", "load Model.swift Feed.swift", "load Sources FeedView", "load Feed.swift strict",
        ],
        details: """
            Without TypeName it shows the first #Preview, else ContentView, else the @main App, else what a PreviewProvider shows, else the last view. Several files, or all \
            of a folder's, are read as one module. What no file declares and Scrollscope does not know is left out and listed: \
            an unknown view is a placeholder, an unknown modifier passes its content through. With 'strict' it is an error.
            """,
        related: ["open", "import", "preview", "unknown"]
    ) { (context) throws(Diagnostic) in
        var paths = [try context.pathWord()]
        var typeName: ArgumentCursor.Word?
        var isStrict = false
        while let next = context.arguments.peekWord() {
            if context.arguments.take("strict") {
                isStrict = true
                try context.arguments.expectEnd()
            } else if typeName == nil, context.namesSource(next.text) {
                paths.append(try context.pathWord())
            } else {
                try context.takeTypeName(&typeName)
            }
        }
        return .edit(try context.sceneShowing(try context.sources(paths, isStrict: isStrict), typeName: typeName, path: paths[0]))
    }
}

extension CommandContext {
    /// Is a further word a file or a folder, rather than a type's name?
    fileprivate func namesSource(_ word: String) -> Bool {
        word.hasPrefix("\"") || word.lowercased().hasSuffix(".swift") || word.contains("/") || files.isDirectory(word)
    }

    fileprivate func takeTypeName(_ typeName: inout ArgumentCursor.Word?) throws(Diagnostic) {
        guard typeName == nil else { return try arguments.expectEnd() }
        typeName = arguments.word()
    }

    /// The declarations of files, and of the Swift files in folders, in order of their names.
    fileprivate func sources(_ paths: [ArgumentCursor.Word], isStrict: Bool) throws(Diagnostic) -> LoadedSource {
        var sources: [SourceText] = []
        for path in paths {
            for file in try swiftFiles(path) {
                sources.append(SourceText(try files.read(file, at: path.span), name: file, marksUnknowns: !isStrict))
            }
        }
        var operators = scene.program.operators
        for source in sources { operators.add(SwiftReader.operators(in: source)) }
        var items: [TopLevelItem] = []
        for source in sources { items += try SwiftReader.declarations(SourceText(source, operators: operators)) }
        return LoadedSource(items: items, sources: sources)
    }

    private func swiftFiles(_ path: ArgumentCursor.Word) throws(Diagnostic) -> [String] {
        guard files.isDirectory(path.text) else { return [path.text] }
        let found = try files.swiftFiles(inside: path.text, at: path.span)
        guard !found.isEmpty else { throw Diagnostic(.fileNotFound, "the folder '\(path.text)' holds no Swift files", at: path.span) }
        return found
    }

    /// The scene with the files' declarations, showing one of their views.
    fileprivate func sceneShowing(_ source: LoadedSource, typeName: ArgumentCursor.Word?, path: ArgumentCursor.Word) throws(Diagnostic)
        -> Scene
    {
        if typeName == nil, let exported = ExportedScene(source.items, in: source.sources), let scene = try shown(exported) { return scene }
        var scene = try declaring(source.declarations)
        scene.unknowns.forget(Set(source.sources.compactMap(\.name)))
        scene.focus = nil
        scene.names = SceneNames()
        if let typeName {
            guard let type = scene.program.type(anywhere: typeName.text) else {
                throw Diagnostic(
                    .unknownType, "there is no type '\(typeName.text)'", at: typeName.span,
                    suggestion: ClosestWord.of(typeName.text, in: scene.program.types.keys))
            }
            let isProvider = type.conformances.contains("PreviewProvider")
            scene.root = isProvider ? LoadedSource.previews(type.qualifiedName) : LoadedSource.call(type.qualifiedName)
        } else if let view = source.shownView {
            scene.root = view
        } else {
            throw Diagnostic(
                .unknownView, "'\(path.text)' declares no view", at: path.span,
                hint: "load declarations together: load Model.swift View.swift"
            )
        }
        return scene
    }

    /// An exported scene as it was; nil where a key that it overrides is no longer known.
    private func shown(_ exported: ExportedScene) throws(Diagnostic) -> Scene? {
        var scene = try declaring(exported.declarations)
        for (key, value) in exported.overrides {
            guard SceneBuilder.isEnvironmentKey(key, self.scene.program) else { return nil }
            let evaluated = try evaluate(value, expecting: SceneBuilder.environmentType(key))
            scene.overrides.removeAll { $0.key == key }
            scene.overrides.append(EnvironmentOverride(key: key, value: evaluated, text: SwiftPrinter.line(value)))
        }
        scene.focus = nil
        scene.root = exported.root
        scene.names = exported.marker.names(of: exported.root)
        return scene
    }
}

extension Program {
    /// A type by its full name, or by its own where only one type has that: one declared within another.
    fileprivate func type(anywhere name: String) -> UserType? {
        if let type = type(named: name) { return type }
        let found = types.values.filter { $0.name == name }
        return found.count == 1 ? found[0] : nil
    }
}
