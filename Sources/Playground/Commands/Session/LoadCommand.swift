// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

extension Command {
    static let load = Command(
        "load", .session, .edit,
        syntax: [
            "load FILE.swift… [TypeName] [strict] [watch]", "load FOLDER [TypeName] [strict] [watch]",
            "load FILE.swift… preview NUMBER [strict] [watch]", "load FOLDER preview NUMBER [strict] [watch]",
        ],
        summary: "Loads Swift source and shows one of its views.",
        examples: [
            "load Feed.swift", "load Feed.swift FeedView", "load Model.swift Feed.swift", "load Sources FeedView", "load Feed.swift strict",
            "load Sources preview 2", "load Feed.swift watch",
        ],
        details: """
            Without TypeName it shows the first #Preview, or else ContentView (as its PreviewProvider shows it, if it has one), the \
            @main App, what a PreviewProvider shows, or the last view. Several files, or all those of a folder, are read as one module. What no file declares and \
            Scrollscope does not know is left out and listed: an unknown view becomes a placeholder, an unknown modifier has no \
            effect. With 'strict' it is an error. A view that needs arguments is shown as its #Preview shows it, or else with \
            arguments made up from their types, and the answer says so. 'preview 2' shows the second #Preview. In a folder the \
            @main App comes first; other targets (tests, extensions, apps for other platforms) are left out, and the answer says \
            so. The folder's asset catalogues, images and data files are read too: see 'asset'.

            Loading files again replaces what they declared before, and removes what was in files that a folder no longer has. \
            Files that have not changed are not read again, and their code is not checked again where the change cannot reach \
            it.

            With 'watch' the shell loads the files again whenever one of them changes, even while you type, and says what moved; \
            state, scroll positions and the screen stay. A file with an error leaves the scene as it was, and is loaded once more \
            when it changes. 'unwatch files', Ctrl-C at an empty prompt or another 'load' ends it.
            """,
        related: ["open", "import", "preview", "unknown", "watch", "reload", "live"]
    ) { (context) throws(Diagnostic) in
        var paths = [try context.sourceWord()]
        var typeName: ArgumentCursor.Word?
        var preview: (number: Int, span: SourceSpan)?
        var (isStrict, isWatched) = (false, false)
        while let next = context.arguments.peekWord() {
            if context.arguments.take("strict") {
                isStrict = true
            } else if context.arguments.take("watch") {
                isWatched = true
            } else if isStrict || isWatched {
                try context.arguments.expectEnd()
            } else if typeName == nil, preview == nil, let number = context.takePreview() {
                preview = number
            } else if typeName == nil, context.namesSource(next.text) {
                paths.append(try context.sourceWord())
            } else {
                try context.takeTypeName(&typeName, after: paths)
            }
        }
        context.turn.fileWatch = isWatched ? .load(context.watchedLoad(of: paths, showing: nil)) : .end
        let source = try context.sources(paths, isStrict: isStrict)
        // A load that runs again as files have changed goes on showing what it has shown, though files have come.
        let earlier = context.scene.watchedLoad.flatMap { $0.input.source === context.arguments.source ? $0.shown : nil }
        let (loaded, place) = try context.sceneShowing(source, typeName: typeName, preview: preview, path: paths[0], earlier: earlier)
        var scene = loaded
        scene.watchedLoad = isWatched ? context.watchedLoad(of: paths, showing: place) : nil
        var answer = source.leftOutNote
        answer.add(source.repeatedNote)
        if let note = scene.watchedLoad?.note(atPrompt: context.options.isInteractive) { answer.add(note) }
        return .edit(scene, answer)
    }
}

extension CommandContext {
    fileprivate func watchedLoad(of paths: [ArgumentCursor.Word], showing shown: ShownPlace?) -> WatchedLoad {
        WatchedLoad(
            input: Input(source: arguments.source, range: word.span.start..<arguments.end), paths: paths.map { files.path($0.text) },
            shown: shown)
    }

    /// A file, or a folder without the slash that completion writes after it.
    fileprivate func sourceWord() throws(Diagnostic) -> ArgumentCursor.Word {
        var word = try pathWord()
        // A bare path may hold blanks where nothing else follows it.
        let whole = word.text + " " + arguments.rest
        if !arguments.isAtEnd, !isThere(word.text), isThere(whole) {
            word = ArgumentCursor.Word(text: whole, span: word.span.joined(to: arguments.restSpan))
            _ = arguments.takeRest()
        }
        if word.text.lowercased().hasSuffix(".scroll") {
            throw Diagnostic(
                .unknownFormat, "'\(word.text)' is a session, not Swift", at: word.span,
                hint: "'source \(word.text)' runs it, 'play \(word.text)' steps through it")
        }
        let path = word.text.reversed().drop { $0 == "/" }.reversed()
        return ArgumentCursor.Word(text: path.isEmpty ? word.text : String(path), span: word.span)
    }

