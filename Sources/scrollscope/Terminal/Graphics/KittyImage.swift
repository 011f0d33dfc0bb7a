// SPDX-License-Identifier: GPL-3.0-or-later

/// A PNG file as Kitty's graphics protocol sends it: in pieces, as letters and digits.
struct KittyImage {
    let png: [UInt8]
    /// The width in cells, to which the terminal scales it; nil: it is shown pixel by pixel.
    let columns: Int?

    /// Letters a piece; the protocol's limit.
    private static let piece = 4096

    var sequence: ImageSequence {
        let letters = png.base64
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

extension [UInt8] {
    /// The letters of base 64, padded (RFC 4648).
    fileprivate var base64: [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var letters: [UInt8] = []
        letters.reserveCapacity((count + 2) / 3 * 4)
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start..<Swift.min(start + 3, count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                letters.append(place > group.count ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
            }
        }
        return letters
    }
}
