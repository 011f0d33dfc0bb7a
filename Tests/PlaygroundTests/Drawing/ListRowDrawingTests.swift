// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

/// What a list draws between and behind its rows follows what the rows say of it.
@Suite struct ListRowDrawingTests {
    /// The thin rectangles of a preview from top to bottom: the lines between rows.
    private func lines(_ rows: String, _ style: String = ".plain") throws -> [CGRect] {
        let shell = try Shell()
        #expect(shell.error("root List { \(rows) }.listStyle(\(style))") == nil)
        return shell.drawing().preview.entries.compactMap { entry in
            guard case .fill(.rectangle(let frame), _) = entry.item, frame.height < 1 else { return nil }
            return frame
        }
    }

    private func fills(_ rows: String) throws -> [String] {
        let shell = try Shell()
        #expect(shell.error("root List { \(rows) }.listStyle(.insetGrouped)") == nil)
        return DisplayListText(shell.drawing().preview).lines.filter { $0.contains("fill ") }
    }

    /// Grouped rows stand on a ground as large as the list, unless a modifier hides it: then what lies behind the list is seen.
    @Test(arguments: [("", true), (".scrollContentBackground(.hidden)", false), (".scrollContentBackground(.visible)", true)])
    func theGroundOfAListCanBeHidden(_ modifier: String, _ isDrawn: Bool) throws {
        let shell = try Shell()
        #expect(shell.error("viewport 300x400; root List { Text(\"a\") }\(modifier).background(Color.yellow)") == nil)
        let fills = DisplayListText(shell.drawing().preview).lines.filter { $0.contains("fill ") }
        #expect(fills.contains { $0.contains("F2F2F7") } == isDrawn)
    }

    /// The ground is that of the style, not of the rows: lists that are still empty have it, too.
    @Test(arguments: [
        ("List { }", true), ("List([Int](), id: \\.self) { Text(\"\\($0)\") }", true), ("Form { }", true),
        ("List { }.listStyle(.plain)", false),
        ("List { }.scrollContentBackground(.hidden)", false), ("ScrollView { LazyVStack { } }", false),
    ]) func emptyListsHaveAGround(_ root: String, _ isDrawn: Bool) throws {
        let shell = try Shell()
        #expect(shell.error("viewport 300x400; root \(root)") == nil)
        let fills = DisplayListText(shell.drawing().preview).lines.filter { $0.contains("fill ") }
        #expect(fills.contains { $0.contains("F2F2F7") } == isDrawn)
    }

    /// Content that fills its cell is cut at the cell's round corners, and nowhere else.
    @Test(arguments: [
        ("Color.red.frame(height: 80).listRowInsets(EdgeInsets())", 1), ("Color.red.frame(height: 80)", 0),
        ("ForEach(0..<3) { _ in Color.red.frame(height: 80).listRowInsets(EdgeInsets()) }", 2),
        ("Color.red.frame(height: 80).listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))", 0),
    ]) func contentIsCutAtRoundCorners(_ rows: String, _ count: Int) throws {
        let shell = try Shell()
        let clips = { DisplayListText(shell.drawing().preview).lines.filter { $0.contains("clip") }.count }
        #expect(shell.error("root List { \(rows) }.listStyle(.plain)") == nil)
        let plain = clips()
        #expect(shell.error("root List { \(rows) }.listStyle(.insetGrouped)") == nil)
        #expect(clips() == plain + count)
    }

    private func frame(_ rows: String, of view: String) throws -> Double {
        let shell = try Shell()
        #expect(shell.error("root List { \(rows) }.listStyle(.plain)") == nil)
        return try #require(Double(shell.text("print \(view).frame.minX").dropLast()))
    }

    /// A line begins at the text of the row above it, wherever that stands, and where there is none at the row's content.
    @Test func aLineBeginsAtTheText() throws {
        let rows = "HStack { Color.red.frame(width: 40, height: 40); Text(\"a\") }; Color.blue.frame(height: 20); Text(\"c\")"
        let found = try lines(rows)
        #expect(found.count == 2)
        #expect(found.first?.minX == (try frame(rows, of: "text1")))
        #expect(found.last?.minX == (try frame(rows, of: "color2")))
    }

    /// What lies over or behind a view has no part in it, and a guide of one's own comes before all.
    @Test func overlaysDoNotCountAndGuidesDo() throws {
        let over = "HStack { Color.red.frame(width: 40, height: 40).overlay { Text(\"x\") }; Text(\"a\") }; Text(\"c\")"
        #expect(try lines(over).first?.minX == (try frame(over, of: "text2")))
        let own =
            "HStack { Color.red.frame(width: 40, height: 40); Text(\"a\") }.alignmentGuide(.listRowSeparatorLeading) { _ in 4 }; Text(\"c\")"
        #expect(try lines(own).first?.minX == (try frame(own, of: "hStack1")) + 4)
    }

    @Test(arguments: [
        ("Text(\"a\").listRowSeparator(.hidden); Text(\"b\"); Text(\"c\")", 1),
        ("Text(\"a\"); Text(\"b\").listRowSeparator(.hidden); Text(\"c\")", 0),
        ("Text(\"a\"); Text(\"b\").listRowSeparator(.hidden, edges: .bottom); Text(\"c\")", 1),
        ("ForEach(0..<3) { Text(\"\\($0)\").listRowSeparator(.hidden) }", 0),
        ("Text(\"a\").listRowSeparator(.visible); Text(\"b\"); Text(\"c\")", 2),
    ]) func hiddenLinesAreNotDrawn(_ rows: String, _ count: Int) throws {
        #expect(try lines(rows).count == count)
    }

    /// A background of one's own takes the place of the cell, and a clear one shows what is behind the list.
    @Test func backgroundsTakeThePlaceOfTheCell() throws {
        let plain = try fills("Text(\"a\"); Text(\"b\")")
        let red = try fills("Text(\"a\").listRowBackground(Color.red); Text(\"b\")")
        #expect(plain.count == red.count)
        #expect(zip(plain, red).filter { $0 != $1 }.count == 1)
        let tinted = try fills("Text(\"a\").listRowSeparatorTint(.red); Text(\"b\")")
        #expect(zip(plain, tinted).filter { $0 != $1 }.count == 1)
    }
}
