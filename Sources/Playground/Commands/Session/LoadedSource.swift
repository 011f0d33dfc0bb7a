// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// What Swift files declare together, and which view of it is shown when none is named.
struct LoadedSource {
    let items: [TopLevelItem]
    /// What of it the scene's platform has: of each `#if` the branch that holds.
    let declarations: [Declaration]
    /// What a playground page or a main file says between its declarations. It is not run.
    let statements: [Statement]
    let sources: [SourceText]
    /// What lies beside the sources; nil where single files were loaded.
    let resources: AppResources?
    /// Folders and files of a loaded folder that are not the app's.
    let leftOut: [String]
    /// The files of the scene with these.
    let files: LoadedFiles
    /// The names of the files whose declarations these take the place of: they themselves, as they were, and those that are gone.
    let replacedFiles: Set<String>

    init(
        items: [TopLevelItem], sources: [SourceText], resources: AppResources?, leftOut: [String] = [], files: LoadedFiles,
        replacedFiles: Set<String>, platform: String
    ) throws(Diagnostic) {
        self.leftOut = leftOut
        (self.files, self.replacedFiles) = (files, replacedFiles)
        var statements: [Statement] = []
        self.items = items.filter { item in
            let statement: Statement
            switch item {
            case .declaration: return true
            case .expression(let expression): statement = Statement(.expression(expression), span: expression.span)
            case .statement(let own): statement = own
            }
            // In strict code they are the error that they are at the prompt; the live view is what is shown.
            guard statement.span?.source.marksUnknowns ?? false || statement.liveView != nil else { return true }
            statements.append(statement)
            return false
        }
        declarations = try self.items.compactMap(\.declaration).active(on: platform)
        self.statements = statements
        self.sources = sources
        self.resources = resources
    }

    /// A view of the files and what it needs to be shown.
    struct Shown {
        let view: Expression
        /// The variables and types that a preview declares, which become the scene's.
        var declarations: [Declaration] = []
        /// The call whose arguments were made up; nil where the code says them.
        var sample: String?
        /// The screen that a preview asks for.
        var traits: PreviewTraits?
        /// Where it stands in the files; nil for the live view of a playground.
        var place: ShownPlace?
    }

    /// Of a folder the `@main` App, or without any App what a delegate puts into the window; else the first `#Preview`, else a playground's
    /// live view, else ContentView as a PreviewProvider shows it or else as it is, else the `@main` App, else what a PreviewProvider shows,
    /// else the last view, one that needs no arguments if there is any; nil without a view.
    ///
    /// A ContentView that needs arguments gives way to the App that has them.
    func shownView() throws(Diagnostic) -> Shown? {
        // A folder is a project: what a device shows is its App.
        if resources != nil {
            if let app = app(isMain: true) { return try shown(app.type) }
            if app(isMain: false) == nil, let windowContent { return windowContent }
        }
        if let preview = previews.first { return preview }
        if let live = statements.lazy.compactMap(\.liveView).last { return Shown(view: live) }
        let content = types.first { $0.type.name == "ContentView" && $0.type.conforms(to: "View") }
        let app = app(isMain: true) ?? app(isMain: false)
        if let content, app == nil || !content.type.needsArguments {
            if let preview = provided(content.type) { return preview }
            return try shown(content.type)
        }
        if let app { return try shown(app.type) }
        if let provider = types.first(where: { $0.type.conforms(to: Self.provider) }) {
            return Self.shownBy(provider.type).first
        }
        // A protocol that refines View is not a view to show.
        let views = types.filter { $0.type.conforms(to: "View") && $0.type.kind != .protocol }
        guard let view = views.last(where: { !$0.type.needsArguments }) ?? views.last else { return nil }
        return try shown(view.type)
    }

    /// What a PreviewProvider shows a view as, with the objects that it gives it; nil where none does.
    private func provided(_ view: TypeDeclaration) -> Shown? {
        types.first { $0.type.conforms(to: Self.provider) && $0.type.makes(view.name) }.flatMap { Self.shownBy($0.type).first }
    }

    private func app(isMain: Bool) -> (type: TypeDeclaration, attributes: [Declaration.Attribute])? {
        types.first { $0.type.conforms(to: "App") && (!isMain || $0.attributes.contains { $0.name == "main" }) }
    }

    /// What of a folder is not the app's, for the answer; nothing where all of it is.
    var leftOutNote: Output {
        guard !leftOut.isEmpty else { return .nothing }
        let names = leftOut.prefix(6).joined(separator: ", ") + (leftOut.count > 6 ? " and \(leftOut.count - 6) more" : "")
        return Output(
            json: .object(["leftOut": .array(leftOut.map { .string($0) })]),
            lines: [StyledText("not part of the app, left out: \(names)", .faint)])
    }

    /// The first preview of a PreviewProvider.
    func shown(provider name: String, qualified: String) -> Shown {
        types.first { $0.type.name == name }.map { Self.shownBy($0.type, qualified)[0] } ?? Shown(view: Self.previews(qualified))
    }

