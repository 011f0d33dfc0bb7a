// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@Suite struct ReaderErrorTests {
    static let expressions: [(text: String, id: String, words: String, message: String)] = [
        ("VStack(spacing: ) { }", "syntax", "spacing:", "expected value after 'spacing:'"),
        ("a..padding()", "syntax", "..", "cannot find operator '..' in scope"),
        ("x..", "syntax", "..", "cannot find operator '..' in scope"),
        ("i++", "syntax", "++", "cannot find operator '++' in scope"),
        ("a <=> b", "syntax", "<=>", "cannot find operator '<=>' in scope"),
        ("foo)", "syntax", ")", "unexpected code ')' in source file"),
        ("", "syntax", "", "expected an expression"),
        ("  // nothing", "syntax", "", "expected an expression"),
        ("let x = 1", "syntax", "let x = 1", "expected an expression"),
        ("a; b", "syntax", "b", "expected one expression, found more"),
        ("(a: 1)", "syntax", "(a: 1)", "a tuple of one element can't have a label"),
        ("a < b < c", "syntax", "<", "operators of the same rank can't follow each other here"),
        ("f { switch x { case 1: } }", "syntax", "case 1:", "'case' label in a 'switch' must have at least one executable statement"),
        ("'a'", "syntax", "'", "single-quoted string literal found, use '\"'"),
        ("18446744073709551616", "overflow", "18446744073709551616", "integer literal '18446744073709551616' does not fit into Int"),
        ("f(1e999)", "overflow", "1e999", "number literal '1e999' does not fit into Double"),
        ("a.b<Int>()", "unsupported", "<Int>", "a member with explicit generic arguments is not supported"),
    ]

    @Test(arguments: expressions)
    func expressionsSayWhatAndWhere(_ row: (text: String, id: String, words: String, message: String)) {
        let expected = Complaint(id: row.id, words: row.words, message: row.message)
        #expect(complaint(row.text) { _ = try SwiftReader.expression($0) } == expected)
    }

    static let declarations: [(text: String, id: String, words: String)] = [
        ("func f()", "syntax", ""), ("struct A { init() }", "syntax", ""),
        ("macro m() = #externalMacro(module: \"A\", type: \"B\")", "unsupported", ""),
        ("precedencegroup P { higherThan: Q }", "unknown-name", "Q"), ("infix operator <+>: Addition", "unknown-name", "Addition"),
        ("precedencegroup P { higherThan: Q }; precedencegroup Q { higherThan: P }", "syntax", "Q"),
        ("func f<let n: Int>(_ x: Int) { }", "unsupported", "let"),
        ("struct A { var x = ; }", "syntax", ""),
        ("class A { var b: Int { unsafeAddress { } } }", "unsupported", "unsafeAddress"),
    ]

    @Test(arguments: declarations)
    func declarationsNameTheConstruct(_ row: (text: String, id: String, words: String)) {
        let found = complaint(row.text) { _ = try SwiftReader.declarations($0) }
        #expect(found?.id == row.id, "\(String(describing: found))")
        if !row.words.isEmpty { #expect(found?.words == row.words) }
    }

    /// Only what is missing at the very end is incomplete; everything else is wrong.
    @Test(arguments: [
        ("VStack {", "incomplete-input"), ("VStack { Text(\"a\")", "incomplete-input"), ("f(1,", "incomplete-input"),
        ("[1, 2", "incomplete-input"),
        ("Text(\"a", "incomplete-input"), ("\"\"\"\nabc", "incomplete-input"), ("a /* b", "incomplete-input"), ("x +", "incomplete-input"),
        ("\"\\(a", "incomplete-input"), ("a ? b :", "incomplete-input"), ("Text(\"a\n)", "syntax"), ("f(1))", "syntax"),
        ("VStack { ( }", "syntax"),
        ("Text(\"a\") Text(\"b\") {", "syntax"), ("x. +", "syntax"),
    ])
    func incompleteOrWrong(_ text: String, id: String) {
        #expect(outcome { _ = try read(text) } == id)
    }

    @Test func incompleteInputShowsWhereItWasOpened() {
        do {
            _ = try read("VStack {\n  HStack(spacing: 8) {\n    Text(\"a\")\n  }\n")
            Issue.record("no error")
        } catch let error as Diagnostic {
            #expect(error.notes.first?.span?.start == 7)
        } catch { Issue.record("\(error)") }
    }
}
