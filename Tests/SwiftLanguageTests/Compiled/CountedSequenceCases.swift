// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Strides whose elements are rounded once, and sequences longer than any array.
    static let countedSequences = reading(
        ##"""
        func t() -> String {
            let s = Array(stride(from: 0.1, to: 0.95, by: 0.1)), f = Array(stride(from: Float(0), to: 1, by: 0.3)), d = Array(stride(from: 1.7, through: -0.4, by: -0.3))
            return "\(s) \(f) \(d) \(Array(stride(from: 0, to: 1, by: 0.1)).count) \(Array(stride(from: 0.0, through: 1, by: 0.1)).count) \(Array(stride(from: 1, to: 1.05, by: 0.01)))"
        }
        //= [0.1, 0.2, 0.30000000000000004, 0.4, 0.5, 0.6000000000000001, 0.7000000000000001, 0.8, 0.9] [0.0, 0.3, 0.6, 0.90000004] [1.7, 1.4, 1.1, 0.8, 0.5, 0.2, -0.09999999999999998, -0.39999999999999997] 10 11 [1.0, 1.01, 1.02, 1.03, 1.04]
        ----
        func t() -> String {
            let a = stride(from: 0, to: Int.max, by: 1).prefix(3).map { $0 }, b = stride(from: 0, to: Int.max, by: 1).first { $0 > 5 } ?? -1
            let c = Array(stride(from: 0.0, to: .infinity, by: 0.5).lazy.map { $0 * 2 }.prefix(3)), d = Array(stride(from: Int8(100), through: 127, by: 9))
            var it = stride(from: Int.max - 3, through: Int.max, by: 2).makeIterator()
            return "\(a) \(b) \(c) \(d) \(it.next()!) \(it.next()!) \(it.next() as Any) \(Array(stride(from: 3, to: 3, by: -1))) \(Array(stride(from: 5, through: 0, by: -2)))"
        }
        //= [0, 1, 2] 6 [0.0, 1.0, 2.0] [100, 109, 118, 127] 9223372036854775804 9223372036854775806 nil [] [5, 3, 1]
        ----
        func t() -> String {
            let a = (1...Int.max).reversed().first!, b = (0..<Int.max).reversed().prefix(2).map { $0 }, c = (0..<1_000_000_000).reversed().first { $0 % 7 == 0 }!
            var seen = 0
            for x in (Int8.min...Int8.max).reversed() { seen += Int(x); if x < 120 { break } }
            return "\(a) \(b) \(c) \(seen) \((0..<9).reversed().map { $0 * 2 }) \(Array((1...Int64.max).reversed().dropFirst().prefix(1)))"
        }
        //= 9223372036854775807 [9223372036854775806, 9223372036854775805] 999999994 1107 [16, 14, 12, 10, 8, 6, 4, 2, 0] [9223372036854775806]
        ----
        func t() -> String {
            var log: [Int] = []
            let doubled = [1, 2, 3].lazy.map { (x: Int) -> Int in log.append(x); return x * 2 }, large = [5, 1, 7].lazy.filter { $0 > 2 }, plain = [4, 5].lazy
            let second = doubled[1], n: Int = large[2]
            return "\(second) \(n + 1) \(plain[0]) \(log) \(["1", "x"].lazy.compactMap { Int($0) }[0])"
        }
        //= 4 8 4 [2] 1
        """##)
}
