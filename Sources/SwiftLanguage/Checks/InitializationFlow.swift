// SPDX-License-Identifier: GPL-3.0-or-later

/// What has a value at each point of a body: variables that are declared without one, and of an initializer the properties too.
struct InitializationFlow {
    let program: Program
    let members: OwnMembers
    let required: Set<String>
    let parent: UserType?
    let isClass: Bool
    /// Names of parameters and variables: they hide members.
    var hidden: Set<String> = []
    /// The variables in sight that are declared without a value; true for constants.
    var locals: [String: Bool] = [:]
    /// Of these, those that have a value on every way to here, and on some way.
    var setLocals: Set<String> = []
    var maybeLocals: Set<String> = []
    /// The variables and properties that are tuples: each element may be set by itself.
    var tuples: [String: TupleNames]
    /// The elements that are set on every way to here, by the name and the position.
    var setElements: Set<[String]> = []
    /// Set on every way to here.
    var set: Set<String> = []
    /// Set on some way to here.
    var maybe: Set<String> = []
    var hasCalledSuper = false
    var mayHaveCalledSuper = false
    var isReachable = true
    /// The last sign of an initializer of a class, which all its ways out lead to.
    var end: SourceSpan?
    /// In a `catch`, where what the `do` has set is not followed.
    private var isInCatch = false

    /// Looks at the variables of a function.
    static func check(_ body: [Statement], of function: FunctionDeclaration, in program: Program) throws(Diagnostic) {
        var flow = InitializationFlow(program: program, members: OwnMembers(), required: [], parent: nil, isClass: false)
        flow.hide(function.parameters.map(\.name))
        try flow.visit(body)
    }

    init(program: Program, members: OwnMembers, required: Set<String>, parent: UserType?, isClass: Bool) {
        self.program = program
        self.members = members
        self.required = required
        self.parent = parent
        self.isClass = isClass
        maybe = members.constants
        tuples = members.tuples
    }

    mutating func visit(_ statements: [Statement]) throws(Diagnostic) {
        let outer = (hidden, locals, tuples)
        for statement in statements where isReachable { try visit(statement) }
        for name in locals.keys where outer.1[name] == nil { forget(name) }
        (hidden, locals, tuples) = outer
    }

    private mutating func forget(_ name: String) {
        setLocals.remove(name)
        maybeLocals.remove(name)
        setElements = setElements.filter { $0[0] != name }
    }

    /// Another variable of the name hides the one that was in sight.
    private mutating func hide(_ names: [String]) {
        hidden.formUnion(names)
        for name in names { locals[name] = nil }
    }

    mutating func visit(_ statement: Statement) throws(Diagnostic) {
        switch statement.kind {
        case .expression(let value):
            try visit(value)
            if ![statement].mayComplete(in: program) { isReachable = false }
        case .declaration(let declaration):
            try visit(declaration)
        case .if(let choice): try visit(choice)
        case .switch(let choice): try visit(choice)
        case .guard(let conditions, let body):
            try visit(conditions)
            var other = self
            try other.visit(body)
        case .do(let block): try visit(block)
        case .labeled(_, let inner): try visit(inner)
        case .return(let value):
            if let value { try visit(value) } else { try checkReturn(at: statement.span) }
            isReachable = false
        case .throw(let value):
            try visit(value)
            isReachable = false
        case .break, .continue, .fallthrough: isReachable = false
        case .defer(let body): assume(body)
        case .forIn(let loop):
            try visit(loop.sequence)
            try visitOnce(loop.body, binding: loop.pattern.boundNames)
            assume(loop.body, onlyMaybe: true)
        case .while(let conditions, let body, _):
            try visitOnce(body, binding: conditions.flatMap(\.boundNames))
            assume(body, onlyMaybe: !statement.isEndless)
            if ![statement].mayComplete(in: program) { isReachable = false }
        case .repeatWhile(let body, _, _):
            try visitOnce(body, binding: [])
            assume(body)
            if ![statement].mayComplete(in: program) { isReachable = false }
        case .conditionalCompilation: isReachable = false
        }
    }

    /// An initializer that returns early has set all, too.
    private func checkReturn(at span: SourceSpan?) throws(Diagnostic) {
        if isInCatch { return }
        try checkEnd(setting: required.sorted(), at: end ?? span)
    }

    /// What has to be done where an initializer ends.
    func checkEnd(setting required: [String], at span: SourceSpan?) throws(Diagnostic) {
        if let missing = required.first(where: { !set.contains($0) }) {
            throw Diagnostic(
                .missingRequirement, "return from initializer without initializing all stored properties", at: span,
                hint: "'self.\(missing)' is not initialized")
        }
        guard let parent, !hasCalledSuper, !parent.isMadeWithoutArguments(program) || mayHaveCalledSuper else { return }
        throw Diagnostic(
            .missingRequirement, "'super.init' isn't called on all paths before returning from initializer", at: span)
    }

    private mutating func visit(_ block: DoStatement) throws(Diagnostic) {
        let before = self
        try visit(block.body)
        var ends = [self]
        for item in block.catches {
            // Where the body is left, and with what set, is not followed.
            var other = before
            other.isInCatch = true
            try other.visit(item.body)
            other.isInCatch = isInCatch
            ends.append(other)
        }
        join(ends)
    }

    mutating func visit(_ declaration: Declaration) throws(Diagnostic) {
        switch declaration.kind {
        case .variable(let variable):
            for binding in variable.bindings {
                if let value = binding.initializer { try visit(value) }
                hide(binding.pattern.boundNames)
                guard case .binding(let name, _, _) = binding.pattern, binding.needsValue(variable, declaration) else { continue }
                forget(name)
                locals[name] = variable.isLet
                tuples[name] = binding.type.flatMap { TupleNames($0) }
            }
        case .function(let function):
            hidden.insert(function.name)
            try visitLater(function.body ?? [], binding: function.parameters.map(\.name))
        default: break
        }
    }

