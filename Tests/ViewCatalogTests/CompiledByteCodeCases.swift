// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Bytes: slices of Data with their indices, and what raw memory holds.
    static let byteCode = ##"""
        func t() -> String { let d = Data([1, 2, 3, 4, 5]); let s = d[1..<4]; return "\("\(s.count) \(s.base64EncodedString()) \(Data(s).startIndex) \(s.startIndex) \(s.first!) \(String(data: s, encoding: .utf8) != nil) \(s[2]) \(s.map { $0 }) \(s.reversed().map { $0 })")" }
        //= 3 AgME 0 1 2 true 3 [2, 3, 4] [4, 3, 2]
        ----
        func t() -> String { let d = Data("hello world".utf8); return "\("\(String(data: d[..<5], encoding: .utf8)!) \(String(decoding: d[6...], as: UTF8.self)) \(d.dropFirst(6).startIndex) \(d.suffix(3).count) \(d.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }) \(d.firstIndex(of: 32)!) \(d.contains(104))")" }
        //= hello world 6 3 ["hello", "world"] 5 true
        ----
        func t() -> String { var d = Data([9, 8]); d += [1]; d.append(contentsOf: [2, 3]); d[0] = 1; d.removeSubrange(1..<2); d.insert(7, at: 1); return "\("\(Array(d)) \(d == Data([1, 7, 1, 2, 3])) \(d.sorted()) \(d.max()!) \(d.reduce(0) { $0 + Int($1) }) \(d.hashValue == Data([1, 7, 1, 2, 3]).hashValue)")" }
        //= [1, 7, 1, 2, 3] true [1, 1, 2, 3, 7] 7 14 true
        ----
        func t() -> String { let n: UInt32 = 0x01020304; let d = withUnsafeBytes(of: n.bigEndian) { Data($0) }; return "\("\(Array(d)) \(d.withUnsafeBytes { $0.load(as: UInt32.self).bigEndian })")" }
        //= [1, 2, 3, 4] 16909060
        """##
}
