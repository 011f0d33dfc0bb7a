// SPDX-License-Identifier: GPL-3.0-or-later

/// A blur of an image of 32 bits a pixel: three means over neighbours come close to a normal distribution.
struct BoxBlur {
    let data: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    /// Bytes from one row to the next.
    let stride: Int

    /// - Parameter deviation: the standard deviation in pixels.
    func apply(deviation: Double) {
        let radius = Int((deviation * 0.94).rounded())
        guard radius > 0, let (rows, columns) = ink(and: 3 * radius) else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(rows.count, columns.count)) { line in
            for _ in 0..<3 {
                for row in rows { blur(from: row * stride + columns.lowerBound * 4, step: 4, count: columns.count, radius, line) }
                for column in columns { blur(from: rows.lowerBound * stride + column * 4, step: stride, count: rows.count, radius, line) }
            }
        }
    }

    /// The rows and columns in which anything is painted, and as many around them as it is carried to; nil where nothing is. Four
    /// bytes are asked at once.
    private func ink(and margin: Int) -> (rows: Range<Int>, columns: Range<Int>)? {
        var (left, right) = (width, 0)
        var (top, bottom) = (height, 0)
        for row in 0..<height {
            let pixels = UnsafeRawPointer(data + row * stride)
            guard let first = (0..<width).first(where: { pixels.load(fromByteOffset: $0 * 4, as: UInt32.self) != 0 }) else { continue }
            var last = width - 1
            while last > first, pixels.load(fromByteOffset: last * 4, as: UInt32.self) == 0 { last -= 1 }
            (left, right) = (min(left, first), max(right, last + 1))
            (top, bottom) = (min(top, row), row + 1)
        }
        guard left < right else { return nil }
        return (max(0, top - margin)..<min(height, bottom + margin), max(0, left - margin)..<min(width, right + margin))
    }

    /// One row or column, its ends being followed by nothing.
    private func blur(from start: Int, step: Int, count: Int, _ radius: Int, _ line: UnsafeMutableBufferPointer<UInt8>) {
        let mean = ByteMean(of: 2 * radius + 1)
        for channel in 0..<4 {
            let values = data + (start + channel)
            var sum = 0
            for index in 0..<min(radius, count) { sum += Int(values[index * step]) }
            for index in 0..<count {
                if index + radius < count { sum += Int(values[(index + radius) * step]) }
                if index - radius - 1 >= 0 { sum -= Int(values[(index - radius - 1) * step]) }
                line[index] = mean(sum)
            }
            for index in 0..<count { values[index * step] = line[index] }
        }
    }
}

/// The mean of some bytes: a product instead of a quotient, which takes longer. With 40 bits it is exact for up to 65,000 of them; cairo's
/// images have 32,767 pixels in a row at most.
struct ByteMean {
    private let part: Int

    init(of count: Int) { part = (1 << 40) / count + 1 }

    @inline(__always)
    func callAsFunction(_ sum: Int) -> UInt8 { UInt8(truncatingIfNeeded: (sum &* part) >> 40) }
}
