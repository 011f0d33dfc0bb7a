// SPDX-License-Identifier: GPL-3.0-or-later

/// A function, method, initializer or subscript that the host implements.
package final class NativeFunction: Sendable {
    package typealias Body = @Sendable (NativeCall) throws(Diagnostic) -> Value

    package let name: String
    package let parameters: [ParameterInfo]
    package let resultType: TypeSyntax?
    /// It makes a view: arguments that read the environment by bare name are evaluated when the view's place is known.
    package let isViewBuilding: Bool
    package let isMutating: Bool
    /// It gives back `inout` arguments (`NativeCall.change(arguments:)`).
    let changesArguments: Bool
    package let summary: String
    package let body: Body
    /// A change in place: the receiver is in the call's `Mutation` only.
    let takesReceiver: Bool
    /// It goes through a part of the texts that it is given only, and charges that itself; of any other the whole texts are charged.
    let chargesItself: Bool
    /// How many steps a call counts as.
    let price: Int
    let types = SignatureCache()

    package init(
        _ name: String, _ parameters: [ParameterInfo] = [], resultType: TypeSyntax? = nil, isViewBuilding: Bool = false,
        isMutating: Bool = false, changesArguments: Bool = false, summary: String = "", chargesItself: Bool = false,
        price: Int? = nil, body: @escaping Body
    ) {
        self.name = name
        self.parameters = parameters
        self.resultType = resultType
        self.isViewBuilding = isViewBuilding
        self.isMutating = isMutating
        self.changesArguments = changesArguments
        self.summary = summary
        self.body = body
        self.chargesItself = chargesItself
        self.price = price ?? (isViewBuilding ? Price.view : Price.native)
        takesReceiver = false
    }

    /// The same of a text that it goes through in part only.
    func chargingItself() -> NativeFunction {
        NativeFunction(
            name, parameters, resultType: resultType, isViewBuilding: isViewBuilding, isMutating: isMutating,
            changesArguments: changesArguments, summary: summary, chargesItself: true, price: price, body: body)
    }

    /// The same, where a call counts as a number of steps at least.
    func costing(at price: Int) -> NativeFunction { costing(max(price, self.price)) }

    /// The same, where a call counts as a number of steps.
    package func costing(_ price: Int) -> NativeFunction {
        takesReceiver
            ? self
            : NativeFunction(
                name, parameters, resultType: resultType, isViewBuilding: isViewBuilding, isMutating: isMutating,
                changesArguments: changesArguments, summary: summary, chargesItself: chargesItself, price: price, body: body)
    }

    /// A mutating member of a value that may be long (a collection, a path): it takes the value out of its place, so that nobody else holds
    /// it and it is not copied. All that may fail comes before `takeReceiver()`; what `mutate(to:)` gives is put back.
    package init(changing name: String, _ parameters: [ParameterInfo], price: Int? = nil, body: @escaping Body) {
        self.name = name
        self.parameters = parameters
        resultType = nil
        isViewBuilding = false
        isMutating = true
        changesArguments = true
        summary = ""
        self.body = body
        chargesItself = true
        self.price = price ?? Price.mutation
        takesReceiver = true
    }
}

/// One call of a native function.
package struct NativeCall: Sendable {
    /// What a method is called on; nil for initializers, statics and global functions.
    package let receiver: Value?
    /// One a parameter, coerced to its type; nil where it was left out. A variadic parameter has an array.
    package let arguments: [Value?]
    package let argumentSpans: [SourceSpan?]
    /// The whole call; nil when the host or a function value made it.
    package let expression: Expression?
    package let context: EvaluationContext
    private let mutation: Mutation?

    package init(
        receiver: Value?, arguments: [Value?], argumentSpans: [SourceSpan?] = [], expression: Expression? = nil,
        context: EvaluationContext, mutation: Mutation? = nil
    ) {
        self.receiver = receiver
        self.arguments = arguments
        self.argumentSpans = argumentSpans
        self.expression = expression
        self.context = context
        self.mutation = mutation
    }

    package var machine: Machine { context.machine }
    package var span: SourceSpan? { expression?.span }

    /// An error that code may catch, as if it had thrown it at this call.
    package func thrown(_ error: Value, _ words: String) -> Diagnostic {
        machine.thrownValue = error
        return Diagnostic(.unsupported, "the error '\(words)' is thrown but not caught", at: span)
    }

    package subscript(index: Int) -> Value? { index < arguments.count ? arguments[index] : nil }

    package func argumentSpan(_ index: Int) -> SourceSpan? { index < argumentSpans.count ? argumentSpans[index] ?? span : span }

    /// A mutating method gives back what its receiver has become.
    package func mutate(to value: Value) { mutation?.value = value }

    /// What `inout` arguments have become.
    func change(arguments: [Value]) { mutation?.arguments = arguments }

    /// The receiver of a change in place, which is then not shared.
    package func takeReceiver() -> Value {
        guard let mutation else { return receiver ?? .void }
        let value = mutation.value
        mutation.value = nil
        return value ?? receiver ?? .void
    }

    /// Holds what a mutating method makes of its receiver.
    // Unchecked: it lives as long as its call, on one thread.
    package final class Mutation: @unchecked Sendable {
        package var value: Value?
        var arguments: [Value] = []
        package init() {}
    }
}
