// SPDX-License-Identifier: GPL-3.0-or-later

/// `f($n: r)`: a parameter with a property wrapper is given what the wrapper projects, of which a wrapper is made (SE-0293).
extension Typer {
    /// The call with the wrappers that are made for such arguments; nil where it has none.
    func projecting(_ call: Expression.Call, to candidates: [FoundMember]) -> Expression.Call? {
        guard call.arguments.contains(where: { $0.label?.first == "$" }) else { return nil }
        var changed = call
        var isChanged = false
        for (place, argument) in call.arguments.enumerated() {
            guard let label = argument.label, label.first == "$", case let name = String(label.dropFirst()),
                let wrapper = candidates.lazy.compactMap({ self.wrapper(of: name, $0.member) }).first
            else { continue }
            let callee = Expression(.identifier(wrapper, genericArguments: []), span: argument.value.span)
            let made = Expression.Call(callee: callee, arguments: [Expression.Argument(label: "projectedValue", argument.value)])
            // It stands for a value of the parameter's type, which it is not.
            let value = Expression(.call(made), span: argument.value.span).typed(.unknown)
            changed.arguments[place] = Expression.Argument(label: name, value)
            isChanged = true
        }
        return isChanged ? changed : nil
    }

    /// The wrapper of a parameter that is made of what it projects.
    private func wrapper(of parameter: String, _ member: Member) -> String? {
        let parameters: [ParameterSyntax]
        switch member.kind {
        case .function(let function), .initializer(let function, _): parameters = function.parameters
        default: return nil
        }
        return parameters.first { $0.label == parameter }?.attributes.lazy.map { Program.plainName($0.name) }.first { name in
            guard let full = self.index.program.propertyWrappers[name] else { return false }
            return self.index.program.types[full]?.takesProjection ?? false
        }
    }
}

extension UserType {
    /// Is it a property wrapper that is made of what one of its kind projects?
    var takesProjection: Bool { members.initializer(labels: ["projectedValue"]) != nil }
}
