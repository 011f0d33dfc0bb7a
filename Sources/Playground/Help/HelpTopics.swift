// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Help, made of the declarations themselves.
enum HelpTopics {
    /// Every word that has an answer.
    static let words: [(word: String, summary: String)] = {
        var result: [(String, String)] = Command.all.map { ($0.name, $0.summary) }
        result += Catalog.views.values.map { ($0.name, $0.summary) }
        result += Catalog.modifierNames.map { ($0, Catalog.modifiers(named: $0).first?.summary ?? "") }
        result += Catalog.environmentKeys.values.map { ($0.name, $0.summary) }
        result += Device.all.map { ($0.id, $0.name) }
        result += HelpConcept.all.flatMap { concept in ([concept.name] + concept.synonyms).map { ($0, concept.summary) } }
        result += Diagnostic.ID.allCases.map { ($0.rawValue, "an error") }
        result += LintPattern.allCases.map { ($0.rawValue, $0.meaning) }
        result += LessonLibrary.all.map { ($0.name, "A lesson about " + $0.lesson.about + ".") }
        result += HelpRules.words + indexes
        return result.sorted { $0.0 < $1.0 }
    }()

    private static let indexes: [(word: String, summary: String)] = [
        ("concepts", "Concepts: words that are neither a command nor a view."), ("examples", "An example of every command."),
        ("keys", "The keys of the line editor, as currently bound."),
    ]

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
            .row("'help concepts', 'help examples' and 'help keys' are lists; 'lesson' teaches step by step."),
        ]
        return Output(json: .object(["commands": .array(Command.all.map { .string($0.name) })]), parts: parts)
    }

    /// Whatever there is of that name, in any case of letters where nothing is written so.
    static func topic(_ word: String, _ laidOut: LaidOutScene) -> Output? {
        switch word.lowercased() {
        case "concepts", "index": return HelpConcept.index
        case "examples": return HelpExamples.output
        case "all", "-h", "--help": return overview
        default: break
        }
        let name = word.hasPrefix(".") && word.count > 1 && word != ".help" ? String(word.dropFirst()) : word
        let exact = sections(name, laidOut)
        if !exact.isEmpty { return answer(word, exact) }
        var found = alike(name, laidOut)
        // 'spacers', 'grids': of what there is one.
        if found.isEmpty, name.hasSuffix("s") {
            found = sections(String(name.dropLast()), laidOut) + alike(String(name.dropLast()), laidOut)
        }
        if found.isEmpty { found = taught(name) }
        return found.isEmpty ? nil : answer(word, found)
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
        var sections: [[StyledText]] = []
        if let command = Command.named(name) { sections.append(command.helpLines) }
        if let view = Catalog.views[name] { sections.append(view.helpLines + HelpRules.line(about: name)) }
        let modifiers = Catalog.modifiers(named: name)
        if !modifiers.isEmpty { sections.append(modifiers.flatMap(\.helpLines) + HelpRules.line(about: name)) }
        if let key = Catalog.environmentKeys[name] {
            sections.append(key.helpLines + (modifiers.isEmpty ? HelpRules.line(about: name) : []))
        }
        if Catalog.views[name] == nil, let type = Catalog.valueTypes[name] { sections.append(type.helpLines + HelpRules.line(about: name)) }
        if let device = Device.named(name) { sections.append(device.helpLines(os: laidOut.scene.stage.os)) }
        if let concept = HelpConcept.named(name) { sections.append(concept.helpLines) }
        if let id = Diagnostic.ID(rawValue: name.lowercased()) { sections.append(ErrorHelp.lines(id)) }
        if let pattern = LintPattern(rawValue: name.lowercased()) { sections.append(pattern.helpLines) }
        if let type = laidOut.scene.program.type(named: name) {
            sections.append(["\(type.kind.rawValue) \(type.name), declared in this scene"])
        }
        // A modifier hides a method of Swift of its name: that one is asked for with its type, 'StringProtocol.padding'.
        if sections.isEmpty, let lines = LibrarySignatures.lines(about: name) { sections.append(lines.map { StyledText($0) }) }
        return sections
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
        var found = words.filter { $0.word.lowercased().contains(wanted) || $0.summary.lowercased().contains(wanted) }
        for command in Command.all where command.related.contains(where: { $0.lowercased().contains(wanted) }) {
            if !found.contains(where: { $0.word == command.name }) { found.append((command.name, command.summary)) }
        }
        for modifier in Catalog.allModifiers where modifier.otherNames.keys.contains(where: { $0.lowercased().contains(wanted) }) {
            if !found.contains(where: { $0.word == modifier.name }) { found.append((modifier.name, modifier.summary)) }
        }
        found += HelpRules.search(wanted)
        let json = found.map { JSON.object(["word": .string($0.word), "summary": .string($0.summary)]) }
        let parts: [Output.Part] =
            found.isEmpty
            ? [.row(StyledText("nothing about '\(word)'", .faint))]
            : [.table(Table("", "", rows: found.map { [.text($0.word), .text($0.summary)] }))]
        return Output(json: .object(["topics": .array(json)]), parts: parts)
    }
}
