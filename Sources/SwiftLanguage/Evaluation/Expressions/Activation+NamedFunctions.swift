// SPDX-License-Identifier: GPL-3.0-or-later

/// Functions that are given by their names: `move(to:)`, `view.handle`, `Row.init(title:)`. Labels that are written tell several of a name
/// apart, and so does the type that is wanted.
extension Activation {
    /// The function of the name that is meant, where what stands for the name is another one.
    func named(_ value: Value, by name: String, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        guard case .function(let function) = value else { return value }
        let labels = name.writtenLabels
        switch function.code {
        case .function(let first, let captures):
            let wanted: FunctionSignature? = if case .function(let wanted) = expected.unwrapped { wanted } else { nil }
            guard labels != nil || wanted != nil, let receiver = captures.receiver, first.name == name.withoutLabels,
                case let found = methods(named: first.name, of: receiver.value), found.contains(where: { $0 === first }),
                let meant = try choose(among: found, labels, wanted), meant !== first
            else { return value }
            let seen = Captures(
                scope: captures.scope, receiver: receiver, lexical: meant.lexical, site: captures.site,
                typeArguments: captures.typeArguments)
            return .function(FunctionValue(.function(meant, seen), expression: function.expression, signature: function.signature))
        case .native(let natives, let receiver):
            let meant = natives.filter { $0.parameters.map(\.label) == labels }
            guard !meant.isEmpty, meant.count < natives.count else { return value }
            return .function(
                FunctionValue(.native(meant, receiver: receiver), expression: function.expression, signature: function.signature))
        case .construct where labels != nil:
            return .function(
                FunctionValue(function.code, expression: function.expression, signature: function.signature, labels: labels))
        // A method of instances, which is found when it is given one.
        case .host(let bind) where labels != nil:
            return .function(
                FunctionValue(
                    .host { (arguments, context) throws(Diagnostic) in
                        try Activation(context: context, lexical: .file).named(try bind(arguments, context), by: name, .any)
                    }, expression: function.expression, signature: function.signature))
        default: return value
        }
    }

    /// The one of several functions with the labels that are written and the parameters that are wanted, else the first with those labels;
    /// nil where none has them.
    func choose(
        among functions: [UserFunction], _ labels: [String?]?, _ wanted: FunctionSignature?
    ) throws(Diagnostic) -> UserFunction? {
        let labelled = labels.map { labels in functions.filter { $0.declaration.parameters.map(\.label) == labels } } ?? functions
        guard labelled.count > 1, let wanted else { return labelled.first }
        return try fitting(wanted, among: labelled) ?? (labels == nil ? nil : labelled.first)
    }

    /// The function with the parameters that are wanted, and of several the one with the result; nil where none has them.
    func fitting(_ wanted: FunctionSignature, among functions: [UserFunction]) throws(Diagnostic) -> UserFunction? {
        let types = wanted.parameters.map(\.description)
        var fitting: [UserFunction] = []
        for function in functions where try shape(of: function).parameters.map(\.type.description) == types { fitting.append(function) }
        for function in fitting where try shape(of: function).result.description == wanted.result.description { return function }
        return fitting.first
    }

    /// The user's methods of a value, or of a type, by their name.
    private func methods(named name: String, of receiver: Value) -> [UserFunction] {
        let candidates =
            if case .type(let reference) = receiver {
                machine.staticEntry(name, of: staticKey(of: reference)).candidates
            } else {
                machine.memberEntry(name, of: receiver.typeKey).candidates
            }
        return candidates.compactMap { if case .user(let function) = $0 { function } else { nil } }
    }
}
