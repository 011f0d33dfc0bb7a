// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A word that `help` answers to.
struct HelpWord: Sendable {
    let word: String
    let summary: String
    /// What else it is found by when one searches: related words, and those of other toolkits.
    var others: [String] = []
}

/// A kind of thing that `help` explains: answers, TAB, searching and finding a word in other letters read the same list of kinds.
struct HelpSource: Sendable {
    /// The words to look up.
    let words: @Sendable () -> [HelpWord]
    /// What there is to say about a word; nil where it names nothing of this kind.
    let lines: @Sendable (String, LaidOutScene) -> [StyledText]?
}

extension HelpSource {
    /// Every kind, in the order in which things of one name are shown.
    static let all = [
        commands, views, modifiers, environmentKeys, valueTypes, devices, concepts, errors, lintPatterns, typesOfTheScene,
    ]

    private static let commands = HelpSource {
        Command.all.map { HelpWord(word: $0.name, summary: $0.summary, others: $0.related) }
    } lines: { word, _ in
        Command.named(word)?.helpLines
    }

    private static let views = HelpSource {
        Catalog.allViews.map { HelpWord(word: $0.name, summary: $0.summary, others: Array($0.otherNames)) }
    } lines: { word, _ in
        Catalog.views[word].map { $0.helpLines + HelpRules.line(about: word) }
    }

    private static let modifiers = HelpSource {
        Catalog.modifierNames.map { name in
            let all = Catalog.modifiers(named: name)
            return HelpWord(word: name, summary: all.first?.summary ?? "", others: all.flatMap { Array($0.otherNames.keys) })
        }
    } lines: { word, _ in
        let all = Catalog.modifiers(named: word)
        return all.isEmpty ? nil : all.flatMap(\.helpLines) + HelpRules.line(about: word)
    }

    private static let environmentKeys = HelpSource {
        Catalog.allEnvironmentKeys.map { HelpWord(word: $0.name, summary: $0.summary) }
    } lines: { word, _ in
        // The rules stand below a modifier of that name.
        Catalog.environmentKeys[word].map { key in
            key.helpLines + (Catalog.modifiers(named: word).isEmpty ? HelpRules.line(about: word) : [])
        }
    }

    /// A type that is a view is explained as one.
    private static let valueTypes = HelpSource {
        Catalog.valueTypes.filter { Catalog.views[$0.key] == nil }.map { HelpWord(word: $0.key, summary: $0.value.summary) }
    } lines: { word, _ in
        guard Catalog.views[word] == nil, let type = Catalog.valueTypes[word] else { return nil }
        return type.helpLines + HelpRules.line(about: word)
    }

    private static let devices = HelpSource {
        Device.all.map { HelpWord(word: $0.id, summary: $0.name) }
    } lines: { word, laidOut in
        Device.named(word)?.helpLines(os: laidOut.scene.stage.os)
    }

    private static let concepts = HelpSource {
        HelpConcept.all.flatMap { concept in ([concept.name] + concept.synonyms).map { HelpWord(word: $0, summary: concept.summary) } }
    } lines: { word, _ in
        HelpConcept.named(word)?.helpLines
    }

    private static let errors = HelpSource {
        Diagnostic.ID.allCases.map { HelpWord(word: $0.rawValue, summary: "an error") }
    } lines: { word, _ in
        Diagnostic.ID(rawValue: word.lowercased()).map { ErrorHelp.lines($0) }
    }

    private static let lintPatterns = HelpSource {
        LintPattern.allCases.map { HelpWord(word: $0.rawValue, summary: $0.meaning) }
    } lines: { word, _ in
        LintPattern(rawValue: word.lowercased())?.helpLines
    }

    /// They are another list in each scene, and stand in none here.
    private static let typesOfTheScene = HelpSource {
        []
    } lines: { word, laidOut in
        laidOut.scene.program.type(named: word).map { [StyledText("\($0.kind.rawValue) \($0.name), declared in this scene")] }
    }

    /// Swift's own types and functions, for words that nothing else has: a modifier hides a method of its name, which is asked for with its
    /// type, 'StringProtocol.padding'.
    static let library = HelpSource {
        LibrarySignatures.types.map { name, kind in
            HelpWord(word: name, summary: (kind.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + kind + " of Swift")
        }
    } lines: { word, _ in
        LibrarySignatures.lines(about: word).map { $0.map { StyledText($0) } }
    }
}