    /// A view by its name: as it is, else as a preview shows it, else with arguments that are made up.
    func shown(_ name: String, qualified: String) throws(Diagnostic) -> Shown {
        guard let type = types.first(where: { $0.type.name == name })?.type else { return Shown(view: Self.call(qualified)) }
        return try shown(type)
    }

    func shown(_ type: TypeDeclaration) throws(Diagnostic) -> Shown {
        let place = ShownPlace.type(type.name)
        let plain = Shown(view: Self.call(type.name), place: place)
        guard type.needsArguments else { return plain }
        if var preview = previews.first(where: { $0.view.makes(type.name) }) {
            preview.place = place
            return preview
        }
        if let provider = types.first(where: { $0.type.conforms(to: Self.provider) && $0.type.makes(type.name) }) {
            return Shown(view: Self.previews(provider.type.name), place: place)
        }
        guard marksUnknowns, let text = SampleArguments(declarations).call(type.name) else { return plain }
        return Shown(
            view: try SwiftReader.expression(SourceText(text, name: type.nameSpan?.source.name, marksUnknowns: true)), sample: text,
            place: place)
    }

    /// May what is missing be made up?
    private var marksUnknowns: Bool { sources.contains(where: \.marksUnknowns) }

    /// Where a type is declared.
    func place(of name: String) -> SourceSpan? { types.first { $0.type.name == name }?.type.nameSpan }

    static func call(_ type: String) -> Expression { Expression(.call(Expression.Call(callee: named(type)))) }

    /// `Card_Previews.previews`
    static func previews(_ type: String) -> Expression {
        Expression(.member(named(type), "previews", nameSpan: nil))
    }

    /// `Feed`, `Feed.Row`
    static func named(_ type: String) -> Expression {
        let words = type.split(separator: ".").map(String.init)
        return words.dropFirst().reduce(Expression(.identifier(words.first ?? type, genericArguments: []))) {
            Expression(.member($0, $1, nameSpan: nil))
        }
    }

    var types: [(type: TypeDeclaration, attributes: [Declaration.Attribute])] {
        declarations.compactMap { declaration in
            if case .type(let type) = declaration.kind { (type, declaration.attributes) } else { nil }
        }
    }
}

extension Statement {
    /// Its first words, for a list.
    var heading: String {
        guard let span else { return "" }
        let text = String(decoding: span.source.text.utf8.dropFirst(span.start).prefix(span.end - span.start), as: UTF8.self)
            .prefix { !$0.isNewline }
        return text.count > 40 ? text.prefix(40) + "…" : String(text)
    }

    /// `PlaygroundPage.current.setLiveView(Card())`, or the view of the controller that `liveView` is set to.
    var liveView: Expression? {
        guard case .expression(let expression) = kind else { return nil }
        switch expression.kind {
        case .call(let call):
            guard case .member(_, "setLiveView", _) = call.callee.kind else { return nil }
            return call.arguments.first?.value.hosted
        case .assignment(let target, "=", let value):
            guard case .member(_, "liveView", _) = target.kind else { return nil }
            return value.hosted
        default: return nil
        }
    }
}

extension Expression {
    /// The view in a `UIHostingController(rootView:)`, or the view itself.
    fileprivate var hosted: Expression {
        guard case .call(let call) = kind, let root = call.arguments.first(where: { $0.label == "rootView" }) else { return self }
        return root.value
    }

    /// Does it call a type by its name?
    fileprivate func makes(_ type: String) -> Bool { SwiftPrinter.line(self).makes(type) }
}

extension TypeDeclaration {
    fileprivate func makes(_ type: String) -> Bool { members.contains { SwiftPrinter.pretty($0).makes(type) } }
}

extension String {
    /// Does code call a type?
    fileprivate func makes(_ type: String) -> Bool {
        ranges(of: type).contains { found in
            let before = found.lowerBound == startIndex ? nil : self[index(before: found.lowerBound)]
            let after = self[found.upperBound...].drop { $0 == " " }.first
            return (after == "(" || after == "{") && !(before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false)
        }
    }
}

extension TypeDeclaration {
    func conforms(to name: String) -> Bool { inherited.contains(.named(name)) }

    /// Is it impossible to make one without arguments?
    var needsArguments: Bool {
        let initializers = members.compactMap { member -> FunctionDeclaration? in
            if case .initializer(let function, _) = member.kind { function } else { nil }
        }
        guard initializers.isEmpty else { return !initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } } }
        return members.contains { member in
            guard case .variable(let variable) = member.kind, !member.modifiers.contains("static") else { return false }
            if member.hasInstalledWrapper { return false }
            return variable.bindings.contains { binding in
                guard binding.initializer == nil, binding.accessors?.getter == nil else { return false }
                if case .optional? = binding.type, !variable.isLet { return false }
                return true
            }
        }
    }
}

extension Declaration {
    /// Does a wrapper of the platform's make its first value, as `@FocusState` and `@Query` do? Then no argument is for it.
    var hasInstalledWrapper: Bool {
        attributes.contains { KnownWrapper[$0.name]?.isInstalled == true || Program.declaresWrapper($0.name) }
    }
}

extension Array {
    /// The element of an array of one.
    var only: Element? { count == 1 ? self[0] : nil }
}
