// SPDX-License-Identifier: GPL-3.0-or-later

import Rules
import SwiftLanguage

/// Help for the rules of docs/rules: `help L8.4`, `help rule L8.4`, `help rules`, `help rules layout-stacks`.
enum HelpRules {
    /// The words that may stand behind `help`.
    static let words = [
        HelpWord(word: "rule", summary: "A rule of layout or scrolling, by its number: rule L8.4."),
        HelpWord(word: "rules", summary: "The rules of layout and scrolling, family by family."),
    ]

    /// What `help` says to a word about rules; nil if it is about something else.
    static func answer(_ word: String, at span: SourceSpan) throws(Diagnostic) -> Output? {
        let first = word.prefix { !$0.isWhitespace }.lowercased()
        let asksForRules = words.contains { $0.word == first }
        guard asksForRules || isNumber(first) || RuleBook.find(word) != nil else { return nil }
        let wanted = asksForRules ? String(word.dropFirst(first.count).drop { $0.isWhitespace }) : word
        if wanted.isEmpty { return families }
        if let found = RuleBook.find(wanted) { return entry(found) }
        if let family = RuleBook.family(wanted) { return entries(of: family) }
        throw Diagnostic(
            .unknownTopic, "there is no rule '\(wanted)'",
            at: SourceSpan(source: span.source, start: span.end - wanted.utf8.count, end: span.end),
            suggestion: ClosestWord.of(wanted, in: names), hint: "'help rules' lists the families of rules")
    }

    /// What may be typed there: numbers and families behind `rule`, a number for one that was begun.
    static func candidates(_ word: String, after before: String) -> [Completion.Candidate] {
        guard areNamed(after: before) else { return isNumber(word) ? numbers : [] }
        return numbers + RuleBook.families.map { .init(text: $0.name, summary: $0.title) }
    }

    /// Can only a rule or a family of rules stand behind what was typed?
    static func areNamed(after before: String) -> Bool {
        let previous = before.split(separator: " ").last.map { $0.lowercased() } ?? ""
        return words.contains { $0.word == previous }
    }

    /// The rules that are about a view, a modifier or a type, for the end of its help.
    static func line(about name: String) -> [StyledText] {
        let numbers = RuleBook.rules(about: name).map(\.number)
        return numbers.isEmpty ? [] : [StyledText("rules: " + numbers.joined(separator: ", ") + " ('help \(numbers[0])')", .faint)]
    }

    static func search(_ wanted: String) -> [HelpWord] {
        RuleBook.rules.filter { plain($0.title).lowercased().contains(wanted) }.map {
            HelpWord(word: "rule " + $0.number, summary: plain($0.title))
        }
    }

    private static let numbers: [Completion.Candidate] = RuleBook.rules.map { .init(text: $0.number, summary: plain($0.title)) }

    private static var names: [String] { RuleBook.rules.map(\.number) + RuleBook.families.map(\.name) }

    /// Does a word look like the number of a rule: a letter of theirs and a digit?
    private static func isNumber(_ word: String) -> Bool {
        let letters = Set(RuleBook.rules.compactMap { $0.number.first?.lowercased() })
        return word.dropFirst().first?.isNumber == true && letters.contains(word.prefix(1).lowercased())
    }

    // MARK: answers

    private static var families: Output {
        let rows = RuleBook.families.map { family in
            [Table.Cell.text(family.name), .text(family.chapters.map(\.number).joined(separator: ", ")), .text(family.title)]
        }
        let json = RuleBook.families.map { family in
            JSON.object([
                "name": .string(family.name), "title": .string(family.title),
                "chapters": .array(family.chapters.map { .string($0.number) }),
            ])
        }
        return Output(
            json: .object(["families": .array(json)]),
            parts: [
                .paragraph("Layout and scrolling follow these rules. 'help L8.4' shows one, 'help rules FAMILY' those of a family."),
                .table(Table("family", "rules", "about", rows: rows)),
            ])
    }

    private static func entries(of family: RuleFamily) -> Output {
        Output(
            json: .object([
                "family": .string(family.name), "title": .string(family.title), "text": .array(family.text.map(json)),
                "rules": .array(family.rules.map(json)),
            ]),
            parts: [.row(StyledText(family.title, .strong))] + family.text.map(part) + [contents(family.rules)])
    }

    /// A rule with what it says; a chapter with the titles of its rules too.
    private static func entry(_ found: (family: RuleFamily, chapter: Rule, rule: Rule)) -> Output {
        let rule = found.rule
        let isChapter = rule.number == found.chapter.number
        let place = isChapter ? found.family.name : "\(found.chapter.number) \(plain(found.chapter.title)), \(found.family.name)"
        var parts: [Output.Part] = [.row(StyledText("\(rule.number)  \(plain(rule.title))", .strong)), .row(StyledText(place, .faint))]
        parts += rule.text.map(part)
        if !rule.origins.isEmpty { parts.append(.paragraph("Origin: " + plain(rule.origins.map(\.text).joined(separator: "; ")))) }
        if isChapter, !rule.parts.isEmpty { parts.append(contents(rule.parts)) }
        return Output(
            json: .object(["family": .string(found.family.name), "rules": .array(([rule] + rule.parts).map(json))]), parts: parts)
    }

    private static func contents(_ rules: [Rule]) -> Output.Part {
        .table(Table("", "", rows: rules.map { [.text($0.number), .text(plain($0.title))] }))
    }

    private static func part(_ text: RuleText) -> Output.Part {
        switch text {
        case .paragraph(let words), .item(let words): .paragraph(plain(words))
        case .table(let rows): table(rows)
        }
    }

    private static func table(_ rows: [[String]]) -> Output.Part {
        var table = Table(rows: rows.dropFirst().map { $0.map { .text(plain($0)) } })
        table.columns = rows.first ?? []
        return .table(table)
    }

    /// Markdown as a terminal shows it: code of several words in quotes, names as they are.
    private static func plain(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
            index % 2 == 1 && piece.contains(" ") ? "'\(piece)'" : String(piece)
        }.joined()
    }

    private static func json(_ rule: Rule) -> JSON {
        .object([
            "number": .string(rule.number), "title": .string(plain(rule.title)), "text": .array(rule.text.map(json)),
            "origins": .array(
                rule.origins.map { .object(["kind": .string($0.kind.rawValue), "detail": .string(plain($0.detail))]) }),
        ])
    }

    /// A paragraph is a string, a table an array of rows.
    private static func json(_ text: RuleText) -> JSON {
        switch text {
        case .paragraph(let words), .item(let words): .string(plain(words))
        case .table(let rows): .array(rows.map { .array($0.map { .string(plain($0)) }) })
        }
    }
}
