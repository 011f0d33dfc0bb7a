// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Playground

/// Pictures as PNG and PDF, by the cairo library.
package struct CairoEncoder: PictureEncoder {
    package init() {}

    /// Is the library installed?
    package static var isAvailable: Bool { CairoLibrary.shared != nil }

    /// More pixels than this no screen and no reader wants.
    private static let mostPixels = 100_000_000.0

    /// Pixels that all layers of effects together may have: painting them takes some seconds.
    private static let mostPainted = 1_000_000_000.0

    /// Pixels that the blurred layers of a PDF together may have, and those in one another once for each.
    private static let mostBlurred = 60_000_000.0

    package func encode(_ picture: Picture, as format: PictureFormat, scale: Double) throws(PictureFailure) -> [UInt8] {
        guard let cairo = CairoLibrary.shared else { throw .missingLibrary }
        let scale = format == .pdf ? 1 : scale
        let (width, height) = try Self.size(picture, scale)
        if format == .pdf { try Self.checkBlurs(of: picture) } else { try Self.checkEffects(of: picture, pixels: width * height) }
        let bytes = Bytes()
        let sink = Unmanaged.passUnretained(bytes).toOpaque()
        let surface =
            format == .pdf
            ? cairo.pdfSurfaceCreateForStream(Self.write, sink, width, height) : cairo.imageSurfaceCreate(0, Int32(width), Int32(height))
        defer { cairo.surfaceDestroy(surface) }
        guard cairo.surfaceStatus(surface) == 0 else { throw .tooLarge }
        CairoCanvas(cairo, surface, showing: picture.shown, scale: scale).paint(picture.list)
        if format == .png { _ = cairo.surfaceWriteToPNGStream(surface, Self.write, sink) }
        cairo.surfaceFinish(surface)
        return withExtendedLifetime(bytes) { bytes.all }
    }

    /// The picture as pixels without any format, over white where nothing is painted.
    package func pixels(of picture: Picture, scale: Double) throws(PictureFailure) -> PixelImage {
        guard let cairo = CairoLibrary.shared else { throw .missingLibrary }
        let (width, height) = try Self.size(picture, scale)
        try Self.checkEffects(of: picture, pixels: width * height)
        let surface = cairo.imageSurfaceCreate(0, Int32(width), Int32(height))
        defer { cairo.surfaceDestroy(surface) }
        guard cairo.surfaceStatus(surface) == 0 else { throw .tooLarge }
        CairoCanvas(cairo, surface, showing: picture.shown, scale: scale).paint(picture.list)
        cairo.surfaceFlush(surface)
        guard let data = cairo.imageSurfaceGetData(surface) else { throw .tooLarge }
        return PixelImage(
            width: Int(width), height: Int(height), premultiplied: UnsafePointer(data), stride: Int(cairo.imageSurfaceGetStride(surface)))
    }

    /// Each effect is painted on a layer of its own, as large as the picture.
    private static func checkEffects(of picture: Picture, pixels: Double) throws(PictureFailure) {
        guard pixels * Double(picture.list.layers) <= mostPainted else { throw .tooManyEffects }
    }

    /// A PDF paints no layers, but it holds what is blurred as pixels.
    private static func checkBlurs(of picture: Picture) throws(PictureFailure) {
        let pixels = picture.list.blurredPixels { radius in
            let blur = CairoCanvas.blur(of: picture.shown, radius: radius)
            return Double(blur.width) * Double(blur.height)
        }
        guard pixels <= mostBlurred else { throw .tooManyEffects }
    }

    private static func size(_ picture: Picture, _ scale: Double) throws(PictureFailure) -> (width: Double, height: Double) {
        let (width, height) = ((picture.shown.width * scale).rounded(.up), (picture.shown.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32_000, height <= 32_000, width * height <= mostPixels else { throw .tooLarge }
        return (width, height)
    }

    private final class Bytes { var all: [UInt8] = [] }

    private static let write: CairoLibrary.WriteFunction = { sink, data, count in
        guard let sink, let data else { return 0 }
        Unmanaged<Bytes>.fromOpaque(sink).takeUnretainedValue().all += UnsafeBufferPointer(start: data, count: Int(count))
        return 0
    }
}