    private func isThere(_ path: String) -> Bool { files.exists(path) || files.isDirectory(path) }

    /// Is a further word a file or a folder, rather than a type's name?
    fileprivate func namesSource(_ word: String) -> Bool {
        word.hasPrefix("\"") || word.lowercased().hasSuffix(".swift") || word.contains("/") || files.isDirectory(word)
    }

    /// `preview 2`: which of the previews is shown.
    fileprivate func takePreview() -> (number: Int, span: SourceSpan)? {
        var rest = arguments
        guard rest.word()?.text == "preview", let next = rest.word(), let number = Int(next.text) else { return nil }
        arguments = rest
        return (number, next.span)
    }

    fileprivate func takeTypeName(_ typeName: inout ArgumentCursor.Word?, after paths: [ArgumentCursor.Word]) throws(Diagnostic) {
        guard typeName == nil else {
            // `load my scene.swift`: what is wrong is the first word.
            for path in paths where !isThere(path.text) { _ = try files.read(path.text, at: path.span) }
            return try arguments.expectEnd()
        }
        typeName = arguments.word()
    }

    /// The declarations of files, and of the Swift files in folders, in order of their names.
    fileprivate func sources(_ paths: [ArgumentCursor.Word], isStrict: Bool) throws(Diagnostic) -> LoadedSource {
        let (sources, leftOut) = try texts(paths, isStrict: isStrict)
        var resources: AppResources?
        for path in paths where files.isDirectory(path.text) {
            let found = try ResourceReader(files: files, budget: turn.budget)
                .resources(in: path.text, leftOut: leftOut, at: path.span)
            resources = resources.map { $0.merging(found) } ?? found
        }
        var loaded = scene.loadedFiles
        let generated = resources.map { [AssetSymbols.source($0, among: loaded), ModelClasses.source($0, among: loaded)] } ?? []
        let texts = sources + generated.compactMap(\.self)
        // A folder is loaded as it is now: a file that is no longer in it declares nothing.
        let gone = paths.map(\.text).filter { files.isDirectory($0) }.flatMap { loaded.names(inside: $0) }
        let replaced = Set(texts.compactMap(\.name) + gone + (resources == nil ? [] : [AssetSymbols.fileName, ModelClasses.fileName]))
        var operators = scene.program.operators(without: replaced)
        for source in sources {
            try turn.budget.interrupt.check()
            operators.add(SwiftReader.operators(in: source))
        }
        let items: [TopLevelItem]
        do throws(Diagnostic) {
            items = try loaded.read(
                texts, replacing: replaced, operators, isKnown: isKnown, isValueOfHost: { Catalog.isValueType($0) },
                interrupt: turn.budget.interrupt)
        } catch { throw error.tellingWhatIsLoaded() }
        return try LoadedSource(
            items: items, sources: sources, resources: resources, leftOut: leftOut, files: loaded, replacedFiles: replaced,
            platform: scene.program.platform)
    }

    /// Does a name mean something in a file that does not declare it?
    private func isKnown(_ name: String) -> Bool {
        Program.knows(name, on: laidOut.machine.host)
    }

    /// Reading Swift takes a hundred times a text's length in memory.
    private static let fileLimit = 4_000_000
    private static let totalLimit = 16_000_000

    /// The texts of the files, and the paths of those in folders that are not the app's.
    private func texts(_ paths: [ArgumentCursor.Word], isStrict: Bool) throws(Diagnostic) -> (sources: [SourceText], leftOut: [String]) {
        var sources: [SourceText] = []
        var leftOut: [String] = []
        var total = 0
        for path in paths {
            var texts: [(path: String, text: String)] = []
            for file in try swiftFiles(path) {
                try turn.budget.interrupt.check()
                let text = try files.read(file, at: path.span)
                texts.append((file, text))
            }
            let targets = files.isDirectory(path.text) ? ProjectTargets(texts, in: path.text, files: files) : nil
            let others = targets?.leftOut ?? []
            for source in texts where !ProjectTargets.isLeftOut(source.path, by: others) {
                total += source.text.utf8.count
                guard source.text.utf8.count <= Self.fileLimit, total <= Self.totalLimit else {
                    throw Diagnostic(
                        .limitExceeded,
                        "'\(source.path)' is too long to be read as Swift: a file may have \(Self.fileLimit) bytes, all together \(Self.totalLimit)",
                        at: path.span)
                }
                let isOfMainActor = targets?.isOfMainActor(source.path) ?? false
                sources.append(
                    scene.loadedFiles.source(
                        source.text, name: source.path, marksUnknowns: !isStrict, isOfMainActor: isOfMainActor))
            }
            leftOut += others
        }
        return (sources, leftOut)
    }

