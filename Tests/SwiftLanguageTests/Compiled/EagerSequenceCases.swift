// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A method of a lazy sequence where an array is wanted is the one that all sequences have.
    static let eagerSequences = reading(
        ##"""
        func t() -> String { var n = 0; let xs = [1, 2, 3]; let eager: [Int] = xs.lazy.map { n += 1; return $0 * 2 }; let a = n; let lazy = xs.lazy.map { n += 1; return $0 * 2 }; let b = n; _ = eager; _ = Array(lazy); return "\(a) \(b) \(n) \(eager)" }
        //= 3 3 6 [2, 4, 6]
        ----
        func t() -> String { var n = 0; let xs = [1, 2, 3]; let eager: [Int] = xs.lazy.filter { n += 1; return $0 > 1 }; let e2: [Int] = xs.lazy.compactMap { n += 1; return $0 > 1 ? $0 : nil }; let e3: [Int] = xs.lazy.flatMap { [$0, $0] }; return "\(n) \(eager) \(e2) \(e3)" }
        //= 6 [2, 3] [2, 3] [1, 1, 2, 2, 3, 3]
        """##)
}
