// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// The steps of a path such as `forEach1[42].text1` or `contentView1.body.text1`: a view whose elements or body have views of their own.
extension ViewReference: NamedParts {
    func part(named name: String, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        if let found = targets.part(name, of: self) { return .native(found) }
        if let value = state(named: name) { return value }
        // A step into a body or an element leads to a view, unless it looks like a property: views without a given name end in a number.
        let isView = name.last?.isNumber == true || ClosestWord.of(name, in: Self.propertyNames) == nil
        guard targets.ownsNames(self), isView else { return nil }
        throw targets.unknown(text + "." + name, at: span)
    }

    /// The `@State` of that name of a component, as `state` lists it.
    private func state(named name: String) -> Value? {
        view.flatMap { targets.scene.state[StateKey(owner: StateOwner(index.views[$0].path), name: name)] }
    }

    /// `forEach1[42]`: the element with that id.
    static let element = NativeFunction(
        "subscript", [ParameterInfo(label: nil, name: "id", type: .named("Any"))], summary: "the first view of the element with an id"
    ) {
        (call) throws(Diagnostic) in
        guard case .native(let native)? = call.receiver, let owner = native as? ViewReference else { return .nil }
        let id = CatalogIDs.id(of: call[0] ?? .nil)
        if let found = owner.targets.element(id, of: owner) { return .native(found) }
        guard owner.targets.makesElements(owner.text) else {
            throw Diagnostic(
                .unknownMember, "'\(owner.name)' has no elements", at: call.span, hint: "only a ForEach or a List of data has elements")
        }
        throw owner.targets.unknown("\(owner.text)[\(id.literal)]", at: call.span)
    }
}