    private func swiftFiles(_ path: ArgumentCursor.Word) throws(Diagnostic) -> [String] {
        guard files.isDirectory(path.text) else { return [path.text] }
        let found = try files.swiftFiles(inside: path.text, at: path.span)
        guard !found.isEmpty else { throw Diagnostic(.fileNotFound, "the folder '\(path.text)' contains no Swift files", at: path.span) }
        return found
    }

    /// The scene with the files' declarations, showing one of their views.
    fileprivate func sceneShowing(
        _ source: LoadedSource, typeName: ArgumentCursor.Word?, preview: (number: Int, span: SourceSpan)?, path: ArgumentCursor.Word,
        earlier: ShownPlace?
    ) throws(Diagnostic) -> (scene: Scene, place: ShownPlace?) {
        if typeName == nil, preview == nil, let exported = ExportedScene(source.items, in: source.sources),
            let scene = try shown(exported, of: source)
        {
            return (scene, nil)
        }
        // Types are known by the names that they have beside those of the scene.
        let chosen = try preview.map { (preview) throws(Diagnostic) in try source.preview(preview.number, at: preview.span) }
        var shown = chosen
        if shown == nil, typeName == nil {
            if let earlier { shown = try source.shown(at: earlier) }
            if shown == nil { shown = try source.shownView() }
        }
        var scene = try declaring(source, for: shown)
        if let typeName {
            let named = try source.shown(typeName, in: scene.program)
            if !named.declarations.isEmpty { scene = try declaring(source, for: named) }
            shown = named
        }
        guard let shown else {
            // Of a single file the place is in it: what was typed to load it may stand nowhere, as when it is the program's argument.
            let place = source.sources.count == 1 ? SourceSpan(source: source.sources[0], start: 0, end: 0) : path.span
            throw Diagnostic(
                .unknownView, "'\(path.text)' declares no view", at: place,
                hint: "load declarations together: load Model.swift View.swift"
            )
        }
        scene.root = shown.view
        if earlier == nil { shown.traits?.apply(to: &scene.stage) }
        if let sample = shown.sample, let place = source.place(of: String(sample.prefix { $0 != "(" })) {
            scene.unknowns.note(
                Unknown(id: .missingArgument, name: sample, message: "no preview shows it: the arguments are made up", span: place))
        }
        return (scene, shown.place)
    }

    /// The scene with what the files declare, and with what the preview that is shown declares.
    private func declaring(_ source: LoadedSource, for shown: LoadedSource.Shown?) throws(Diagnostic) -> Scene {
        let items = source.items + (shown?.declarations ?? []).map { .declaration($0) }
        var scene = try declaring(items, replacing: source.replacedFiles, with: source.resources)
        scene.loadedFiles = source.files
        scene.unknowns.forget(source.replacedFiles)
        for statement in source.statements {
            guard let span = statement.span, statement.liveView == nil else { continue }
            scene.unknowns.note(
                Unknown(id: .unsupported, name: statement.heading, message: "code between declarations is not run", span: span))
        }
        scene.focus = nil
        scene.names = SceneNames()
        return scene
    }

    /// An exported scene as it was; nil where a key that it overrides is no longer known.
    private func shown(_ exported: ExportedScene, of source: LoadedSource) throws(Diagnostic) -> Scene? {
        var scene = try declaring(exported.declarations, replacing: source.replacedFiles)
        scene.loadedFiles = source.files
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

extension Diagnostic {
    /// An error in a file that is not called a Swift file: it may be none.
    fileprivate func tellingWhatIsLoaded() -> Diagnostic {
        guard id == .syntax, hint == nil, let name = span?.source.name, !name.lowercased().hasSuffix(".swift") else { return self }
        return hinting("'load' reads Swift; 'source \(name)' runs a session")
    }
}

extension LoadedSource {
    fileprivate func preview(_ number: Int, at span: SourceSpan) throws(Diagnostic) -> Shown {
        let previews = allPreviews
        guard previews.indices.contains(number - 1) else {
            let count = previews.isEmpty ? "no previews" : previews.count.counted("preview")
            throw Diagnostic(.outOfRange, "there are \(count)", at: span)
        }
        return previews[number - 1]
    }

    /// So many views at most an error lists.
    private static let listedViews = 8

    /// The view that a type makes, or what a PreviewProvider shows.
    fileprivate func shown(_ name: ArgumentCursor.Word, in program: Program) throws(Diagnostic) -> Shown {
        guard let type = program.type(anywhere: name.text) else {
            let views = program.types.values.filter { $0.conformances.contains("View") && !$0.isOfLibrary }.map(\.name).sorted()
            throw Diagnostic(
                .unknownType, "there is no type '\(name.text)'", at: name.span,
                suggestion: ClosestWord.of(name.text, in: program.types.keys),
                hint: views.isEmpty ? nil : "the views are " + views.prefix(Self.listedViews).joined(separator: ", "))
        }
        if type.conformances.contains("PreviewProvider") { return shown(provider: type.name, qualified: type.qualifiedName) }
        return try shown(type.name, qualified: type.qualifiedName)
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
