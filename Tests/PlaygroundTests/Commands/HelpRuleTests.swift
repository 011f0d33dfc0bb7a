// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Playground
import Rules
import Testing

/// The rules at the prompt: `help L8.4`, `help rules`, and what other help says of them (language.md §7).
@Suite struct HelpRuleTests {
    /// Wide enough that no line is broken.
    private let wide = OutputStyle(width: 4_000)

    @Test(arguments: ["help L8.4", "help l8.4", "help rule L8.4", "help rules l8.4", "help RULE   L8.4"])
    func aRuleIsToldWithItsPlaceAndOrigin(_ input: String) throws {
        let text = try Shell().text(input, style: wide)
        #expect(text.hasPrefix("L8.4  The proposal at placement\nL8 HStack and VStack, layout-stacks\n"))
        #expect(text.contains("nil across replaced by its final length"))
        #expect(text.hasSuffix("\nOrigin: measured\n"))
    }

    @Test func aPartThatWasDecidedIsNamed() throws {
        #expect(try Shell().text("help S5.8", style: wide).contains("documented; measured (an unknown id); decided (the error)"))
    }

    @Test func aChapterListsItsRules() throws {
        let text = try Shell().text("help l8", style: wide)
        #expect(text.contains("Along its axis a stack that is proposed nil asks every child for its ideal length."))
        #expect(text.contains("\nL8.10  Overflow stays\n"))
    }

    @Test func familiesAreListed() throws {
        let shell = try Shell()
        for family in RuleBook.families { #expect(shell.text("help rules", style: wide).contains(family.title)) }
        #expect(shell.text("help rule") == shell.text("help rules"))
        #expect(shell.text("help rules Physics").contains("P3.1  The spring\n"))
    }

    @Test(arguments: [
        ("help L8.4x", "L8.4x", "L8.4"), ("help rule S5.16x", "S5.16x", "S5.16"),
        ("help rules layout-stack", "layout-stack", "layout-stacks"),
    ])
    func anUnknownRuleNamesTheNearest(_ input: String, _ word: String, _ nearest: String) throws {
        let shell = try Shell()
        #expect(shell.error(input) == "unknown-topic")
        let lines = shell.text(input).split(separator: "\n")
        #expect(lines[0].hasSuffix("there is no rule '\(word)' [unknown-topic]"))
        #expect(lines[2].drop { $0 == " " } == "^" + String(repeating: "~", count: word.count - 1))
        #expect(lines.contains { $0.contains("did you mean '\(nearest)'?") })
        #expect(lines.contains { $0.contains("'help rules' lists the families") })
    }

    /// A name of the scene goes before a rule.
    @Test func theScenesTypesGoFirst() throws {
        #expect(try Shell().text("struct L1: View { var body: some View { Text(\"a\") } }\nhelp L1").contains("declared in this scene"))
    }

    @Test func everyRuleCanBeTold() throws {
        let shell = try Shell()
        for rule in RuleBook.rules {
            let json = try #require(shell.json("help " + rule.number).first)
            #expect(json.contains("\"ok\": true") && json.contains("\"number\": \"\(rule.number)\""), "\(rule.number)")
            #expect(!shell.text("help " + rule.number).contains("`"), "\(rule.number)")
        }
    }

    /// Nobody has to know a number to understand help: only the line that leads to the rules has any.
    @Test func otherHelpHasNoNumbers() throws {
        let shell = try Shell()
        let words = shell.interpreter.complete("help ", cursor: 5).candidates.filter {
            !["help", "explain", "rule", "rules"].contains($0.text)
        }
        #expect(words.count > 300)
        for word in words {
            let lines =
                shell.text("help " + word.text).split(separator: "\n").filter { !$0.hasPrefix("rules: ") } + [Substring(word.summary)]
            for line in lines {
                #expect(
                    line.range(of: #"\b[LSGP][0-9]+\.[0-9]|\([LSGP][0-9]+\)"#, options: .regularExpression) == nil, "\(word.text): \(line)")
            }
        }
    }

    @Test func helpLeadsToTheRulesAboutAThing() throws {
        let shell = try Shell()
        #expect(shell.text("help padding").contains("\nrules: L4.1, S2.20 ('help L4.1')\n"))
        #expect(shell.text("help .safeAreaInset").contains("\nrules: L2.5, L11.4, S2.9 ('help L2.5')\n"))
        #expect(shell.text("help -s spacer").contains("rule L3.6"))
    }
}
