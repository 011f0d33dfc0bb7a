// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the types of code before it runs, and writes them into it: each literal with its type, each `.name` with its base, each call with
/// the overload that is meant and its type arguments. Nothing of the user's is run to find out.
///
/// Where a declaration is unknown, types go on as unknown: that part is left as it is written.
final class Typer {
    let index: StaticIndex
    var scope: CodeScope
    private(set) var solver: Solver
    private(set) var diagnostics: [Diagnostic] = []
    /// What the value that is looked at is for, where it is the whole of what is returned or assigned.
    var use: Use?
    /// What is kept in a variable or given back: a closure that is all of it outlives the code around.
    var kept: ExpressionID?
    /// The array literal that a member is looked up on: what its elements have in common the member's arguments may tell.
    var mixedReceiver: ExpressionID?
    /// Of code at the prompt: what was found for statements of the scene.
    var memo: TypedStatements?
    /// A call of which no overload gives what its place expects, and how the compiler says so where that is wrong.
    var unproduced: (call: ExpressionID, words: String)?
    /// A minus stands before the literal that is looked at next.
    var isNegated = false
    /// What the closure that is looked at does beside giving its result.
    var closureEffects: Set<StaticType.FunctionType.Effect> = []
    /// The member that stands for one that is still to be written, and the type that it is a member of.
    var placeholder: (name: String, owner: StaticType)?
    /// The numbers that operations are for sure.
    var constants = KnownConstants()
    /// How many choices are being tried: what fails there is no error.
    private var trials = 0
    /// How much of what is being tried does not fit together.
    private var misfits = 0
    /// A literal of this statement was given its default before all of the statement was seen.
    private var hasGuessed = false
    /// How much was looked at for one statement: what needs more is left to run time.
    private var work = 0
    static let workLimit = 200_000

    init(index: StaticIndex, scope: CodeScope) {
        self.index = index
        self.scope = scope
        solver = Solver(conformances: scope.conformances(index))
    }

    /// An expression whose type is known up to the variables of the solver; `finish` gives it as it is when all are found.
    struct Typed {
        let type: StaticType
        let finish: () -> Expression

        init(_ type: StaticType, _ finish: @escaping () -> Expression) {
            self.type = type
            self.finish = finish
        }
    }

    /// For members that are looked up at once: an open literal is what it is at that moment.
    var lookup: MemberLookup {
        MemberLookup(index: index, conformances: solver.conformances) { [unowned self] in solver.withDefaults($0) }
    }

    func resolve(_ type: TypeSyntax) -> StaticType { index.resolve(type, in: scope.context) }

    // MARK: Whole expressions

    /// Finds the types of one expression that stands for itself.
    func check(_ expression: Expression, expecting expected: StaticType? = nil) -> (expression: Expression, type: StaticType) {
        let typed = promoted(infer(expression, expected), to: expected)
        if let expected { _ = convert(typed.type, to: expected) }
        let type = solver.defaulted(typed.type)
        settle(typed.type)
        return (typed.finish(), type)
    }

    /// Gives a value the type that its literals have by themselves, as a member of it is looked up. The compiler looks at the rest of the
    /// expression too, and may find that `3` in `Box(3).map { $0 + 0.5 }` is a Double: what does not fit after that is not an error here.
    ///
    /// The elements of a range are counted in Ints, whatever is done with them; what a range itself takes tells its bounds:
    /// `(0...10).contains(2.5)`, `("a"..."z").contains(character)`.
    func settleBase(_ type: StaticType, as member: String, _ base: Expression) {
        // What a type's own parameters are, the arguments of its static members tell: `State.loaded(2.5)`.
        if case .metatype = solver.head(type) { return }
        // A text is a String whatever follows, unless that is not a member of one.
        if solver.literal(solver.head(type)) == .string { return settle(type) }
        let resolved = solver.resolved(type)
        if base.isOfImplicitMembers {
            hasGuessed = true
            return
        }
        if case .nominal(let name, _) = resolved, !name.hasSuffix("Range") || Library.names.types[name]?.members[member] != nil {
            // The rest of the expression tells what the literals of a collection or of a generic type are.
            let open = resolved.mapped { part in
                guard case .variable = part else { return nil }
                return solver.literal(part) == nil ? .unknown : part
            }
            if open != resolved { hasGuessed = true }
            _ = solver.unify(type, open)
            return
        }
        if resolved.hasVariables { hasGuessed = true }
        settle(type)
    }

