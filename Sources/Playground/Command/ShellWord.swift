// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A value that has one word in commands, in what they answer and in scripts.
protocol ShellWord: CaseIterable {
    var word: String { get }
}

extension ShellWord {
    /// All of them by their words, to choose from.
    static var choices: [(String, Self)] { allCases.map { ($0.word, $0) } }
}

extension Edge: ShellWord {
    var word: String { "\(self)" }

    /// As Swift writes them: `.top`.
    static var members: [String] { allCases.map { "." + $0.word } }
}

extension LayoutDirection: ShellWord {
    var word: String {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}

extension DynamicTypeSize: ShellWord {
    var word: String { name }
}

extension OSGeneration: ShellWord {
    var word: String { String(rawValue) }
}
