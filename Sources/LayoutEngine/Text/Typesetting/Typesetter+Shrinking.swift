// SPDX-License-Identifier: GPL-3.0-or-later

extension Typesetter {
    /// The number of sizes tried between the full one and the smallest allowed.
    private static var steps: Int { 50 }

    /// Sets the text smaller where it would be truncated otherwise (L12.4). The text takes the largest size that shows all of it, or the
    /// smallest allowed. The extent is that of the full size in a room enlarged by the same factor.
    func setShrinking(in room: TextRoom, minimumScaleFactor: Double) -> (extent: TextExtent, fontScale: Double) {
        let extent = set(in: room)
        guard minimumScaleFactor < 1, extent.isTruncated || source.count == 1 else { return (extent, 1) }
        let minimum = max(0.01, minimumScaleFactor)
        // A character alone is not cut: it would stick out.
        if room.maximumLines == 1 || source.count == 1, let exact = singleLineScale(in: room), exact >= minimum || source.count == 1 {
            let scale = min(1, max(minimum, exact))
            return (set(in: room.enlarged(by: 1 / scale)), scale)
        }
        guard extent.isTruncated else { return (extent, 1) }
        for step in 1..<Self.steps {
            let scale = 1 - (1 - minimum) * Double(step) / Double(Self.steps)
            let smaller = set(in: room.enlarged(by: 1 / scale))
            if !smaller.isTruncated { return (smaller, scale) }
        }
        return (set(in: room.enlarged(by: 1 / minimum)), minimum)
    }

    /// The scale at which the whole text is exactly one line, nil if that never happens.
    private func singleLineScale(in room: TextRoom) -> Double? {
        var unlimited = room
        unlimited.width = .infinity
        let natural = set(in: unlimited)
        guard !natural.isTruncated, natural.width > 0, room.width > 0 else { return nil }
        return room.width / natural.width
    }
}
