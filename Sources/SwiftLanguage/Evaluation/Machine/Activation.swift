// SPDX-License-Identifier: GPL-3.0-or-later

/// An activation of code: an expression of the prompt, a function or a closure while it runs, with the variables that it sees.
final class Activation {
    let machine: Machine
    var context: EvaluationContext
    let lexical: LexicalContext
    // It is never changed while it is read: nothing runs in between.
    @exclusivity(unchecked) var scope: Scope?
    /// The box of `self`.
    let receiver: Scope?
    var resultType: ResolvedType = .any
    /// An `a?` of the optional chain that is being evaluated was nil.
    var chainIsNil = false
    /// What `Element` stands for in the arguments that are being evaluated.
    var elementType: ResolvedType = .any
    /// What the call whose arguments are being evaluated is expected to give.
    var callResultType: ResolvedType = .any
    /// Blocks of `defer`, innermost last.
    var defers: [[Statement]] = []
    /// The tasks of `async let`s, innermost last.
    var asyncLets: [TaskRun] = []
    /// The type and name of the initializer's own fields may be set, also `let`s.
    var isInitializer = false
    /// Has the initializer that runs called another, of its class or of the one above?
    var hasDelegated = false
    /// The property whose observer runs: what that writes into it is not observed.
    var observedProperty: String?
    /// The place that is changed next keeps its type by what is done to it.
    var keepsType = false
    /// The member that is changed next is given another value, and not read before.
    var replacesMember = false
    /// What the generic parameters in sight are, as far as the static phase knows.
    var typeArguments: [String: ResolvedType] = [:]
    /// What an operation gave that is not of the type that was found for it (`Operation.int(in:)`).
    var unfit = Value.void
    /// It runs where its environment is known.
    var isPlaced = false

    init(context: EvaluationContext, lexical: LexicalContext, scope: Scope? = nil, receiver: Scope? = nil) {
        self.context = context
        machine = context.machine
        self.lexical = lexical
        self.scope = scope
        self.receiver = receiver
    }

    var budget: Budget { machine.budget }
    /// Lent, as a program has dozens of tables: copying it took a tenth of the time of many calls.
    var program: Program { _read { yield machine.program } }
    var host: any LanguageHost { machine.host }

    func declare(_ name: String, _ value: Value, type: ResolvedType = .any, isLet: Bool = true, isInitialized: Bool = true) {
        scope = Scope(name, value, type: type, isLet: isLet, isInitialized: isInitialized, parent: scope)
    }

    /// The type whose members are seen without `self.`.
    var enclosingType: UserType? { lexical.typeName.flatMap { machine.program.types[$0] } }

    var captures: Captures {
        Captures(scope: scope, receiver: receiver, lexical: lexical, site: context.site, typeArguments: typeArguments)
    }
}
