// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A method that an optional has itself, on a variable declared as an implicitly unwrapped one.
    static let unwrappedReceivers = reading(
        ##"""
        class V { var names: [String]! ; var n: Int! }
        func t() -> String { let v = V(); v.names = ["a", "b"]; let x = v.names.map { $0.count }; v.n = 4; let y = v.n.map { $0 + 1 }; return "\(x) \(y)" }
        //= Optional(2) Optional(5)
        """##)
}
