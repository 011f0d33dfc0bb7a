// SPDX-License-Identifier: GPL-3.0-or-later

/// Writing and changing places.
extension Activation {
    typealias Change = (inout Value) throws(Diagnostic) -> Void

    /// Changes what a place holds. The value is taken out while it is changed, so that a long array is not copied.
    func modify(_ place: Place, at span: SourceSpan?, _ change: Change) throws(Diagnostic) {
        switch place {
        case .discard, .tuple: throw Diagnostic(.immutable, "this value cannot be changed", at: span)
        case .variable(let box): try modify(box, at: span, change)
        case .global(let global):
            try budget.spend(Price.global, at: span)
            var value = try machine.readGlobal(global, in: context)
            try change(&value)
            try machine.writeGlobal(global, value, isObserved: !observes(global), in: context, at: span)
        case .statics(let reference, let name): try modifyStatic(name, of: reference, at: span, change)
        case .member(let owner, let name, let nameSpan):
            try modifyPart(of: owner, named: name, at: nameSpan ?? span) { (value: inout Value) throws(Diagnostic) in
                try self.modifyMember(name, of: &value, at: nameSpan ?? span, change)
            }
        case .inherited(let object, let name, let place): try modifyInherited(name, of: object, at: place ?? span, change)
        case .inheritedElement(let object, let parent, let indices, let place):
            try modifySubscript(of: object, as: parent, indices, at: place ?? span, change)
        case .element(let owner, let indices, let place):
            if case .structure(let structure)? = try stored(owner), hasNonmutatingSubscripts(structure.type) {
                var whole = Value.structure(structure)
                return try modifySubscript(of: &whole, indices, at: place ?? span, change)
            }
            try modifyPart(of: owner, at: place ?? span) { (value: inout Value) throws(Diagnostic) in
                try self.modifySubscript(of: &value, indices, at: place ?? span, change)
            }
        case .path(let owner, let path, let place):
            try modifyPart(of: owner, at: place ?? span) { (value: inout Value) throws(Diagnostic) in
                try self.modify(path.components[...], of: &value, span: place ?? span, change)
            }
        case .unwrapped(let inner, let place): try modifyHeld(in: inner, place, at: span, change)
        case .held(let inner, let known):
            var value = known
            try change(&value)
            try write(value, to: inner.holding(default: known), at: span)
        case .value(var value):
            guard value.isReference else { throw Diagnostic(.immutable, "this value cannot be changed", at: span) }
            try change(&value)
        }
        keepsType = false
    }

    /// `name!.append("x")`
    private func modifyHeld(in optional: Place, _ sign: SourceSpan?, at span: SourceSpan?, _ change: Change) throws(Diagnostic) {
        try modify(optional, at: span) { (value: inout Value) throws(Diagnostic) in
            guard var held = value.unwrapped else {
                throw Diagnostic(.nilUnwrapped, "found nil where '!' expects a value", at: sign ?? span)
            }
            value = .void
            defer { value = held.wrapped }
            try change(&held)
        }
    }

