// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing

@testable import Playground

/// An id is shown as the literal that means it, so what is shown can be typed.
@Suite struct IDTextTests {
    static let literals = [
        (#"a"b"#, #""a\"b""#), (#"a\c"#, #""a\\c""#), ("a\nb", #""a\nb""#), ("plain", #""plain""#), ("10", #""10""#),
    ]

    @Test(arguments: literals) func textIsALiteral(_ id: String, _ literal: String) throws {
        #expect(ViewID.string(id).literal == literal)
        let shell = try Shell()
        #expect(shell.error("root VStack { Color.red.frame(width: 30, height: 40).id(\(literal)); Color.blue }") == nil)
        #expect(shell.text("print view(\(literal)).frame.width") == "30.0\n")
    }

    /// The names of rows, of views in them, and of what completion offers for them.
    @Test(arguments: literals) func namesOfRowsCanBeTyped(_ id: String, _ literal: String) throws {
        let shell = try Shell()
        #expect(shell.error("root ScrollView { ForEach([\(literal), \"other\"], id: \\.self) { Text($0) } }") == nil)
        let names = shell.interpreter.current.index.views.map(\.text).filter { $0.contains("[") }
        #expect(names.contains { $0.contains("[\(literal)]") }, "\(names)")
        for name in names { #expect(shell.error("inspect \(name)") == nil, "\(name)") }
        let offered = shell.interpreter.complete("scroll scrollView1 to ", cursor: 22).candidates.map(\.text)
        #expect(offered.contains(literal), "\(offered)")
    }
}
