// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether the arguments of a call change one variable twice at the same time.
enum ExclusivityCheck {
    static func check(_ call: Expression.Call, at span: SourceSpan?) throws(Diagnostic) {
        var seen: [Place] = []
        for argument in call.arguments {
            guard case .inout(let operand) = argument.value.kind else { continue }
            if operand.isScalarLiteral {
                throw Diagnostic(
                    .immutable, "cannot pass immutable value as inout argument: literals are not mutable", at: operand.span)
            }
            guard let place = Place(operand) else { continue }
            if let other = seen.first(where: { $0.overlaps(place) }) { throw overlap(place, other, call, operand.span) }
            seen.append(place)
        }
    }

    private static func overlap(_ place: Place, _ other: Place, _ call: Expression.Call, _ span: SourceSpan?) -> Diagnostic {
        if place.path.isEmpty, other.path.isEmpty {
            return Diagnostic(.typeMismatch, "inout arguments are not allowed to alias each other", at: span)
        }
        let isSwap = call.callee.bareName == "swap" && place.isElement && other.isElement
        return Diagnostic(
            .typeMismatch,
            "overlapping accesses to '\(place.name)', but modification requires exclusive access; consider "
                + (isSwap ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"), at: span)
    }

    /// A variable, and which part of it.
    private struct Place {
        let name: String
        /// The properties that lead to the part; nil is an element, whichever it is.
        var path: [String?] = []

        var isElement: Bool { path.last == .some(nil) }

        init?(_ expression: Expression) {
            switch expression.kind {
            case .identifier(let name, _): self.name = name
            case .parenthesized(let inner), .forceUnwrap(let inner):
                guard let place = Place(inner) else { return nil }
                self = place
            case .member(let base, let name, _):
                guard var place = Place(base) else { return nil }
                place.path.append(name)
                self = place
            case .subscript(let base, let arguments):
                guard arguments.allSatisfy({ $0.label == nil }), var place = Place(base) else { return nil }
                place.path.append(nil)
                self = place
            default: return nil
            }
        }

        /// Parts of one variable overlap unless they lie in different properties of a struct; that of a class nobody knows here.
        func overlaps(_ other: Place) -> Bool {
            guard name == other.name else { return false }
            let isLocal = path.isEmpty && other.path.isEmpty || path.first == .some(nil) && other.path.first == .some(nil)
            return isLocal && path.count <= 1 && other.path.count <= 1
        }
    }
}

extension Expression {
    fileprivate var isScalarLiteral: Bool {
        switch kind {
        case .integer, .float, .bool: true
        case .string(let segments): segments.count <= 1
        default: false
        }
    }
}
