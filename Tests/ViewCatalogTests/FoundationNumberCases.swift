// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Numbers and truth values are bridged to `NSNumber`, and back where they are exactly that.
    static let numberCases = ##"""
        func t() -> String { let a: [Any] = [1, 2.5, true, "x", Float(1.5)]; return a.map { x in "\((x as? NSNumber)?.intValue ?? -1)" }.joined(separator: ",") }
        //= 1,2,1,-1,1
        ----
        func t() -> String { let n = NSNumber(value: 3); let a: Any = n; return "\(n.doubleValue) \((a as? Int) ?? -1) \((a as? Double) ?? -1) \(a as? Bool ?? false) \(n.stringValue) \(n == 3) \(n as! Int)" }
        //= 3.0 3 3.0 false 3 true 3
        ----
        func t() -> String { let d: [String: Any] = ["a": 1, "b": 2.5, "c": NSNumber(value: true)]; return "\((d["a"] as? NSNumber)?.doubleValue ?? 0) \((d["b"] as? NSNumber)?.stringValue ?? "") \(d["c"] as? Bool ?? false) \(5 as NSNumber)" }
        //= 1.0 2.5 true 5
        """##
}
