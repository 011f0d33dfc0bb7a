// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage

/// Something that screens and readers differ in, with the values that are tried: a column of `matrix`.
struct SceneDimension {
    struct Choice {
        let text: String
        let change: (inout Scene) -> Void
    }

    let name: String
    let choices: [Choice]
    /// Does a value end what other dimensions set? Then it is applied before them.
    let endsOthers: Bool
}

extension SceneDimension {
    /// What a person can name beside the state of the scene.
    struct Kind: Sendable {
        let name: String
        var endsOthers = false
        /// The values that are offered, as they are written.
        var values: [String] = []
        /// The values that were listed; those that stand for the kind where none are given.
        let choices: @Sendable (CommandContext, inout ArgumentCursor) throws(Diagnostic) -> [Choice]

        /// A kind with a fixed list of values.
        /// - Parameter what: what messages call a value.
        fileprivate static func listed<T: Sendable>(
            _ name: String, _ what: String, _ all: [(String, T)], _ change: @escaping @Sendable (inout Scene, T) -> Void
        ) -> Kind {
            Kind(name: name, values: all.map(\.0)) { (_, part) throws(Diagnostic) in
                var chosen: [(String, T)] = []
                while let word = part.word() { chosen.append(try word.choice(what, all)) }
                return (chosen.isEmpty ? all : chosen).map { (name, value) in Choice(text: name) { change(&$0, value) } }
            }
        }
    }

    static let kinds: [Kind] = [
        Kind(name: "device", endsOthers: true) { (_, part) throws(Diagnostic) in try devices(&part) },
        .listed("type", "dynamic type size", DynamicTypeSize.choices) { $0.stage.typeSize = $1 },
        .listed("orientation", "orientation", Device.Orientation.allCases.map { ($0.rawValue, $0) }) { scene, orientation in
            if scene.stage.orientation != orientation, scene.stage.device.canRotate { scene.stage.rotate() }
        },
        .listed("direction", "layout direction", LayoutDirection.choices) { $0.stage.direction = $1 },
        .listed("os", "OS generation", OSGeneration.choices) { $0.stage.os = $1 },
        Kind(name: "locale", endsOthers: true, values: locales) { (context, part) throws(Diagnostic) in try languages(context, &part) },
    ]

    static let names = kinds.map(\.name)

    static func kind(named name: String) -> Kind? { kinds.first { $0.name == name } }

    /// The locales that are tried unless told: long words, right to left, wide characters, other numbers.
    private static let locales = ["en_US", "de_DE", "fr_FR", "ar", "hi_IN", "ja_JP"]

    /// One device of each size of phones and tablets.
    private static let sizes: [Device] = {
        var sizes: Set<CGSize> = []
        return Device.all.filter { ($0.kind == .phone || $0.kind == .tablet) && sizes.insert($0.portraitSize).inserted }
    }()

    private static func devices(_ part: inout ArgumentCursor) throws(Diagnostic) -> [Choice] {
        var devices: [Device] = []
        while let word = try part.textWord() { devices.append(try Device.named(word.text, at: word.span)) }
        return (devices.isEmpty ? sizes : devices).map { device in
            Choice(text: device.id) { $0.stage.show(on: device, .portrait, .full) }
        }
    }

    private static func languages(_ context: CommandContext, _ part: inout ArgumentCursor) throws(Diagnostic) -> [Choice] {
        var result: [Choice] = []
        while let word = try part.textWord() { result.append(Choice(text: word.text, change: try SceneLanguage(word, in: context).apply)) }
        guard result.isEmpty else { return result }
        for name in locales { result.append(Choice(text: name, change: try SceneLanguage(identifier: name, in: context).apply)) }
        return result
    }
}

extension CommandContext {
    /// `device, type large accessibility3, n 1 2 3` up to the end of the arguments.
    /// - Parameter limit: where they end.
    func dimensions(upTo limit: Int) throws(Diagnostic) -> [SceneDimension] {
        var result: [SceneDimension] = []
        for range in arguments.listParts(upTo: limit) {
            var part = ArgumentCursor(arguments.source, range)
            guard let name = part.word() else { throw part.missing("a dimension") }
            guard !result.contains(where: { $0.name == name.text }) else {
                throw Diagnostic(.unknownArgument, "'\(name.text)' is given twice", at: name.span)
            }
            let kind = SceneDimension.kind(named: name.text)
            let choices: [SceneDimension.Choice]
            if let kind { choices = try kind.choices(self, &part) } else { choices = try stateChoices(name, &part) }
            result.append(SceneDimension(name: name.text, choices: choices, endsOthers: kind?.endsOthers ?? false))
        }
        arguments.skip(to: limit)
        guard !result.isEmpty else {
            throw Diagnostic(
                .missingArgument, "a dimension is missing", at: arguments.endSpan, hint: SceneDimension.names.joined(separator: ", "))
        }
        let count = result.reduce(1) { min($0 * $1.choices.count, 1_000_000) }
        guard count <= SceneCombinations.limit else {
            throw Diagnostic(
                .limitExceeded, "these are more than \(SceneCombinations.limit) combinations", at: word.span,
                hint: "list fewer values: device iphone-se-3 iphone-15-pro, type large accessibility3")
        }
        return result
    }

    /// Values of a variable of the scene, or of the @State of a component.
    private func stateChoices(_ name: ArgumentCursor.Word, _ part: inout ArgumentCursor) throws(Diagnostic) -> [SceneDimension.Choice] {
        let key = try numberedState(name, or: SceneDimension.names)
        guard !part.isAtEnd else {
            throw Diagnostic(.missingArgument, "the values of '\(name.text)' are missing", at: part.endSpan, hint: "\(name.text) 1 2 3")
        }
        var result: [SceneDimension.Choice] = []
        while !part.isAtEnd {
            let (expression, word) = try part.shortExpression("a value")
            let value = try evaluate(expression, like: scene.state[key])
            result.append(SceneDimension.Choice(text: word.text) { $0.state[key] = value })
        }
        return result
    }
}

extension ArgumentCursor {
    /// What stands between the commas outside of brackets.
    func listParts(upTo limit: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = position
        for token in SwiftReader.tokens(source, range: position..<limit)
        where token.depth == 0 && source.text(in: token.start..<token.end) == "," {
            result.append(start..<token.start)
            start = token.end
        }
        if start < limit { result.append(start..<limit) }
        return result
    }

    /// A word, or a text in quotes.
    fileprivate mutating func textWord() throws(Diagnostic) -> Word? {
        guard let word = peekWord() else { return nil }
        guard word.text.hasPrefix("\"") else { return self.word() }
        let (expression, quoted) = try shortExpression("a name")
        guard case .string(let segments) = expression.kind, case .text(let text)? = segments.first, segments.count == 1 else {
            throw Diagnostic(.typeMismatch, "expected a string in quotes", at: quoted.span)
        }
        return Word(text: text, span: quoted.span)
    }
}
