// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Rules
import Testing

/// Every rule that something in the project cites can be read in docs/rules.
@Suite struct CitationTests {
    /// Folders, and how the names of the files end that cite rules. The tables of glyphs are made of letters and digits and cite nothing.
    private static let citing: [(folder: String, ending: String)] = [
        ("Sources", ".swift"), ("Tests", ".swift"), ("Tests", ".cases"), ("sessions", ".scroll"), ("docs", ".md"),
    ]

    private static var files: [String] {
        citing.flatMap { Project.files(under: $0.folder, ending: $0.ending) }.filter { !$0.contains("/GlyphData") }
    }

    @Test func citedRulesExist() throws {
        let known = Set(RuleBook.rules.map(\.number))
        var cited = Set<String>()
        for file in Self.files {
            for (index, line) in try Project.text(file).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let numbers = Citation.numbers(in: line)
                cited.formUnion(numbers)
                for number in numbers where !known.contains(number) { Issue.record("\(file):\(index + 1): there is no rule \(number)") }
            }
        }
        #expect(cited.count > 300)
    }

    /// A case names the rules that its numbers follow from, or the language.
    @Test func casesNameTheirRules() throws {
        for file in Project.files(under: "Tests/PlaygroundTests/Cases", ending: ".cases") {
            for line in try Project.text(file).split(separator: "\n") where line.hasPrefix("case ") {
                let parts = line.split(separator: "|")
                let namesOne = parts.count > 2 && (!Citation.numbers(in: parts[2]).isEmpty || parts[2].contains("language"))
                #expect(namesOne, "\(file): \(line)")
            }
        }
    }

    /// What is cited of docs/language.md is one of its sections.
    @Test func citedSectionsOfTheLanguageExist() throws {
        let page = try Project.text("docs/language.md")
        for file in Self.files where file != "docs/language.md" {
            for piece in try Project.text(file).components(separatedBy: "language.md §").dropFirst() {
                let section = piece.prefix { $0.isNumber }
                if !section.isEmpty { #expect(page.contains("\n## §\(section) "), "\(file) cites section \(section)") }
            }
        }
    }

    /// What a comment cites as a decision is one of docs/decisions, by its four digits; what it cites as a wall is one of docs/architecture.md.
    @Test func citedDecisionsAndWallsExist() throws {
        let pages = Project.files(under: "docs/decisions", ending: ".md")
        let decisions = Set(pages.map { $0.components(separatedBy: "/").last?.prefix(4) ?? "" })
        let page = try Project.text("docs/architecture.md").components(separatedBy: "## Walls\n").last ?? ""
        let walls = Set(page.split(separator: "\n").map { $0.prefix { $0.isNumber } })
        #expect(decisions.count > 10 && walls.count > 10)
        for file in Self.files {
            let text = try Project.text(file)
            for number in Self.numbers(after: "ecision ", in: text) {
                #expect(decisions.contains(number), "\(file): there is no decision \(number)")
            }
            for number in Self.numbers(after: "(wall ", in: text) {
                #expect(walls.contains(number), "\(file): there is no wall \(number)")
            }
        }
    }

    /// A file of ours that is named by its path is there.
    @Test func namedFilesExist() throws {
        let known = Set(["Sources", "Tests"].flatMap { Project.files(under: $0, ending: "") })
        let naming = Self.files.filter { !$0.hasPrefix("Tests") || $0.hasSuffix(".cases") }
        var count = 0
        for file in naming + ["CONTRIBUTING.md"] {
            let words = try Project.text(file).split { !($0.isLetter || $0.isNumber || "/+_-.".contains($0)) }
            for word in words where word.hasPrefix("Sources/") || word.hasPrefix("Tests/") {
                let path = word.trimmingCharacters(in: CharacterSet(charactersIn: "./"))
                #expect(known.contains(path), "\(file): there is no \(path)")
                count += 1
            }
        }
        #expect(count > 70)
    }

    private static func numbers(after word: String, in text: String) -> [Substring] {
        text.components(separatedBy: word).dropFirst().map { $0.prefix { $0.isNumber } }.filter { !$0.isEmpty }
    }

    @Test func citationsAreFound() {
        #expect(
            Citation.numbers(in: "A rest (L8.4, S5.17–S5.19b; G12). L10.8.4 and S13b") == [
                "L8.4", "S5.17", "S5.19b", "G12", "L10.8", "S13b",
            ])
        #expect(Citation.numbers(in: "iOS26, CGL8, L, S.5, L8x, P_1") == [])
    }
}
