// SPDX-License-Identifier: GPL-3.0-or-later

/// What is said of a name that means nothing: what was probably meant, or how that is written.
extension Activation {
    /// - Parameter types: what its place may want: one for each overload of a call.
    func unknownName(_ name: String, at span: SourceSpan?, as types: [ResolvedType] = [.any]) -> Diagnostic {
        if lexical.isScene, let unknown = context.resolver?.unknownView(name, at: span) { return unknown }
        let message = lexical.isScene ? "there is no '\(name)' here" : "cannot find '\(name)' in scope"
        if types.contains(where: { isImplicit(name, in: $0) }) {
            return Diagnostic(.unknownName, message, at: span, suggestion: ".\(name)")
        }
        if machine.isEnvironmentKey(name), !lexical.isScene {
            let hint = "declare it in the type: @Environment(\\.\(name)) private var \(name)"
            return Diagnostic(.unknownName, message, at: span, hint: hint)
        }
        let use = NameUse(of: span)
        let suggestion = suggestion(for: name, use)
        var hint = suggestion == nil && lexical.isScene ? hint(for: name, use, types) : nil
        if suggestion == nil, lexical.isScene, name.first == "$", name.dropFirst().first?.isLetter == true {
            hint = "'@State var \(name.dropFirst()) = …' declares the variable"
        }
        return Diagnostic(.unknownName, message, at: span, suggestion: suggestion, hint: hint)
    }

    /// Values that other languages write otherwise.
    private static let valuesElsewhere = [
        "None": "nil", "null": "nil", "NULL": "nil", "undefined": "nil", "True": "true", "False": "false", "this": "self",
        "yes": "true", "YES": "true", "no": "false", "NO": "false",
    ]

    private func suggestion(for name: String, _ use: NameUse) -> String? {
        if let value = Self.valuesElsewhere[name] { return value }
        let values = knownValues
        let functions = Array(StandardLibrary.functions.keys)
        // What is called is not a view that is there already: `text("a")` is `Text("a")`.
        let inOtherCase = use.isCall ? (values + functions + host.typeNames).filter { $0.lowercased() == name.lowercased() }.min() : nil
        let elsewhere = use.isCall ? host.viewType(calledElsewhere: name) : nil
        if let meant = elsewhere ?? inOtherCase ?? context.resolver?.meant(by: name) { return meant }
        guard lexical.isScene else { return Suggestion.closest(to: name, in: values + functions + host.typeNames) }
        // Without a call no function of the library is meant, and a name on its own means no type: `title` is not `Table`.
        let others: [String] =
            switch use {
            case .called, .closed: functions + host.typeNames
            case .asked: host.typeNames
            case .alone, .assigned: []
            }
        return Suggestion.closest(to: name, in: values + others)
    }

    private var knownValues: [String] {
        var known: [String] = []
        var box = scope
        while let current = box {
            known.append(current.name)
            box = current.parent
        }
        known += enclosingType?.storedProperties.map(\.name) ?? []
        if let members = enclosingType?.members { known += Array(members.computed.keys) + Array(members.methods.keys) }
        known += Array(program.variables.keys) + Array(program.functions.keys) + Array(program.types.keys)
        return known + (context.resolver?.names ?? [])
    }

    private func hint(for name: String, _ use: NameUse, _ types: [ResolvedType]) -> String? {
        if use == .assigned { return "a new variable is declared with 'var': var \(name) = …" }
        let mayBeString = types.contains { (try? fit(.string(""), to: $0, at: nil)) != nil }
        return use == .alone && mayBeString ? "put a string in quotes: \"\(name)\"" : nil
    }
}

/// What the code does with a name, as the text after it tells.
private enum NameUse {
    case alone, called, asked, closed, assigned

    init(of span: SourceSpan?) {
        let rest = span.map { $0.source.text(in: $0.end..<$0.source.text.utf8.count) } ?? ""
        let next = rest.drop { $0 == " " }
        self =
            switch (rest.first, next.first) {
            case ("(", _): .called
            case (".", _): .asked
            case (_, "{"): .closed
            case (_, "=") where !next.hasPrefix("=="): .assigned
            default: .alone
            }
    }

    /// Is it called, with arguments or with a closure?
    var isCall: Bool { self != .alone && self != .assigned }
}
