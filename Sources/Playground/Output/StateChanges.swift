// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What an input changed of the state: variables of the scene, the `@State` of components, and the properties of objects.
struct StateChanges {
    struct Change {
        /// As `state` names it: `counter1.count`, `contentView1.model.title`.
        let name: String
        let before: Value
        let after: Value

        var text: String { "\(sanitized(name)): \(Self.short(before)) → \(Self.short(after))" }

        var json: JSON {
            .object(["name": .string(name), "before": .string(ValueJSON.text(before)), "after": .string(ValueJSON.text(after))])
        }

        /// A value can be long: what comes after the first words of it, `state` shows.
        private static func short(_ value: Value) -> String {
            let text = if case .string = value { value.debugDescription(rounded: true) } else { ValueJSON.text(value) }
            return sanitized(TextFitting.cut(text, to: 40))
        }
    }

    let all: [Change]

    init(from old: LaidOutScene, to new: LaidOutScene) {
        let state = new.scene.state
        let keys = state.keys.filter { !OwnState.holds($0) && !new.scene.program.isConstant($0) }
        let variables = keys.compactMap { key -> Change? in
            guard let before = old.scene.state[key], let after = state[key], before != after else { return nil }
            return Change(name: new.index.written(key), before: before, after: after)
        }
        all = variables + Self.fields(keys, from: old, to: new)
    }

    /// The properties of objects, each under the name of the state that holds its object, else of its type.
    private static func fields(_ keys: [StateKey], from old: LaidOutScene, to new: LaidOutScene) -> [Change] {
        let changed = new.scene.state.changedFields(since: old.scene.state)
        guard !changed.isEmpty else { return [] }
        var names: [Int: String] = [:]
        for key in keys {
            guard case .object(let object)? = new.scene.state[key], names[object.id] == nil else { continue }
            names[object.id] = new.index.written(key)
        }
        return changed.compactMap { field in
            // What the platform's own types keep is nobody's state.
            guard let type = new.scene.program.type(named: field.typeName), !type.isOfLibrary,
                type.storedProperties.indices.contains(field.index)
            else { return nil }
            let owner = names[field.object] ?? type.name
            return Change(name: owner + "." + type.storedProperties[field.index].name, before: field.before, after: field.after)
        }
    }
}

extension ViewIndex {
    /// As a person writes an owner of state: by the name that its view has in the layout.
    func text(of owner: StateOwner) -> String {
        guard let place = owner.place as? ViewPath else { return owner.description }
        return text(of: place) + owner.part
    }

    /// As `state` names it: `count`, `counter1.count`, `Board.shared`.
    func written(_ key: StateKey) -> String {
        if key.owner == .scene { return key.name }
        return (key.owner.typeOfStatics ?? text(of: key.owner)) + "." + key.name
    }
}
