// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Accounts and records: closures beside the object that keeps them, what decoding says of texts that are no values.
    static let recordCode = ##"""
        class Account { let id: Int; private(set) var balance: Decimal { didSet { onChange?(oldValue, balance) } }; var onChange: ((Decimal, Decimal) -> Void)?
            static var opened = 0
            init(id: Int, balance: Decimal = 0) { self.id = id; self.balance = balance; Self.opened += 1 }
            deinit { Account.opened -= 1 }
            func deposit(_ d: Decimal) { balance += d }
            func withdraw(_ d: Decimal) throws { guard d <= balance else { throw Failure.insufficient(needed: d - balance) }; balance -= d }
            enum Failure: Error { case insufficient(needed: Decimal) } }
        final class Savings: Account { var rate: Decimal = 0.05; override func deposit(_ d: Decimal) { super.deposit(d * (1 + rate)) } ; override init(id: Int, balance: Decimal = 100) { super.init(id: id, balance: balance) } }
        nonisolated(unsafe) var store: [String] = []
        func t() -> String {
            var log: [String] = []
            do {
                let s: Account = Savings(id: 1)
                s.onChange = { log.append("\($0)->\($1)") }
                s.deposit(10)
                do { try s.withdraw(500) } catch Account.Failure.insufficient(let n) { log.append("needs \(n)") } catch {}
                try? s.withdraw(0.5)
                log.append("\(s is Savings) \((s as? Savings)?.rate ?? 0)")
            }
            return log.joined(separator: " ") + " open: \(Account.opened)"
        }
        //= 100->110.5 needs 389.5 110.5->110 true 0.05 open: 0
        ----
        struct R: Codable { let id: UUID; var at: Date?; var link: URL? }
        func said(_ text: String) -> String {
            let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601
            do { return "\(try d.decode(R.self, from: Data(text.utf8)).id.uuidString.prefix(4))" } catch DecodingError.dataCorrupted(let c) { return c.debugDescription } catch DecodingError.typeMismatch(_, let c) { return "mismatch " + c.codingPath.map(\.stringValue).joined() } catch { return "other" }
        }
        func t() -> String {
            let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
            return [#"{"id":"x"}"#, #"{"id":"\#(id)","at":"soon"}"#, #"{"id":5}"#, #"{"id":"\#(id.lowercased())","at":"2024-05-01T10:00:00Z"}"#].map(said).joined(separator: " | ")
        }
        //= Attempted to decode UUID from invalid UUID string. | Expected date string to be ISO8601-formatted. | mismatch id | E621
        ----
        struct Size2: Codable { let w, h: Double; init(w: Double, h: Double) { (self.w, self.h) = (w, h) }; init(from d: any Decoder) throws { var c = try d.unkeyedContainer(); w = try c.decode(Double.self); h = try c.decode(Double.self) }; func encode(to e: any Encoder) throws { var c = e.unkeyedContainer(); try c.encode(contentsOf: [w, h]) } }
        func t() -> String { let d = try! JSONEncoder().encode([Size2(w: 1, h: 2.5)]); let back = try! JSONDecoder().decode([Size2].self, from: d); return "\(String(decoding: d, as: UTF8.self)) \(back[0].h)" }
        //= [[1,2.5]] 2.5
        """##
}
