// SPDX-License-Identifier: GPL-3.0-or-later

/// How many parts of a value are still looked at to find out what types it holds: a tuple may hold another twice, and that again, sixty times.
struct TypeParts {
    private var left: Int

    init(_ most: Int = 1_000) { left = most }

    /// One more; false where there were enough.
    mutating func take() -> Bool {
        left -= 1
        return left >= 0
    }
}
