// SPDX-License-Identifier: GPL-3.0-or-later

@testable import LayoutEngine

extension FontContext {
    static func phone(scale: Double, type: DynamicTypeSize = .large) -> FontContext {
        FontContext(platform: .iOS, dynamicTypeSize: type, displayScale: scale)
    }

    /// The measuring Mac: scale 2.
    static let mac = FontContext(platform: .macOS, displayScale: 2)
}

extension TextAttributes {
    init(
        font: Font? = nil, lineLimit: Int? = nil, minimumLines: Int = 0, truncationMode: TextTruncationMode = .tail,
        minimumScaleFactor: Double = 1, lineSpacing: Double = 0, alignment: TextAlignment = .leading, textCase: TextCase? = nil
    ) {
        self.init()
        self.font = font
        self.lineLimit = lineLimit
        self.minimumLines = minimumLines
        self.truncationMode = truncationMode
        self.minimumScaleFactor = minimumScaleFactor
        self.lineSpacing = lineSpacing
        self.alignment = alignment
        self.textCase = textCase
    }
}

/// Equal in the digits that rules and tables give.
func isNear(_ value: Double, _ expected: Double, within tolerance: Double = 0.001) -> Bool {
    abs(value - expected) < tolerance
}

/// Texts that try every path: one font or several, all scripts, odd characters.
enum SampleTexts {
    static let strings = [
        "", " ", "   ", "a", "Hello, world!", "The quick brown fox jumps over the lazy dog", "one two", "aa bb cc dd",
        "supercalifragilisticexpialidocious", "a supercalifragilisticexpialidocious b", "  leading spaces", "trailing spaces   ",
        "two\nlines", "three\n\nwith a gap", "\n", "\n\n\n", "ends with newline\n", "tab\tseparated\tvalues", "\t", "carriage\r\nreturn",
        "hyphen-ated well-known words", "(brackets) [and] {braces}, \"quotes\"; 1,234.5% $99", "https://example.com/a/b/c?d=e&f=g",
        "日本語のテキストは、単語の間に空白がありません。", "「引用」と（括弧）", "中文文本和 English 混合", "한국어 텍스트 줄바꿈",
        "👨‍👩‍👧‍👦👍🏽🇩🇪🇫🇷1️⃣❤️", "emoji 🎉 in text", "e\u{301}te\u{301} nai\u{308}ve", "Zalgo\u{300}\u{301}\u{302}\u{303}\u{304}",
        "العربية من اليمين", "עברית", "ไทยไม่มีช่องว่าง", "soft\u{AD}hyphen", "no\u{A0}break", "zero\u{200B}width", "\u{200D}\u{FE0F}",
        "ligature ﬁ and … and — dash", "\u{0}control\u{7F}", "Ünïcödé Ελληνικά Кириллица",
    ]

    static let widths: [Double?] = [nil, 0, 1, 7.3, 20, 33.333, 50, 71.2, 100, 150, 200, 400, 1000, .infinity]
}
