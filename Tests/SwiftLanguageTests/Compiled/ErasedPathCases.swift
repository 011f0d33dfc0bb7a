// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Key paths that give an `Any`: the optionals of what they lead to are kept.
    static let erasedPaths = reading(
        ##"""
        struct V { var a = 1; var s = "x"; var o: Int? = 4 }
        func t() -> String { let fs: [(V) -> Any] = [\.a, \.s, \.o]; return fs.map { "\($0(V()))" }.joined(separator: " ") }
        //= 1 x Optional(4)
        ----
        struct V { var a = 1; var s = "x"; var o: Int? = 4; var z: Int? = nil }
        func t() -> String { let v = V(); let ps: [PartialKeyPath<V>] = [\.a, \.s, \.o, \.z]; return ps.map { "\(v[keyPath: $0])" }.joined(separator: " ") }
        //= 1 x Optional(4) nil
        """##)
}
