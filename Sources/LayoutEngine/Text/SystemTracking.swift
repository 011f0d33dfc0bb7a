// SPDX-License-Identifier: GPL-3.0-or-later

/// What the system font's advances differ by from those of `GlyphData`, the same for every character (L12.1).
///
/// By size: below 20 points the tracking that Apple publishes, from 20 on the narrower display cut together with its tracking. By weight:
/// four faces stand for nine weights. Fitted to widths measured on Apple's systems from 10 to 40 points and in all nine weights; these had
/// been rounded up to a pixel, and the 2.5 thousandths below 20 points take that back.
enum SystemTracking {
    /// Points to add to the advance of every character.
    static func points(forSize size: Double, weight: Font.Weight, design: Font.Design?, on platform: Platform) -> Double {
        guard design != .monospaced else { return 0 }
        let wider = platform == .macOS ? 0 : titles * min(max((size - 22) / 6, 0), 1)
        return size * (bySize(size) + wider + byWeight[weight.value / 100 - 1] + (design == .rounded ? rounded : 0)) / 1000
    }

    /// By how many thousandths of an em titles are wider on iOS, from 28 points on; between 22 and 28 less. Six strings of 28 and 34 points,
    /// measured on iOS 26 and 27, are 6 to 11 wider a character than the table, which comes from sizes up to 26 and one string of 40 on macOS.
    private static let titles = 7.5

    /// Thousandths of an em. Between two sizes of the table it is interpolated, outside of them the nearest counts.
    private static func bySize(_ size: Double) -> Double {
        let position = min(max(size - 6, 0), Double(sizes.count - 1))
        let index = min(Int(position), sizes.count - 2)
        return sizes[index] + (sizes[index + 1] - sizes[index]) * (position - Double(index))
    }

    /// Thousandths of an em for 6, 7 … 28 points.
    private static let sizes: [Double] = [
        37.5, 30.4, 23.8, 16.4, 9.5, 3, -2.5, -8.7, -13.2, -17.8, -21.9, -27.8, -26.9, -26.2, -39, -42.6, -46.1, -47.5, -48.9, -49.5, -50.2,
        -50.8, -51.4,
    ]

    /// Thousandths of an em for the weights 100, 200 … 900, beside their face (`GlyphTable.face`).
    private static let byWeight: [Double] = [-24.6, -18.2, -7.3, 0, 6.8, 8.2, 15.5, 39.3, 50.9]

    /// Measured on one string of 13 points.
    private static let rounded = -11.0
}
