// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage
import Testing

@testable import ViewCatalog

/// What a root shares with an earlier one keeps its nodes, and nothing but the time that it takes tells.
@Suite struct MadeViewTests {
    private func machine(_ limits: Budget.Limits = Budget.Limits()) -> Machine {
        Machine(program: Program(), state: StateStore(), host: CatalogHost(names: NameTable()), budget: Budget(limits))
    }

    /// Without the step of a view that no name tells apart from others: here nothing has a name.
    private func bare(_ node: Node) -> Node { (node as? OwnerNode).map { bare($0.content) } ?? node }

    private func children(_ node: Node) -> [Node] {
        let node = bare(node)
        if let group = node as? GroupNode { return group.children.map(bare) }
        return ((node as? StackNode)?.children ?? []).map(bare)
    }

    @Test func statementsThatStayKeepTheirNodes() throws {
        let machine = machine()
        let root = try SwiftReader.expression(
            SourceText("VStack { HStack { Text(\"a\"); Text(\"b\") }; HStack { Text(\"c\"); Text(\"d\") } }"))
        let old = try #require(root.first { SwiftPrinter.line($0) == "Text(\"b\")" })
        let before = children(try Catalog.makeRoot(root, machine: machine))
        let steps = machine.budget.steps
        let edited = root.replacing(id: old.id, with: try SwiftReader.expression(SourceText("Text(\"new\")")))
        let after = children(try Catalog.makeRoot(edited, machine: machine))
        try #require(before.count == 2 && after.count == 2)
        #expect(before[0] !== after[0] && before[1] === after[1])
        #expect(children(before[0])[0] === children(after[0])[0] && children(before[0])[1] !== children(after[0])[1])
        #expect(machine.budget.steps - steps < steps)
    }

    /// Views made where there was room for them may not stand where there is none.
    @Test func limitsCountWhatIsLeftOut() throws {
        var limits = Budget.Limits()
        limits.callDepth = 20
        let known = machine(limits)
        var root = try SwiftReader.expression(SourceText("VStack { Text(\"a\") }"))
        for depth in 1...25 {
            let stack = try SwiftReader.expression(SourceText("VStack { x }"))
            root = stack.replacing(id: try #require(stack.first { SwiftPrinter.line($0) == "x" }).id, with: root)
            let fails = (try? Catalog.makeRoot(root, machine: known)) == nil
            #expect(fails == ((try? Catalog.makeRoot(root, machine: machine(limits))) == nil), "\(depth)")
            #expect(fails == (depth >= 20))
        }
    }

    @Test func whatReadsOrDrawsIsMadeAgain() throws {
        let declared = try SwiftReader.declarations(SourceText("@State var n = 1\nlet k = 2")).compactMap(\.declaration)
        let program = try Program().adding(declared)
        let machine = Machine(program: program, state: StateStore(), host: CatalogHost(names: NameTable()))
        let root = try SwiftReader.expression(
            SourceText(
                "VStack { Text(\"\\(n)\"); Text(\"\\(k)\"); Text(\"\\(Int.random(in: 0..<9))\"); Text(UUID().uuidString); Text(\"a\"); Text(\"b\") }"
            ))
        let last = try #require(root.first { SwiftPrinter.line($0) == "Text(\"b\")" })
        func edited(_ text: String) throws -> [Node] {
            children(
                try Catalog.makeRoot(root.replacing(id: last.id, with: try SwiftReader.expression(SourceText(text))), machine: machine))
        }
        // The first time a variable gets its value.
        _ = try Catalog.makeRoot(root, machine: machine)
        let (before, after) = (try edited("Text(\"c\")"), try edited("Text(\"d\")"))
        #expect(zip(before, after).map { $0 === $1 } == [false, true, false, false, true, false])
    }
}
