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

    /// The kinds that a person can name, each with the values that stand for it where none are given.
    static let names = ["device", "type", "orientation", "direction", "os", "locale"]

    /// The values that a kind may have, as they are written; devices have their own list.
    static func values(of name: String) -> [String] {
        switch name {
        case "type": DynamicTypeSize.allCases.map(\.name)
        case "orientation": Device.Orientation.allCases.map(\.rawValue)
        case "direction": ["ltr", "rtl"]
        case "os": OSGeneration.allCases.map { String($0.rawValue) }
        case "locale": locales
        default: []
        }
    }

    /// The locales that are tried unless told: long words, right to left, wide characters, other numbers.
    static let locales = ["en_US", "de_DE", "fr_FR", "ar", "hi_IN", "ja_JP"]

    /// One device of each size of phones and tablets.
    static let devices: [Device] = {
        var sizes: Set<CGSize> = []
        return Device.all.filter { ($0.kind == .phone || $0.kind == .tablet) && sizes.insert($0.portraitSize).inserted }
    }()
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
            result.append(SceneDimension(name: name.text, choices: try choices(name, &part)))
        }
        arguments.skip(to: limit)
        guard !result.isEmpty else {
            throw Diagnostic(
                .missingArgument, "a dimension is missing", at: arguments.endSpan, hint: SceneDimension.names.joined(separator: ", "))
        }
        let count = result.reduce(1) { min($0 * $1.choices.count, 1_000_000) }
        guard count <= SceneCombinations.limit else {
            throw Diagnostic(
                .limitExceeded, "more than \(SceneCombinations.limit) combinations", at: word.span,
                hint: "list fewer values: device iphone-se-3 iphone-15-pro, type large accessibility3")
        }
        return result
    }

    private func choices(_ name: ArgumentCursor.Word, _ part: inout ArgumentCursor) throws(Diagnostic) -> [SceneDimension.Choice] {
        switch name.text {
        case "device": return try deviceChoices(&part)
        case "type":
            return try listed("dynamic type size", DynamicTypeSize.allCases.map { ($0.name, $0) }, &part) { $0.stage.typeSize = $1 }
        case "orientation":
            let all = Device.Orientation.allCases.map { ($0.rawValue, $0) }
            return try listed("orientation", all, &part) { scene, orientation in
                if scene.stage.orientation != orientation, scene.stage.device.canRotate { scene.stage.rotate() }
            }
        case "direction":
            return try listed("layout direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)], &part) { $0.stage.direction = $1 }
        case "os":
            return try listed("OS generation", OSGeneration.allCases.map { (String($0.rawValue), $0) }, &part) { $0.stage.os = $1 }
        case "locale": return try localeChoices(&part)
        default: return try stateChoices(name, &part)
        }
    }

    /// The values that were listed, or all of them.
    private func listed<T>(
        _ what: String, _ all: [(String, T)], _ part: inout ArgumentCursor, _ change: @escaping (inout Scene, T) -> Void
    ) throws(Diagnostic) -> [SceneDimension.Choice] {
        var chosen: [(String, T)] = []
        while let word = part.word() {
            let name = word.text.first == "." ? String(word.text.dropFirst()) : word.text
            guard let found = all.first(where: { $0.0.lowercased() == name.lowercased() }) else {
                throw Diagnostic(
                    .unknownValue, "'\(word.text)' is not \(what.withArticle)", at: word.span,
                    suggestion: ClosestWord.of(name, in: all.map(\.0)),
                    hint: "one of " + all.map(\.0).joined(separator: ", "))
            }
            chosen.append(found)
        }
        return (chosen.isEmpty ? all : chosen).map { (name, value) in SceneDimension.Choice(text: name) { change(&$0, value) } }
    }

    private func deviceChoices(_ part: inout ArgumentCursor) throws(Diagnostic) -> [SceneDimension.Choice] {
        var devices: [Device] = []
        while !part.isAtEnd {
            guard let word = try part.textWord() else { break }
            guard let device = Device.named(word.text) else {
                let names = Device.all.flatMap { [$0.name, $0.id] }
                throw Diagnostic(
                    .unknownDevice, "there is no device '\(word.text)'", at: word.span, suggestion: ClosestWord.of(word.text, in: names),
                    hint: "'device' lists them; put a name with spaces in quotes")
            }
            devices.append(device)
        }
        return (devices.isEmpty ? SceneDimension.devices : devices).map { device in
            SceneDimension.Choice(text: device.id) { $0.stage.show(on: device, .portrait, .full) }
        }
    }

    private func localeChoices(_ part: inout ArgumentCursor) throws(Diagnostic) -> [SceneDimension.Choice] {
        var result: [SceneDimension.Choice] = []
        while let word = try part.textWord() {
            result.append(SceneDimension.Choice(text: word.text, change: try SceneLanguage(word, in: self).apply))
        }
        guard result.isEmpty else { return result }
        for name in SceneDimension.locales {
            result.append(SceneDimension.Choice(text: name, change: try SceneLanguage(identifier: name, in: self).apply))
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
