// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What observers are told about the layout: geometry (L4.14) and preferences (S12.7).
@Suite struct ObserverTests {
    private static let screen = "viewport 300x300; safearea off; @State var seen = -1.0\n"
    private static let key = """
        struct Widest: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }

        """

    private func seen(_ inputs: String) throws -> String { try Shell().text(Self.screen + inputs + "\nprint seen") }

    @Test func geometryIsToldAtFirstAndWhenItChanges() throws {
        let shell = try Shell()
        shell.feed(
            Self.screen + "root Color.red.frame(maxWidth: 120).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { seen = $0 }")
        #expect(shell.text("print seen") == "120.0\n")
        shell.feed("viewport 80x300")
        #expect(shell.text("print seen") == "80.0\n")
        #expect(shell.text("events").components(of: "onGeometryChange") == 2)
        shell.feed("viewport 80x200")
        #expect(shell.text("events").components(of: "onGeometryChange") == 2)
    }

    @Test func actionWithTwoParametersGetsTheOldValueToo() throws {
        let shell = try Shell()
        shell.feed(
            Self.screen + "root Color.red.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { old, new in seen = old - new }")
        #expect(shell.text("print seen") == "0.0\n")
        #expect(shell.text("viewport 100x100\nprint seen") == "200.0\n")
    }

    /// Each answer makes the view larger, which asks for the next: the cycle is cut, the log says so, and nothing hangs or fails.
    @Test func cyclesOfGeometryAreCut() throws {
        let shell = try Shell()
        let changing = "Color.red.frame(height: seen).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { seen = $0 + 1 }"
        #expect(shell.error(Self.screen + "root VStack { \(changing) }") == nil)
        #expect(shell.text("events").components(of: "cycle") == 1)
        let before = shell.text("print seen")
        #expect(shell.text("settle\nprint seen") == before)
    }

    @Test func cyclesOfPreferencesAreCut() throws {
        let shell = try Shell()
        shell.feed(
            Self.screen + Self.key
                + "root Color.red.preference(key: Widest.self, value: seen + 2).onPreferenceChange(Widest.self) { seen = $0 }")
        #expect(shell.text("events").components(of: "cycle") == 1)
    }

    /// An answer that comes to rest is not cut.
    @Test func chainsThatSettleAreToldToTheEnd() throws {
        let growing =
            "Color.red.frame(height: seen).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { seen = min($0 + 2, 20) }"
        let shell = try Shell()
        #expect(shell.text(Self.screen + "root VStack { \(growing) }\nprint seen").hasSuffix("20.0\n"))
        #expect(shell.text("events").components(of: "cycle") == 0)
    }

    @Test func preferencesAreReducedInTreeOrder() throws {
        let rows = "VStack { Text(\"a\").preference(key: Widest.self, value: 30); Text(\"b\").preference(key: Widest.self, value: 70) }"
        #expect(try seen(Self.key + "root \(rows).onPreferenceChange(Widest.self) { seen = $0 }") == "70.0\n")
    }

    @Test func defaultIsNotTold() throws {
        #expect(try seen(Self.key + "root Text(\"a\").onPreferenceChange(Widest.self) { seen = $0 }") == "-1.0\n")
    }

    @Test func outerPreferenceStandsForThoseInside() throws {
        let view = "Text(\"a\").preference(key: Widest.self, value: 70).preference(key: Widest.self, value: 30)"
        #expect(try seen(Self.key + "root \(view).onPreferenceChange(Widest.self) { seen = $0 }") == "30.0\n")
    }
}

extension String {
    /// How often a word occurs.
    fileprivate func components(of word: String) -> Int { split(whereSeparator: \.isWhitespace).count { $0 == word } }
}
