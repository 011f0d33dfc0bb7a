// SPDX-License-Identifier: GPL-3.0-or-later

/// What tells a function from others of its name, whatever its generic parameters are called: a method overrides one of its shape.
struct OverloadShape: Hashable {
    let parameters: [StaticType]
    let generics: Int
    /// What is asked of its generic parameters.
    let asked: Set<GenericConstraint>

    /// Does it depend on the generic parameters of the type around it?
    var dependsOnOwner: Bool {
        parameters.contains { type in
            type.contains { if case .parameter(let name) = $0 { !name.hasPrefix(Self.mark) } else { false } }
        }
    }

    /// Before the place of a generic parameter, which takes the place of its name.
    fileprivate static let mark = "#"
}

extension Signature {
    var shape: OverloadShape {
        let names = Dictionary(
            generics.enumerated().map { ($1, StaticType.parameter("\(OverloadShape.mark)\($0)")) }, uniquingKeysWith: { first, _ in first })
        let asked = constraints.map { constraint in
            var constraint = constraint
            constraint.subject = constraint.subject.substituting(names)
            if case .same(let other) = constraint.relation { constraint.relation = .same(other.substituting(names)) }
            return constraint
        }
        return OverloadShape(
            parameters: parameters.map { $0.type.substituting(names) }, generics: generics.count, asked: Set(asked))
    }
}
