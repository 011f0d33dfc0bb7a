// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SwiftParser
import SwiftSyntax
import Testing
import ViewCatalog

/// What is true of a view or a modifier stands on its declaration: outside of the catalogue no source compares its name as text.
@Suite struct NameComparisonTests {
    /// Words that are also something else: there, or everywhere where no file is named.
    private static let otherMeanings: [(word: String, file: String?, meaning: String)] = [
        ("id", nil, "the label and the property by which elements are told apart"),
        ("offset", "Lint/LintRules.swift", "a property of the elements of enumerated()"),
        ("offset", "Export/ProbeInserter.swift", "a property of the elements of enumerated()"),
        ("offset", "Explore/SweptValues.swift", "a word of sweep"),
        ("environment", "Export/SceneMarker.swift", "an entry of the marker"),
        ("frame", "Interpreter/ForeignWords.swift", "a word that people type in other shells"),
        ("frame", "Commands/Scroll/TickCommand.swift", "a unit of time"),
        ("fill", "Drawing/Preview/SymbolGlyph.swift", "a part of the name of a symbol"),
        ("tag", "Drawing/Preview/SymbolGlyph.swift", "the name of a symbol"),
        ("animation", "Evaluation/Members/Bindings.swift", "a method of a binding"),
        ("transaction", "Evaluation/Members/Bindings.swift", "a method of a binding"),
        ("font", "Evaluation/Program/Prelude+AttributedString.swift", "an attribute of characters"),
        ("foregroundColor", "Evaluation/Program/Prelude+AttributedString.swift", "an attribute of characters"),
        ("tracking", "Evaluation/Program/Prelude+AttributedString.swift", "an attribute of characters"),
        ("baselineOffset", "Evaluation/Program/Prelude+AttributedString.swift", "an attribute of characters"),
        ("Group", "Commands/Session/LoadedSource+Providers.swift", "what makes several previews of one"),
        ("onReceive", "Evaluation/Program/Prelude+Names.swift", "a word that asks for Combine"),
        ("help", "Command/CommandRouter.swift", "a word of the command line"),
        ("width", "Explore/SweptValues.swift", "a length of the window"),
        ("width", "Values/ViewReference.swift", "a length that people ask of a view"),
        ("position", "Values/ViewReference.swift", "a place that people ask of a view"),
    ]

    @Test(arguments: ["Playground", "SwiftLanguage", "LayoutEngine", "scrollscope"]) func namesAreNotCompared(_ target: String) throws {
        let names = Set(Catalog.allViews.map(\.name)).union(Catalog.modifierNames)
        #expect(names.count > 300)
        let folder = Project.url.appending(path: "Sources/\(target)")
            .standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
        var count = 0
        for file in files where file.pathExtension == "swift" {
            count += 1
            let path = String(file.path.dropFirst(folder.path.count + 1))
            let known = Set(Self.otherMeanings.filter { $0.file == nil || $0.file == path }.map(\.word))
            let compared = ComparedWords.all(in: try String(contentsOf: file, encoding: .utf8))
            for word in compared where names.contains(word) && !known.contains(word) {
                Issue.record("\(target)/\(path) compares '\(word)': make it a fact of the declaration")
            }
        }
        #expect(count > 10)
    }

    /// The scan sees each way of comparing.
    @Test(arguments: [
        "if kind == \"ForEach\" { }", "return \"ForEach\" != kind", "switch kind { case \"Text\", \"ForEach\": 1 default: 2 }",
        "if case .identifier(\"ForEach\", _) = kind { }", "let kinds: Set = [\"List\", \"ForEach\"]", "let words = [\"ForEach\": 3]",
        "[\"List\", \"ForEach\"].contains(kind)", "kind.hasPrefix(\"ForEach\")", "kinds.contains(\"ForEach\")",
        "view.has(\"a\", \"ForEach\")",
    ]) func comparisonsAreSeen(_ text: String) { #expect(ComparedWords.all(in: text).contains("ForEach")) }

    @Test(arguments: [
        "print(\"ForEach\")", "table(\"id\", \"ForEach\")", "command(related: [\"ForEach\"])", "object([\"ForEach\": 1])",
        "let kind = \"ForEach\"",
    ]) func otherUsesAreLeftAlone(_ text: String) { #expect(ComparedWords.all(in: text).isEmpty) }
}

/// The string literals of a source that something is compared with.
private final class ComparedWords: SyntaxVisitor {
    private var words: [String] = []

    static func all(in source: String) -> [String] {
        let visitor = ComparedWords(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: source))
        return visitor.words
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let word = node.representedLiteralValue, isOperand(node) || isPattern(node) || isElement(node) || isTested(node) {
            words.append(word)
        }
        return .visitChildren
    }

    /// `== "x"`, `"x" !=`.
    private func isOperand(_ node: StringLiteralExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), let place = list.firstIndex(where: { $0.id == node.id }) else {
            return false
        }
        let before = place == list.startIndex ? nil : list[list.index(before: place)]
        let next = list.index(after: place)
        let after = next == list.endIndex ? nil : list[next]
        return [before, after].contains { ["==", "!=", "~="].contains($0?.as(BinaryOperatorExprSyntax.self)?.operator.text) }
    }

    /// Anywhere in a pattern.
    private func isPattern(_ node: StringLiteralExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ExpressionPatternSyntax.self) { return true }
            if current.is(CodeBlockItemSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }

    /// Of an array or the key of a dictionary that is kept, or asked at once.
    private func isElement(_ node: StringLiteralExprSyntax) -> Bool {
        let isKey = node.parent?.as(DictionaryElementSyntax.self).map { $0.key.id == node.id } ?? false
        guard isKey || node.parent?.is(ArrayElementSyntax.self) == true, let collection = node.parent?.parent?.parent else { return false }
        return collection.parent?.is(InitializerClauseSyntax.self) == true || collection.parent?.is(MemberAccessExprSyntax.self) == true
    }

    /// `contains("x")`, `has("x")`.
    private func isTested(_ node: StringLiteralExprSyntax) -> Bool {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return ["contains", "has", "hasPrefix", "hasSuffix", "firstIndex"].contains(callee.declName.baseName.text)
    }
}
