// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the functions come from.
private let symbols = CairoSymbols(names: ["libcairo.so.2", "libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib"])

/// The functions of libcairo that pictures need. The library is loaded when the first picture is asked for: whoever exports none need not
/// have it, and the start of the program does not wait for it.
// Unchecked: it has functions of C alone, which are set once; the compiler does not take them for Sendable.
final class CairoLibrary: @unchecked Sendable {
    typealias Context = OpaquePointer
    typealias Surface = OpaquePointer
    typealias Pattern = OpaquePointer
    typealias WriteFunction = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

    let imageSurfaceCreate: @convention(c) (Int32, Int32, Int32) -> Surface = symbols.load("image_surface_create")
    let pdfSurfaceCreateForStream: @convention(c) (WriteFunction, UnsafeMutableRawPointer?, Double, Double) -> Surface = symbols.load(
        "pdf_surface_create_for_stream")
    let surfaceWriteToPNGStream: @convention(c) (Surface, WriteFunction, UnsafeMutableRawPointer?) -> Int32 = symbols.load(
        "surface_write_to_png_stream")
    let surfaceStatus: @convention(c) (Surface) -> Int32 = symbols.load("surface_status")
    let surfaceFlush: @convention(c) (Surface) -> Void = symbols.load("surface_flush")
    let surfaceFinish: @convention(c) (Surface) -> Void = symbols.load("surface_finish")
    let surfaceMarkDirty: @convention(c) (Surface) -> Void = symbols.load("surface_mark_dirty")
    let surfaceDestroy: @convention(c) (Surface) -> Void = symbols.load("surface_destroy")
    let imageSurfaceGetData: @convention(c) (Surface) -> UnsafeMutablePointer<UInt8>? = symbols.load("image_surface_get_data")
    let imageSurfaceGetStride: @convention(c) (Surface) -> Int32 = symbols.load("image_surface_get_stride")

    let create: @convention(c) (Surface) -> Context = symbols.load("create")
    let destroy: @convention(c) (Context) -> Void = symbols.load("destroy")
    let save: @convention(c) (Context) -> Void = symbols.load("save")
    let restore: @convention(c) (Context) -> Void = symbols.load("restore")
    let pushGroup: @convention(c) (Context) -> Void = symbols.load("push_group")
    let popGroup: @convention(c) (Context) -> Pattern = symbols.load("pop_group")
    let popGroupToSource: @convention(c) (Context) -> Void = symbols.load("pop_group_to_source")
    let transform: @convention(c) (Context, UnsafePointer<Double>) -> Void = symbols.load("transform")
    let scale: @convention(c) (Context, Double, Double) -> Void = symbols.load("scale")
    let translate: @convention(c) (Context, Double, Double) -> Void = symbols.load("translate")
    let newPath: @convention(c) (Context) -> Void = symbols.load("new_path")
    let moveTo: @convention(c) (Context, Double, Double) -> Void = symbols.load("move_to")
    let lineTo: @convention(c) (Context, Double, Double) -> Void = symbols.load("line_to")
    let curveTo: @convention(c) (Context, Double, Double, Double, Double, Double, Double) -> Void = symbols.load("curve_to")
    let closePath: @convention(c) (Context) -> Void = symbols.load("close_path")
    let rectangle: @convention(c) (Context, Double, Double, Double, Double) -> Void = symbols.load("rectangle")
    let clip: @convention(c) (Context) -> Void = symbols.load("clip")
    let fill: @convention(c) (Context) -> Void = symbols.load("fill")
    let stroke: @convention(c) (Context) -> Void = symbols.load("stroke")
    let paint: @convention(c) (Context) -> Void = symbols.load("paint")
    let paintWithAlpha: @convention(c) (Context, Double) -> Void = symbols.load("paint_with_alpha")
    let mask: @convention(c) (Context, Pattern) -> Void = symbols.load("mask")
    let maskSurface: @convention(c) (Context, Surface, Double, Double) -> Void = symbols.load("mask_surface")
    let setOperator: @convention(c) (Context, Int32) -> Void = symbols.load("set_operator")
    let setLineWidth: @convention(c) (Context, Double) -> Void = symbols.load("set_line_width")
    let setLineCap: @convention(c) (Context, Int32) -> Void = symbols.load("set_line_cap")
    let setLineJoin: @convention(c) (Context, Int32) -> Void = symbols.load("set_line_join")
    let setDash: @convention(c) (Context, UnsafePointer<Double>?, Int32, Double) -> Void = symbols.load("set_dash")
    let setSourceRGBA: @convention(c) (Context, Double, Double, Double, Double) -> Void = symbols.load("set_source_rgba")
    let setSource: @convention(c) (Context, Pattern) -> Void = symbols.load("set_source")
    let setSourceSurface: @convention(c) (Context, Surface, Double, Double) -> Void = symbols.load("set_source_surface")
    let selectFontFace: @convention(c) (Context, UnsafePointer<CChar>, Int32, Int32) -> Void = symbols.load("select_font_face")
    let setFontSize: @convention(c) (Context, Double) -> Void = symbols.load("set_font_size")
    let showText: @convention(c) (Context, UnsafePointer<CChar>) -> Void = symbols.load("show_text")
    let textExtents: @convention(c) (Context, UnsafePointer<CChar>, UnsafeMutablePointer<Double>) -> Void = symbols.load("text_extents")
    let patternCreateLinear: @convention(c) (Double, Double, Double, Double) -> Pattern = symbols.load("pattern_create_linear")
    let patternCreateRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Pattern = symbols.load(
        "pattern_create_radial")
    let patternAddColorStop: @convention(c) (Pattern, Double, Double, Double, Double, Double) -> Void = symbols.load(
        "pattern_add_color_stop_rgba")
    let patternDestroy: @convention(c) (Pattern) -> Void = symbols.load("pattern_destroy")
    let patternSetMatrix: @convention(c) (Pattern, UnsafePointer<Double>) -> Void = symbols.load("pattern_set_matrix")

    /// The library where it is installed; loaded once. nil where there is no such library, or one without these functions.
    static let shared: CairoLibrary? = {
        let library = CairoLibrary()
        return symbols.isComplete ? library : nil
    }()

    private init() {}
}

/// What a library that is loaded at run time has, by name.
// Unchecked: only the initializer of the one `CairoLibrary` loads from it.
private final class CairoSymbols: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer?
    /// Were all of them there that were asked for?
    private(set) var isComplete = true

    /// - Parameter names: of the library's file on the platforms, the first that is there.
    init(names: [String]) { handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first }

    func load<F>(_ name: String) -> F {
        if let handle, let symbol = dlsym(handle, "cairo_" + name) { return unsafeBitCast(symbol, to: F.self) }
        isComplete = false
        // That something is missing is found out before anything is called.
        let standIn: @convention(c) () -> Void = {}
        return unsafeBitCast(standIn, to: F.self)
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
