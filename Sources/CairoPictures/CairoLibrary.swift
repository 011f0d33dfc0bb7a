// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The functions of libcairo that pictures need. The library is loaded when the first picture is asked for: whoever exports none need not
/// have it, and the start of the program does not wait for it.
// Unchecked: it has functions of C alone, which are set once; the compiler does not take them for Sendable.
final class CairoLibrary: @unchecked Sendable {
    typealias Context = OpaquePointer
    typealias Surface = OpaquePointer
    typealias Pattern = OpaquePointer
    typealias WriteFunction = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

    let imageSurfaceCreate: @convention(c) (Int32, Int32, Int32) -> Surface
    let pdfSurfaceCreateForStream: @convention(c) (WriteFunction, UnsafeMutableRawPointer?, Double, Double) -> Surface
    let surfaceWriteToPNGStream: @convention(c) (Surface, WriteFunction, UnsafeMutableRawPointer?) -> Int32
    let surfaceStatus: @convention(c) (Surface) -> Int32
    let surfaceFlush: @convention(c) (Surface) -> Void
    let surfaceFinish: @convention(c) (Surface) -> Void
    let surfaceMarkDirty: @convention(c) (Surface) -> Void
    let surfaceDestroy: @convention(c) (Surface) -> Void
    let imageSurfaceGetData: @convention(c) (Surface) -> UnsafeMutablePointer<UInt8>?
    let imageSurfaceGetStride: @convention(c) (Surface) -> Int32

    let create: @convention(c) (Surface) -> Context
    let destroy: @convention(c) (Context) -> Void
    let save: @convention(c) (Context) -> Void
    let restore: @convention(c) (Context) -> Void
    let pushGroup: @convention(c) (Context) -> Void
    let popGroup: @convention(c) (Context) -> Pattern
    let popGroupToSource: @convention(c) (Context) -> Void
    let transform: @convention(c) (Context, UnsafePointer<Double>) -> Void
    let scale: @convention(c) (Context, Double, Double) -> Void
    let translate: @convention(c) (Context, Double, Double) -> Void
    let newPath: @convention(c) (Context) -> Void
    let moveTo: @convention(c) (Context, Double, Double) -> Void
    let lineTo: @convention(c) (Context, Double, Double) -> Void
    let curveTo: @convention(c) (Context, Double, Double, Double, Double, Double, Double) -> Void
    let closePath: @convention(c) (Context) -> Void
    let rectangle: @convention(c) (Context, Double, Double, Double, Double) -> Void
    let clip: @convention(c) (Context) -> Void
    let fill: @convention(c) (Context) -> Void
    let stroke: @convention(c) (Context) -> Void
    let paint: @convention(c) (Context) -> Void
    let paintWithAlpha: @convention(c) (Context, Double) -> Void
    let mask: @convention(c) (Context, Pattern) -> Void
    let maskSurface: @convention(c) (Context, Surface, Double, Double) -> Void
    let setLineWidth: @convention(c) (Context, Double) -> Void
    let setLineCap: @convention(c) (Context, Int32) -> Void
    let setLineJoin: @convention(c) (Context, Int32) -> Void
    let setDash: @convention(c) (Context, UnsafePointer<Double>?, Int32, Double) -> Void
    let setSourceRGBA: @convention(c) (Context, Double, Double, Double, Double) -> Void
    let setSource: @convention(c) (Context, Pattern) -> Void
    let setSourceSurface: @convention(c) (Context, Surface, Double, Double) -> Void
    let selectFontFace: @convention(c) (Context, UnsafePointer<CChar>, Int32, Int32) -> Void
    let setFontSize: @convention(c) (Context, Double) -> Void
    let showText: @convention(c) (Context, UnsafePointer<CChar>) -> Void
    let textExtents: @convention(c) (Context, UnsafePointer<CChar>, UnsafeMutablePointer<Double>) -> Void
    let patternCreateLinear: @convention(c) (Double, Double, Double, Double) -> Pattern
    let patternCreateRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Pattern
    let patternAddColorStop: @convention(c) (Pattern, Double, Double, Double, Double, Double) -> Void
    let patternDestroy: @convention(c) (Pattern) -> Void
    let patternSetMatrix: @convention(c) (Pattern, UnsafePointer<Double>) -> Void

    /// The library where it is installed; loaded once.
    static let shared = CairoLibrary(names: ["libcairo.so.2", "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib"])

    /// nil where there is no such library, or one without these functions.
    init?(names: [String]) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        var isComplete = true
        func load<F>(_ name: String) -> F {
            // A function that is missing is found out below, before any is called.
            let symbol = dlsym(handle, "cairo_" + name) ?? dlsym(handle, "cairo_version")
            if dlsym(handle, "cairo_" + name) == nil { isComplete = false }
            return unsafeBitCast(symbol, to: F.self)
        }
        guard dlsym(handle, "cairo_version") != nil else { return nil }
        imageSurfaceCreate = load("image_surface_create")
        pdfSurfaceCreateForStream = load("pdf_surface_create_for_stream")
        surfaceWriteToPNGStream = load("surface_write_to_png_stream")
        surfaceStatus = load("surface_status")
        surfaceFlush = load("surface_flush")
        surfaceFinish = load("surface_finish")
        surfaceMarkDirty = load("surface_mark_dirty")
        surfaceDestroy = load("surface_destroy")
        imageSurfaceGetData = load("image_surface_get_data")
        imageSurfaceGetStride = load("image_surface_get_stride")
        create = load("create")
        destroy = load("destroy")
        save = load("save")
        restore = load("restore")
        pushGroup = load("push_group")
        popGroup = load("pop_group")
        popGroupToSource = load("pop_group_to_source")
        transform = load("transform")
        scale = load("scale")
        translate = load("translate")
        newPath = load("new_path")
        moveTo = load("move_to")
        lineTo = load("line_to")
        curveTo = load("curve_to")
        closePath = load("close_path")
        rectangle = load("rectangle")
        clip = load("clip")
        fill = load("fill")
        stroke = load("stroke")
        paint = load("paint")
        paintWithAlpha = load("paint_with_alpha")
        mask = load("mask")
        maskSurface = load("mask_surface")
        setLineWidth = load("set_line_width")
        setLineCap = load("set_line_cap")
        setLineJoin = load("set_line_join")
        setDash = load("set_dash")
        setSourceRGBA = load("set_source_rgba")
        setSource = load("set_source")
        setSourceSurface = load("set_source_surface")
        selectFontFace = load("select_font_face")
        setFontSize = load("set_font_size")
        showText = load("show_text")
        textExtents = load("text_extents")
        patternCreateLinear = load("pattern_create_linear")
        patternCreateRadial = load("pattern_create_radial")
        patternAddColorStop = load("pattern_add_color_stop_rgba")
        patternDestroy = load("pattern_destroy")
        patternSetMatrix = load("pattern_set_matrix")
        guard isComplete else { return nil }
    }
}

/// `cairo_matrix_t` is six numbers: x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0.
struct CairoMatrix {
    var xx = 1.0
    var yx = 0.0
    var xy = 0.0
    var yy = 1.0
    var x0 = 0.0
    var y0 = 0.0

    /// In the order of the C struct.
    var numbers: [Double] { [xx, yx, xy, yy, x0, y0] }
}
