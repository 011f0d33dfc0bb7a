// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A Unicode scalar inside of something else is quoted, and escaped unless it is ASCII.
    static let scalarTexts = reading(
        ##"""
        func t() -> String { "\(Unicode.Scalar(65) as Unicode.Scalar)" + "\(("A" as Unicode.Scalar).value)" }
        //= A65
        ----
        func t() -> String { "\(Array("aé\n".unicodeScalars)) \("aé".unicodeScalars.first!) \("é".unicodeScalars.map { $0.value })" }
        //= ["a", "\u{00E9}", "\n"] a [233]
        """##)
}
