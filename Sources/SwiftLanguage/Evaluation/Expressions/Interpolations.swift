// SPDX-License-Identifier: GPL-3.0-or-later

/// What `appendInterpolation` of the user's appends to.
struct InterpolationValue: NativeValue, Hashable {
    var text = ""
    static let typeNames = ["DefaultStringInterpolation", "String.StringInterpolation"]
    var nativeTypeName: String { Self.typeNames[0] }
    var swiftDescription: String { text }
    func isEqual(to other: any NativeValue) -> Bool { other as? InterpolationValue == self }
}

extension Activation {
    /// `\(money: 3.5)` by an `appendInterpolation(money:)` of the user's; nil where none has these labels.
    func ownInterpolation(_ arguments: [Expression.Argument], at span: SourceSpan?) throws(Diagnostic) -> String? {
        // Not in a closure, for which the whole program would be copied each time.
        let extensions = machine.program.nativeExtensions
        let extended = InterpolationValue.typeNames.compactMap { extensions[$0] }
        guard !extended.isEmpty else { return nil }
        let labels = arguments.map(\.label)
        let candidates = extended.flatMap { $0.methods["appendInterpolation"] ?? [] }
            .filter { function in
                let parameters = function.declaration.parameters
                guard arguments.count <= parameters.count else { return false }
                return zip(labels, parameters).allSatisfy { $0 == $1.label }
                    && parameters.dropFirst(arguments.count).allSatisfy { $0.defaultValue != nil }
            }
        guard !candidates.isEmpty else { return nil }
        let box = Scope("interpolation", .native(InterpolationValue()), isLet: false, parent: nil)
        var invocation = Invocation(
            candidates: candidates.map { .user($0) }, actuals: arguments.map { Actual($0) }, name: "appendInterpolation",
            receiver: box.value, expression: nil, span: span)
        invocation.place = .variable(box)
        do { _ = try call(invocation) } catch {
            guard error.id == .typeMismatch, machine.thrownValue == nil, arguments.count == 1, labels[0] == nil else { throw error }
            return nil
        }
        guard case .native(let native) = box.value else { return nil }
        return (native as? InterpolationValue)?.text
    }
}

extension Activation {
    /// A literal of a user-defined type that gathers its parts itself: by what its own `init(stringInterpolation:)` takes.
    func gatheredLiteral(
        _ segments: [Expression.StringSegment], as expected: ResolvedType, at span: SourceSpan?
    ) throws(Diagnostic) -> Value? {
        guard case .user(let type) = expected.unwrapped, let finish = type.members.initializer(labels: ["stringInterpolation"]),
            case .user(let gathering)? = try shape(of: finish).parameters.first?.type,
            let start = gathering.members.initializer(labels: ["literalCapacity", "interpolationCount"])
        else { return nil }
        let texts = segments.compactMap { if case .text(let text) = $0 { text } else { nil } }
        let capacity = Value.int(texts.reduce(0) { $0 + $1.utf8.count })
        let first = try initialize(TypeReference(gathering), by: start, [capacity, .int(segments.count - texts.count)], at: span).result
        let box = Scope("interpolation", first, isLet: false, parent: nil)
        for segment in segments {
            switch segment {
            case .text(let text): try append("appendLiteral", [Actual(label: nil, value: .string(text), span: span)], gathering, box, span)
            case .interpolation(let arguments): try append("appendInterpolation", arguments.map { Actual($0) }, gathering, box, span)
            }
        }
        return try initialize(TypeReference(type), by: finish, [box.value], at: span).result
    }

    private func append(
        _ name: String, _ arguments: [Actual], _ type: UserType, _ box: Scope, _ span: SourceSpan?
    ) throws(Diagnostic) {
        var invocation = Invocation(
            candidates: (type.members.methods[name] ?? []).map { .user($0) }, actuals: arguments, name: name, receiver: box.value,
            expression: nil, span: span)
        invocation.place = .variable(box)
        _ = try call(invocation)
    }
}

extension MemberTable {
    func initializer(labels: [String]) -> UserFunction? {
        initializers.first { $0.declaration.parameters.map(\.label) == labels }
    }
}

extension StandardLibrary {
    static let stringInterpolation = NativeType(
        InterpolationValue.typeNames[0], aliases: [InterpolationValue.typeNames[1]],
        methods: byName([
            append("appendLiteral"), append("appendInterpolation"),
        ]))

    private static func append(_ name: String) -> NativeFunction {
        .mutating(name, [.any()]) { (call, value) throws(Diagnostic) in
            guard case .native(let native) = value, var interpolation = native as? InterpolationValue else { return .void }
            interpolation.text += try call.activation.description(of: call[0] ?? .nil, at: call.span)
            try call.machine.budget.allocate(interpolation.text.utf8.count, at: call.span)
            call.mutate(to: .native(interpolation))
            return .void
        }
    }
}
