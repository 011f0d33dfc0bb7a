// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A PNG file as Kitty's graphics protocol sends it: in pieces, as letters and digits.
struct KittyImage {
    let png: [UInt8]
    /// The width in cells, to which the terminal scales it; nil: it is shown pixel by pixel.
    let columns: Int?

    /// Letters a piece; the protocol's limit.
    private static let piece = 4096

    var sequence: ImageSequence {
        let letters = Array(Data(png).base64EncodedString().utf8)
        var result = ""
        var start = 0
        repeat {
            let end = min(start + Self.piece, letters.count)
            // q=2: it is not to answer, neither that all is well nor what is wrong.
            let keys = start == 0 ? "a=T,f=100,t=d,q=2," + (columns.map { "c=\($0)," } ?? "") : "q=2,"
            result += "\u{1B}_G\(keys)m=\(end < letters.count ? 1 : 0);"
            result += String(decoding: letters[start..<end], as: UTF8.self) + "\u{1B}\\"
            start = end
        } while start < letters.count
        return ImageSequence(encoded: result)
    }
}
