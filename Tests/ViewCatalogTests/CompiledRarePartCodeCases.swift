// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Parts of Foundation and of the library that few programs use: sets of ranges, intervals in words, masks of vectors, queues of operations.
    static let rarePartCode = ##"""
        func t() -> String { var s = RangeSet<Int>(); s.insert(contentsOf: 1..<4); s.insert(contentsOf: 8..<9); s.remove(contentsOf: 2..<3); return "\(s)" }
        //= [Range(1..<2), Range(3..<4), Range(8..<9)]
        ----
        func t() -> String { let v = SIMD4<Int>(1, 2, 3, 4); let m = v .> 2; return "\("\(any(m)) \(all(m))")" }
        //= true false
        ----
        func t() -> String {
            var s = RangeSet<Int>(); s.insert(contentsOf: 1..<4); s.insert(contentsOf: 8..<9); s.remove(contentsOf: 2..<3); s.insert(contentsOf: 4..<6)
            let o = RangeSet([0..<2, 5..<10])
            return "\(s) \(o.union(s)) \(s.intersection(o)) \(s.subtracting(o)) \(s.symmetricDifference(o)) \(s.contains(5)) \(s.isSubset(of: o)) \(RangeSet(3..<3).isEmpty) \(s.ranges.count) \(s.ranges.map(\.lowerBound)) \(s == RangeSet([1..<2, 3..<6, 8..<9]))"
        }
        //= [Range(1..<2), Range(3..<6), Range(8..<9)] [Range(0..<2), Range(3..<10)] [Range(1..<2), Range(5..<6), Range(8..<9)] [Range(3..<5)] [Range(0..<1), Range(3..<5), Range(6..<8), Range(9..<10)] true false true 3 [1, 3, 8] true
        ----
        func t() -> String { let f = DateIntervalFormatter(); f.locale = Locale(identifier: "en_US"); f.timeZone = .gmt; f.dateStyle = .medium; f.timeStyle = .none; return "\(f.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 86400 * 3)))" }
        //= Jan 1 – 4, 1970
        ----
        func t() -> String { let f = NumberFormatter(); f.format = "0.00;(0.00)"; return "\("\(f.string(from: 1.5)!) \(f.string(from: -1.5)!)")" }
        //= 1.50 (1.50)
        ----
        func t() -> String { var c = CharacterSet(); c.insert("x"); c.insert(charactersIn: "yz"); c.remove("y"); return "\("\(c.contains("x")) \(c.contains("y")) \(c.contains("z"))")" }
        //= true false true
        ----
        func t() -> String { var a = DateComponents(); a.setValue(5, for: .day); a.hour = 3; return "\("\(a.day!) \(a.hour!) \(a.minute as Any) \(a == DateComponents(day: 5, hour: 3))")" }
        //= 5 3 nil true
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\("\(l.localizedString(forLanguageCode: "de") ?? "") \(l.localizedString(forRegionCode: "FR") ?? "") \(l.hourCycle) \(l.firstDayOfWeek) \(Locale(identifier: "de_DE").hourCycle)")" }
        //= German France oneToTwelve sunday zeroToTwentyThree
        ----
        func t() -> String { return "\(Locale(languageCode: .japanese, languageRegion: .japan).identifier)" }
        //= ja_JP
        ----
        func t() -> String { return "\(Locale.Language(identifier: "zh-Hans").script!.identifier)" }
        //= Hans
        ----
        func t() -> String { return "\(String(format: "%05.2f|%x|%@|%3d|%-5s|%e|%%|%c", 3.14159, 255, "s" as NSString, 7, ("ab" as NSString).utf8String!, 12345.678, 65))" }
        //= 03.14|ff|s|  7|ab   |1.234568e+04|%|A
        ----
        func t() -> String { let q = OperationQueue(); q.maxConcurrentOperationCount = 1; var o: [Int] = []; q.addOperation { o.append(1) }; q.addOperation { o.append(2) }; q.waitUntilAllOperationsAreFinished(); return "\(o)" }
        //= [1, 2]
        """##
}
