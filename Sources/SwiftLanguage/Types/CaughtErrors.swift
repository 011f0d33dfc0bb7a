// SPDX-License-Identifier: GPL-3.0-or-later

/// What the `try`s in the body of a `do` throw: a `catch` without a pattern is given an error of the one type that all of them declare, else
/// any error. (A `throw` there is of any error, whatever it names.)
final class CaughtErrors {
    private var types: Set<StaticType> = []
    /// How often something was noted.
    private(set) var count = 0

    func note(_ type: StaticType) {
        types.insert(type)
        count += 1
    }

    var type: StaticType {
        let declared = types.filter(\.isKnown)
        guard declared.count == 1, let one = declared.first else { return .anyError }
        return one == .anyError || declared.count == types.count ? one : .unknown
    }
}

extension StaticType {
    static let anyError = StaticType.existential(["Error"])
}

extension Typer {
    /// Looks at what a `try` stands before, whose errors a `do` catches: where no declaration tells them, they are not known.
    func gatheringErrors<T>(_ body: () -> T) -> T {
        guard let caught = scope.caught, scope.errors != .closure else { return body() }
        let count = caught.count
        defer { if caught.count == count { caught.note(.unknown) } }
        return body()
    }

    /// A call of what throws, whichever of the candidates is meant.
    func noteErrors(of candidates: [FoundMember]) {
        guard let caught = scope.caught, scope.isTried, scope.errors != .closure else { return }
        for candidate in candidates { if let type = thrownType(by: candidate) { caught.note(type) } }
    }

    /// Nil for one that throws nothing.
    private func thrownType(by found: FoundMember) -> StaticType? {
        guard let effect = found.member.effects.first(where: { $0.hasPrefix("throws") }) else { return nil }
        guard let written = effect.thrownType else { return .anyError }
        let type = solver.resolved(index.resolve(written, in: found.member.context))
        return type.dependsOnParameters || !isCertain(type) ? .unknown : type
    }
}
