// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

extension Command {
    static let set = Command(
        "set", .build, .edit, syntax: ["set TARGET [LABEL:] EXPR, …"],
        summary: "Changes a view's arguments, or adds ones that were left out.",
        examples: ["set vStack1 spacing: 24", "set vStack1 alignment: .leading, spacing: 0", "set text1 \"Hello\""],
        details: "An argument without a label replaces the first one without a label.", related: ["argument", "change", "parameter"]
    ) { (context) throws(Diagnostic) in
        let target = try context.targetOfSet()
        let view = try context.authored(target)
        let overloads = context.laidOut.catalog.overloads(of: view.kind)
        let modifier = context.arguments.leadingName.flatMap { name in
            let isLabel = overloads.joined().contains { $0.label == name }
            return isLabel || Catalog.modifiers(named: name).isEmpty ? nil : name
        }
        let new: [Expression.Argument]
        do throws(Diagnostic) {
            new = try context.arguments.callArguments()
        } catch {
            guard let modifier, error.id == .syntax else { throw error }
            throw error.hinting("'modify \(target.text) .\(modifier)(…)' adds a modifier; 'set' changes the view's own arguments")
        }
        guard case .call(var call) = view.base.kind else {
            throw Diagnostic(.unknownArgument, "'\(target.text)' takes no arguments", at: new.first?.labelSpan ?? context.word.span)
        }
        let merger = ArgumentMerger(kind: view.kind, overloads: overloads)
        call.arguments = try merger.merged(call, new)
        call.hasParentheses = true
        let base = Expression(.call(call), id: view.base.id, span: view.base.span)
        return .edit(try context.replacing(view) { $0.replacingBase(base) })
    }
}

extension CommandContext {
    /// The view, or the error that tells how `set vStack1.spacing = 20` is written.
    fileprivate func targetOfSet() throws(Diagnostic) -> Target {
        let syntax = try arguments.target()
        do throws(Diagnostic) { return try resolve(syntax) } catch {
            guard error.id == .unknownTarget, let dot = syntax.text.lastIndex(of: "."), arguments.take("=") else { throw error }
            let (view, label) = (syntax.text[..<dot], syntax.text[dot...].dropFirst())
            guard index.viewsByText[String(view)] != nil else { throw error }
            throw Diagnostic(error.id, error.message, at: syntax.span, suggestion: "set \(view) \(label): \(arguments.rest)")
        }
    }
}

extension ArgumentCursor {
    /// The name at which the arguments begin.
    var leadingName: String? {
        guard let token = SwiftReader.tokens(source, range: position..<end, limit: 1).first, token.kind == .identifier else { return nil }
        return source.text(in: token.start..<token.end)
    }

    /// `spacing: 24, alignment: .leading`.
    mutating func callArguments() throws(Diagnostic) -> [Expression.Argument] {
        guard !isAtEnd else { throw missing("an argument") }
        var result: [Expression.Argument] = []
        var separators = ListSeparators(self)
        while !isAtEnd {
            let comma = try separators.next(after: position)
            let stop = comma?.start ?? end
            let tokens = SwiftReader.tokens(source, range: position..<stop)
            var label: Word?
            if tokens.count > 1, tokens[1].kind == .colon, tokens[0].kind == .identifier || tokens[0].kind == .keyword {
                label = Word(
                    text: source.text(in: tokens[0].start..<tokens[0].end),
                    span: SourceSpan(source: source, start: tokens[0].start, end: tokens[0].end))
                skip(to: tokens[1].end)
            }
            // `spacing = 20`, `alignment .leading`
            if label == nil, tokens.count > 2, tokens[0].kind == .identifier,
                tokens[1].kind == .equal || tokens[1].kind == .period && tokens[1].followsBlank
            {
                throw withoutColon(tokens[0], tokens[1])
            }
            guard position < stop else { throw missing("a value") }
            let (value, valueEnd) = try SwiftReader.leadingExpression(source, from: position, upTo: stop)
            let rest = SwiftReader.tokens(source, range: valueEnd..<stop)
            if let extra = rest.first {
                // `spacing 20`
                if label == nil, tokens[0].kind == .identifier, extra.start == tokens[1].start { throw withoutColon(tokens[0], extra) }
                throw Diagnostic(.syntax, "a comma is expected here", at: SourceSpan(source: source, start: extra.start, end: extra.end))
            }
            result.append(Expression.Argument(label: label?.text, value))
            skip(to: comma?.end ?? end)
        }
        return result
    }

    /// What follows a name that is meant for a label.
    private func withoutColon(_ name: SourceToken, _ next: SourceToken) -> Diagnostic {
        let name = source.text(in: name.start..<name.end)
        return Diagnostic(
            .syntax, "a label is followed by a colon", at: SourceSpan(source: source, start: next.start, end: next.end),
            hint: "write it as '\(name): …'")
    }
}
