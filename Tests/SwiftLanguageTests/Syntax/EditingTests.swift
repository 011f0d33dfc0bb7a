// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@Suite struct EditingTests {
    private func find(_ text: String, in tree: Expression) throws -> Expression {
        try #require(tree.first { SwiftPrinter.line($0) == text })
    }

    private func item(_ text: String) throws -> Statement { Statement(.expression(try read(text))) }

    /// The tree with the list changed in which the statement with that id stands.
    private func edit(
        _ tree: Expression, at id: ExpressionID, _ change: @escaping (inout [Statement], Int) -> Void
    ) throws -> Expression {
        let path = try #require(EditPath(to: id, in: tree))
        return path.editingStatement(in: try #require(path.statementHolder), change)
    }

    @Test(arguments: [
        ("Text(\"a\").padding(8).frame(width: 1)", "Text(\"a\")", ["padding", "frame"]), ("x.padding()", "x", ["padding"]), ("x", "x", []),
        ("Color.red.opacity(0.5)", "Color.red", ["opacity"]), ("Color.red", "Color.red", []), (".title2.bold()", ".title2", ["bold"]),
        (".leading", ".leading", []), ("Kind.make().bold()", "Kind.make()", ["bold"]), ("(a ? b : c).bold()", "(a ? b : c)", ["bold"]),
        ("VStack { x.bold() }.padding { 1 }", "VStack { x.bold() }", ["padding"]), ("a.b.c()", "a.b", ["c"]), ("a[0].b()", "a[0]", ["b"]),
        (".init(x: 1).b()", ".init(x: 1)", ["b"]),
    ])
    func modifierChains(_ text: String, base: String, names: [String]) throws {
        let view = try read(text)
        let (found, modifiers) = view.modifierChain
        #expect(SwiftPrinter.line(found) == base)
        #expect(modifiers.map(\.name) == names)
        let rebuilt = modifiers.reduce(found) { $1.applied(to: $0) }
        #expect(structure(rebuilt) == structure(view))
        #expect(rebuilt.spine.map(\.id) == view.spine.map(\.id))
    }

    @Test func replacingKeepsEverythingElse() throws {
        let tree = try read("VStack { Text(\"a\").bold(); HStack { Text(\"b\") } }")
        let old = try find("Text(\"a\")", in: tree)
        let other = try find("HStack { Text(\"b\") }", in: tree)
        let new = tree.replacing(id: old.id, with: old.with(try read("Image(\"c\")").kind))
        #expect(SwiftPrinter.line(new) == "VStack { Image(\"c\").bold(); HStack { Text(\"b\") } }")
        #expect(new.id == tree.id)
        #expect(new.first { $0.id == other.id } === other)
        #expect(SwiftPrinter.line(tree) == "VStack { Text(\"a\").bold(); HStack { Text(\"b\") } }")
    }

    /// The quick way to the children is the general one.
    @Test(arguments: Snippets.expressions + Snippets.views) func childrenAreWhatMappingVisits(_ text: String) throws {
        try read(text).walk { node in
            var mapped: [Expression] = []
            _ = node.mapChildren { child in
                mapped.append(child)
                return child
            }
            let children = node.children
            #expect(children.count == mapped.count && zip(children, mapped).allSatisfy { $0 === $1 }, "\(SwiftPrinter.line(node))")
            return true
        }
    }

    @Test func aPathLeadsToTheFirstInSourceOrder() throws {
        let tree = try read("VStack { HStack { a; b }; HStack { c; b } }")
        let wanted = try find("b", in: tree)
        let path = tree.path { SwiftPrinter.line($0) == "b" }
        #expect(path.first === tree && path.last === wanted)
        #expect(zip(path, path.dropFirst()).allSatisfy { parent, child in parent.children.contains { $0 === child } })
        #expect(tree.path { SwiftPrinter.line($0) == "d" }.isEmpty)
    }

    @Test func aRenewedPathIsNewAndNothingElse() throws {
        let tree = try read("VStack { HStack { a; b }; HStack { c; d } }")
        let (named, other) = (try find("d", in: tree), try find("HStack { a; b }", in: tree))
        let new = tree.renewingPath(to: named.id)
        #expect(structure(new) == structure(tree))
        #expect(new !== tree && new.first { $0.id == named.id } !== named && new.first { $0.id == other.id } === other)
        #expect(new.path { $0.id == named.id }.map(\.id) == tree.path { $0.id == named.id }.map(\.id))
    }

    @Test func replacingNothingIsTheSameObject() throws {
        let tree = try read("VStack { Text(\"a\").bold() }")
        #expect(tree.replacing(id: .next(), with: tree) === tree)
        #expect(EditPath(to: .next(), in: tree) == nil)
    }

    @Test(arguments: [
        ("VStack { a; b; c }", "b", "VStack { a; c }"), ("VStack { a.bold(); c }", "a", "VStack { c }"),
        ("VStack { if x { a } else { b } }", "b", "VStack { if x { a } else { } }"), ("f { return a }", "a", "f { }"),
        ("VStack { ForEach(r) { i in a(i) } }", "a(i)", "VStack { ForEach(r) { i in } }"), ("A { b } c: { d; e }", "d", "A { b } c: { e }"),
        ("VStack { switch x { case 1: a; b } }", "b", "VStack { switch x { case 1: a } }"),
    ])
    func removing(_ text: String, target: String, result: String) throws {
        let tree = try read(text)
        let edited = try edit(tree, at: find(target, in: tree).id) { list, index in list.remove(at: index) }
        #expect(SwiftPrinter.line(edited) == result)
    }

    @Test func insertingBeforeAndAfter() throws {
        let tree = try read("VStack { a.bold(); HStack { b } }")
        let base = try find("a", in: tree).id
        let inner = try find("b", in: tree).id
        let statement = try item("x")
        let before = try edit(tree, at: base) { list, index in list.insert(statement, at: index) }
        let after = try edit(tree, at: inner) { list, index in list.insert(statement, at: index + 1) }
        #expect(SwiftPrinter.line(before) == "VStack { x; a.bold(); HStack { b } }")
        #expect(SwiftPrinter.line(after) == "VStack { a.bold(); HStack { b; x } }")
        #expect(try edit(tree, at: inner) { list, index in list.remove(at: index) }.id == tree.id)
    }

    @Test func walkVisitsEverythingInSourceOrder() throws {
        let tree = try read(
            "f(a, \"\\(b)\", [c: d]) { [e = g] x in let y = h; if let z = i, case .j(k) = l { m } else { n }; "
                + "switch o { case p where q: r; default: s } }"
        )
        var names: [String] = []
        tree.walk { node in
            if case .identifier(let name, _) = node.kind { names.append(name) }
            return true
        }
        #expect(names == ["f", "a", "b", "c", "d", "g", "h", "i", "k", "l", "m", "n", "o", "p", "q", "r", "s"])
    }

    @Test func copiesShareNoIds() throws {
        let tree = try read("VStack { Text(\"a\").bold(); if x { y } }")
        let copy = tree.copyWithFreshIDs()
        var ids: Set<ExpressionID> = []
        tree.walk { ids.insert($0.id).inserted }
        copy.walk { node in
            #expect(!ids.contains(node.id))
            return true
        }
        #expect(structure(copy) == structure(tree))
    }

    @Test(arguments: [(".padding().frame(width: 1)", "x.padding().frame(width: 1)"), (".bold", "x.bold"), (".a[0]!.b()", "x.a[0]!.b()")])
    func rebasing(_ chain: String, result: String) throws {
        #expect(try read(chain).rebased(on: read("x")).map { SwiftPrinter.line($0) } == result)
        #expect(try read("a.b()").rebased(on: read("x")) == nil)
    }

    @Test(arguments: [
        ("a + b.c(d)", ["a", "b", "d"]), ("{ x in x + y }", ["y"]), ("{ $0 + y }", ["y"]), ("$0", ["$0"]), ("{ x in $0 }", ["$0"]),
        ("{ [weak self, a = b] in self.c(a) }", ["b", "self"]), ("f { let x = x; g(x) }", ["f", "g", "x"]),
        ("f { let x = 1; g(x) }", ["f", "g"]),
        ("f { if let x = y { x } else { x } }", ["f", "x", "y"]), ("f { guard let x else { return }; g(x) }", ["f", "g", "x"]),
        ("f { for i in r where i > n { g(i) } }", ["f", "g", "n", "r"]),
        ("f { switch v { case .a(let x): x; default: z } }", ["f", "v", "z"]),
        ("f { func g(_ x: Int) -> Int { h(x) }; g(1) }", ["f", "h"]),
        ("ForEach($items) { $item in TextField(\"\", text: $item.name, n: item) }", ["$items", "ForEach", "TextField"]),
        ("\"\\(a)\"", ["a"]), ("f { do { try g() } catch { h(error) } }", ["f", "g", "h"]),
        ("f { if case .some(let x) = y, x > z { x } }", ["f", "y", "z"]),
        ("x.map { a in a.map { b in a + b + c } }", ["c", "x"]), ("\\.a[b]", ["b"]),
    ])
    func freeIdentifiers(_ text: String, names: [String]) throws {
        #expect(try read(text).freeIdentifiers.sorted() == names)
    }
}
