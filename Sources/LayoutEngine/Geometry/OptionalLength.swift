// SPDX-License-Identifier: GPL-3.0-or-later

/// A length in points or nil, in eight bytes; NaN stands for nil. Nodes keep their lengths this way: there are many of them.
struct OptionalLength: Hashable, Sendable {
    private let stored: Double

    @inline(__always)
    init(_ length: Double?) { stored = length ?? .nan }

    var length: Double? {
        @inline(__always) get { stored.isNaN ? nil : stored }
    }

    /// None equals none.
    static func == (a: OptionalLength, b: OptionalLength) -> Bool { a.length == b.length }
    func hash(into hasher: inout Hasher) { hasher.combine(length) }
}
