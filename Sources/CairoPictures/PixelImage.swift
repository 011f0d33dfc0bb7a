// SPDX-License-Identifier: GPL-3.0-or-later

/// A picture as rows of pixels, from the top.
package struct PixelImage: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// Row after row, each 0xRRGGBB.
    package let pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// - Parameter data: cairo's: words of alpha and colours that were multiplied by it, in the order of the machine.
    init(width: Int, height: Int, premultiplied data: UnsafePointer<UInt8>, stride: Int) {
        self.init(
            width: width, height: height,
            pixels: (0..<height).flatMap { row in
                (data + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { words in
                    (0..<width).map { column in
                        let word = words[column]
                        // White shines through by what is missing of each channel alike.
                        return (word & 0xFFFFFF) + (255 - word >> 24) * 0x010101
                    }
                }
            })
    }
}
