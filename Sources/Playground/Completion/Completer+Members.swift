// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What may follow a dot, by the type of what stands before it.
extension Completer {
    /// `feed.contentOffset.` has CGPoint's members, `[1, 2].` those of an array; nil where the type is not known, and for views.
    func members(of word: String, after before: String) -> [Completion.Candidate]? {
        guard let dot = word.lastIndex(of: ".") else { return nil }
        var head = before.trailingOperand + word[..<dot]
        // `first?.` has what `first!.` has.
        if head.last == "?" { head = head.dropLast() + "!" }
        guard !head.isEmpty, let expression = try? SwiftReader.expression(SourceText(head)) else { return nil }
        let start = word[...dot]
        let offers = value(of: expression).map { laidOut.machine.members(of: $0) } ?? laidOut.machine.members(after: expression)
        return offers?.map { .init(text: start + $0.name, summary: $0.text, append: "") }
    }

    /// What a property of a view is now: it is there already, and reading it runs no code of the scene's.
    private func value(of expression: Expression) -> Value? {
        guard let text = expression.dottedText,
            !isView(text), ([text] + text.owners).contains(where: { isView($0) || isReserved($0) })
        else { return nil }
        return try? PromptEvaluator(laidOut, budget: Budget(), isKept: false).evaluate(expression)
    }

    /// The name of a view, or its path.
    func isView(_ text: String) -> Bool {
        Self.standingViews.contains(text) || laidOut.targets.reference(path: text) != nil || laidOut.targets.reference(named: text) != nil
    }

    /// The properties of a view, behind the dot after its name, its path or `view(ID)`.
    func properties(ofView word: String, after before: String) -> [Completion.Candidate]? {
        guard let dot = word.lastIndex(of: ".") else { return nil }
        let head = before.trailingOperand + word[..<dot]
        guard isView(head) || head.hasPrefix("view(") && head.hasSuffix(")") else { return nil }
        return (ViewReference.properties + ViewReference.motionProperties).map {
            .init(text: word[...dot] + $0.name, summary: $0.summary, append: "")
        }
    }

    /// A name that means the same in every scene, unless a variable has it.
    private func isReserved(_ name: String) -> Bool {
        SceneNames.reserved.contains(name) && laidOut.scene.program.variables[name] == nil
    }

    /// `.padding(.`: the static members of the types that the parameter may have; nil where the call is of nothing that is known.
    func implicitMembers(_ word: String, _ before: String) -> [Completion.Candidate]? {
        guard word.first == ".", !word.dropFirst().contains("."), let call = OpenCall(before) else { return nil }
        let types = parameters(of: call.name).compactMap { call.type(in: $0) }
        let found = Set(types).flatMap { type in
            laidOut.machine.implicitMembers(of: type).map { offer in
                Completion.Candidate(text: "." + offer.name, summary: type.text, append: "")
            }
        }
        return found.isEmpty ? nil : found
    }

    private func parameters(of name: String) -> [[ParameterInfo]] {
        laidOut.catalog.overloads(of: name) + Catalog.modifiers(named: name).flatMap { $0.overloads.map(\.parameters) }
    }
}

/// The call whose parenthesis is open before the cursor, and the argument that is being typed.
private struct OpenCall {
    let name: String
    /// How many arguments come before it; none of them has a label.
    private let position: Int
    private let label: String?

    init?(_ before: String) {
        var depth = 0
        var commas = 0
        var argumentStart = before.endIndex
        for index in before.indices.reversed() {
            switch before[index] {
            case ")", "]", "}": depth += 1
            case "(" where depth == 0:
                name = String(before[..<index].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
                if commas == 0 { argumentStart = before.index(after: index) }
                let argument = before[argumentStart...]
                label = argument.contains(":") ? String(argument.prefix { $0 != ":" }.drop { $0.isWhitespace }) : nil
                position = commas
                guard !name.isEmpty else { return nil }
                return
            case "(", "[", "{":
                if depth == 0 { return nil }
                depth -= 1
            case "," where depth == 0:
                if commas == 0 { argumentStart = before.index(after: index) }
                commas += 1
            default: break
            }
        }
        return nil
    }

    /// The type of the parameter that the argument may be.
    func type(in parameters: [ParameterInfo]) -> TypeSyntax? {
        if let label { return parameters.first { $0.label == label }?.type }
        guard parameters.indices.contains(position), parameters[position].label == nil else { return nil }
        return parameters[position].type
    }
}

extension Expression {
    /// A chain of names.
    fileprivate var dottedText: String? {
        switch kind {
        case .identifier(let name, let generics): generics.isEmpty ? name : nil
        case .member(let base, let name, _): base.dottedText.map { $0 + "." + name }
        default: nil
        }
    }
}

extension String {
    /// What stands before each dot, the longest first: `a.b.c` is of `a.b`, and that of `a`.
    fileprivate var owners: [String] {
        indices.filter { self[$0] == "." }.reversed().map { String(self[..<$0]) }
    }

    /// Does what stands there, or will be typed there, go on with what is before it?
    private func goesOn(from start: Index) -> Bool { start == endIndex || ".([!?".contains(self[start]) }

    /// The call, literal or subscript at the end of a text, with what it is called on.
    fileprivate var trailingOperand: String {
        var depth = 0
        var start = endIndex
        for index in indices.reversed() {
            switch self[index] {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                if depth == 0 { return String(self[start...]) }
                depth -= 1
            // `first!.` is unwrapped; `!done` and `a ? b` are no part of what follows.
            case "!" where goesOn(from: start), "?" where goesOn(from: start): break
            case let sign where depth == 0 && !(sign.isLetter || sign.isNumber || "_.$\"".contains(sign)):
                return String(self[start...])
            default: break
            }
            start = index
        }
        return String(self[start...])
    }
}
