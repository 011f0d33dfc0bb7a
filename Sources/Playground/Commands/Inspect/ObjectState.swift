// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Properties of the objects that state holds: `state model.title = "x"`, `state Board.shared.columns = []`.
extension CommandContext {
    struct ObjectField {
        let key: StateKey
        /// The properties from the object on.
        let names: [String]
    }

    func objectField(_ place: StatePlace) -> ObjectField? {
        guard let owner = place.owner else { return nil }
        let text = owner + "." + place.name
        for key in scene.state.keys {
            guard case .object? = scene.state[key] else { continue }
            let start = written(key) + "."
            guard text.hasPrefix(start) else { continue }
            return ObjectField(key: key, names: text.dropFirst(start.count).split(separator: ".").map(String.init))
        }
        return nil
    }

    func state(setting field: ObjectField, to expression: Expression) throws(Diagnostic) -> StateStore {
        machine.state = scene.state
        let context = machine.context()
        var object = scene.state[field.key] ?? .nil
        for name in field.names.dropLast() { object = try machine.member(name, of: object, in: context) }
        guard case .object(let target) = object, let last = field.names.last else {
            throw Diagnostic(.unknownName, "'\(field.names.joined(separator: "."))' is no property of an object", at: expression.span)
        }
        let type = scene.program.type(named: target.typeName)?.storedProperties.first { $0.name == last }?.type
        let value = try evaluate(expression, expecting: type)
        machine.state = scene.state
        _ = try machine.setMember(last, of: object, to: value, in: context)
        return machine.state
    }
}

/// The properties of objects as `state` lines: what `save` writes of them.
struct ObjectScript {
    let context: CommandContext

    /// Objects in objects, no deeper than anybody writes.
    private static let depthLimit = 4

    func lines() -> [String] {
        context.scene.state.keys.flatMap { key in
            context.scene.state[key].map { lines($0, context.written(key), depth: 0) } ?? []
        }
    }

    private func lines(_ value: Value, _ path: String, depth: Int) -> [String] {
        guard depth < Self.depthLimit, case .object(let object) = value,
            let type = context.scene.program.type(named: object.typeName)
        else { return [] }
        let machine = context.machine
        return type.storedProperties.filter { !$0.isLet }.flatMap { property -> [String] in
            guard let field = try? machine.member(property.name, of: value, in: machine.context()) else { return [] }
            let name = path + "." + property.name
            if case .object = field { return lines(field, name, depth: depth + 1) }
            return SwiftLiteral.of(field).map { ["state \(name) = \($0)"] } ?? []
        }
    }
}
