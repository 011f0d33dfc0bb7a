// SPDX-License-Identifier: GPL-3.0-or-later

/// Types of loaded code that have the name of a view.
extension Typer {
    /// The call as one of the host's type: `List { … }` where a package of the app declares a `List` that takes no content. As the two are of
    /// different modules Swift has the initializers of both to choose from; here a load is one module.
    func viewBeside(_ initializers: [FoundMember], _ call: Expression.Call) -> Expression.Call? {
        guard case .identifier(let name, _) = call.callee.kind, call.callee.span?.source.marksUnknowns == true,
            index.host?.nativeType(named: name) != nil, scope.local(name) == nil, index.type(named: name) != nil, !initializers.isEmpty,
            initializers.allSatisfy({ $0.member.isOwn }), case let arguments = call.typedArguments,
            !initializers.contains(where: { takes(arguments, $0) })
        else { return nil }
        let module = Expression(.identifier("SwiftUI", genericArguments: []), span: call.callee.span)
        var view = call
        view.callee = call.callee.with(.member(module, name, nameSpan: call.callee.span))
        return view
    }
}
