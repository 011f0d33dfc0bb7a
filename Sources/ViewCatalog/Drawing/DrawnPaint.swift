// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// What a shape is filled with.
package enum DrawnPaint: Hashable, Sendable {
    case color(ColorValue.Components)
    case gradient(DrawnGradient)
    /// Thin slanting lines.
    case hatch(ColorValue.Components)

    /// One colour for it: that of a gradient's middle.
    package var color: ColorValue.Components {
        switch self {
        case .color(let color), .hatch(let color): color
        case .gradient(let gradient): gradient.stops.isEmpty ? .clear : gradient.color(at: 0.5)
        }
    }

    func mapped(_ change: (ColorValue.Components) -> ColorValue.Components) -> DrawnPaint {
        switch self {
        case .color(let color): return .color(change(color))
        case .hatch(let color): return .hatch(change(color))
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = change(gradient.stops[index].color) }
            return .gradient(gradient)
        }
    }
}

/// Colours that pass into each other, in the coordinates of the window.
package struct DrawnGradient: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case linear(CGPoint, CGPoint)
        /// `stretch` is how much higher than wide it is.
        case radial(CGPoint, from: Double, to: Double, stretch: Double)
        /// Around a point, from one angle to another in radians.
        case angular(CGPoint, from: Double, to: Double)
    }

    package struct Stop: Hashable, Sendable {
        /// From 0 to 1.
        package var location: Double
        package var color: ColorValue.Components

        package init(location: Double, color: ColorValue.Components) {
            self.location = location
            self.color = color
        }
    }

    package var kind: Kind
    package var stops: [Stop]

    package init(kind: Kind, stops: [Stop]) {
        self.kind = kind
        self.stops = stops
    }

    /// The colour at a place from 0 to 1. It is asked at every point of a picture, and there may be any number of stops.
    package func color(at place: Double) -> ColorValue.Components {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if !(place > first.location) { return first.color }
        let next = (1..<stops.count).partitioningIndex { place <= stops[$0].location }
        guard next < stops.count else { return last.color }
        let (low, high) = (stops[next - 1], stops[next])
        let length = high.location - low.location
        return low.color.mixed(with: high.color, by: length > 0 ? (place - low.location) / length : 1)
    }
}

extension ColorValue.Components {
    package static let clear = Self(red: 0, green: 0, blue: 0, opacity: 0)
    package static let black = Self(red: 0, green: 0, blue: 0)
    package static let white = Self(red: 1, green: 1, blue: 1)

    /// `0x1971c2`.
    package init(hex: Int, opacity: Double = 1) {
        self.init(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, opacity: opacity)
    }

    package func mixed(with other: Self, by part: Double) -> Self {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Self(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: mix(opacity, other.opacity))
    }

    package func faded(_ factor: Double) -> Self {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    /// What is seen where it lies over another.
    package func over(_ ground: Self) -> Self {
        let opacity = self.opacity + ground.opacity * (1 - self.opacity)
        guard opacity > 0 else { return .clear }
        func mix(_ a: Double, _ b: Double) -> Double { (a * self.opacity + b * ground.opacity * (1 - self.opacity)) / opacity }
        return Self(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue), opacity: opacity)
    }

    /// How light it is, from 0 to 1; components beyond that count as what a screen shows of them.
    package var luminance: Double { 0.2126 * red.asShown + 0.7152 * green.asShown + 0.0722 * blue.asShown }

    func filtered(_ filter: DrawingEffect.ColorFilter) -> Self {
        let grey = luminance
        func each(_ change: (Double) -> Double) -> Self {
            Self(red: change(red).asShown, green: change(green).asShown, blue: change(blue).asShown, opacity: opacity)
        }
        switch filter {
        case .brightness(let amount): return each { $0 + amount }
        case .contrast(let amount): return each { ($0 - 0.5) * amount + 0.5 }
        case .saturation(let amount): return each { grey + ($0 - grey) * amount }
        case .grayscale(let amount): return each { $0 + (grey - $0) * amount.asShown }
        case .invert: return each { 1 - $0 }
        case .multiply(let color):
            return Self(
                red: red * color.red, green: green * color.green, blue: blue * color.blue, opacity: opacity * color.opacity)
        case .luminanceToAlpha: return Self(red: 0, green: 0, blue: 0, opacity: (1 - grey) * opacity)
        case .hueRotation(let angle): return turned(by: angle)
        }
    }

    /// Turned about the axis of greys.
    private func turned(by angle: Angle) -> Self {
        let turn = CGAffineTransformValue.rotation(angle.radians)
        let (c, s) = (turn.a, turn.b)
        func mix(_ r: Double, _ g: Double, _ b: Double) -> Double { (r * red + g * green + b * blue).asShown }
        return Self(
            red: mix(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
            green: mix(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
            blue: mix(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072), opacity: opacity)
    }
}

extension Double {
    /// A component of a colour, or an opacity, as a screen shows it: from 0 to 1, and 0 where it is not a number.
    package var asShown: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
