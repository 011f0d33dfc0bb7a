// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

/// What an edit wrote anew, where it changed words in arguments alone.
@Suite struct RewritingTests {
    private func find(_ text: String, in tree: Expression) throws -> Expression {
        try #require(tree.first { SwiftPrinter.line($0) == text })
    }

    /// The tree with an expression in the place of another, under its id; a call of the same thing gets other arguments, as `set` gives.
    private func edit(_ tree: Expression, _ old: String, _ new: String) throws -> Expression {
        let node = try find(old, in: tree)
        var replacement = try read(new)
        if case .call(var call) = node.kind, case .call(let other) = replacement.kind,
            SwiftPrinter.line(call.callee) == SwiftPrinter.line(other.callee),
            call.trailingClosures.isEmpty, other.trailingClosures.isEmpty
        {
            call.arguments = other.arguments
            replacement = Expression(.call(call))
        }
        return tree.replacing(id: node.id, with: node.with(replacement.kind))
    }

    @Test(arguments: [
        ("VStack { Text(\"a\").bold(); Text(\"b\") }", "Text(\"a\")", "Text(\"c\")"),
        ("VStack { Text(\"a\"); Text(\"b\") }", "Text(\"b\")", "Text(name)"),
        ("HStack(spacing: 8, f)", "HStack(spacing: 8, f)", "HStack(spacing: 9, .f)"),
        ("VStack { ForEach(r) { i in Text(\"a\") } }", "Text(\"a\")", "Text(nil)"),
        ("VStack { a }.overlay { Text(\"b\").frame(width: 8) }", "Text(\"b\")", "Text(-1)"),
    ])
    func wordsInArguments(_ text: String, old: String, new: String) throws {
        let tree = try read(text)
        let edited = try edit(tree, old, new)
        let target = try find(old, in: tree).id
        let found = try #require(edited.rewritings(since: tree))
        // The way from the root down, and nothing beside it.
        #expect(found.map(\.new.id) == edited.path { $0.id == target }.map(\.id))
        #expect(found.allSatisfy { $0.old !== $0.new && $0.old.id == $0.new.id })
    }

    @Test(arguments: [
        // Another view, another modifier, more or fewer of them, other labels, code where a word stood.
        ("VStack { Text(\"a\") }", "Text(\"a\")", "Label(\"a\")"), ("VStack { a.bold() }", "a.bold()", "a.italic()"),
        ("VStack { Text(\"a\") }", "Text(\"a\")", "Text(\"a\").bold()"), ("VStack { Text(\"a\") }", "Text(\"a\")", "Text(verbatim: \"a\")"),
        ("VStack { Text(\"a\") }", "Text(\"a\")", "Text(f())"), ("VStack { Text(\"a\") }", "Text(\"a\")", "Text(\"\\(f())\")"),
        ("VStack { a; b }", "VStack { a; b }", "VStack { a }"), ("VStack { a }", "a", "b"),
        ("f { i in a(i) }", "f { i in a(i) }", "f { j in a(i) }"),
        ("VStack { if x { a } else { b } }", "a", "c"),
    ])
    func anythingElse(_ text: String, old: String, new: String) throws {
        let tree = try read(text)
        #expect(try edit(tree, old, new).rewritings(since: tree) == nil)
    }

    @Test func anotherNodeIsNoRewriting() throws {
        let tree = try read("VStack { Text(\"a\") }")
        let node = try find("Text(\"a\")", in: tree)
        #expect(tree.replacing(id: node.id, with: try read("Text(\"a\")")).rewritings(since: tree) == nil)
    }

    /// What both trees share is passed over: the work is the way down, whatever stands beside it.
    @Test(arguments: [1, 10, 1_000]) func siblingsAreNotLookedAt(_ count: Int) throws {
        let leaves = (0..<count).map { "HStack { Text(\"\($0)\").padding(\($0)) }" }
        let tree = try read("VStack { \(leaves.joined(separator: "; ")) }")
        let edited = try edit(tree, "Text(\"0\")", "Text(\"new\")")
        // Two stacks with their closures, the modifier and its member, the text.
        #expect(edited.rewritings(since: tree)?.count == 7)
    }
}
