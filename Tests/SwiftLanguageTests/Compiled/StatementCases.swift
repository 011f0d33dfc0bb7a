// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Labels, errors, operators of the user's, conditional compilation.
    static let statements = reading(
        ##"""
        enum Step { case a, b
            #if NOSUCHFLAG
            case c
            #endif
        }
        func name(_ s: Step) -> String {
            switch s {
            case .a: return "a"
            #if NOSUCHFLAG
            case .c: return "c"
            #elseif os(iOS) || os(macOS) || os(Linux)
            case .b: return "b"
            #else
            case .b: return "other"
            #endif
            }
        }
        func count(_ n: Int) -> String {
            var out = ""
            switch n {
            case 0: out += "0"; fallthrough
            #if NOSUCHFLAG
            case 1: out += "flag"
            #endif
            case 2: out += "2"
            default: out += "d"
            }
            return out
        }
        func t() -> String { "\(name(.a))\(name(.b)) \(count(0)) \(count(1))" }
        //= ab 02 d
        ----
        final class Keeper {
            var n = 1
            func later() -> (Int) -> String {
                { [weak self] in
                    guard let self = self else { return "gone" }
                    self.n += $0
                    return "\(self.n)"
                }
            }
            func maybe() -> () -> Int? { { [weak self] in self?.n } }
        }
        func t() -> String {
            let keeper = Keeper()
            let f = keeper.later(), g = keeper.maybe()
            let h: (Int) -> String
            do { let other = Keeper(); h = other.later() }
            return "\(f(2)) \(g() ?? 0) \(h(1)) \(keeper.n)"
        }
        //= 3 3 gone 3
        ----
        func pair(_ n: Int) -> (Int, String)? { n > 0 ? (n, "p\(n)") : nil }
        struct Box { subscript<T>(_ value: T) -> String where T: Equatable { "true" } }
        func t() -> String {
            var out = ""
            for n in 0..<3 { if let (number, _) = pair(n) { out += "\(number)" } else { out += "-" } }
            guard let (_, word) = pair(4) else { return "none" }
            return out + word + Box()[3]
        }
        //= -12p4true
        ----
        precedencegroup Pipe {
            lowerThan: AdditionPrecedence
            associativity: left
        }
        infix operator |>: Pipe
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        precedencegroup Tight { higherThan: Pipe, MultiplicationPrecedence associativity: left }
        infix operator **: Tight
        func ** (a: Double, b: Double) -> Double { var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
        func t() -> String { "\(1 + 2 |> { $0 * 10 } |> { "\($0)!" }) \(2.0 * 3 ** 2) \(2 ** 3 ** 2)" }
        //= 30! 18.0 64.0
        ----
        enum Te: Error { case low(Int) }
        func typed(_ n: Int) throws(Te) -> Int { if n < 0 { throw .low(n) }; return n }
        func t() -> String { do throws(Te) { return "\(try typed(1)) \(try typed(-4))" } catch { switch error { case .low(let n): return "low \(n)" } } }
        //= low -4
        ----
        func t() -> String { var out = ""; outer: while true { check: if out.count > 2 { if out.count == 5 { break check }; out += "x"; if out.count > 6 { break outer } } ; out += "y" }; loop: repeat { out += "r"; for i in 0... { if i == 3 { break loop }; if i == 1 { continue loop } } } while out.count < 12; return out }
        //= yyyxyyxrrrrr
        ----
        func retry<T>(_ n: Int, _ body: (Int) throws -> T) rethrows -> T { for i in 1..<n { do { return try body(i) } catch { continue } }; return try body(n) }
        struct Flaky: Error, Equatable { var at: Int }
        func t() -> String { var log: [Int] = []; let r = try? retry(3) { i -> String in log.append(i); if i < 3 { throw Flaky(at: i) }; return "ok\(i)" }; var e = ""; do { _ = try retry(2) { (i: Int) -> Int in throw Flaky(at: i) } } catch let f as Flaky { e = "at\(f.at)" } catch {}; return "\(r ?? "nil") \(log) \(e)" }
        //= ok3 [1, 2, 3] at2
        ----
        func t() -> String {
        #if os(Linux) || os(iOS) || os(macOS)
        let x: Double = 3
        let ys: [Double] = [1, 2]
        #else
        let x = 3
        let ys = [1, 2]
        #endif
        func f() -> Double {
        #if DEBUG_NOPE
        return 1
        #else
        let k: Double = 1
        return k / 2
        #endif
        }
        return "\(x / 2) \(ys.map { $0 / 2 }) \(f())"
        }
        //= 1.5 [0.5, 1.0] 0.5
        ----
        func t() -> String { var out: [String] = []; for x: Double in [1, 2] { out.append("\(x / 2)") }; for (i, c): (Int, Character) in "ab".enumerated() { out.append("\(i)\(c)") }; for case let n? in [1, nil, 3] where n > 1 { out.append("\(n)") }; return out.joined(separator: " ") }
        //= 0.5 1.0 0a 1b 3
        """##)
}
