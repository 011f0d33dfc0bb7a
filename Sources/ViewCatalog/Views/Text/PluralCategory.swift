// SPDX-License-Identifier: GPL-3.0-or-later

/// Which of a translation's plural forms a number takes: the cardinal rules of Unicode's CLDR for whole numbers.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// - Parameter locale: its language decides; one without a rule here has the forms of English.
    init(of number: Int, locale: String) {
        let language = String(locale.prefix { $0.isLetter }.lowercased())
        let n = number.magnitude
        self = (Self.rules[language] ?? Self.english)(n, n % 10, n % 100)
    }

    /// The category of a number, given its last digit and its last two as well.
    private typealias Rule = @Sendable (_ n: UInt, _ ones: UInt, _ tens: UInt) -> PluralCategory

    private static let english: Rule = { n, _, _ in n == 1 ? .one : .other }

    private static let rules = Dictionary(
        families.flatMap { family in family.languages.map { ($0, family.rule) } }, uniquingKeysWith: { first, _ in first })

    private static let families: [(languages: [String], rule: Rule)] = [
        (["ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo"], { _, _, _ in .other }),
        (["fr", "pt", "hi", "bn", "fa", "hy", "am", "gu", "kn", "zu"], { n, _, _ in n <= 1 ? .one : .other }),
        (["ru", "uk", "be"], russian), (["pl"], polish), (["hr", "sr", "bs"], croatian), (["sl"], slovenian),
        (["cs", "sk"], { n, _, _ in n == 1 ? .one : (2...4).contains(n) ? .few : .other }),
        (["lt"], lithuanian), (["lv"], latvian),
        (["ro"], { n, _, tens in n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other }),
        (["he", "iw"], { n, _, _ in n == 1 ? .one : n == 2 ? .two : .other }),
        (["ar"], arabic), (["cy"], welsh),
    ]

    private static let russian: Rule = { _, ones, tens in
        if ones == 1, tens != 11 { return .one }
        return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    }

    private static let polish: Rule = { n, ones, tens in
        if n == 1 { return .one }
        return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    }

    private static let croatian: Rule = { _, ones, tens in
        if ones == 1, tens != 11 { return .one }
        return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
    }

    private static let slovenian: Rule = { _, _, tens in
        switch tens {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }

    private static let lithuanian: Rule = { _, ones, tens in
        if (11...19).contains(tens) || ones == 0 { return .other }
        return ones == 1 ? .one : .few
    }

    private static let latvian: Rule = { _, ones, tens in
        if (11...19).contains(tens) || ones == 0 { return .zero }
        return ones == 1 ? .one : .other
    }

    private static let arabic: Rule = { n, _, tens in
        if n <= 2 { return [.zero, .one, .two][Int(n)] }
        return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
    }

    private static let welsh: Rule = { n, _, _ in
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }
}
