// SPDX-License-Identifier: GPL-3.0-or-later

/// Types that are given as values, for parameters of types such as `String.Type`, `[T].Type` and `any P.Type`.
extension Activation {
    /// How far a type is from the one that is asked for: 0 is that type, 1 one that conforms to it, is of a class below or stands for a
    /// generic parameter; nil where it is another.
    func cost(of given: ResolvedType, as wanted: ResolvedType) -> Int? {
        switch (given, wanted) {
        case (_, .any), (_, .element): return 1
        case (.array(let a), .array(let b)), (.slice(let a), .slice(let b)), (.set(let a), .set(let b)),
            (.optional(let a), .optional(let b)):
            return cost(of: a, as: b)
        case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
            guard let first = cost(of: key, as: wantedKey), let second = cost(of: value, as: wantedValue) else { return nil }
            return max(first, second)
        case (.user(let a), .user(let b)):
            if a.qualifiedName == b.qualifiedName { return 0 }
            return machine.typeConforms(a.qualifiedName, to: b.qualifiedName) ? 1 : nil
        case (_, .native(let native)) where native.isProtocol: return 1
        default: return given.description == wanted.description ? 0 : nil
        }
    }
}
