// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A method that an optional has itself, on a variable declared as an implicitly unwrapped one.
    static let unwrappedReceivers = reading(
        ##"""
        class V { var names: [String]! ; var n: Int! }
        func t() -> String { let v = V(); v.names = ["a", "b"]; let x = v.names.map { $0.count }; v.n = 4; let y = v.n.map { $0 + 1 }; return "\(x) \(y)" }
        //= Optional(2) Optional(5)
        ----
        func t() -> String { let names: [String]! = ["a", "b"]; return "\(names.map { $0.uppercased() })" }
        //= ["A", "B"]
        ----
        func t() -> String { let names: [String]! = ["a", "b"]; let m: [String] = names.map { $0.uppercased() }; return "\(m)" }
        //= ["A", "B"]
        ----
        func t() -> String { let n: Int! = 3; let a = n.map { $0 + 1 }; let b: Int! = nil; let c = b.map { $0 + 1 }; return "\(a as Any) \(c as Any) \(n.flatMap { Optional($0) } as Any)" }
        //= Optional(4) nil Optional(3)
        ----
        func t() -> String { let n: String! = "abc"; let a = n.map { $0 }; let f = n.flatMap { [$0] }; return "\(a) \(f)" }
        //= Optional("abc") Optional(["abc"])
        """##)
}
