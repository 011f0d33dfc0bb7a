// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// C's functions of a Float, which Foundation brings, and those that round to a whole number.
    static let floatFunctions = """
        func llround(_ x: Double) -> Int { Int(x.rounded()) }
        func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
        func llroundf(_ x: Float) -> Int { Int(x.rounded()) }
        func roundf(_ x: Float) -> Float { x.rounded() }
        func rintf(_ x: Float) -> Float { x.rounded(.toNearestOrEven) }
        func floorf(_ x: Float) -> Float { x.rounded(.down) }
        func ceilf(_ x: Float) -> Float { x.rounded(.up) }
        func truncf(_ x: Float) -> Float { x.rounded(.towardZero) }
        func fabsf(_ x: Float) -> Float { abs(x) }
        func sqrtf(_ x: Float) -> Float { x.squareRoot() }
        func cbrtf(_ x: Float) -> Float { Float(cbrt(Double(x))) }
        func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }
        func fminf(_ x: Float, _ y: Float) -> Float { Float.minimum(x, y) }
        func fmaxf(_ x: Float, _ y: Float) -> Float { Float.maximum(x, y) }
        func hypotf(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
        func powf(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
        func expf(_ x: Float) -> Float { Float(exp(Double(x))) }
        func logf(_ x: Float) -> Float { Float(log(Double(x))) }
        func log2f(_ x: Float) -> Float { Float(log2(Double(x))) }
        func log10f(_ x: Float) -> Float { Float(log10(Double(x))) }
        func sinf(_ x: Float) -> Float { Float(sin(Double(x))) }
        func cosf(_ x: Float) -> Float { Float(cos(Double(x))) }
        func tanf(_ x: Float) -> Float { Float(tan(Double(x))) }
        func asinf(_ x: Float) -> Float { Float(asin(Double(x))) }
        func acosf(_ x: Float) -> Float { Float(acos(Double(x))) }
        func atanf(_ x: Float) -> Float { Float(atan(Double(x))) }
        func atan2f(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
        """
}
