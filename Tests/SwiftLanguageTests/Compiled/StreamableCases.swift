// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What a type writes into a stream is what `print` writes of it.
    static let streamables = reading(
        ##"""
        enum Lv: TextOutputStreamable { case a, b(Int); func write<T>(to t: inout T) where T: TextOutputStream { switch self { case .a: t.write("A"); case .b(let n): "B\(n)".write(to: &t) } } }
        class CC: TextOutputStreamable { let n = 4; func write<Out: TextOutputStream>(to target: inout Out) { target.write("c"); target.write(String(n)) } }
        func t() -> String { "\(Lv.b(3)) \(CC()) \([Lv.a]) \(Optional(Lv.a) as Any) \((Lv.a, CC()))" }
        //= B3 c4 [A] Optional(A) (A, c4)
        ----
        struct P: TextOutputStreamable, CustomStringConvertible { var description: String { "desc" }; func write<T: TextOutputStream>(to t: inout T) { t.write("stream") } }
        func t() -> String { "\(P()) \([P()]) \(P().description)" }
        //= stream [desc] desc
        """##)
}
