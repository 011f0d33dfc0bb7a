// SPDX-License-Identifier: GPL-3.0-or-later

extension ASCIISource {
    /// The lines of a room where no two characters fit on one, so that each has its own: spaces hang. nil: some may fit, or spaces come
    /// first, which have a line too.
    func column(in room: Double) -> (count: Int, width: Double)? {
        guard room + 2 * TextPixelGrid.tolerance < face.narrowestPair, bytes.first != 32 else { return nil }
        // Each of them is wider than that.
        if room < face.narrowest { return (bytes.count { $0 != 32 }, room) }
        var count = 0
        var widest = 0.0
        var width = 0.0
        for index in bytes.indices {
            if bytes[index] == 32 {
                width += kern(after: index - 1) + advance(index)
            } else {
                count += 1
                width = advance(index)
            }
            widest = max(widest, width)
        }
        return (count, min(widest, room))
    }
}
