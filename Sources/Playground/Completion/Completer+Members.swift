// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What may follow a dot, by the type of what stands before it.
extension Completer {
    /// `feed.contentOffset.` has CGPoint's members, `[1, 2].` those of an array; nil where the type is not known, and for views.
    func members(of word: String, after before: String) -> [Completion.Candidate]? {
        guard let dot = word.lastIndex(of: ".") else { return nil }
        var head = operand(before: word, before) + word[..<dot]
        // `first?.` has what `first!.` has.
        if head.last == "?" { head = head.dropLast() + "!" }
        guard !head.isEmpty, let expression = try? SwiftReader.expression(SourceText(head)) else { return nil }
        let start = word[...dot]
        let offers = value(of: expression).map { laidOut.machine.members(of: $0) } ?? laidOut.machine.members(after: expression)
        return offers?.map { .init(text: start + $0.name, summary: $0.text, append: "") }
    }

    /// What a word that begins with a dot is said of; the word itself tells it otherwise.
    private func operand(before word: String, _ text: String) -> String { word.first == "." ? TypedTokens(text).trailingOperand : "" }

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

    /// A name of a view, its path, `view(ID)`, or a place in a list of views: `box.layers[0]`.
    private func meansView(_ text: String) -> Bool {
        if isView(text) || text.hasPrefix("view(") && text.hasSuffix(")") { return true }
        guard text.last == "]", let place = try? SwiftReader.expression(SourceText(text)) else { return false }
        return value(of: place)?.isViewReference ?? false
    }

    /// The properties of a view, behind the dot after what means it.
    func properties(ofView word: String, after before: String) -> [Completion.Candidate]? {
        guard let dot = word.lastIndex(of: ".") else { return nil }
        let head = operand(before: word, before) + word[..<dot]
        guard meansView(head) else { return nil }
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
        var seen: Set<TypeSyntax> = []
        let types = parameters(of: call).compactMap { call.type(in: $0) }.filter { seen.insert($0).inserted }
        // A number is seldom written with a dot.
        let numbers = types.filter { laidOut.machine.isNumber($0) }
        let found = (types.filter { !numbers.contains($0) } + numbers).flatMap { type in
            laidOut.machine.implicitMembers(of: type).map { offer in
                Completion.Candidate(text: "." + offer.name, summary: type.text, append: "")
            }
        }
        return found.isEmpty ? nil : found
    }

    /// The parameters of each function, initializer or modifier that a call may be.
    func parameters(of call: OpenCall) -> [[ParameterInfo]] {
        guard let receiver = call.receiver else {
            let made = laidOut.catalog.overloads(of: call.name)
            return made.isEmpty ? functions(of: call) + modifiers(named: call.name) : made
        }
        if meansView(receiver) { return ViewReference.nativeType.methods[call.name, default: []].map(\.parameters) }
        let own = functions(of: call)
        return own.isEmpty ? modifiers(named: call.name) : own
    }

    private func functions(of call: OpenCall) -> [[ParameterInfo]] { call.callee.map { laidOut.machine.parameters(ofCall: $0) } ?? [] }

    private func modifiers(named name: String) -> [[ParameterInfo]] {
        Catalog.modifiers(named: name).flatMap { $0.overloads.map(\.parameters) }
    }
}

extension Expression {
    fileprivate var isLiteral: Bool {
        switch kind {
        case .integer, .string: true
        default: false
        }
    }

    /// A chain of names, and of what is at a place in them.
    fileprivate var dottedText: String? {
        switch kind {
        case .identifier(let name, let generics): generics.isEmpty ? name : nil
        case .member(let base, let name, _): base.dottedText.map { $0 + "." + name }
        case .subscript(let base, let arguments) where arguments.allSatisfy(\.value.isLiteral): base.dottedText.map { $0 + "[]" }
        default: nil
        }
    }
}

extension Value {
    fileprivate var isViewReference: Bool {
        if case .native(let native) = self { native is ViewReference } else { false }
    }
}

extension String {
    /// What stands before each dot, the longest first: `a.b.c` is of `a.b`, and that of `a`.
    fileprivate var owners: [String] {
        indices.filter { self[$0] == "." }.reversed().map { String(self[..<$0]) }
    }
}
