// SPDX-License-Identifier: GPL-3.0-or-later

/// What tells a file that Scrollscope has written from a person's own: a remark at its end. Who adds to such a file makes it theirs.
enum FileMark {
    static let text = "Made by Scrollscope"

    /// Does a file end with the remark?
    static func isIn(_ bytes: [UInt8]) -> Bool {
        let end = bytes.suffix(reach)
        let wanted = Array(text.utf8)
        return end.indices.contains { end[$0...].starts(with: wanted) }
    }

    /// As far from the end as any format needs.
    private static let reach = 64

    static func session(_ text: String) -> [UInt8] { Array((text + "# \(Self.text)\n").utf8) }

    /// The bytes of a format with the remark in the form that it has there. A drawing as text has none; a snapshot brings its own.
    static func marking(_ bytes: [UInt8], as format: ExportFormat) -> [UInt8] {
        switch format {
        case .svg, .html, .md: bytes + Array("<!-- \(text) -->\n".utf8)
        case .swift: bytes + Array("// \(text)\n".utf8)
        case .pdf: bytes + Array("% \(text)\n".utf8)
        case .png: PNGText.adding("Software", text, to: bytes)
        case .txt, .json: bytes
        }
    }
}

/// A remark in a PNG: a chunk of its own before the last.
enum PNGText {
    private static let endLength = 12

    static func adding(_ key: String, _ text: String, to bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > endLength else { return bytes }
        let body = Array("tEXt".utf8) + Array(key.utf8) + [0] + Array(text.utf8)
        let chunk = bigEndian(UInt32(body.count - 4)) + body + bigEndian(checksum(body))
        return bytes.dropLast(endLength) + chunk + bytes.suffix(endLength)
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }

    /// CRC-32, as the format's specification has it.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
        }
        return ~sum
    }
}
