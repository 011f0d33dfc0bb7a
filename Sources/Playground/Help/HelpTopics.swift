// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Help, made of the declarations themselves.
enum HelpTopics {
    /// Every word that has an answer, but those of the scene's own.
    static let words: [HelpWord] = {
        var result = HelpSource.all.flatMap { $0.words() } + lessons + HelpRules.words + HelpIndex.all.flatMap(\.helpWords) + [keys]
        let known = Set(result.map(\.word))
        result += HelpSource.library.words().filter { !known.contains($0.word) }
        return result.sorted { $0.word < $1.word }
    }()

    private static var lessons: [HelpWord] {
        LessonLibrary.all.map { HelpWord(word: $0.name, summary: "A lesson about " + $0.lesson.about + ".") }
    }

    /// The line editor knows them, and the command asks it.
    private static let keys = HelpWord(word: "keys", summary: "The keys of the line editor, as currently bound.")

    // MARK: answers

    static var overview: Output {
        var parts: [Output.Part] = [.row("Type a SwiftUI view, a declaration, an expression, or a command:")]
        for group in Command.Group.allCases {
            let commands = Command.all.filter { $0.group == group }
            parts += [.row(""), .row(StyledText(group.rawValue, .strong))]
            parts.append(.table(Table("", "", rows: commands.map { [.text("  " + $0.name), .text($0.summary)] })))
        }
        parts += [
            .row(""),
            .row("'help WORD' explains a command, view, modifier, environment key, device, concept, error, rule or type of Swift."),
            .row("'help views', 'help modifiers', 'help concepts', 'help errors', 'help examples' and 'help keys' are lists."),
            .row("'lesson' teaches step by step."),
        ]
        return Output(json: .object(["commands": .array(Command.all.map { .string($0.name) })]), parts: parts)
    }

    /// Whatever there is of that name, in any case of letters where nothing is written so.
    static func topic(_ word: String, _ laidOut: LaidOutScene) -> Output? {
        if let index = HelpIndex.named(word) { return index.output(laidOut) }
        let name = word.hasPrefix(".") && word.count > 1 && word != ".help" ? String(word.dropFirst()) : word
        let exact = sections(name, laidOut)
        if !exact.isEmpty { return answer(word, exact) }
        var found = alike(name, laidOut)
        // 'spacers', 'grids': what exists only once.
        if found.isEmpty, name.hasSuffix("s") {
            found = sections(String(name.dropLast()), laidOut) + alike(String(name.dropLast()), laidOut)
        }
        if found.isEmpty { found = taught(name) }
        return found.isEmpty ? nil : answer(word, found)
    }

    /// The commands of the shell are what one asks for; the modifier of that name comes after them.
    static func commands(_ laidOut: LaidOutScene) -> Output {
        var output = overview
        output.parts += [.row("")] + answer("commands", sections("commands", laidOut)).parts
        return output
    }

    /// What has the name in other letters.
    private static func alike(_ name: String, _ laidOut: LaidOutScene) -> [[StyledText]] {
        let others = Set(words.map(\.word).filter { $0 != name && $0.lowercased() == name.lowercased() })
        return others.sorted().flatMap { sections($0, laidOut) }
    }

    /// The lessons about a word, the commands that are related to it, and the modifiers that other toolkits call so.
    private static func taught(_ word: String) -> [[StyledText]] {
        let wanted = HelpConcept.plain(word)
        let lessons = LessonLibrary.all.filter {
            HelpConcept.plain($0.name) == wanted || HelpConcept.plain($0.lesson.title ?? "") == wanted
        }
        let commands = Command.all.filter { $0.related.contains { HelpConcept.plain($0) == wanted } }
        let joined = wanted.filter { $0 != " " }
        let modifiers = Catalog.allModifiers.compactMap { modifier in
            modifier.otherNames.first { HelpConcept.plain($0.key) == joined }.map {
                [StyledText("SwiftUI writes it as \($0.value)")] + modifier.helpLines
            }
        }
        let views = Catalog.allViews.filter { view in view.otherNames.contains { HelpConcept.plain($0) == joined } }.map { view in
            [StyledText("SwiftUI has \(view.name) for it")] + view.helpLines
        }
        return views + modifiers
            + lessons.map { name, lesson in
                [
                    StyledText(lesson.title ?? name, .strong), StyledText("A lesson about " + lesson.about + "."),
                    StyledText("to start it: lesson \(name)", .faint),
                ]
            } + commands.map(\.helpLines)
    }

    private static func sections(_ name: String, _ laidOut: LaidOutScene) -> [[StyledText]] {
        let sections = HelpSource.all.compactMap { $0.lines(name, laidOut) }
        return sections.isEmpty ? HelpSource.library.lines(name, laidOut).map { [$0] } ?? [] : sections
    }

    private static func answer(_ word: String, _ sections: [[StyledText]]) -> Output {
        let lines: [StyledText] = sections.enumerated().flatMap { $0.offset == 0 ? $0.element : [StyledText("")] + $0.element }
        let parts = lines.map { line in
            line.pieces.count == 1 && line.pieces[0].role == .plain ? Output.Part.paragraph(line.plain) : .row(line)
        }
        return Output(json: .object(["topic": .string(word), "text": .string(lines.map(\.plain).joined(separator: "\n"))]), parts: parts)
    }

    static func search(_ word: String) -> Output {
        let wanted = word.lowercased()
        func fits(_ text: String) -> Bool { text.lowercased().contains(wanted) }
        var found = words.filter { fits($0.word) || fits($0.summary) }
        let shown = Set(found.map(\.word))
        found += words.filter { !shown.contains($0.word) && $0.others.contains(where: fits) }
        found += HelpRules.search(wanted)
        // A modifier and the key that it sets have one name, and say the same.
        var told = Set<[String]>()
        found = found.filter { told.insert([$0.word, $0.summary]).inserted }
        let json = found.map { JSON.object(["word": .string($0.word), "summary": .string($0.summary)]) }
        let parts: [Output.Part] =
            found.isEmpty
            ? [.row(StyledText("nothing about '\(word)'", .faint))]
            : [.table(Table("", "", rows: found.map { [.text($0.word), .text($0.summary)] }))]
        return Output(json: .object(["topics": .array(json)]), parts: parts)
    }
}
