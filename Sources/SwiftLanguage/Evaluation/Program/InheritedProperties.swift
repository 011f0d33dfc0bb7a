// SPDX-License-Identifier: GPL-3.0-or-later

extension UserType {
    /// The stored properties as a class has them that inherits from this one: under `class Scores: Store<Double>` a `T` of `Store<T>` is Double.
    ///
    /// - Parameter written: how the class below names this one.
    func storedProperties(inheritedAs written: TypeSyntax?) -> [StoredProperty] {
        guard case .named(_, let arguments)? = written, !arguments.isEmpty, arguments.count == genericNames.count else {
            return storedProperties
        }
        let meanings = Dictionary(zip(genericNames, arguments)) { $1 }
        return storedProperties.map { property in
            var copy = property
            copy.type = property.type?.substituting(meanings)
            return copy
        }
    }
}

extension TypeSyntax {
    /// The type with others in the place of generic parameters.
    fileprivate func substituting(_ meanings: [String: TypeSyntax]) -> TypeSyntax {
        func other(_ type: TypeSyntax) -> TypeSyntax { type.substituting(meanings) }
        return switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? meanings[name] ?? self : .named(name, genericArguments: arguments.map(other))
        case .member(let base, let name, let arguments): .member(other(base), name, genericArguments: arguments.map(other))
        case .array(let element): .array(other(element))
        case .dictionary(let key, let value): .dictionary(other(key), other(value))
        case .optional(let wrapped): .optional(other(wrapped))
        case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: other($0.type)) })
        case .function(let parameters, let result): .function(parameters: parameters.map(other), result: other(result))
        case .some(let constraint): .some(other(constraint))
        case .any(let constraint): .any(other(constraint))
        case .composition(let types): .composition(types.map(other))
        case .metatype(let base): .metatype(other(base))
        case .attributed(let words, let base): .attributed(words, other(base))
        }
    }
}
