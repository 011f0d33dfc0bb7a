// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines of sized fonts on macOS are whole points high (L12.7).
enum WholePointLine {
    /// Measured up to 40 points; the rule for other sizes is provisional (L16.9).
    static func height(pointSize: Double) -> Double {
        // Measured 30, where the rule gives 31.
        if pointSize == 26 { return 30 }
        guard pointSize > 0 else { return 0 }
        return (pointSize * 2412 / 2048).rounded() + (pointSize < 16 ? 1 : 0)
    }
}
