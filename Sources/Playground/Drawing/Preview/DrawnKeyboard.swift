// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// The software keyboard over the bottom of a screen: a ground with rows of keys, without letters.
struct DrawnKeyboard {
    let screen: CGSize
    let height: Double
    let isDark: Bool

    /// Keys of each row, from the top; the last one has a wide key in its middle.
    private static let rows = [10, 9, 9]
    private static let gap = 6.0
    /// What of the height the keys take; below them is the edge of the screen.
    private static let share = 0.8

    var items: [DisplayList.Item] {
        let height = min(height, screen.height)
        guard height > 1, screen.width > 1 else { return [] }
        let ground = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        let keys = isDark ? ColorValue.Components(hex: 0x6B6B6F) : .init(hex: 0xFFFFFF)
        let color = isDark ? ColorValue.Components(hex: 0x2B2B2F) : .init(hex: 0xD1D3D9)
        return [.fill(.rectangle(ground), .color(color))] + places(in: ground).map { .fill(.rounded($0, radius: 5), .color(keys)) }
    }

    private func places(in ground: CGRect) -> [CGRect] {
        let count = Double(Self.rows.count + 1)
        let step = (ground.height * Self.share - Self.gap) / count
        guard step > 2 * Self.gap else { return [] }
        let unit = (ground.width - Self.gap) / Double(Self.rows[0])
        func key(_ row: Int, _ x: Double, _ width: Double) -> CGRect {
            CGRect(
                x: x + Self.gap / 2, y: ground.minY + Self.gap + Double(row) * step, width: width - Self.gap, height: step - Self.gap)
        }
        let letters = Self.rows.enumerated().flatMap { row, count in
            let left = (ground.width - Double(count) * unit) / 2
            return (0..<count).map { key(row, left + Double($0) * unit, unit) }
        }
        let last = Self.rows.count
        let side = Self.gap / 2
        return letters + [
            key(last, side, 2.5 * unit), key(last, side + 2.5 * unit, 5 * unit), key(last, side + 7.5 * unit, 2.5 * unit),
        ]
    }
}
