// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Numbers and truth values are bridged to `NSNumber`, and back where they are exactly that; so are those of JSON without types.
    static let numberCases = ##"""
        func t() -> String { let c: [Double] = [0.2, 0.5, 1]; let hex = String(format: "%02lX%02lX%02lX", lroundf(Float(c[0]) * 255), lroundf(Float(c[1] * 255)), lroundf(Float(c[2] * 255))); let x: Float = 2.5; return "\(hex) \(lroundf(-x)) \(llround(2.5)) \(roundf(x)) \(rintf(x)) \(floorf(-x)) \(ceilf(x)) \(truncf(-x)) \(fabsf(-x)) \(sqrtf(2)) \(fmodf(5.5, 2)) \(fminf(1, 2)) \(fmaxf(1, 2)) \(hypotf(3, 4)) \(powf(2, 0.5)) \(expf(1)) \(logf(2)) \(log2f(8)) \(log10f(10)) \(sinf(1)) \(cosf(1)) \(tanf(1)) \(asinf(1)) \(acosf(0.5)) \(atanf(1)) \(atan2f(1, 2)) \(cbrtf(27))" }
        //= 3380FF -3 3 3.0 2.0 -3.0 3.0 -2.0 2.5 1.4142135 1.5 1.0 2.0 5.0 1.4142135 2.7182817 0.6931472 3.0 1.0 0.84147096 0.5403023 1.5574077 1.5707964 1.0471976 0.7853982 0.4636476 3.0
        ----
        func t() -> String { let a: [Any] = [1, 2.5, true, "x", Float(1.5)]; return a.map { x in "\((x as? NSNumber)?.intValue ?? -1)" }.joined(separator: ",") }
        //= 1,2,1,-1,1
        ----
        func t() -> String { let n = NSNumber(value: 3); let a: Any = n; return "\(n.doubleValue) \((a as? Int) ?? -1) \((a as? Double) ?? -1) \(a as? Bool ?? false) \(n.stringValue) \(n == 3) \(n as! Int)" }
        //= 3.0 3 3.0 false 3 true 3
        ----
        func t() -> String { let d: [String: Any] = ["a": 1, "b": 2.5, "c": NSNumber(value: true)]; return "\((d["a"] as? NSNumber)?.doubleValue ?? 0) \((d["b"] as? NSNumber)?.stringValue ?? "") \(d["c"] as? Bool ?? false) \(5 as NSNumber)" }
        //= 1.0 2.5 true 5
        ----
        func t() -> String { let o = try! JSONSerialization.jsonObject(with: Data(#"{"a":1,"b":2.5,"t":true,"big":12345678901}"#.utf8)) as! [String: Any]; return "\(o["a"]!) \(o["b"]!) \(o["t"]!) \(type(of: o["a"]!)) \(o["a"] as? Bool as Any) \(o["t"] as? Int as Any) \(o["t"] as? Double as Any) \(o["b"] as? Int as Any) \(o["a"] is Int) \(o["a"] is Double) \(o["t"] is Bool) \(o["a"] is Bool) \(o["big"] as? Int as Any) \(o["a"] as? NSNumber as Any) \(o["a"] as? Float as Any) \(o["a"] as? String as Any)" }
        //= 1 2.5 1 NSNumber Optional(true) Optional(1) Optional(1.0) nil true true true true Optional(12345678901) Optional(1) Optional(1.0) nil
        ----
        func t() -> String { let o = try! JSONSerialization.jsonObject(with: Data(#"[{"p":1,"q":[1,2.5]},{"p":2.5,"q":[]}]"#.utf8)); let a = o as? [[String: Any]] ?? []; return "\(a.map { $0["p"] as? Double ?? -1 }) \(a.map { ($0["q"] as? [Double]) ?? [-1] }) \(a.map { ($0["q"] as? [Int]) ?? [-1] }) \((o as? [Any])?.count as Any)" }
        //= [1.0, 2.5] [[1.0, 2.5], []] [[-1], []] Optional(2)
        ----
        func t() -> String { let o = try! JSONSerialization.jsonObject(with: Data(#"{"a":1,"b":{"c":2.5,"d":false}}"#.utf8)); let d = try! JSONSerialization.data(withJSONObject: o, options: [.sortedKeys]); if case let m as [String: Any] = o, let b = m["b"] as? [String: Any] { var s = ""; for (k, v) in b.sorted(by: { $0.key < $1.key }) { switch v { case let x as Bool: s += "\(k)bool\(x)"; case let x as Int: s += "\(k)int\(x)"; case let x as Double: s += "\(k)dbl\(x)"; default: s += "?" } }; return String(decoding: d, as: UTF8.self) + s }; return "" }
        //= {"a":1,"b":{"c":2.5,"d":false}}cdbl2.5dboolfalse
        ----
        func t() -> String { let d: [String: Any] = ["a": 1, "b": 2.5, "c": true, "e": NSNull(), "f": [1, 2]]; return "\(d["a"] as? Double as Any) \(d["b"] as? Int as Any) \(d["c"] as? Int as Any) \(d["a"] as? CGFloat as Any) \(d["b"] as? Float as Any) \(d["f"] as? [Double] as Any)" }
        //= nil nil nil nil nil nil
        ----
        func t() -> String { let x: Any = 1 as NSNumber; switch x { case let i as Int: return "int\(i)"; case let d as Double: return "d\(d)"; default: return "?" } }
        //= int1
        ----
        func t() -> String { let a = [1, 2] as [NSNumber]; let s: NSNumber = 2.5; return "\(a.map(\.intValue)) \(a.map { $0.doubleValue }) \(s.int64Value) \(s.floatValue) \(s == 2.5) \(NSNumber(value: true).boolValue) \(NSNumber(value: 7)) \(NSNumber(value: 2.0)) \(NSNumber(value: UInt8(9)).stringValue)" }
        //= [1, 2] [1.0, 2.0] 2 2.5 true true 7 2.0 9
        ----
        func t() -> String { let o: [String: Any] = ["a": NSNumber(value: 3), "b": [NSNumber(value: 1.5)]]; let s = String(decoding: try! JSONSerialization.data(withJSONObject: o, options: .sortedKeys), as: UTF8.self); return "\(s) \(o["a"] as? Int as Any) \(o["b"] as? [Double] as Any) \(o["b"] as? [Int] as Any)" }
        //= {"a":3,"b":[1.5]} Optional(3) Optional([1.5]) nil
        """##
}
