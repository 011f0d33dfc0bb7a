// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The Swift files whose declarations a scene has, as they were read. A file that is loaded again and says the same is not read again: its
/// declarations are the same objects, by which a program knows that they did not change.
struct LoadedFiles: Sendable {
    private struct File {
        let source: SourceText
        let items: [TopLevelItem]
    }

    private var files: [String: File] = [:]
    /// What tells the private names of each file from those of others.
    private var words: [String: String] = [:]
    /// How many files were read anew since the first.
    private(set) var readCount = 0

    /// A file's text: the same object as before where it is the same text.
    func source(_ text: String, name: String, marksUnknowns: Bool, isOfMainActor: Bool = false) -> SourceText {
        if let known = files[name]?.source, known.marksUnknowns == marksUnknowns, known.isOfMainActor == isOfMainActor, known.text == text {
            return known
        }
        return SourceText(text, name: name, marksUnknowns: marksUnknowns, isOfMainActor: isOfMainActor)
    }

    /// What some files say.
    /// - Parameters:
    ///   - replaced: the names of these files and of those that are gone.
    ///   - operators: those of the program and of all the files.
    ///   - isKnown: does a name mean something where no file declares it?
    ///   - isValueOfHost: does the host take or give values of a type of that name?
    ///   - interrupt: asked between declarations.
    mutating func read(
        _ sources: [SourceText], replacing replaced: Set<String>, _ operators: CustomOperators, isKnown: (String) -> Bool,
        isValueOfHost: (String) -> Bool, interrupt: InterruptFlag
    ) throws(Diagnostic) -> [TopLevelItem] {
        let earlier = files
        for name in replaced { files[name] = nil }
        var names: [String] = []
        for source in sources {
            let name = source.name ?? ""
            files[name] = try file(source, operators, known: earlier[name], interrupt)
            names.append(name)
        }
        try renameHiddenNames(names, operators, isKnown, isValueOfHost, interrupt)
        return names.flatMap { files[$0]?.items ?? [] }
    }

    private mutating func file(
        _ source: SourceText, _ operators: CustomOperators, known: File?, _ interrupt: InterruptFlag
    ) throws(Diagnostic) -> File {
        let isRead = source.isRead(beside: operators)
        if let known, known.source === source, isRead { return known }
        return try file(isRead ? source : SourceText(source, operators: operators), interrupt)
    }

    private mutating func file(_ source: SourceText, _ interrupt: InterruptFlag) throws(Diagnostic) -> File {
        readCount += 1
        return File(source: source, items: try SwiftReader.declarations(source, interrupt: interrupt))
    }

    /// Reads those again whose declarations the program knows by other names than before.
    private mutating func renameHiddenNames(
        _ read: [String], _ operators: CustomOperators, _ isKnown: (String) -> Bool, _ isValueOfHost: (String) -> Bool,
        _ interrupt: InterruptFlag
    ) throws(Diagnostic) {
        let names = FilePrivateNames.names(
            in: files.mapValues(\.items), readTogether: Set(read), words: &words, isKnown: isKnown, isValueOfHost: isValueOfHost)
        for name in read {
            let own = names[name] ?? .none
            guard let source = files[name]?.source, !source.isRead(with: own) else { continue }
            files[name] = try file(SourceText(source, operators: operators, privateNames: own), interrupt)
        }
    }

    /// The names of the files in a folder.
    func names(inside folder: String) -> [String] { files.keys.filter { $0.hasPrefix(folder + "/") } }
}
