// SPDX-License-Identifier: GPL-3.0-or-later

/// The room a text is set in, after what proposals mean to a text (L12.1, L12.5): no NaN, nothing negative, infinity for unlimited.
struct TextRoom: Hashable {
    var width: Double
    var height: Double
    var maximumLines: Int

    /// Lengths are rounded up to a pixel, as sizes are: so every proposal between one and the size it gave means the same.
    init(width: Double?, height: Double?, maximumLines: Int?, grid: TextPixelGrid) {
        self.width = Self.length(width, grid)
        self.height = Self.length(height, grid)
        self.maximumLines = max(1, maximumLines ?? .max)
    }

    private static func length(_ proposal: Double?, _ grid: TextPixelGrid) -> Double {
        guard let proposal, !proposal.isNaN else { return .infinity }
        return grid.up(max(0, proposal))
    }

    /// The room in which the font at its full size is what a shrunken one is in this.
    func enlarged(by factor: Double) -> TextRoom {
        var room = self
        room.width *= factor
        room.height *= factor
        return room
    }
}
