// SPDX-License-Identifier: GPL-3.0-or-later

/// One variable, linked to the ones around it: the newest is found first. A closure keeps the link it was made at, so it sees
/// changes of captured variables, as in Swift.
// Unchecked: a closure that holds it runs on the interpreter's thread only.
final class Scope: @unchecked Sendable {
    let name: String
    // A change takes the value out and puts another in: it is never changed while it is read.
    @exclusivity(unchecked) var value: Value
    let type: ResolvedType
    let isLet: Bool
    /// A `let` or `var` declared without a value may be given one, once or before use.
    var isInitialized: Bool
    let parent: Scope?
    /// The name without `$` of a closure's parameter `$item`: it holds a binding that is read and written through.
    var isProjected = false
    /// Its type is written down: what the variable holds says nothing about it. For an `Any`, the value could be mistaken for its type.
    var isTyped = false
    /// `weak var`: it does not keep the instance alive that it holds.
    var isWeak = false

    /// Of a local variable that is computed, observed or lazy.
    var accessors: LocalAccessors?

    init(_ name: String, _ value: Value, type: ResolvedType = .any, isLet: Bool = true, isInitialized: Bool = true, parent: Scope?) {
        self.name = name
        self.value = value
        self.type = type
        self.isLet = isLet
        self.isInitialized = isInitialized
        self.parent = parent
    }

    static func find(_ name: String, in scope: Scope?) -> Scope? {
        // The links hold each other: none needs to be held while it is looked at.
        var current = scope.map { Unmanaged.passUnretained($0) }
        while let box = current {
            if box._withUnsafeGuaranteedRef({ $0.name == name }) { return box.takeUnretainedValue() }
            current = box._withUnsafeGuaranteedRef { $0.parent.map { Unmanaged.passUnretained($0) } }
        }
        return nil
    }
}

extension Scope {
    /// The chain from the newest variable on that a closure names: what is declared after it the closure does not keep alive. A local
    /// function may name any of those around it.
    static func innermost(of names: Set<String>, in scope: Scope?) -> Scope? {
        var current = scope
        while let box = current {
            if box.accessors?.function != nil || box.name.isOperatorName { return scope }
            if names.contains(box.name) { return box }
            current = box.parent
        }
        return nil
    }

    /// What is left of a chain, which may be nothing.
    struct Rest {
        let scope: Scope?
    }

    /// The chain without one of its variables, where that can be told from the whole by nothing else: constants may be copied, variables are
    /// shared with other code. nil where it cannot; the chain may be empty.
    func removing(_ box: Scope) -> Rest? {
        var newer: [Scope] = []
        var current = self
        while current !== box {
            guard current.isLet, current.isInitialized, current.accessors == nil, let parent = current.parent else { return nil }
            newer.append(current)
            current = parent
        }
        guard box.isLet, box.accessors == nil else { return nil }
        return Rest(scope: newer.reversed().reduce(box.parent) { $1.copy(in: $0) })
    }

    private func copy(in parent: Scope?) -> Scope {
        let copy = Scope(name, value, type: type, isLet: true, parent: parent)
        (copy.isProjected, copy.isTyped, copy.isWeak) = (isProjected, isTyped, isWeak)
        return copy
    }
}

/// What runs when a local variable is read or written, and what a local function is.
// Unchecked: the weak reference is set once, and its end is guarded by the runtime.
final class LocalAccessors: @unchecked Sendable {
    let accessors: AccessorSet
    /// `lazy var`: its first value is made when it is first read.
    let lazyInitializer: Expression?
    /// Of an `async let`: who reads it gets the value, or the error.
    let task: TaskRun?
    /// `func`: reading it gives the function with what it sees.
    let function: UserFunction?
    /// What it sees but the variables.
    private let surroundings: Captures
    /// The variables that it sees. It is one of them or is held by one, and would keep them for ever.
    private weak var scope: Scope?

    init(
        _ accessors: AccessorSet = AccessorSet(), lazyInitializer: Expression? = nil, task: TaskRun? = nil,
        function: UserFunction? = nil, captures: Captures
    ) {
        self.accessors = accessors
        self.task = task
        self.lazyInitializer = lazyInitializer
        self.function = function
        surroundings = captures.replacing(scope: nil)
        scope = captures.scope
    }

    /// What it sees, for who reads or writes its variable: at least the variables that are declared before that.
    func captures(of variable: Scope) -> Captures { surroundings.replacing(scope: scope ?? variable) }
}