    /// Puts a value into a place; of what is computed or observed, only the setter runs.
    func write(_ value: Value, to place: Place, at span: SourceSpan?) throws(Diagnostic) {
        switch place {
        case .discard: return
        case .tuple(let parts):
            guard case .tuple(let values) = value, values.count == parts.count else {
                throw Diagnostic(.typeMismatch, "the value does not match the pattern", at: span)
            }
            for (part, value) in zip(parts, values) { try write(value.value, to: part, at: span) }
        case .global(let global): try machine.writeGlobal(global, value, isObserved: !observes(global), in: context, at: span)
        case .statics(let reference, let name): try writeStatic(name, of: reference, value, at: span)
        case .member(let owner, let name, let nameSpan):
            try modifyPart(of: owner, named: name, at: nameSpan ?? span) { (whole: inout Value) throws(Diagnostic) in
                try self.setMember(name, of: &whole, to: value, at: nameSpan ?? span)
            }
        case .element(let owner, let indices, let place):
            if case .structure(let structure)? = try stored(owner), hasNonmutatingSubscripts(structure.type) {
                var whole = Value.structure(structure)
                return try setSubscript(of: &whole, indices, to: value, at: place ?? span)
            }
            try modifyPart(of: owner, at: place ?? span) { (whole: inout Value) throws(Diagnostic) in
                try self.setSubscript(of: &whole, indices, to: value, at: place ?? span)
            }
        case .inherited(let object, let name, let place): try writeInherited(name, of: object, value, at: place ?? span)
        case .inheritedElement(let object, let parent, let indices, let place):
            var whole = Value.object(object)
            try setSubscript(of: &whole, as: parent, indices, to: value, at: place ?? span)
        case .held(let inner, let known): try write(value, to: inner.holding(default: known), at: span)
        case .variable(let box) where box.accessors != nil:
            guard let accessors = box.accessors else { return }
            try write(value, to: box, through: accessors, at: span)
        case .variable, .path, .unwrapped, .value:
            try modify(place, at: span) { (whole: inout Value) throws(Diagnostic) in whole = value }
        }
        keepsType = false
    }

    /// Changes a part of what a place holds.
    /// - Parameter name: of the part where it is a property: its setter may leave the whole as it is.
    private func modifyPart(of owner: Place, named name: String? = nil, at span: SourceSpan?, _ change: Change) throws(Diagnostic) {
        let whole: Change = { (value: inout Value) throws(Diagnostic) in
            try change(&value)
            // The part has the type it had, and so has the whole.
            self.keepsType = true
        }
        switch owner {
        case .value(var value):
            if value.isReference { return try change(&value) }
            if case .structure(let structure) = value, let name, isNonmutating(name, of: structure) { return try change(&value) }
        case .variable(let box) where box === receiver: return try modifyPart(ofReceiver: box, named: name, at: span, whole)
        case .member(let outer, let part, let place):
            if name != nil, try stored(outer) == nil, case let held = try holdingWhatIsRead(outer), case .held = held {
                return try modifyPart(ofPlace: .member(held, part, place), named: name, at: span, change, whole)
            }
        default: break
        }
        try modifyPart(ofPlace: owner, named: name, at: span, change, whole)
    }

    /// A place with what getters of the user's alone give on the way to it: each runs once.
    private func holdingWhatIsRead(_ place: Place) throws(Diagnostic) -> Place {
        guard case .member(let outer, let part, let span) = place else { return place }
        let here = Place.member(try holdingWhatIsRead(outer), part, span)
        guard try stored(here) == nil, try mayBeLeftAlone(here) else { return here }
        return .held(here, try read(here))
    }

    private func modifyPart(
        ofPlace owner: Place, named name: String?, at span: SourceSpan?, _ change: Change, _ whole: Change
    ) throws(Diagnostic) {
        if let name, case .structure(let structure)? = try stored(owner), isNonmutating(name, of: structure) {
            var value = Value.structure(structure)
            return try change(&value)
        }
        // What a getter gives is not written back where the setter of its part leaves it as it is.
        if let name, try stored(owner) == nil, try mayBeLeftAlone(owner) {
            var value = try read(owner)
            if value.isReference { return try change(&value) }
            guard case .structure(let structure) = value, hasNonmutatingSetter(name, structure.type) else {
                return try modify(.held(owner, value), at: span, whole)
            }
            return try change(&value)
        }
        try modify(owner, at: span, whole)
    }

    /// `self.x` and, without `self.`, `x`.
    private func modifyPart(ofReceiver box: Scope, named name: String?, at span: SourceSpan?, _ change: Change) throws(Diagnostic) {
        switch access(toReceiver: box, named: name) {
        case .reference:
            var value = box.value
            try change(&value)
        case .copy:
            var value = box.value
            if isInitializer { box.value = .void }
            do { try change(&value) } catch {
                box.value = value
                throw error
            }
            if isInitializer || !box.isLet { box.value = value }
        case .place: return try modify(box, at: span, change)
        }
        keepsType = false
    }

    private enum ReceiverAccess { case reference, copy, place }

