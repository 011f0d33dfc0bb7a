// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Errors as Foundation's, by what CustomNSError and LocalizedError say and what Swift makes, and texts as NSString.
    static let errorCode = ##"""
        struct D: CustomNSError { static var errorDomain: String { "D" }; var errorCode: Int { 42 }; var errorUserInfo: [String: Any] { ["k": 5] } }
        func t() -> String { let e: any Error = D(); let n = e as NSError; return "\(n.code) \(n.domain) \(n.userInfo["k"] as? Int ?? 0) \((D() as NSError).code)" }
        //= 42 D 5 42
        ----
        struct R: RecoverableError { var recoveryOptions: [String] { ["again"] }; func attemptRecovery(optionIndex: Int) -> Bool { optionIndex == 0 } }
        func go() throws { throw R() }
        func t() -> String { do { try go() } catch let e as R { return "\(e.recoveryOptions) \(e.attemptRecovery(optionIndex: 0))" } catch { return "?" }; return "-" }
        //= ["again"] true
        ----
        func t() -> String { "\((CocoaError(.fileNoSuchFile) as NSError).code) \((CocoaError(.fileNoSuchFile) as NSError).domain) \((URLError(.timedOut) as NSError).code) \((URLError(.timedOut) as NSError).domain == NSURLErrorDomain) \(URLError.errorDomain)" }
        //= 4 NSCocoaErrorDomain -1001 true NSURLErrorDomain
        ----
        enum C: Int, Error { case x = 5, y }
        struct P: Error {}
        func t() -> String { "\(C.x.localizedDescription.hasSuffix("C error 5.)")) \(C.y.localizedDescription.hasSuffix("error 6.)")) \(P().localizedDescription.hasSuffix("P error 1.)"))" }
        //= true true true
        ----
        struct L: LocalizedError { var errorDescription: String? { "bad" }; var failureReason: String? { "why" }; var recoverySuggestion: String? { "how" } }
        func t() -> String { let n = NSError(domain: "d", code: 4); let l = L() as NSError; return "\(n.localizedFailureReason as Any) \(n.localizedRecoverySuggestion as Any) \(l.localizedFailureReason ?? "nil") \(l.localizedRecoverySuggestion ?? "nil") \(l.localizedDescription) \(NSError(domain: "d", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "r"]).localizedFailureReason ?? "nil")" }
        //= nil nil why how bad r
        ----
        func t() -> String { let n = "12 apples" as NSString; return "\(n.integerValue) \(n.doubleValue) \(n.boolValue) \(n.isEqual(to: "12 apples")) \(n.length)" }
        //= 12 12.0 true true 9
        """##
}