    /// Gives the literals of a type their default, where nothing else was wanted of them.
    func settle(_ type: StaticType) {
        let defaulted = solver.defaulted(type)
        _ = solver.unify(type, defaulted)
    }

    /// Between two statements nothing is open any more.
    func beginStatement() {
        guard trials == 0 else { return }
        work = 0
        hasGuessed = false
        solver = Solver(conformances: scope.conformances(index))
    }

    // MARK: Trying

    /// Runs something whose findings are taken back if it answers nil.
    func attempt<T>(_ body: () -> T?) -> T? {
        let mark = solver.mark
        trials += 1
        defer { trials -= 1 }
        if let result = body() { return result }
        solver.rollback(to: mark)
        return nil
    }

    /// Runs something whose findings are taken back.
    func trying<T>(_ body: () -> T) -> T {
        let mark = solver.mark
        trials += 1
        defer {
            trials -= 1
            solver.rollback(to: mark)
        }
        return body()
    }

    /// Is code looked at to be kept, and not in order to find out whether it fits?
    var isDeciding: Bool { trials == 0 }

    /// Does all fit that is looked at on the way? Nothing of it is kept.
    func fits(_ body: () -> Bool) -> Bool {
        let outer = (misfits, hasGuessed)
        misfits = 0
        defer { (misfits, hasGuessed) = outer }
        return trying { body() && misfits == 0 }
    }

    /// Two parts of what is tried do not go together, whether that is an error or a matter of run time.
    func noteMisfit() { if trials > 0 { misfits += 1 } }

    /// The type of an expression that is looked at on the way: nothing of it is kept, and what only a variable of the trial tells is unknown.
    func triedType(of expression: Expression) -> StaticType {
        trying { solver.defaulted(infer(expression).type) }
    }

    /// Where the statements of a builder in the scene's own source are found one by one: they see nothing but what all code of the prompt
    /// sees.
    private var builderMemo: TypedStatements? { scope.isBuilder && trials == 0 && scope.isBarePrompt ? memo : nil }

    /// All statements of a builder; nil where they are not all expressions, or not all right.
    func rememberedBlock(_ statements: [Statement]) -> [Statement]? { builderMemo?.typed(statements) }

    /// A statement of a builder; nil where it sees more than all code of the prompt.
    func remembered(_ expression: Expression) -> Typed? {
        guard let memo = builderMemo else { return nil }
        let known = memo.typed(expression)
        diagnostics += known.diagnostics
        return Typed(.unknown) { known.typed }
    }

    /// What a chain of modifiers in the scene's own source goes on from, found by itself, so that one more link leaves those before it as
    /// they are; nil where what follows may say more of its type.
    func rememberedReceiver(_ base: Expression) -> Typed? {
        guard let memo, trials == 0, scope.isBarePrompt, base.receiverOfCall != nil, isRemembered(base, memo) else { return nil }
        let known = memo.typed(base)
        guard known.isWhole else { return nil }
        diagnostics += known.diagnostics
        return Typed(known.type) { known.typed }
    }

    /// Is one of the last links of a chain known by itself, or is the chain short? A chain on a plain value is not found link by link: to find
    /// each by itself would be to go through all before it once more.
    private func isRemembered(_ base: Expression, _ memo: TypedStatements) -> Bool {
        var link = base
        for _ in 0..<Self.linksByThemselves {
            guard let receiver = link.receiverOfCall else { return true }
            if memo.isFoundByItself(receiver) { return true }
            link = receiver
        }
        return false
    }

    private static let linksByThemselves = 64

