// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
    /// A noun in a sentence: `a colour scheme`, `an edge`, `an OS generation`.
    package var withArticle: String { (first.map { "AEIOaeio".contains($0) } == true ? "an " : "a ") + self }

    /// A type's name in a sentence: `a 'Color'`, `an 'Int'`. Names with U are read “you” (`a 'UnitPoint'`).
    package var quotedWithArticle: String { (first.map { "AEIO".contains($0) } == true ? "an '" : "a '") + self + "'" }
}
