// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// What Foundation makes of a text by the rules of Unicode: without accents or capitals, in other letters.
enum TextTransforms {
    /// `StringTransform`
    enum Transform: CatalogEnum {
        case stripDiacritics, stripCombiningMarks, toLatin, toUnicodeName, toXMLHex, fullwidthToHalfwidth
        case latinToKatakana, latinToHiragana, latinToHangul, latinToArabic, latinToHebrew, latinToThai, latinToCyrillic
        case hiraganaToKatakana, mandarinToLatin
        static var typeName: String { "StringTransform" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Transform.self), summary: "How text is written in other letters.", examples: ["StringTransform.stripDiacritics"])

        var transform: StringTransform {
            switch self {
            case .stripDiacritics: .stripDiacritics
            case .stripCombiningMarks: .stripCombiningMarks
            case .toLatin: .toLatin
            case .toUnicodeName: .toUnicodeName
            case .toXMLHex: .toXMLHex
            case .fullwidthToHalfwidth: .fullwidthToHalfwidth
            case .latinToKatakana: .latinToKatakana
            case .latinToHiragana: .latinToHiragana
            case .latinToHangul: .latinToHangul
            case .latinToArabic: .latinToArabic
            case .latinToHebrew: .latinToHebrew
            case .latinToThai: .latinToThai
            case .latinToCyrillic: .latinToCyrillic
            case .hiraganaToKatakana: .hiraganaToKatakana
            case .mandarinToLatin: .mandarinToLatin
            }
        }
    }

    /// The normal forms of Unicode.
    static let properties: [String: NativeProperty] = [
        "decomposedStringWithCanonicalMapping": .computed { (text: String) in NormalForm.canonicallyDecomposed(text) },
        "precomposedStringWithCanonicalMapping": .computed { (text: String) in NormalForm.canonicallyComposed(text) },
        "decomposedStringWithCompatibilityMapping": .computed { (text: String) in NormalForm.compatiblyDecomposed(text) },
        "precomposedStringWithCompatibilityMapping": .computed { (text: String) in NormalForm.compatiblyComposed(text) },
        // The same for what is the same text.
        "hash": .computed { (text: String) in NSString(string: NormalForm.canonicallyDecomposed(text)).hash },
        // A text as a number, as far as it is one: what `NSString` says of its own.
        "integerValue": .computed { (text: String) in NSString(string: text).integerValue },
        "longLongValue": .computed { (text: String) in Int(NSString(string: text).longLongValue) },
        "doubleValue": .computed { (text: String) in NSString(string: text).doubleValue },
        "boolValue": .computed { (text: String) in NSString(string: text).boolValue },
    ]

    static let methods = transforms.merging(comparisons) { $0 + $1 }.merging(encodings) { $0 + $1 }

    /// How long a text is when it is written, and whether it can be.
    private static let encodings: [String: [NativeFunction]] = [
        "lengthOfBytes": [
            .method("lengthOfBytes", of: String.self, .required("using", DataValue.Encoding.self)) {
                $0.lengthOfBytes(using: $1.encoding)
            }
        ],
        "maximumLengthOfBytes": [
            .method("maximumLengthOfBytes", of: String.self, .required("using", DataValue.Encoding.self)) {
                $0.maximumLengthOfBytes(using: $1.encoding)
            }
        ],
        "canBeConverted": [
            .method("canBeConverted", of: String.self, .required("to", DataValue.Encoding.self)) { $0.canBeConverted(to: $1.encoding) }
        ],
        "isEqual": [.method("isEqual", of: String.self, .required("to", String.self)) { $0 == $1 }],
    ]

    /// Comparisons letter by letter, a mark after the letter that it stands on, and those by the rules of the language: `ä` beside `a`, and
    /// capitals last of what is else the same.
    private static let comparisons: [String: [NativeFunction]] = [
        "compare": [comparison("compare", [], nil), comparisonByOptions], "_folded": [folded],
        "caseInsensitiveCompare": [comparison("caseInsensitiveCompare", .caseInsensitive, nil)],
        "localizedCompare": [comparison("localizedCompare", [])],
        "localizedCaseInsensitiveCompare": [comparison("localizedCaseInsensitiveCompare", .caseInsensitive)],
        "localizedStandardCompare": [
            comparison("localizedStandardCompare", [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
        ],
        "localizedStandardContains": [
            NativeFunction("localizedStandardContains", [string], resultType: .named("Bool")) { (call) throws(Diagnostic) in
                let found = try text(call).range(
                    of: other(call), options: [.caseInsensitive, .diacriticInsensitive], locale: FoundationDefaults.locale)
                return .bool(found != nil)
            }
        ],
    ]

    private static func comparison(
        _ name: String, _ options: String.CompareOptions, _ locale: Locale? = FoundationDefaults.locale
    ) -> NativeFunction {
        NativeFunction(name, [string], resultType: .named("ComparisonResult")) { (call) throws(Diagnostic) in
            let result = try text(call).compare(other(call), options: options, locale: locale)
            return .native(ComparisonResultValue(order: result.rawValue))
        }
    }

    /// `compare(_:options:)`
    private static let comparisonByOptions = NativeFunction(
        "compare", [string, ParameterInfo(label: "options", name: "options", type: .named("String.CompareOptions"))],
        resultType: .named("ComparisonResult")
    ) { (call) throws(Diagnostic) in
        let result = try text(call).compare(other(call), options: options(call[1]))
        return .native(ComparisonResultValue(order: result.rawValue))
    }

    private static func options(_ value: Value?) -> String.CompareOptions {
        let known: [(String, String.CompareOptions)] = [
            ("caseInsensitive", .caseInsensitive), ("diacriticInsensitive", .diacriticInsensitive),
            ("widthInsensitive", .widthInsensitive), ("numeric", .numeric), ("literal", .literal), ("forcedOrdering", .forcedOrdering),
        ]
        let options = CompareOptionsValue.of(value)
        return known.reduce(into: []) { if options.contains($1.0) { $0.insert($1.1) } }
    }

    /// Where a text stands in another whose letters may differ in case, marks or width: the ends of each place in UTF-16 units.
    private static let folded = NativeFunction(
        "_folded", [string, ParameterInfo(label: nil, name: "options", type: .named("String.CompareOptions"))]
    ) { (call) throws(Diagnostic) in
        let (text, wanted) = (NSString(string: try text(call)), try other(call))
        // At each place of a text all of the other may be compared.
        let (work, overflow) = text.length.multipliedReportingOverflow(by: max(4, wanted.utf16.count / 16))
        try call.machine.budget.work(overflow ? .max : work, at: call.span)
        var (ends, rest): ([Value], NSRange) = ([], NSRange(location: 0, length: text.length))
        let options = options(call[1])
        while true {
            try call.machine.budget.work(1, at: call.span)
            let found = text.range(of: wanted, options: options, range: rest)
            guard found.location != NSNotFound, found.length > 0 else { return .array(ends) }
            let end = found.location + found.length
            ends += [.int(found.location), .int(end)]
            rest = NSRange(location: end, length: text.length - end)
        }
    }

    private static func other(_ call: NativeCall) throws(Diagnostic) -> String {
        try charged(call[0].flatMap { String.decode($0) } ?? "", call)
    }

    /// Foundation compares each of the marks on a letter with each: thousands are charged.
    private static func charged(_ text: String, _ call: NativeCall) throws(Diagnostic) -> String {
        try call.machine.budget.chargeMarks(of: text, at: call.span)
        return text
    }

    private static let string = ParameterInfo(label: nil, name: "string", type: .named("String"))

    private static let transforms: [String: [NativeFunction]] = [
        "uppercased": [cased("uppercased") { $0.uppercased(with: $1) }], "lowercased": [cased("lowercased") { $0.lowercased(with: $1) }],
        "capitalized": [cased("capitalized") { $0.capitalized(with: $1) }],
        "folding": [
            NativeFunction(
                "folding", [ParameterInfo(label: "options", name: "options", type: .named("String.CompareOptions")), locale],
                resultType: .named("String")
            ) { (call) throws(Diagnostic) in
                .string(
                    try text(call).folding(options: options(call[0]), locale: call[1].flatMap(LocaleValue.decode)?.locale))
            }
        ],
        "applyingTransform": [
            NativeFunction(
                "applyingTransform",
                [
                    ParameterInfo(label: nil, name: "transform", type: Transform.swiftType),
                    ParameterInfo(label: "reverse", name: "reverse", type: .named("Bool")),
                ], resultType: .optional(.named("String"))
            ) { (call) throws(Diagnostic) in
                guard let transform = call[0].flatMap(Transform.decode), case .bool(let isReverse)? = call[1] else { return .nil }
                let text = try text(call)
                // Letters are looked up among thousands of rules, and what has been replaced is moved along: a megabyte takes eight seconds.
                let bytes = text.utf8.count
                try call.machine.budget.work(bytes * 100 + bytes * (bytes / 8_192), at: call.span)
                return text.applyingTransform(transform.transform, reverse: isReverse).map { .string($0) } ?? .nil
            }
        ],
    ]

    /// Capitals by the rules of a language.
    private static func cased(_ name: String, _ body: @escaping @Sendable (String, Locale?) -> String) -> NativeFunction {
        NativeFunction(
            name, [ParameterInfo(label: "with", name: "locale", type: .optional(.named("Locale")))], resultType: .named("String")
        ) { (call) throws(Diagnostic) in .string(body(try text(call), call[0].flatMap(LocaleValue.decode)?.locale)) }
    }

    private static let locale = ParameterInfo(label: "locale", name: "locale", type: .optional(.named("Locale")))

    /// The text that is transformed; what becomes of it is charged as long as that.
    private static func text(_ call: NativeCall) throws(Diagnostic) -> String {
        let text = String.decode(call.receiver ?? .nil) ?? ""
        try call.machine.budget.allocate(text.utf8.count * 4, at: call.span)
        return try charged(text, call)
    }
}
