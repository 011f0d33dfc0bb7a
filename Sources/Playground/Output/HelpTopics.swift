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
        result += HelpConcept.all.map { ($0.name, $0.summary) }
        result += HelpRules.words
        return result.sorted { $0.0 < $1.0 }
    }()

    // MARK: answers

    static var overview: Output {
        var parts: [Output.Part] = [.line("Type a SwiftUI view, a declaration, an expression, or a command:")]
        for group in Command.Group.allCases {
            let commands = Command.all.filter { $0.group == group }
            parts += [.line(""), .line(StyledText(group.rawValue, .strong))]
            parts.append(.table(Table("", "", rows: commands.map { [.text("  " + $0.name), .text($0.summary)] })))
        }
        parts += [
            .line(""), .line("'help WORD' explains a command, view, modifier, environment key, device, concept, rule or type of Swift."),
        ]
        return Output(json: .object(["commands": .array(Command.all.map { .string($0.name) })]), parts: parts)
    }

    static func topic(_ word: String, _ laidOut: LaidOutScene) -> Output? {
        let name = word.hasPrefix(".") && word.count > 1 && word != ".help" ? String(word.dropFirst()) : word
        if let command = Command.named(name) { return answer(word, command.helpLines) }
        if let view = Catalog.views[name] { return answer(word, view.helpLines) }
        let modifiers = Catalog.modifiers(named: name)
        if !modifiers.isEmpty { return answer(word, modifiers.flatMap(\.helpLines)) }
        if let key = Catalog.environmentKeys[name] { return answer(word, key.helpLines) }
        if let type = Catalog.valueTypes[name] { return answer(word, type.helpLines) }
        if let device = Device.named(name) { return answer(word, device.helpLines(os: laidOut.scene.stage.os)) }
        if let concept = HelpConcept.named(name) { return answer(word, concept.helpLines) }
        if let type = laidOut.scene.program.type(named: name) {
            return answer(word, ["\(type.kind.rawValue) \(type.name), declared in this scene"])
        }
        if let lines = LibrarySignatures.lines(about: name) { return answer(word, lines.map { StyledText($0) }) }
        return nil
    }

    private static func answer(_ word: String, _ explained: [StyledText]) -> Output {
        let lines = explained + HelpRules.line(about: word.hasPrefix(".") ? String(word.dropFirst()) : word)
        let parts = lines.map { line in
            line.pieces.count == 1 && line.pieces[0].role == .plain ? Output.Part.paragraph(line.plain) : .line(line)
        }
        return Output(json: .object(["topic": .string(word), "text": .string(lines.map(\.plain).joined(separator: "\n"))]), parts: parts)
    }

    static func search(_ word: String) -> Output {
        let wanted = word.lowercased()
        var found = words.filter { $0.word.lowercased().contains(wanted) || $0.summary.lowercased().contains(wanted) }
        for command in Command.all where command.related.contains(where: { $0.lowercased().contains(wanted) }) {
            if !found.contains(where: { $0.word == command.name }) { found.append((command.name, command.summary)) }
        }
        found += HelpRules.search(wanted)
        let json = found.map { JSON.object(["word": .string($0.word), "summary": .string($0.summary)]) }
        let parts: [Output.Part] =
            found.isEmpty
            ? [.line(StyledText("nothing about '\(word)'", .faint))]
            : [.table(Table("", "", rows: found.map { [.text($0.word), .text($0.summary)] }))]
        return Output(json: .object(["topics": .array(json)]), parts: parts)
    }
}
