// SPDX-License-Identifier: GPL-3.0-or-later

/// What the place of a call says of the value that the call is of.
extension Typer {
    /// Of `list.map { .init($0) }.sorted { … }` where an array of rows is expected: that `map` gives one, too, as `sorted` gives what it has.
    /// So it is of `list.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }`, where the place has the labels.
    func expectation(of base: Expression, calling name: String, _ expected: StaticType?) -> StaticType? {
        guard base.leavesTypeToPlace, let expected, case let wanted = solver.resolved(expected), case .nominal("Array", _) = wanted
        else { return nil }
        let keepsElements = lookup.members(name, of: wanted).found.contains { found in
            found.member.isLibrary && solver.resolved(index.signature(of: found.member).result.substituting(found.substitution)) == wanted
        }
        return keepsElements ? wanted : nil
    }

    /// `.red` of `.red.opacity(0.5)` where a `ShapeStyle` is asked for: the place says what the chain begins with, not what that is.
    func implicitStart(_ base: Expression, _ expected: StaticType?) -> Typed? {
        guard base.isImplicitlyRooted, let expected, case .nominal(let name, _) = solver.resolved(expected),
            index.host?.nativeType(named: name)?.isProtocol == true
        else { return nil }
        return Typed(.unknown, infer(base, expected).finish)
    }
}

extension Expression {
    /// Is it a call with a closure that gives `.init(…)`, or another member of a type that is not written, or a tuple, whose labels the
    /// place has; or a call of something made of one?
    fileprivate var leavesTypeToPlace: Bool {
        guard case .call(let call) = kind else { return false }
        if receiverOfCall?.leavesTypeToPlace == true { return true }
        return (call.arguments + call.trailingClosures).contains { argument in
            guard case .closure(let closure) = argument.value.kind, let last = closure.body.last else { return false }
            switch last.kind {
            case .expression(let given), .return(let given?): return given.isImplicitMember || given.isTuple
            default: return false
            }
        }
    }

    private var isTuple: Bool { if case .tuple = kind { true } else { false } }

    private var isImplicitMember: Bool {
        switch kind {
        case .implicitMember: true
        case .call(let call): call.callee.isImplicitMember
        case .ternary(_, let yes, let no): yes.isImplicitMember || no.isImplicitMember
        default: false
        }
    }
}
