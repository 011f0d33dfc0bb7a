// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let env = Command(
        "env", .inspect, .question, syntax: ["env [TARGET] [KEY]"],
        summary: "Shows the environment at a view, and who set each value.",
        examples: ["env", "env text1", "env text1 dynamicTypeSize"], related: ["environment", "EnvironmentValues", "provenance"]
    ) { (context) throws(Diagnostic) in
        var key: ArgumentCursor.Word?
        var target: Target?
        if let word = context.arguments.peekWord() {
            if context.isKey(word.text), context.targets.reference(named: word.text) == nil {
                key = context.arguments.word()
            } else {
                do throws(Diagnostic) {
                    target = try context.target()
                } catch {
                    if let assignment = context.assignment(behind: nil) { throw assignment }
                    throw error.suggestion == nil ? context.misspeltKey(word) ?? error : error
                }
                key = context.arguments.word()
            }
        }
        if let assignment = context.assignment(behind: key) { throw assignment }
        try context.arguments.expectEnd()
        if let key, !context.isKey(key.text) { throw context.unknownKey(key) }
        return .show(try EnvironmentReport(context: context).output(target, key?.text))
    }
}

extension CommandContext {
    fileprivate func isKey(_ name: String) -> Bool { SceneBuilder.isEnvironmentKey(name, scene.program) }

    fileprivate func unknownKey(_ key: ArgumentCursor.Word) -> Diagnostic {
        let keys = SceneBuilder.environmentKeys(scene.program)
        return Diagnostic(
            .unknownKey, "there is no environment key '\(key.text)'", at: key.span, suggestion: ClosestWord.of(key.text, in: keys))
    }

    /// `env colorScheme = .dark`, `env colorScheme dark`: this command shows, another sets.
    fileprivate func assignment(behind key: ArgumentCursor.Word?) -> Diagnostic? {
        guard arguments.rest.first == "=" || key != nil && !arguments.isAtEnd else { return nil }
        return Diagnostic(
            .unknownArgument, "'env' shows the environment and sets nothing", at: arguments.restSpan,
            hint: "'environment KEY = EXPR' sets a key at the root")
    }

    /// The error for a single word that is neither a view nor a key, where a key is what it comes close to.
    fileprivate func misspeltKey(_ word: ArgumentCursor.Word) -> Diagnostic? {
        let error = unknownKey(word)
        return arguments.isAtEnd && error.suggestion != nil ? error : nil
    }
}

private struct EnvironmentReport {
    let context: CommandContext

    func output(_ target: Target?, _ key: String?) throws(Diagnostic) -> Output {
        var environment = context.laidOut.environment
        if let target {
            environment = context.index.layers[try context.layer(target)].placed.environment
        }
        let keys = key.map { [$0] } ?? SceneBuilder.environmentKeys(context.scene.program)
        var json: [JSON] = []
        var table = Table("key", "value", "set by")
        for key in keys {
            let evaluation = context.evaluator.context
            guard let value = try? SceneBuilder.environmentValue(key, of: environment, evaluation) else { continue }
            let origin = SceneBuilder.link(of: key, in: environment)?.origin ?? .standard
            json.append(
                .object([
                    "key": .string(key), "value": ValueJSON(evaluator: context.evaluator).json(value), "origin": .string(origin.words),
                ]))
            table.rows.append([.text(key), .text(ValueJSON.text(value)), .text(origin.words)])
        }
        return Output(json: .object(["values": .array(json)]), parts: [.table(table)])
    }
}

extension EnvironmentOrigin {
    /// As `env` tells it.
    var words: String {
        switch self {
        case .standard: "default"
        case .device(let name): "device \(name)"
        case .override(let command): "override \(command)"
        case .view(let name): "view \(name)"
        }
    }
}
