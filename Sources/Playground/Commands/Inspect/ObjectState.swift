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
            throw Diagnostic(.unknownName, "'\(field.names.joined(separator: "."))' is not a property of an object", at: expression.span)
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

    /// Objects in objects, to a depth that real models do not reach.
    private static let depthLimit = 4

    func lines() throws(Diagnostic) -> [String] {
        var result: [String] = []
        for key in context.scene.state.keys {
            guard let value = context.scene.state[key] else { continue }
            result += try lines(value, context.written(key), depth: 0)
        }
        return result
    }

    private func lines(_ value: Value, _ path: String, depth: Int) throws(Diagnostic) -> [String] {
        guard depth < Self.depthLimit, case .object(let object) = value,
            let type = context.scene.program.type(named: object.typeName)
        else { return [] }
        let machine = context.machine
        var result: [String] = []
        for property in type.storedProperties where !property.isLet {
            guard let field = try? machine.member(property.name, of: value, in: machine.context()) else { continue }
            let name = path + "." + property.name
            if case .object = field {
                result += try lines(field, name, depth: depth + 1)
                continue
            }
            try context.checkLength(of: field, named: name)
            if let text = SwiftLiteral.of(field) { result.append("state \(name) = \(text)") }
        }
        return result
    }
}
