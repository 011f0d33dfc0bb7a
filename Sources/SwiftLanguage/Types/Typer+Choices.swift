// SPDX-License-Identifier: GPL-3.0-or-later

/// The values of a choice, which has one type.
extension Typer {
    /// Values of one choice that are numbers, texts or truth values of different types.
    func checkBranches(_ types: [StaticType], _ what: String, at span: SourceSpan?) {
        let types = types.map { solver.defaulted($0) }
        let areOwn = types.allSatisfy(isOfProgram) && (!scope.isBuilder || scope.gathersViews)
        guard !scope.isForUnknown, areOwn || !scope.isBuilder && types.allSatisfy(\.isScalarValue), let first = types.first,
            let other = types.first(where: { type in trying { convert(type, to: first) ?? convert(first, to: type) } == nil })
        else { return }
        report(Diagnostic(.typeMismatch, "\(what) have mismatching types '\(first)' and '\(other)'", at: span))
    }

    func branches(_ yes: Typed, _ no: Typed, _ expression: Expression) -> [(typed: Typed, value: Expression)] {
        guard case .ternary(_, let first, let second) = expression.kind else { return [] }
        return [(yes, first), (no, second)]
    }

    /// `isNew ? Text("a") : Color.red`: views of the host's, by what makes them.
    func checkViews(_ branches: [(typed: Typed, value: Expression)]) {
        let names = branches.compactMap { nameOfView($0.typed.type, $0.value) }
        guard !index.program.importsForeignModules, !scope.isBarePrompt, names.count == 2, names[0] != names[1] else { return }
        report(
            Diagnostic(
                .typeMismatch, "result values in '? :' expression have mismatching types '\(names[0])' and '\(names[1])'",
                at: branches.first?.value.place, hint: "write them with 'if' and 'else'"))
    }

    private func nameOfView(_ type: StaticType, _ value: Expression) -> String? {
        let type = solver.defaulted(type)
        if type == .opaque(["View"]) { return value.madeType.flatMap { index.isView(.nominal($0)) ? $0 : nil } }
        return index.isView(type) ? type.nominalName : nil
    }
}
