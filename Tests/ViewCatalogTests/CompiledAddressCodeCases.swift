// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Addresses and their parts, defaults, and the small values that code hands on by what they hold.
    static let addressCode = ##"""
        func t() -> String { let d = UserDefaults.standard; d.set(5, forKey: "n"); d.set(1.5, forKey: "d"); d.set(true, forKey: "b"); d.set("12", forKey: "s"); return ["n", "d", "b", "s"].map { "\(d.string(forKey: $0) ?? "nil") \(d.integer(forKey: $0)) \(d.double(forKey: $0)) \(d.float(forKey: $0)) \(d.bool(forKey: $0))" }.joined(separator: ", ") }
        //= 5 5 5.0 5.0 true, 1.5 1 1.5 1.5 true, 1 1 1.0 1.0 true, 12 12 12.0 12.0 true
        ----
        func t() -> String { let d = UserDefaults.standard; return ["1.5x", "yes", "true", " 7a", "NO", "", "1e3", "0x10", "+5", "99999999999999999999"].map { d.set($0, forKey: "k"); return "\(d.integer(forKey: "k")) \(d.double(forKey: "k")) \(d.bool(forKey: "k"))" }.joined(separator: ", ") }
        //= 1 1.5 true, 0 0.0 true, 0 0.0 true, 7 7.0 true, 0 0.0 false, 0 0.0 false, 1 1000.0 true, 0 0.0 false, 5 5.0 true, 9223372036854775807 1e+20 true
        ----
        func t() -> String { let d = UserDefaults.standard; let all: [Any] = [UInt8(4), Float(2.5), false, -3.7, 0.5, [1], ["a"], ["k": 1]]; return all.map { d.set($0, forKey: "k"); return "\(d.string(forKey: "k") ?? "nil") \(d.integer(forKey: "k")) \(d.bool(forKey: "k")) \(d.stringArray(forKey: "k") ?? ["-"]) \(d.array(forKey: "k")?.count ?? -1) \(d.dictionary(forKey: "k")?.count ?? -1) \(d.data(forKey: "k") == nil)" }.joined(separator: ", ") }
        //= 4 4 true ["-"] -1 -1 true, 2.5 2 true ["-"] -1 -1 true, 0 0 false ["-"] -1 -1 true, -3.7 -3 true ["-"] -1 -1 true, 0.5 0 true ["-"] -1 -1 true, nil 0 false ["-"] 1 -1 true, nil 0 false ["a"] 1 -1 true, nil 0 false ["-"] -1 1 true
        ----
        func t() -> String { let d = UserDefaults.standard; d.set("/tmp/none.txt", forKey: "p"); return "\(d.url(forKey: "p")?.absoluteString ?? "nil") \(d.dictionaryRepresentation()["p"] as? String ?? "none") \(d.object(forKey: "p") as? Int ?? -1)" }
        //= file:///tmp/none.txt /tmp/none.txt -1
        ----
        func t() -> String { let n = Notification.Name("ping"); let l: [Notification.Name] = [n, .init("b"), Notification.Name(rawValue: "c")]; let note = Notification(name: n, object: nil, userInfo: ["a": 1]); return "\(n.rawValue) \(l.map(\.rawValue)) \(note.name.rawValue) \(note.userInfo?["a"] as? Int ?? 0) \(n == Notification.Name("ping")) \(Set(l + l).count) \(NSNotification.Name("x").rawValue)" }
        //= ping ["ping", "b", "c"] ping 1 true 3 x
        ----
        func t() -> String { let r = try! NSRegularExpression(pattern: "(a)([(]b)\\(", options: [.caseInsensitive]); let c = try! NSRegularExpression(pattern: "(a) # (b)", options: .allowCommentsAndWhitespace); let m = try! NSRegularExpression(pattern: "(a)", options: .ignoreMetacharacters); return "\(r.numberOfCaptureGroups) \(c.numberOfCaptureGroups) \(m.numberOfCaptureGroups) \(try! NSRegularExpression(pattern: "(a)(?:b)(?<n>c)\\(x").numberOfCaptureGroups)" }
        //= 2 1 0 2
        ----
        func t() -> String { var u = URL(filePath: "/usr/local/"); u.append(path: "bin/tool.sh"); var o = [u.path()]; u.deletePathExtension(); o.append(u.path()); u.deleteLastPathComponent(); o.append(u.path()); u.appendPathComponent("z"); o.append(u.path()); u.appendPathExtension("txt"); o.append(u.path()); u.append(component: "a b"); o.append(u.path()); u.append(components: "x", "y"); o.append(u.path()); u.append(path: "dir", directoryHint: .isDirectory); o.append("\(u.path()) \(u.hasDirectoryPath)"); u.appendPathComponent("d", isDirectory: true); o.append(u.absoluteString); return o.joined(separator: " ") }
        //= /usr/local/bin/tool.sh /usr/local/bin/tool /usr/local/bin/ /usr/local/bin/z /usr/local/bin/z.txt /usr/local/bin/z.txt/a%20b /usr/local/bin/z.txt/a%20b/x/y /usr/local/bin/z.txt/a%20b/x/y/dir/ true file:///usr/local/bin/z.txt/a%20b/x/y/dir/d/
        ----
        func t() -> String { var u = URL(string: "https://us%20er:p@a.com:80/x%20y/./z?q=a%20b#fr%20")!; u.append(queryItems: [URLQueryItem(name: "k", value: "v w")]); return "\(u) \(u.host(percentEncoded: false) ?? "nil") \(u.path(percentEncoded: false)) \(u.path(percentEncoded: true)) \(u.query(percentEncoded: false) ?? "") \(u.fragment(percentEncoded: false) ?? "") \(u.user(percentEncoded: false) ?? "") \(u.password(percentEncoded: false) ?? "") \(u.password ?? "") \(u.hasDirectoryPath) \(u.standardized) \(u.relativeString) \(u.baseURL == nil) \(u.user() ?? "")" }
        //= https://us%20er:p@a.com:80/x%20y/./z?q=a%20b&k=v%20w#fr%20 a.com /x y/./z /x%20y/./z q=a b&k=v w fr  us er p p false https://us%20er:p@a.com:80/x%20y/z?q=a%20b&k=v%20w#fr%20 https://us%20er:p@a.com:80/x%20y/./z?q=a%20b&k=v%20w#fr%20 true us%20er
        ----
        func t() -> String { let b = URL(string: "https://a.com/x/y")!; let u = URL(string: "../z?k#f", relativeTo: b)!; let w = URL(filePath: "a", relativeTo: URL(filePath: "/r/")); return "\(u.absoluteString) \(u.relativeString) \(u.baseURL?.absoluteString ?? "") \(w.path()) \(b.appending(components: "p", "q")) \(b.appending(path: "d", directoryHint: .isDirectory)) \(b.appending(component: "d/e", directoryHint: .notDirectory)) \(b.deletingLastPathComponent().hasDirectoryPath) \(URL(filePath: "/a/b", directoryHint: .isDirectory)) \(URL(fileURLWithPath: "/a/b", isDirectory: true)) \(URL(string: "a b", encodingInvalidCharacters: false) == nil) \(URL(string: "a b")!)" }
        //= https://a.com/z?k#f ../z?k#f https://a.com/x/y /r/a https://a.com/x/y/p/q https://a.com/x/y/d/ https://a.com/x/y/d%2Fe true file:///a/b/ file:///a/b/ true a%20b
        ----
        struct Page { var url = URL(string: "https://a.com/v1")!; mutating func go(_ p: String) { url.append(path: p); url.append(queryItems: [URLQueryItem(name: "q", value: "1")]) } }
        func t() -> String { var p = Page(); p.go("list"); var all = [p.url, URL(string: "https://b.com/x.txt")!]; all[1].deletePathExtension(); func cut(_ u: inout URL) { u.deleteLastPathComponent() }; cut(&all[1]); return "\(p.url) \(all[1])" }
        //= https://a.com/v1/list?q=1 https://b.com/
        ----
        func t() -> String { var c = URLComponents(string: "https://u%20s:p%20w@e.com/a%20b?q=a%2Bb&r#fr%20g")!; var o = [c.percentEncodedPath, c.percentEncodedQuery ?? "nil", c.percentEncodedFragment ?? "nil", c.percentEncodedQueryItems?.first?.value ?? "nil", c.percentEncodedUser ?? "nil", c.percentEncodedPassword ?? "nil", c.password ?? "nil", c.percentEncodedHost ?? "nil", c.encodedHost ?? "nil"]; c.percentEncodedPath = "/x%20y"; c.percentEncodedQuery = "q=a+b"; c.percentEncodedFragment = nil; c.user = nil; c.password = nil; o.append(c.string!); c.percentEncodedQueryItems = [URLQueryItem(name: "z", value: "%20"), URLQueryItem(name: "y", value: nil)]; c.percentEncodedUser = "a%20"; c.percentEncodedPassword = "b"; o.append(c.url!.absoluteString); return o.joined(separator: " ") }
        //= /a%20b q=a%2Bb&r fr%20g a%2Bb u%20s p%20w p w e.com e.com https://e.com/x%20y?q=a+b https://a%20:b@e.com/x%20y?z=%20&y
        ----
        func t() -> String { var c = URLComponents(string: "https://e.com/s")!; c.queryItems = [URLQueryItem(name: "d", value: "1+1")]; c.percentEncodedQuery = c.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B"); return "\(c.url!) \(c.queryItems!)" }
        //= https://e.com/s?d=1%2B1 [d=1+1]
        ----
        func t() -> String { let u = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!; let b = u.uuid; let v = UUID(uuid: b); return "\(b.0) \(b.15) \(v == u) \(v.uuidString) \(u.hashValue == v.hashValue) \(UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255))) \(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5G") == nil) \(UUID(uuidString: "E621E1F8C36C-495A-93FC-0C247A3E6E5F-") == nil)" }
        //= 230 95 true E621E1F8-C36C-495A-93FC-0C247A3E6E5F true 00010203-0405-0607-0809-0A0B0C0D0EFF true true
        ----
        func t() -> String { var s = IndexSet(1..<4); s.insert(7); let r = s.rangeView; return "\(r.map { "\($0)" }) \(r.count) \(r.first!) \(s.rangeView(of: 2..<8).map { "\($0)" }) \(r.reversed().map(\.count)) \(r.isEmpty) \(IndexSet().rangeView.count)" }
        //= ["1..<4", "7..<8"] 2 1..<4 ["2..<4", "7..<8"] [1, 3] false 0
        """##
}