    private func access(toReceiver box: Scope, named name: String?) -> ReceiverAccess {
        switch box.value {
        case .object, .binding: return .reference
        case .structure(let structure):
            return isInitializer || name.map { isNonmutating($0, of: structure) } ?? false ? .copy : .place
        default: return .place
        }
    }

    private func modify(_ box: Scope, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void) throws(Diagnostic) {
        if let accessors = box.accessors { return try modify(box, through: accessors, at: span, body) }
        if box.isProjected, case .binding(let binding) = box.value {
            var value = try machine.read(binding, in: context)
            try body(&value)
            return try machine.write(value, to: binding, in: context)
        }
        if box.isLet && box.isInitialized {
            if case .object = box.value {
                var value = box.value
                return try body(&value)
            }
            let what =
                box.name == "self"
                ? "'self' cannot be changed in a method that is not 'mutating'" : "'\(box.name)' is a 'let' and cannot be changed"
            throw Diagnostic(.immutable, what, at: span, hint: box.name == "self" ? "mark the method 'mutating'" : "declare it with 'var'")
        }
        var value = box.isWeak ? box.value.strengthened : box.value
        box.value = .void
        do {
            try body(&value)
            if keepsType { keepsType = false } else if !box.type.isAny { value = try coerced(value, to: box.type, at: span) }
            box.value = box.isWeak ? value.weakened : value
            box.isInitialized = true
        } catch {
            box.value = value
            throw error
        }
    }

    /// Do the setters of all its subscripts leave the struct as it is (`nonmutating set`)?
    private func hasNonmutatingSubscripts(_ type: UserType) -> Bool {
        let setters = type.members.subscripts.compactMap(\.setter)
        return !setters.isEmpty && setters.allSatisfy { !$0.isMutating }
    }

    /// Does a place have a getter of the user's alone? Only a part that leaves it as it is can be changed then.
    private func mayBeLeftAlone(_ place: Place) throws(Diagnostic) -> Bool {
        switch place {
        case .element(let owner, _, _):
            guard case .structure(let structure)? = try stored(owner), case let subscripts = structure.type.members.subscripts else {
                return false
            }
            return !subscripts.isEmpty && subscripts.allSatisfy { $0.setter == nil }
        case .member(let owner, let name, _):
            guard case .structure(let structure)? = try stored(owner), structure.type.storedIndex[name] == nil else { return false }
            let entry = machine.memberEntry(name, of: structure.type.qualifiedName)
            if let computed = entry.computed { return computed.setter == nil }
            let dynamic = structure.type.members.subscripts.filter { $0.getter.declaration.parameters.map(\.label) == ["dynamicMember"] }
            return entry.isEmpty && !dynamic.isEmpty && dynamic.allSatisfy { $0.setter == nil }
        default: return false
        }
    }

    private func hasNonmutatingSetter(_ name: String, _ type: UserType) -> Bool {
        guard type.kind == .struct, type.storedIndex[name] == nil else { return false }
        return machine.memberEntry(name, of: type.qualifiedName).computed?.setter?.isMutating == false
    }

    /// A property whose setter leaves the struct as it is: state, bindings, setters marked `nonmutating`.
    private func isNonmutating(_ name: String, of structure: StructValue) -> Bool {
        guard let index = structure.type.storedIndex[name] else {
            let entry = machine.memberEntry(name, of: structure.type.qualifiedName)
            // A computed property of a view that sets state: `nonmutating set`, or one that is not checked.
            return entry.computed.map { $0.setter?.isMutating == false || structure.installation != nil } ?? false
        }
        guard let wrapper = structure.type.storedProperties[index].wrapper else {
            if case .object = structure.fields[index] { return false }
            return false
        }
        if let own = machine.userWrapper(wrapper) {
            guard own.kind == .struct else { return true }
            return machine.memberEntry("wrappedValue", of: own.qualifiedName).computed?.setter?.isMutating == false
        }
        guard let known = wrapper.known else { return false }
        return known.storage == .binding || known.keepsState && structure.installation != nil
    }
}
