// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// What `ByteCountFormatter` writes, with what it is told to do as words.
enum ByteCountText {
    static let function = NativeFunction.make(
        "_byteCountText", .unlabeled("count", Int.self), .unlabeled("units", Int.self), .unlabeled("traits", String.self)
    ) { (count, units, traits) in
        let words = Set(traits.split(separator: " "))
        let formatter = ByteCountFormatter()
        formatter.allowedUnits = ByteCountFormatter.Units(rawValue: UInt(clamping: units))
        formatter.countStyle =
            words.contains("memory") ? .memory : words.contains("decimal") ? .decimal : words.contains("binary") ? .binary : .file
        formatter.includesUnit = words.contains("unit")
        formatter.includesCount = words.contains("count")
        formatter.isAdaptive = words.contains("adaptive")
        formatter.zeroPadsFractionDigits = words.contains("padded")
        formatter.allowsNonnumericFormatting = words.contains("words")
        formatter.includesActualByteCount = words.contains("actual")
        return formatter.string(fromByteCount: Int64(count))
    }
}
