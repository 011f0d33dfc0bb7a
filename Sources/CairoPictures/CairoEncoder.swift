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

    /// Pixels that all layers of effects together may have, and what else takes as long: painting them takes some seconds.
    private static let mostPainted = 1_000_000_000.0

    /// Pixels that the blurred layers of a PDF together may have, and those in one another once for each.
    private static let mostBlurred = 60_000_000.0

    package func encode(
        _ picture: Picture, as format: PictureFormat, scale: Double, isStopped: () -> Bool
    ) throws(PictureFailure) -> [UInt8] {
        guard let cairo = CairoLibrary.shared else { throw .missingLibrary }
        let scale = format == .pdf ? 1 : scale
        let (width, height) = try Self.size(picture, scale)
        if format == .pdf { try Self.checkPDF(of: picture) } else { try Self.checkPixels(of: picture, scale: scale, width * height) }
        let bytes = Bytes()
        let sink = Unmanaged.passUnretained(bytes).toOpaque()
        let surface =
            format == .pdf
            ? cairo.pdfSurfaceCreateForStream(Self.write, sink, width, height) : cairo.imageSurfaceCreate(0, Int32(width), Int32(height))
        defer { cairo.surfaceDestroy(surface) }
        guard cairo.surfaceStatus(surface) == 0 else { throw .tooLarge }
        try Self.paint(picture, cairo, surface, scale, isStopped)
        if format == .png { _ = cairo.surfaceWriteToPNGStream(surface, Self.write, sink) }
        cairo.surfaceFinish(surface)
        return withExtendedLifetime(bytes) { bytes.all }
    }

    /// The picture as pixels without any format, over white where nothing is painted.
    package func pixels(of picture: Picture, scale: Double, isStopped: () -> Bool) throws(PictureFailure) -> PixelImage {
        guard let cairo = CairoLibrary.shared else { throw .missingLibrary }
        let (width, height) = try Self.size(picture, scale)
        try Self.checkPixels(of: picture, scale: scale, width * height)
        let surface = cairo.imageSurfaceCreate(0, Int32(width), Int32(height))
        defer { cairo.surfaceDestroy(surface) }
        guard cairo.surfaceStatus(surface) == 0 else { throw .tooLarge }
        try Self.paint(picture, cairo, surface, scale, isStopped)
        cairo.surfaceFlush(surface)
        guard let data = cairo.imageSurfaceGetData(surface) else { throw .tooLarge }
        return PixelImage(
            width: Int(width), height: Int(height), premultiplied: UnsafePointer(data), stride: Int(cairo.imageSurfaceGetStride(surface)))
    }

    private static func paint(
        _ picture: Picture, _ cairo: CairoLibrary, _ surface: CairoLibrary.Surface, _ scale: Double, _ isStopped: () -> Bool
    ) throws(PictureFailure) {
        withoutActuallyEscaping(isStopped) {
            CairoCanvas(cairo, surface, showing: picture.shown, scale: scale, isStopped: $0).paint(picture.list)
        }
        if isStopped() { throw .interrupted }
    }

    /// Each effect is painted on a layer of its own, as large as the picture.
    private static func checkPixels(of picture: Picture, scale: Double, _ pixels: Double) throws(PictureFailure) {
        let layers = pixels * Double(picture.list.layers)
        guard layers <= mostPainted else { throw .tooManyEffects }
        let work = PaintWork(picture.list, showing: picture.shown, scale: scale, upTo: mostPainted)
        guard layers + work.blurs <= mostPainted else { throw .tooManyEffects }
        guard layers + work.blurs + work.items <= mostPainted else { throw .tooMuchPainted }
    }

    /// A PDF paints no layers, but it holds what is blurred as pixels, and the stops of gradients are added alike.
    private static func checkPDF(of picture: Picture) throws(PictureFailure) {
        let pixels = picture.list.blurredPixels { radius in
            let blur = CairoCanvas.blur(of: picture.shown, radius: radius)
            return Double(blur.width) * Double(blur.height)
        }
        guard pixels <= mostBlurred else { throw .tooManyEffects }
        guard picture.list.gradients.reduce(0, { $0 + PaintWork.adding(stopsOf: $1) }) <= mostPainted else { throw .tooMuchPainted }
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
