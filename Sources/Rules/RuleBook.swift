// SPDX-License-Identifier: GPL-3.0-or-later

/// All rules, as docs/rules tells them. They are compiled into the program and read on first use.
package enum RuleBook {
    package static let families: [RuleFamily] = RuleFiles.all.map { name, bytes in
        RuleReader.family(name, String(decoding: bytes, as: UTF8.self))
    }

    package static var rules: [Rule] { families.flatMap(\.rules) }

    private static let places: [String: (family: RuleFamily, chapter: Rule, rule: Rule)] = {
        var result: [String: (RuleFamily, Rule, Rule)] = [:]
        for family in families {
            for chapter in family.chapters {
                for rule in [chapter] + chapter.parts { result[rule.number.lowercased()] = (family, chapter, rule) }
            }
        }
        return result
    }()

    /// The rule or chapter with a number, in any case, and where it stands.
    package static func find(_ number: String) -> (family: RuleFamily, chapter: Rule, rule: Rule)? { places[number.lowercased()] }

    package static func family(_ name: String) -> RuleFamily? { families.first { $0.name == name.lowercased() } }

    /// The rules whose titles name a view, a modifier or a type.
    package static func rules(about name: String) -> [Rule] { rules.filter { $0.subjects.contains(name) } }
}
