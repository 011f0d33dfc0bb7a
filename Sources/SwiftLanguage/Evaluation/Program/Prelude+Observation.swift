// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Code that is told once when something changes that other code has read.
    static let observation = """
        func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T {
            _VirtualClock.beginTracking()
            let result = apply()
            _VirtualClock.endTracking(onChange)
            return result
        }
        """
}
