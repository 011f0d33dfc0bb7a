// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that a call may mean.
enum Candidate: Sendable {
    case user(UserFunction)
    case native(NativeFunction)
    /// The initializer that a struct has by its stored properties.
    case memberwise(UserType)
    case enumCase(UserType, EnumCaseInfo)

    var parameterCount: Int {
        switch self {
        case .user(let function): function.declaration.parameters.count
        case .native(let function): function.parameters.count
        case .memberwise(let type): type.storedProperties.count
        case .enumCase(_, let info): info.payload.count
        }
    }

    /// Of a function: how its arguments are written.
    var labels: [String?] {
        switch self {
        case .user(let function): function.declaration.parameters.map(\.label)
        case .native(let function): function.parameters.map(\.label)
        case .memberwise, .enumCase: []
        }
    }

    /// Where the user declared it.
    var span: SourceSpan? {
        switch self {
        case .user(let function): function.span
        case .native: nil
        case .memberwise(let type): type.span
        case .enumCase(_, let info): info.span
        }
    }

    /// An initializer of a class that calls another.
    var isConvenience: Bool { if case .user(let function) = self { function.isConvenience } else { false } }

    var isMutating: Bool {
        switch self {
        case .user(let function): function.isMutating
        case .native(let function): function.isMutating
        default: false
        }
    }
}

/// An argument of a call: an expression still to be evaluated for its parameter's type, or a value.
struct Actual: Sendable {
    var label: String?
    var expression: Expression?
    var value: Value?
    var isTrailing = false
    var span: SourceSpan?
    /// Of the first index of a subscript: which subscript is meant.
    var resolution: CallResolution?

    init(_ argument: Expression.Argument, isTrailing: Bool = false) {
        label = argument.label
        expression = argument.value
        span = argument.value.span
        self.isTrailing = isTrailing
        resolution = argument.resolution
    }

    init(label: String? = nil, value: Value, span: SourceSpan?) {
        self.label = label
        self.value = value
        self.span = span
    }

    /// The same argument when it has been evaluated.
    func with(_ value: Value) -> Actual {
        var copy = Actual(label: label, value: value, span: span)
        copy.resolution = resolution
        return copy
    }

    /// Where a message about the label points.
    var labelSpan: SourceSpan? { label.flatMap { span?.label($0) } ?? span }

    static func of(_ call: Expression.Call) -> [Actual] {
        call.arguments.map { Actual($0) } + call.trailingClosures.map { Actual($0, isTrailing: true) }
    }
}

/// One call before it is known which candidate it means.
struct Invocation: Sendable {
    var candidates: [Candidate]
    var actuals: [Actual]
    /// For messages.
    var name: String
    var receiver: Value?
    /// What a mutating method changes: the receiver as a place.
    var place: Place?
    /// The type that initializers make.
    var constructed: TypeReference?
    /// What `self.init` and `super.init` of a class go on to initialize.
    var instance: Value?
    /// Functions as values are called without labels.
    var ignoresLabels = false
    var captures: Captures?
    /// What is wanted of a subscript, whose resolution has no type arguments: it tells what a generic result is.
    var expected = ResolvedType.any
    var expression: Expression?
    var span: SourceSpan?

    init(candidates: [Candidate], actuals: [Actual], name: String, receiver: Value? = nil, expression: Expression?, span: SourceSpan?) {
        self.candidates = candidates
        self.actuals = actuals
        self.name = name
        self.receiver = receiver
        self.expression = expression
        self.span = span
    }
}

extension Invocation {
    /// What the static phase found the call to mean.
    var resolution: CallResolution? {
        if case .call(let call)? = expression?.kind { call.resolution } else { actuals.first?.resolution }
    }
}

/// Which arguments a parameter gets.
enum Slot: Sendable {
    case none
    case one(Int)
    case many([Int])

    /// The place of its first argument; nil where it has none.
    var first: Int? {
        switch self {
        case .none: nil
        case .one(let place): place
        case .many(let places): places.first
        }
    }
}

/// What a call at one place of the code turned out to mean: the next time it need not be looked for.
final class CallPlan: Sendable {
    let expression: Expression
    let candidate: Candidate
    let shape: CallShape
    let slots: [Slot]
    let arguments: [Expression]
    /// What was called, without its receiver: an error is told as it was the first time.
    let invocation: Invocation
    /// The type of the receiver for which it holds.
    let receiverKey: String
    let environmentNames: [String]
    /// Where the same call has a receiver of another type, as in generic code, may it change that?
    let mayChangeOthers: Bool
    /// It is called on something: for a bare name that is `self`.
    let hasReceiver: Bool
    /// What the static phase found the call to mean.
    var resolution: CallResolution? { if case .call(let call) = expression.kind { call.resolution } else { nil } }

    init(
        _ expression: Expression, _ candidate: Candidate, _ shape: CallShape, _ slots: [Slot], _ arguments: [Expression],
        of invocation: Invocation, receiverKey: String, environmentNames: [String], mayChangeOthers: Bool
    ) {
        hasReceiver = invocation.receiver != nil
        var invocation = invocation
        (invocation.receiver, invocation.place) = (nil, nil)
        self.invocation = invocation
        self.expression = expression
        self.candidate = candidate
        self.shape = shape
        self.slots = slots
        self.arguments = arguments
        self.receiverKey = receiverKey
        self.environmentNames = environmentNames
        self.mayChangeOthers = mayChangeOthers
    }
}

extension Candidate {
    /// Are its namesakes all in sight? Beside what extends a type of another module stand members that nobody knows here.
    func isClosed(in program: Program) -> Bool {
        switch self {
        case .native: false
        case .memberwise(let type), .enumCase(let type, _): !type.isOfLibrary
        case .user(let function):
            function.lexical.typeName.map { program.types[$0].map { !$0.isOfLibrary } ?? false }
                ?? !(function.span?.isOfLibrary ?? false)
        }
    }
}

extension UserType {
    /// Is it one of the prelude's, which has more members than are written there?
    package var isOfLibrary: Bool { span?.isOfLibrary ?? false }
}
