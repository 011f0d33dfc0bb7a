// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Texts and collections as Foundation's objects, and what casts make of them.
    static let objectCases = ###"""
        func t() -> String { let s = "Hello World, World" as NSString; let r = s.range(of: "World"); return "\(r.location) \(r.length) \(s.length) \(s.substring(with: r)) \(s.substring(from: 6)) \(s.substring(to: 5)) \(s.range(of: "zzz").location == NSNotFound)" }
        //= 6 5 18 World World, World Hello true
        ----
        func t() -> String { let s = NSString(string: "a/b/c.txt"); return "\(s.lastPathComponent) \(s.pathExtension) \(s.deletingLastPathComponent) \(s.deletingPathExtension) \(s.appendingPathComponent("d")) \(s.pathComponents)" }
        //= c.txt txt a/b a/b/c a/b/c.txt/d ["a", "b", "c.txt"]
        ----
        func t() -> String { let s = "héllo wörld" as NSString; let r = s.range(of: "WÖRLD", options: .caseInsensitive); let b = s.range(of: "o", options: .backwards); return "\(r) \(b) \(s.uppercased) \(s.capitalized) \(s.character(at: 1)) \(s.components(separatedBy: " "))" }
        //= {6, 5} {4, 1} HÉLLO WÖRLD Héllo Wörld 233 ["héllo", "wörld"]
        ----
        func t() -> String { let s = "one two three" as NSString; let t = s.replacingOccurrences(of: "two", with: "2"); let u = s.replacingCharacters(in: NSRange(location: 0, length: 3), with: "1"); return "\(t) \(u) \(s.contains("two")) \(s.hasPrefix("one")) \(s.hasSuffix("x")) \(s.isEqual(to: "one two three"))" }
        //= one 2 three 1 two three true true false true
        ----
        func t() -> String { let m = NSMutableString(string: "abc"); m.append("def"); m.insert("X", at: 0); m.replaceOccurrences(of: "c", with: "C", options: [], range: NSRange(location: 0, length: m.length)); m.deleteCharacters(in: NSRange(location: 1, length: 1)); return "\(m) \(m.length) \(m as String)" }
        //= XbCdef 6 XbCdef
        ----
        func t() -> String { let a = NSMutableArray(); a.add("x"); a.add(2); a.insert("q", at: 0); a.removeObject(at: 1); return "\(a.count) \(a[0] as! String) \(a.componentsJoined(by: "-"))" }
        //= 2 q q-2
        ----
        func t() -> String { let d: NSDictionary = ["a": 1, "b": "two"]; return "\(d.count) \(d["a"] as! Int) \(d.object(forKey: "b") as! String) \(d.value(forKey: "a") as! Int) \((d.allKeys as! [String]).sorted()) \(d["z"] == nil)" }
        //= 2 1 two 1 ["a", "b"] true
        ----
        func t() -> String { let s = NSSet(array: [1, 2, 2, 3]); let x = s as! Set<Int>; return "\(s.count) \(s.contains(2)) \(x.sorted()) \((s.allObjects as! [Int]).sorted())" }
        //= 3 true [1, 2, 3] [1, 2, 3]
        ----
        func t() -> String { let s = NSMutableSet(); s.add("a"); s.add("b"); s.add("a"); s.remove("b"); return "\(s.count) \(s.contains("a"))" }
        //= 1 true
        ----
        func t() -> String { let c = NSCountedSet(array: ["a", "b", "a"]); return "\(c.count(for: "a")) \(c.count(for: "z")) \(c.count)" }
        //= 2 0 2
        ----
        func t() -> String { let c = NSCountedSet(); c.add("a"); c.add("a"); let d = NSCountedSet(capacity: 4); d.add(1); return "\(c.count(for: "a")) \(c.count) \(d.count(for: 1)) \(d.count(for: 2))" }
        //= 2 1 1 0
        ----
        func t() -> String { let s = "a😀b" as NSString; return "\(s.substring(from: 3)) \(s.substring(to: 1)) \(s.substring(with: NSRange(location: 1, length: 2))) \(s.substring(from: 4).isEmpty)" }
        //= b a 😀 true
        """###

    /// Defaults, numbers as objects, scanners, sets of indices, progress, operations, and errors with words of their own. Where the platform
    /// has no such formatter, the answer is what Apple's gives.
    static let toolObjectCases = ###"""
        func t() -> String { let d = UserDefaults(suiteName: "zz1")!; d.register(defaults: ["a": 1, "b": "x"]); let p = d.integer(forKey: "a"); d.set(5, forKey: "a"); let q = d.integer(forKey: "a"); d.removeObject(forKey: "a"); return "\(p) \(q) \(d.integer(forKey: "a")) \(d.string(forKey: "b")!) \(d.object(forKey: "c") == nil)" }
        //= 1 5 1 x true
        ----
        func t() -> String { let a = NSNumber(value: 3), b = NSNumber(value: 4.5); return "\(a.compare(b).rawValue) \(b.compare(a).rawValue) \(a.compare(3) == .orderedSame) \(a.isEqual(to: 3)) \(a == 3) \(a.uintValue) \(b.intValue) \(b.decimalValue)" }
        //= -1 1 true true true 3 4 4.5
        ----
        func t() -> String { let s = Scanner(string: "12 345.25 zz"); let a = s.scanInt64(); let b = s.scanDecimal(); let c = s.scanUInt64(); return "\(a!) \(b!) \(c as Any) \(s.scanFloat() as Any)" }
        //= 12 345.25 nil nil
        ----
        func t() -> String { var s = IndexSet(integer: 5); s.formUnion(IndexSet(0..<3)); s.shift(startingAt: 2, by: 10); return "\(s.map { $0 }) \(s.contains(integersIn: 0..<2)) \(s.intersects(integersIn: 4...6)) \(s.isEmpty) \(s.min()!) \(s.subtracting([0]).sorted()) \(s.symmetricDifference([0, 1]).count) \(s.filteredIndexSet { $0 > 3 }.count)" }
        //= [0, 1, 12, 15] true false false 0 [1, 12, 15] 2 2
        ----
        func t() -> String { let p = IndexPath(indexes: [1, 2, 3]); var q = IndexPath(index: 4); q.append(5); return "\(p.count) \(p[1]) \(q) \(p < q) \(p.dropLast()) \(p.appending(9)) \(q == [4, 5]) \(Array(p)) \(p.compare(q).rawValue) \(p.starts(with: [1, 2]))" }
        //= 3 2 [4, 5] true [1, 2] [1, 2, 3, 9] true [1, 2, 3] -1 true
        ----
        func t() -> String { let r = NSRange(location: 2, length: 3); let s = "héllo wörld"; let sr = Range(r, in: s)!; let back = NSRange(sr, in: s); return "\(s[sr]) \(back) \(r.contains(4)) \(NSUnionRange(r, NSRange(location: 8, length: 1))) \(NSIntersectionRange(r, NSRange(location: 4, length: 9))) \(r.upperBound) \(Range(r)!) \(NSRange(3..<9)) \(NSStringFromRange(r)) \(r == NSRange(2..<5)) \(r.intersection(NSRange(0...1)) as Any)" }
        //= llo {2, 3} true {2, 7} {4, 1} 5 2..<5 {3, 6} {2, 3} true nil
        ----
        func t() -> String { let p = Progress(totalUnitCount: 10); let c = Progress(totalUnitCount: 4, parent: p, pendingUnitCount: 5); c.completedUnitCount = 2; let a = p.fractionCompleted; p.completedUnitCount += 3; c.completedUnitCount = 4; return "\(a) \(p.fractionCompleted) \(p.isFinished) \(c.isFinished) \(p.completedUnitCount) \(p.isIndeterminate) \(p.isCancelled)" }
        //= 0.25 0.8 false true 8 false false
        ----
        func t() -> String { let q = OperationQueue(); q.maxConcurrentOperationCount = 1; let l = NSLock(); var o: [String] = []; let a = BlockOperation { l.lock(); o.append("a"); l.unlock() }; let b = BlockOperation { o.append("b") }; a.addDependency(b); a.completionBlock = { }; q.addOperations([a, b], waitUntilFinished: true); q.addOperation { o.append("c") }; q.waitUntilAllOperationsAreFinished(); return "\(o) \(a.isFinished) \(b.isCancelled) \(q.operationCount)" }
        //= ["b", "a", "c"] true false 0
        ----
        func t() -> String { let a = Thread.current; let t = Thread { }; t.cancel(); Thread.sleep(forTimeInterval: 0.001); return "\(Thread.isMainThread) \(a.isMainThread) \(t.isMainThread) \(t.isCancelled) \(t.isFinished) \(t.isExecuting)" }
        //= true true false true false false
        ----
        class Op: Operation, @unchecked Sendable { var r = 0; override func main() { if isCancelled { return }; r = 42 } }
        func t() -> String { let o = Op(), p = Op(); p.cancel(); o.start(); let q = OperationQueue(); q.addOperation(p); q.waitUntilAllOperationsAreFinished(); return "\(o.r) \(o.isFinished) \(p.r) \(p.isCancelled)" }
        //= 42 true 0 true
        ----
        enum MyE: Int, Error, CustomNSError { case a = 5; static var errorDomain: String { "my.domain" }; var errorCode: Int { rawValue }; var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "A!"] } }
        enum L: LocalizedError { case x; var errorDescription: String? { "X!" }; var failureReason: String? { "r" }; var recoverySuggestion: String? { "s" }; var helpAnchor: String? { "h" } }
        func t() -> String { let n = MyE.a as NSError; let l = L.x as NSError; return "\(n.domain) \(n.code) \(n.localizedDescription) \(l.localizedDescription) \(l.localizedFailureReason!) \(l.localizedRecoverySuggestion!) \((MyE.a as Error).localizedDescription)" }
        //= my.domain 5 A! X! r s A!
        ----
        func t() -> String { let f = PersonNameComponentsFormatter(); f.style = .default; var c = PersonNameComponents(); c.givenName = "Ada"; c.familyName = "Lovelace"; c.middleName = "K"; c.nickname = "Lady"; let a = f.string(from: c); f.style = .short; let b = f.string(from: c); f.style = .abbreviated; let d = f.string(from: c); f.style = .long; return "\(a)|\(b)|\(d)|\(f.string(from: c))" }
        //= Ada Lovelace|Lady|AL|Ada K Lovelace
        ----
        func t() -> String { let f = RelativeDateTimeFormatter(); f.locale = Locale(identifier: "en_US"); f.unitsStyle = .full; let now = Date(timeIntervalSince1970: 1_000_000); return "\(f.localizedString(for: now.addingTimeInterval(-3600), relativeTo: now))|\(f.localizedString(fromTimeInterval: 86400 * 3))|\(f.localizedString(from: DateComponents(day: -1)))" }
        //= 1 hour ago|in 3 days|1 day ago
        """###
}
