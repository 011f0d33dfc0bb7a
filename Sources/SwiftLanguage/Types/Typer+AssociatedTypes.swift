// SPDX-License-Identifier: GPL-3.0-or-later

/// What generic parameters have: `Base.Item`.
extension Typer {
    /// Is it something that the protocols that are asked of a generic parameter, or of what it has, say that this has?
    func isAssociated(_ type: StaticType) -> Bool {
        guard case .member(let owner, let name) = type, owner.isAbstract else { return false }
        var asked = solver.conformances.asked(of: owner)
        if owner == .parameter("Self"), let own = solver.conformances.selfProtocol { asked.append(own) }
        return asked.contains { index.hasAssociatedType(name, $0) }
    }
}

extension StaticIndex {
    /// Has a protocol, or one that it refines, an associated type of that name?
    func hasAssociatedType(_ name: String, _ owner: String) -> Bool {
        ([owner] + conformances(of: owner).keys).contains { type(named: $0)?.associatedTypes.contains(name) ?? false }
    }
}

extension StaticType {
    /// Is it a generic parameter, or what one has?
    var isAbstract: Bool {
        switch self {
        case .parameter, .member: true
        default: false
        }
    }
}
