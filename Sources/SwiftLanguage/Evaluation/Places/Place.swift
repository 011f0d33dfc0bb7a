// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a value is kept, resolved: what its path computes (indices, class instances, calls) was evaluated, once and from left to right.
/// Reading, writing or changing it afterwards runs nothing but accessors, as Swift's late access has it: `a[f()].b += g()` runs `f`, then
/// `g`, then the getter and the setter of `b`.
enum Place: Sendable {
    /// `_`: takes anything and keeps nothing.
    case discard
    /// A local variable, a parameter or `self`.
    case variable(Scope)
    /// A variable of the scene.
    case global(GlobalVariable)
    /// A static property.
    case statics(TypeReference, String)
    indirect case member(Place, String, SourceSpan?)
    /// `super.name`
    case inherited(ObjectValue, String, SourceSpan?)
    /// `super[i]`, by the subscripts of a class above
    case inheritedElement(ObjectValue, UserType, [Actual], SourceSpan?)
    /// `a[i]`: the indices are values but for what only the subscript's own parameter gives a type (`grid[.north]`).
    indirect case element(Place, [Actual], SourceSpan?)
    /// `a[keyPath: path]`
    indirect case path(Place, KeyPathValue, SourceSpan?)
    /// `a!`
    indirect case unwrapped(Place, SourceSpan?)
    /// What an accessor has given already: it is not read again when it is changed.
    indirect case held(Place, Value)
    /// `(a, b) = …`
    case tuple([Place])
    /// What no variable holds: an instance of a class, a binding, a type; of anything else a change would be lost.
    case value(Value)
}

extension Place {
    /// `counts["a", default: f()]` with the default that has been asked for: it is not asked for again.
    func holding(default known: Value) -> Place {
        guard case .element(let owner, var indices, let span) = self, indices.count == 2, indices[1].label == "default",
            indices[1].value == nil
        else { return self }
        indices[1] = indices[1].with(known)
        return .element(owner, indices, span)
    }
}

extension Value {
    /// Changing a part of it leaves the place that holds it as it is.
    var isReference: Bool {
        switch self {
        case .object, .binding, .type: true
        case .native(let native): native is any NativeReference
        default: false
        }
    }
}