    /// The body of a loop: what is set before it has a value in it, what it sets the first time through has one where it goes on.
    private func visitOnce(_ body: [Statement], binding names: [String]) throws(Diagnostic) {
        var inner = self
        inner.hide(names)
        // A constant that is declared outside is set once at most; whether the loop ends then is not followed.
        inner.maybeLocals = []
        try inner.visit(body)
    }

    /// Code that runs at another time: all around it has a value then.
    func visitLater(_ body: [Statement], binding names: [String]) throws(Diagnostic) {
        var inner = self
        inner.isReachable = true
        inner.set = required
        inner.hasCalledSuper = true
        inner.maybe = []
        inner.locals = [:]
        inner.hide(names)
        try inner.visit(body)
    }

    mutating func visit(_ choice: IfStatement) throws(Diagnostic) {
        let outer = (hidden, locals)
        defer { (hidden, locals) = outer }
        try visit(choice.conditions)
        var yes = self
        var no = self
        (no.hidden, no.locals) = outer
        try yes.visit(choice.body)
        if let body = choice.elseBody { try no.visit(body) }
        join(choice.conditions.alwaysHold ? [yes] : choice.conditions.neverHold ? [no] : [yes, no])
    }

    mutating func visit(_ choice: SwitchStatement) throws(Diagnostic) {
        try visit(choice.subject)
        var ends: [InitializationFlow] = []
        for item in choice.cases {
            var branch = self
            for entry in item.patterns { branch.hide(entry.pattern.boundNames) }
            let body = item.body.filter { if case .break = $0.kind { false } else { true } }
            try branch.visit(body)
            // What falls through sets things in the next case.
            if case .fallthrough? = item.body.last?.kind { branch.isReachable = false }
            ends.append(branch)
        }
        let fallsThrough = choice.cases.contains { if case .fallthrough? = $0.body.last?.kind { true } else { false } }
        join(ends)
        if fallsThrough {
            set.formUnion(maybe)
            setLocals.formUnion(maybeLocals)
        }
    }

    mutating func visit(_ conditions: [Condition]) throws(Diagnostic) {
        for condition in conditions {
            switch condition {
            case .expression(let value): try visit(value)
            case .optionalBinding(let name, _, _, let value):
                if let value { try visit(value) } else { try read(Expression(.identifier(name, genericArguments: []))) }
                hide([name])
            case .case(let pattern, let value):
                try visit(value)
                hide(pattern.boundNames)
            case .availability: break
            }
        }
    }

    private mutating func join(_ ends: [InitializationFlow]) {
        let open = ends.filter(\.isReachable)
        for end in open {
            maybe.formUnion(end.maybe)
            maybeLocals.formUnion(end.maybeLocals)
        }
        mayHaveCalledSuper = mayHaveCalledSuper || ends.contains(where: \.mayHaveCalledSuper)
        guard let first = open.first else {
            isReachable = false
            return
        }
        set = open.dropFirst().reduce(first.set) { $0.intersection($1.set) }
        setLocals = open.dropFirst().reduce(first.setLocals) { $0.intersection($1.setLocals) }
        setElements = open.dropFirst().reduce(first.setElements) { $0.intersection($1.setElements) }
        hasCalledSuper = open.allSatisfy(\.hasCalledSuper)
        isReachable = true
    }

    /// What code does that is not followed: it may have set what it names.
    private mutating func assume(_ body: [Statement], onlyMaybe: Bool = false) {
        var pending = [Expression(.closure(Expression.Closure(body: body)))]
        while let next = pending.popLast() {
            if case .assignment(let target, _, _) = next.kind, let name = ownName(target) {
                if !onlyMaybe { set.insert(name) }
            }
            if case .assignment(let target, _, _) = next.kind, let name = localName(target) {
                if !onlyMaybe { setLocals.insert(name) }
            }
            if next.isSuperCall { (hasCalledSuper, mayHaveCalledSuper) = (true, true) }
            pending += next.children
        }
        // Whether it has run once is not known, so a second time is not an error here.
    }
}

extension Expression {
    /// `super.init(…)`
    var isSuperCall: Bool {
        guard case .call(let call) = kind, case .member(let base, "init", _) = call.callee.kind else { return false }
        return base.bareName == "super"
    }
}

extension VariableDeclaration.Binding {
    /// Is it declared without a value, and has none by itself?
    fileprivate func needsValue(_ variable: VariableDeclaration, _ declaration: Declaration) -> Bool {
        guard initializer == nil, accessors == nil, declaration.modifiers.isEmpty, declaration.attributes.isEmpty,
            !isImplicitlyUnwrapped, let type
        else { return false }
        return variable.isLet || !type.isOptional && type.baseName != "Optional"
    }
}

extension Statement {
    /// `while true`
    fileprivate var isEndless: Bool {
        if case .while(let conditions, _, _) = kind { conditions.alwaysHold } else { false }
    }
}

/// How the elements of a tuple may be named.
struct TupleNames {
    let labels: [String?]

    init?(_ type: TypeSyntax) {
        guard case .tuple(let elements) = type, elements.count > 1 else { return nil }
        labels = elements.map(\.label)
    }

    func position(of name: String) -> Int? {
        Int(name).flatMap { labels.indices.contains($0) ? $0 : nil } ?? labels.firstIndex(of: name)
    }
}