    func report(_ diagnostic: Diagnostic) {
        noteMisfit()
        if hasGuessed, diagnostic.id == .typeMismatch { return }
        if trials == 0 { diagnostics.append(diagnostic) }
    }

    /// Whether there is work left to do for this statement.
    func mayGoOn() -> Bool {
        work += 1
        return work < Self.workLimit
    }
}

/// What the names of code mean at one place.
struct CodeScope {
    enum Local {
        /// `unwraps`: it is declared as `T!`.
        case variable(StaticType, isLet: Bool, unwraps: Bool)
        case functions([Member])
    }

    var context = DeclarationContext()
    /// The type of `self`; nil where there is none.
    var selfType: StaticType?
    /// Code here may not change `self`.
    var isSelfFixed = false
    /// Code here sets the properties of `self` for the first time.
    var isInitializer = false
    /// Code here makes a value or nil.
    var isFailable = false
    /// The first value of a property.
    var isFirstValue = false
    /// What a parameter is where nothing is given for it.
    var isDefaultArgument = false
    /// The statements of a closure.
    var isInClosure = false
    /// What is returned is the result of a function or of a closure.
    var returnUse = Typer.Use.returned
    /// A closure that is kept refers to its object, which has to be written.
    var needsSelf = false
    /// Which actor code here runs on.
    var isolation = Isolation.unknown
    /// Each statement is a view, as far as it is not a declaration.
    var gathersViews = false
    /// It is given to an unknown function, so what is asked of it is not known either.
    var isForUnknown = false
    /// A `try` stands before it.
    var isTried = false
    /// Where that `try` stands.
    var tryPlace: SourceSpan?
    /// An `await` stands before it.
    var isAwaited = false
    /// The parameters that are `isolated`: code here runs on their actors.
    var isolatedParameters: Set<String> = []
    /// Code here may wait.
    var isAsync = false
    /// The types of what a function gives that declares only `some P` of them; nil where nobody gathers them.
    var underlyingTypes: UnderlyingTypes?
    var errors = ErrorHandling.handled
    /// Bare names are static members.
    var isStatic = false
    var constraints: [GenericConstraint] = []
    var locals: [[String: Local]] = [[:]]
    /// Those of `async let`: their values are waited for where they are used.
    var awaitedVariables: Set<String> = []
    /// The variables that the blocks around declare somewhere, with the closure between them and here where there is one.
    var declaredAround: [String: SourceSpan?] = [:]
    /// The names of the parameters of the closures around.
    var closureParameters: Set<String> = []
    /// What `return` gives; nil if unknown.
    var result: StaticType?
    /// What `throw` is given, where that is declared.
    var thrown: StaticType?
    /// Gathers the ambiguities of operands.
    var ambiguities: PostponedDiagnostics?
    /// Gathers what the `do` around catches.
    var caught: CaughtErrors?
    /// The statements are gathered by a result builder.
    var isBuilder = false
    /// What each statement that a builder of the user's gathers has to be; nil where it takes several types, or nothing is built.
    var builtElement: Typer.BuiltElement?
    /// Code at the prompt: views and environment keys are names here.
    var isScene = false
    /// More may be declared here than what was looked at: a branch of `#if`.
    var isOpen = false

    func conformances(_ index: StaticIndex) -> Conformances {
        var result = Conformances(index: index, constraints: constraints)
        if let name = context.typeName, index.types[name]?.kind == .protocol { result.selfProtocol = name }
        return result
    }

    func local(_ name: String) -> Local? {
        for level in locals.reversed() { if let found = level[name] { return found } }
        return nil
    }

    mutating func declare(_ name: String, _ type: StaticType, isLet: Bool = false, unwraps: Bool = false) {
        locals[locals.count - 1][name] = .variable(type.bounded, isLet: isLet, unwraps: unwraps)
        awaitedVariables.remove(name)
    }

    mutating func declare(_ function: Member) {
        if case .functions(let known)? = locals[locals.count - 1][function.name] {
            locals[locals.count - 1][function.name] = .functions(known + [function])
        } else {
            locals[locals.count - 1][function.name] = .functions([function])
        }
    }
}
