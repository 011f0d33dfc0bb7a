// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Rules
import Testing

/// docs/rules is well formed, and the program holds all of it.
@Suite struct RuleBookTests {
    @Test func everyFileIsAFamily() {
        let files = RuleBook.families.map { "docs/rules/\($0.name).md" } + ["docs/rules/README.md"]
        #expect(Project.files(under: "docs/rules", ending: ".md") == files.sorted())
    }

    @Test func readMeListsTheFamilies() throws {
        let page = try Project.text("docs/rules/README.md")
        for family in RuleBook.families {
            let chapters = family.chapters.map(\.number).joined(separator: ", ")
            #expect(page.contains("| [\(family.name)](\(family.name).md) | \(chapters) | \(family.title) |\n"), "\(family.name)")
        }
    }

    @Test(arguments: RuleBook.families.map(\.name)) func everyRuleHasNumberTitleTextAndOrigin(_ name: String) throws {
        let family = try #require(RuleBook.family(name))
        #expect(!family.title.isEmpty && !family.text.isEmpty && !family.chapters.isEmpty)
        for chapter in family.chapters {
            #expect(!chapter.title.isEmpty && chapter.text.isEmpty == chapter.origins.isEmpty, "\(chapter.number)")
            for rule in chapter.parts {
                #expect(rule.number.hasPrefix(chapter.number) && rule.number.count > chapter.number.count, "\(rule.number)")
                #expect(!rule.title.isEmpty && !rule.text.isEmpty && !rule.origins.isEmpty, "\(rule.number)")
            }
        }
    }

    /// A word that is no kind of origin would be passed over: there are as many as the file has.
    @Test(arguments: RuleBook.families.map(\.name)) func originsAreOfTheThreeKinds(_ name: String) throws {
        let paragraphs = try Project.text("docs/rules/\(name).md").components(separatedBy: "\n\n")
        let written = paragraphs.filter { $0.hasPrefix("Origin: ") }.reduce(0) { $0 + $1.components(separatedBy: ";").count }
        let rules = try #require(RuleBook.family(name)).rules
        #expect(rules.reduce(0) { $0 + $1.origins.count } == written)
        for rule in rules {
            #expect(rule.origins.count != 1 || rule.origins[0].kind != .decided || !rule.origins[0].detail.isEmpty, "\(rule.number): why?")
        }
    }

    @Test func numbersAreUnique() {
        let numbers = RuleBook.rules.map(\.number)
        #expect(Set(numbers).count == numbers.count)
        #expect(numbers.count > 400)
    }

    @Test func rulesAreFoundByNumberNameAndSubject() throws {
        let found = try #require(RuleBook.find("l8.4"))
        #expect(found.rule.number == "L8.4" && found.chapter.number == "L8" && found.family.name == "layout-stacks")
        #expect(RuleBook.find("S5.16B")?.rule.number == "S5.16b")
        #expect(RuleBook.find("L8.4x") == nil && RuleBook.find("") == nil)
        #expect(RuleBook.rules(about: "padding").map(\.number) == ["L4.1", "S2.20"])
        #expect(RuleBook.rules(about: "paging").first?.number == "S4.11")
    }

    @Test func textIsReadInPieces() throws {
        let bounds = try #require(RuleBook.find("L4.3")).rule
        #expect(bounds.text.filter { if case .item = $0 { true } else { false } }.count == 3)
        guard case .table(let rows) = try #require(RuleBook.find("L14.3")).rule.text.last else {
            Issue.record("the type sizes are a table")
            return
        }
        #expect(rows.count == 13 && rows.allSatisfy { $0.count == 11 } && rows[4][5] == "17/22")
        #expect(try #require(RuleBook.find("L8")).rule.parts.count == 10)
    }
}
