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
        guard radius > 0 else { return }
        var line = [UInt8](repeating: 0, count: 4 * max(width, height))
        for _ in 0..<3 {
            for row in 0..<height { blur(from: row * stride, step: 4, count: width, radius, &line) }
            for column in 0..<width { blur(from: column * 4, step: stride, count: height, radius, &line) }
        }
    }

    /// One row or column, its ends being followed by nothing.
    private func blur(from start: Int, step: Int, count: Int, _ radius: Int, _ line: inout [UInt8]) {
        let size = 2 * radius + 1
        for channel in 0..<4 {
            var sum = 0
            for index in 0..<min(radius, count) { sum += Int(data[start + index * step + channel]) }
            for index in 0..<count {
                if index + radius < count { sum += Int(data[start + (index + radius) * step + channel]) }
                if index - radius - 1 >= 0 { sum -= Int(data[start + (index - radius - 1) * step + channel]) }
                line[index] = UInt8(sum / size)
            }
            for index in 0..<count { data[start + index * step + channel] = line[index] }
        }
    }
}
