// SPDX-License-Identifier: GPL-3.0-or-later

import CairoPictures

/// Pixels as DEC's sixels: bands of six rows, drawn colour by colour, of 256 colours at most.
struct SixelImage {
    private let image: PixelImage
    /// Of each pixel, its colour's number in the palette.
    private let indices: [UInt8]
    private let palette: [UInt32]

    init(_ image: PixelImage) {
        self.image = image
        var counts: [UInt32: Int] = [:]
        for pixel in image.pixels { counts[pixel, default: 0] += 1 }
        let isExact = counts.count <= 256
        // Of more colours the most frequent, where those that the eye hardly tells apart count as one.
        let kept = isExact ? counts : Dictionary(counts.map { (Self.coarse($0.key), $0.value) }, uniquingKeysWith: +)
        palette = kept.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(256).map(\.key)
        var numbers = Dictionary(uniqueKeysWithValues: palette.enumerated().map { ($0.element, UInt8($0.offset)) })
        let palette = palette
        indices = image.pixels.map { pixel in
            let color = isExact ? pixel : Self.coarse(pixel)
            if let number = numbers[color] { return number }
            let nearest = palette.indices.min { Self.distance(palette[$0], color) < Self.distance(palette[$1], color) } ?? 0
            numbers[color] = UInt8(nearest)
            return UInt8(nearest)
        }
    }

    var sequence: ImageSequence {
        var text: [UInt8] = Array("\u{1B}P;1q\"1;1;\(image.width);\(image.height)".utf8)
        for (number, color) in palette.enumerated() {
            let percents = Self.channels(color).map { ($0 * 100 + 127) / 255 }
            text += Array("#\(number);2;\(percents[0]);\(percents[1]);\(percents[2])".utf8)
        }
        for top in stride(from: 0, to: image.height, by: 6) { band(from: top, into: &text) }
        return ImageSequence(encoded: String(decoding: text, as: UTF8.self) + "\u{1B}\\")
    }

    /// Six rows: for each colour in them the sixels that have it, in one pass over the band.
    private func band(from top: Int, into text: inout [UInt8]) {
        let width = image.width
        var sixels: [UInt8: [UInt8]] = [:]
        for row in top..<min(top + 6, image.height) {
            let bit = UInt8(1 << (row - top))
            for column in 0..<width {
                sixels[indices[row * width + column], default: [UInt8](repeating: 0, count: width)][column] |= bit
            }
        }
        for (place, color) in sixels.keys.sorted().enumerated() {
            if place > 0 { text.append(UInt8(ascii: "$")) }
            text += Array("#\(color)".utf8)
            Self.write(sixels[color] ?? [], into: &text)
        }
        text.append(UInt8(ascii: "-"))
    }

    /// Sixels of which several alike are written once with their number.
    private static func write(_ sixels: [UInt8], into text: inout [UInt8]) {
        var start = 0
        while start < sixels.count {
            var end = start
            while end < sixels.count, sixels[end] == sixels[start] { end += 1 }
            // What nothing follows need not be passed over.
            if end == sixels.count, sixels[start] == 0 { return }
            let sign = sixels[start] + 63
            text += end - start > 3 ? Array("!\(end - start)".utf8) + [sign] : [UInt8](repeating: sign, count: end - start)
            start = end
        }
    }

    private static func channels(_ color: UInt32) -> [Int] { [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)] }

    /// Five bits of each channel, in the middle of what they stand for.
    private static func coarse(_ color: UInt32) -> UInt32 { color & 0xF8F8F8 | 0x040404 }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        zip(channels(a), channels(b)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}
