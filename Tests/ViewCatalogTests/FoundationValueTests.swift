// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage
import Testing

@testable import ViewCatalog

/// Dates and addresses as people's files use them. `Date()` is 9 June 2025, a Monday, 9:41 UTC, on every day and machine.
struct FoundationValueTests {
    @Test(arguments: [
        ("Date().formatted()", "6/9/2025, 9:41 AM"),
        ("Date().formatted(date: .long, time: .omitted)", "June 9, 2025"),
        ("Date().formatted(date: .complete, time: .standard)", "Monday, June 9, 2025 at 9:41:00 AM"),
        ("Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .shortened)", "Jan 1, 1970 at 12:00 AM"),
        ("Date(timeIntervalSinceReferenceDate: -1).formatted(date: .numeric, time: .standard)", "12/31/2000, 11:59:59 PM"),
        ("Date(timeIntervalSince1970: 951782400).formatted(date: .numeric, time: .omitted)", "2/29/2000"),
        ("Calendar.current.component(.weekday, from: Date())", "2"),
        ("Calendar.current.component(.weekOfYear, from: Date(timeIntervalSince1970: 1735689600))", "1"),
        ("Calendar.current.date(byAdding: .month, value: 8, to: Date())!.formatted(date: .numeric, time: .omitted)", "2/9/2026"),
        (
            "Calendar.current.date(byAdding: .month, value: 1, to: Date(timeIntervalSince1970: 1738281600))!.formatted(date: .numeric, time: .omitted)",
            "2/28/2025"
        ),
        ("Calendar.current.date(byAdding: .day, value: -9, to: Date())!.formatted(date: .numeric, time: .omitted)", "5/31/2025"),
        ("Calendar.current.startOfDay(for: Date()).formatted(date: .omitted, time: .standard)", "12:00:00 AM"),
        ("Calendar.current.isDateInTomorrow(Date().addingTimeInterval(86400))", "true"),
        ("Date() < Date.now + 1", "true"),
        ("{ let f = DateFormatter(); f.dateFormat = \"EEE d MMM ''yy, HH:mm\"; return f.string(from: Date()) }()", "Mon 9 Jun '25, 09:41"),
        ("{ let f = DateFormatter(); f.dateStyle = .medium; return f.string(from: Date()) }()", "Jun 9, 2025"),
        ("URL(string: \"https://example.org/a\")!.lastPathComponent", "a"),
        ("URL(string: \"no address\")!.absoluteString", "no%20address"), ("URL(string: \"\") == nil", "true"),
    ])
    func text(_ expression: String, _ expected: String) throws {
        #expect(try printed(expression) == expected)
    }

    /// A DateFormatter is a class: what one name changes, the other sees; a `let` does not hinder it.
    @Test func formattersAreShared() throws {
        let text = "{ let a = DateFormatter(); let b = a; b.dateFormat = \"yyyy\"; return a.string(from: Date()) }()"
        #expect(try printed(text) == "2025")
    }

    /// First the translation, then the scale about the origin: (1, 1) → (2, 2) → (5, 6).
    @Test func transformsAreConcatenatedAsInCoreGraphics() throws {
        let text = "CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)"
        #expect(try printed(text) == "CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)")
    }

    /// The buttons of a date picker have the padding of bordered ones, 12 and 7: a line of body, 20.333, and 14.
    @Test func datePickersAreAsTallAsBorderedButtons() throws {
        let frames = try CatalogFixture("DatePicker(\"Day\", selection: .constant(Date()), displayedComponents: .date)").frames()
        #expect(frames.contains { $0.hasPrefix("datePicker1 DatePicker 0 ") && $0.hasSuffix(" 300.0 34.333") }, "\(frames)")
    }

    /// Foundation traps on such a number, or does not end: what a formatter had stays.
    @Test(arguments: [
        (
            "{ let n = NumberFormatter(); n.numberStyle = .decimal; n.roundingIncrement = NSNumber(value: Double.nan); return n.string(from: 5) }()",
            "\"5\""
        ),
        ("{ let n = NumberFormatter(); n.roundingIncrement = NSNumber(value: Double.infinity); return n.string(from: 5) }()", "\"5\""),
        (
            "{ let n = NumberFormatter(); n.numberStyle = .scientific; n.multiplier = NSNumber(value: Double.nan); return n.number(from: \"1E3\") }()",
            "1000"
        ),
    ])
    func formattersKeepWhatTheyHad(_ expression: String, _ expected: String) throws {
        #expect(try printed(expression) == "Optional(\(expected))")
    }

    /// What ends a program in Foundation is an error that says why.
    @Test(arguments: [
        ("DateInterval(start: .now, duration: -1)", "an interval cannot end before it begins"),
        ("DateInterval(start: .now, duration: .nan)", "an interval cannot end before it begins"),
        ("(\"aaaa\" as NSString).substring(from: -1)", "String index range is out of bounds"),
        ("(\"aaaa\" as NSString).substring(to: 5)", "String index range is out of bounds"),
        ("(\"aaaa\" as NSString).substring(with: NSRange(location: 2, length: 5))", "String index range is out of bounds"),
        (
            "{ var c = URLComponents(); c.percentEncodedPath = \"/a b\"; return c }()",
            "\"/a b\" has a character that must be percent-encoded here, as '%20' is"
        ),
        (
            "{ var c = URLComponents(); c.percentEncodedQueryItems = [URLQueryItem(name: \"a=\", value: nil)]; return c }()",
            "must be percent-encoded"
        ),
    ])
    func isRefused(_ expression: String, _ words: String) {
        #expect { try CatalogFixture.value(expression) } throws: { error in
            message(error).hasPrefix("[out-of-range] ") && message(error).contains(words)
        }
    }

    /// `AttributeScopes.UIKitAttributes`: colours are UIKit's there.
    @Test func attributesOfUIKitTakeItsColours() throws {
        let code = """
            func t() -> Bool {
                var c = AttributeContainer()
                c.underlineColor = .blue
                c.strikethroughColor = .red
                let line: UIColor = .blue
                return c.underlineColor == line && c.strikethroughColor == UIColor.red
            }
            """
        let machine = try CatalogFixture("Text(\"a\")", declarations: code).machine
        #expect(try machine.evaluate(try SwiftReader.expression(SourceText("t()")), in: machine.context()) == .bool(true))
    }

    private func printed(_ expression: String) throws -> String? {
        guard case .string(let text) = try CatalogFixture.value("String(describing: \(expression))") else { return nil }
        return text
    }
}
