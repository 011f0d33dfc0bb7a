// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The size of an image as the first bytes of its file tell it: PNG, JPEG and GIF in pixels, SVG and PDF in points.
enum ImageHeader {
    /// Nil where the file is of no such kind, or broken.
    static func size(_ bytes: [UInt8]) -> CGSize? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: "GIF8".utf8) { return gif(bytes) }
        let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
        return text.hasPrefix("%PDF") ? pdf(text) : svg(text)
    }

    /// No image is larger: a broken header must not make an endless view.
    private static let limit = 100_000

    private static func made(_ width: Int, _ height: Int) -> CGSize? {
        (1...limit).contains(width) && (1...limit).contains(height) ? CGSize(width: Double(width), height: Double(height)) : nil
    }

    /// The header chunk comes first: width and height, big-endian.
    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24 else { return nil }
        return made(number(bytes[16..<20].map { $0 }), number(bytes[20..<24].map { $0 }))
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10 else { return nil }
        return made(number([bytes[7], bytes[6]]), number([bytes[9], bytes[8]]))
    }

    /// The frame header among the segments: height before width.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        var position = 2
        while position + 9 < bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return made(
                    number([bytes[position + 7], bytes[position + 8]]), number([bytes[position + 5], bytes[position + 6]]))
            }
            if marker == 0xFF {
                position += 1
            } else {
                position += 2 + max(2, number([bytes[position + 2], bytes[position + 3]]))
            }
        }
        return nil
    }

    private static func number(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// `width` and `height` of the root element, else its `viewBox`.
    private static func svg(_ text: String) -> CGSize? {
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else { return nil }
        let root = text[start.upperBound..<end]
        if let width = attribute("width", root).flatMap(length), let height = attribute("height", root).flatMap(length) {
            return rounded(width, height)
        }
        let box = attribute("viewBox", root)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 ? rounded(box[2], box[3]) : nil
    }

    private static func attribute(_ name: String, _ element: Substring) -> Substring? {
        guard let found = element.range(of: " \(name)=\"") else { return nil }
        let value = element[found.upperBound...]
        return value.firstIndex(of: "\"").map { value[..<$0] }
    }

    /// A number, with `px` or `pt` or without.
    private static func length(_ text: Substring) -> Double? {
        let digits = text.prefix { $0.isNumber || $0 == "." }
        return ["", "px", "pt"].contains(text.dropFirst(digits.count)) ? Double(digits) : nil
    }

    /// The first page's `/MediaBox [x y width height]`.
    private static func pdf(_ text: String) -> CGSize? {
        guard let found = text.range(of: "/MediaBox"), let open = text[found.upperBound...].firstIndex(of: "["),
            let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let box = text[text.index(after: open)..<close].split { $0.isWhitespace }.compactMap { Double($0) }
        return box.count == 4 ? rounded(box[2] - box[0], box[3] - box[1]) : nil
    }

    private static func rounded(_ width: Double, _ height: Double) -> CGSize? {
        guard width.isFinite, height.isFinite, (0...Double(limit)).contains(width), (0...Double(limit)).contains(height) else { return nil }
        return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }
}

extension StringProtocol {
    /// Where a text stands first; the standard library's own search, as Foundation is not linked here.
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
