// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The body of a function with its types found, kept for one version of the program and for those that take the function over.
final class TypedBody: Sendable {
    private struct Found {
        var version: Int
        var body: [Statement]
        var diagnostics: [Diagnostic]
    }

    private let stored = Mutex<Found?>(nil)

    func found(in program: Program, _ make: () -> (body: [Statement], diagnostics: [Diagnostic])) -> (
        body: [Statement], diagnostics: [Diagnostic]
    ) {
        if let known = stored.withLock({ $0 }), program.holds(known.version) { return (known.body, known.diagnostics) }
        // Made outside of the lock: the types of one body may need those of another.
        let made = make()
        stored.withLock { $0 = Found(version: program.version, body: made.body, diagnostics: made.diagnostics) }
        return made
    }
}

extension Machine {
    /// What the static phase knows of this program.
    var index: StaticIndex {
        if let known = caches.index, known.program.version == program.version { return known }
        let made = StaticIndex(program: program, host: host, after: caches.earlier)
        (caches.index, caches.earlier) = (made, nil)
        return made
    }

    /// The statements of a function as the static phase leaves them.
    func body(of function: UserFunction) -> [Statement]? {
        guard let body = function.declaration.body else { return nil }
        return typed(function, body).body
    }

    func typed(_ function: UserFunction, _ body: [Statement]) -> (body: [Statement], diagnostics: [Diagnostic]) {
        // A local function is looked at with the code around it.
        if function.isLocal { return (body, []) }
        return function.typed.found(in: program) {
            let typer = Typer(index: index, scope: index.scope(of: function))
            // A body with a `return` is not built.
            let isBuilder = function.builder != nil && !body.containsReturn
            typer.enter(function.declaration, isBuilder: isBuilder)
            if isBuilder, case .user(let name)? = function.builder { typer.scope.builtElement = typer.builtElement(of: name) }
            typer.scope.underlyingTypes?.place = function.span?.place(of: function.name) ?? function.span
            typer.scope.gathersViews = isBuilder && function.builder == .views
            if isBuilder, function.isBodyOfView { typer.checkBuilder("ViewBuilder", body) }
            let typed = typer.wholeBody(body)
            return (typed, typer.diagnostics)
        }
    }
}

extension UserFunction {
    /// The `body` of a view, which is built without an attribute.
    fileprivate var isBodyOfView: Bool { builder == .views && name == "body" && declaration.result?.written == "some View" }
}

extension StaticIndex {
    /// What the body of a function sees.
    func scope(of function: UserFunction) -> CodeScope {
        var scope = self.scope(function.lexical)
        scope.isStatic = function.isStatic
        scope.isInitializer = function.name == "init"
        scope.isFailable = function.isFailable
        let kind = function.lexical.typeName.flatMap { types[$0] }?.kind
        scope.isSelfFixed = !function.isStatic && !function.isMutating && (kind == .struct || kind == .enum)
        if let declared = declared(function) {
            scope.constraints += declared.constraints
            scope.isolation = isolation(of: declared)
            if scope.isolation == .none, function.span?.source.isOfMainActor == true { scope.isolation = .unknown }
        }
        return scope
    }

    func scope(_ lexical: LexicalContext) -> CodeScope {
        var scope = CodeScope()
        scope.context = DeclarationContext(
            typeName: lexical.typeName, generics: Set(lexical.genericNames), localScope: lexical.localScope, selfName: lexical.selfName)
        scope.isStatic = lexical.isStatic
        scope.isScene = lexical.isScene
        guard let owner = lexical.typeName, let info = infos(named: owner).first else { return scope }
        scope.context.generics.formUnion(info.context.generics)
        scope.selfType = info.selfType
        scope.constraints = constraintsInSight(of: info)
        return scope
    }

    private func declared(_ function: UserFunction) -> Member? {
        guard let owner = function.lexical.typeName else { return functions[function.name]?.first { $0.span == function.span } }
        return member(function, of: owner)
    }

    /// The function among the members of its type: it knows the extension that it stands in.
    private func member(_ function: UserFunction, of owner: String) -> Member? {
        for info in TypeSyntax.names(extendedAs: owner).flatMap(infos(named:)) {
            let named =
                (info.members[function.name] ?? []) + (info.statics[function.name] ?? [])
                + (function.name == "init" ? info.initializers : [])
            if let found = named.first(where: { $0.span == function.span }) { return found }
        }
        return nil
    }
}

extension Typer {
    /// A body of its own; a single expression is its result.
    func wholeBody(_ body: [Statement]) -> [Statement] {
        guard body.count == 1, !scope.isBuilder else { return self.body(body) }
        return functionBody(body)()
    }
}

extension Activation {
    /// The first value of a property or variable, where its declaration stands.
    /// - Parameter found: the type that its wrapper gives it where none is written.
    func firstValue(
        _ initializer: Expression, _ written: TypeSyntax?, _ type: ResolvedType, of found: StaticType? = nil
    ) throws(Diagnostic) -> Value {
        // It may read others that have none yet.
        try enterCall(at: initializer.span)
        defer { budget.callDepth &-= 1 }
        let typed = machine.typed(initializer, written, in: lexical, of: found)
        return try coerced(try evaluate(typed, type), to: type, at: initializer.span)
    }
}
