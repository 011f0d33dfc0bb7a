// SPDX-License-Identifier: GPL-3.0-or-later

/// An argument `&x`: the parameter that it is for, and the place that gets what the parameter has become.
struct InoutPlace {
    let index: Int
    let place: Place
    let type: ResolvedType
    let span: SourceSpan?
}

extension Activation {
    /// The place of an argument `&x`, to be written back; nil for any other argument.
    func inoutPlace(_ actual: Actual, _ index: Int, _ type: ResolvedType) throws(Diagnostic) -> InoutPlace? {
        guard let argument = actual.expression, case .inout(let target) = argument.kind, let place = try place(target) else { return nil }
        return InoutPlace(index: index, place: place, type: type, span: target.span)
    }

    /// Calls with what the places hold, and writes back what the call has made of it. Where accessors lead to a place they run once around
    /// the call; two stored parts of one variable may be passed together.
    func passing(
        _ targets: ArraySlice<InoutPlace>, _ values: [Value?], _ call: ([Value?]) throws(Diagnostic) -> Outcome
    ) throws(Diagnostic) -> Outcome {
        guard let target = targets.first else { return try call(values) }
        var values = values
        var outcome = Outcome(.void)
        let stored = try stored(target.place)
        if let known = values[target.index] ?? stored {
            values[target.index] = known
            outcome = try passing(targets.dropFirst(), values, call)
            if target.index < outcome.changedArguments.count {
                try write(outcome.changedArguments[target.index], to: target.place, at: target.span)
            }
            return outcome
        }
        try modify(target.place, at: target.span) { (value: inout Value) throws(Diagnostic) in
            values[target.index] = try self.coerced(value, to: target.type, at: target.span)
            outcome = try self.passing(targets.dropFirst(), values, call)
            if target.index < outcome.changedArguments.count { value = outcome.changedArguments[target.index] }
        }
        return outcome
    }
}
