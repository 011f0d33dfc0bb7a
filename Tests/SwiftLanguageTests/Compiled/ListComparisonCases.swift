// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Two lists as they are written, of which either tells what the other holds.
    static let listComparisons = reading(
        ##"""
        func t() -> String { let o: Int? = 1; return "\([o] == [1])" }
        //= true
        ----
        func t() -> String { let o: Int? = 1; return "\([1] == [o])" }
        //= true
        ----
        func t() -> String { let o: Int? = 1; return "\(["a": o] == ["a": 1])" }
        //= true
        ----
        func t() -> String { let o: Int? = 1; return "\(["a": 1] == ["a": o])" }
        //= true
        ----
        func t() -> String { let d: Double = 1.5; let o: String? = "a"; return "\([1] == [d]) \([1, 2.5] == [d, 2.5]) \(["a", nil] == [o, nil]) \([[1]] == [[d]])" }
        //= false false true false
        ----
        func t() -> String { let o: Int? = 1; let xs = [1]; let n: Int? = nil; return "\(xs == [o]) \(xs == [n]) \(xs != [o])" }
        //= true false false
        """##)
}
