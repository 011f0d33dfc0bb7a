// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let source = Command(
        "source", .session, syntax: ["source FILE"], parameters: [.file(["scroll"])], summary: "Runs a session file as one input.",
        examples: ["source demo.scroll"], details: "A path is relative to the current folder, inside of a session file to that file.",
        related: ["run", "open", "include"]
    ) { (context) throws(Diagnostic) in
        let path = try context.path()
        return .session(.source(path: path.text, span: path.span))
    }

    static let load = Command(
        "load", .session, syntax: ["load FILE.swift [TypeName]"], parameters: [.file(["swift"]), .text],
        summary: "Reads Swift source and shows a view of it.", examples: ["load Feed.swift", "load Feed.swift FeedView"],
        details: "Without TypeName it shows the file's #Preview, or ContentView, or its only view.", related: ["open", "import", "preview"]
    ) { (context) throws(Diagnostic) in
        let path = try context.pathWord()
        let name = context.arguments.word()
        try context.arguments.expectEnd()
        let text = try context.files.read(path.text, at: path.span)
        let items = try SwiftReader.declarations(SourceText(text, name: path.text))
        return .edit(try context.sceneShowing(items, typeName: name, path: path))
    }
}

extension CommandContext {
    /// A path up to the end, in quotes or bare.
    func path() throws(Diagnostic) -> ArgumentCursor.Word {
        let word = try pathWord()
        guard !arguments.isAtEnd, !word.text.isEmpty else { return word }
        // A bare path may hold blanks.
        let span = word.span.joined(to: arguments.restSpan)
        return ArgumentCursor.Word(text: word.text + " " + arguments.takeRest(), span: span)
    }

    func pathWord() throws(Diagnostic) -> ArgumentCursor.Word {
        guard let first = arguments.peekWord() else { throw arguments.missing("a file") }
        guard first.text.hasPrefix("\"") else {
            _ = arguments.word()
            return first
        }
        let (expression, word) = try arguments.shortExpression("a file")
        guard case .string(let text) = try evaluate(expression) else { throw Diagnostic(.typeMismatch, "a path is text", at: word.span) }
        return ArgumentCursor.Word(text: text, span: word.span)
    }

    /// The scene with a file's declarations, showing one of its views.
    fileprivate func sceneShowing(_ items: [TopLevelItem], typeName: ArgumentCursor.Word?, path: ArgumentCursor.Word) throws(Diagnostic)
        -> Scene
    {
        var scene = try declaring(items)
        scene.focus = nil
        scene.names = SceneNames()
        scene.root = try shownView(items, scene.program, typeName, path)
        return scene
    }

    private func shownView(
        _ items: [TopLevelItem], _ program: Program, _ typeName: ArgumentCursor.Word?, _ path: ArgumentCursor.Word
    ) throws(Diagnostic) -> Expression {
        if let typeName {
            guard program.type(named: typeName.text) != nil else {
                throw Diagnostic(
                    .unknownType, "there is no type '\(typeName.text)'", at: typeName.span,
                    suggestion: ClosestWord.of(typeName.text, in: program.types.keys))
            }
            return Self.call(typeName.text)
        }
        if let preview = items.lazy.compactMap(\.previewView).first { return preview }
        let views = items.compactMap(\.viewTypeName)
        if views.contains("ContentView") { return Self.call("ContentView") }
        if let last = views.last { return Self.call(last) }
        throw Diagnostic(.unknownView, "'\(path.text)' declares no view", at: path.span)
    }

    private static func call(_ type: String) -> Expression {
        Expression(.call(Expression.Call(callee: Expression(.identifier(type, genericArguments: [])))))
    }

    func declaring(_ items: [TopLevelItem]) throws(Diagnostic) -> Scene {
        try SceneDeclaring(laidOut: laidOut, interrupt: interrupt).declaring(items, in: scene)
    }
}

extension TopLevelItem {
    /// The one view of a `#Preview`.
    fileprivate var previewView: Expression? {
        guard case .declaration(let declaration) = self, case .macro("Preview", _, let body?) = declaration.kind,
            case .closure(let closure) = body.kind
        else {
            return nil
        }
        let views = closure.body.compactMap { if case .expression(let view) = $0.kind { view } else { nil } }
        return views.count == closure.body.count ? views.only : nil
    }

    fileprivate var viewTypeName: String? {
        guard case .declaration(let declaration) = self, case .type(let type) = declaration.kind else { return nil }
        return type.inherited.contains(.named("View")) ? type.name : nil
    }
}

extension Array {
    /// The element of an array of one.
    var only: Element? { count == 1 ? self[0] : nil }
}
