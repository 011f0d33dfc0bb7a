// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Parameters that take views and closures.
extension Parameter {
    private static func builderInfo(_ label: String?, name: String, parameters: [TypeSyntax] = [], defaultText: String? = nil)
        -> ParameterInfo
    {
        let type = TypeSyntax.function(parameters: parameters, result: .some(.named("View")))
        return ParameterInfo(label: label, name: name, type: type, defaultText: defaultText, isBuilder: true)
    }

    /// `@ViewBuilder content: () -> Content`, run when the view is made.
    static func builder(_ label: String = "content") -> Parameter<Node> where T == Node {
        Parameter<Node>(builderInfo(label, name: label)) { (call, index) throws(Diagnostic) in
            try call.content(index) ?? GroupNode.empty
        }
    }

    /// A builder without a label.
    static func unlabeledBuilder(_ name: String) -> Parameter<Node> where T == Node {
        Parameter<Node>(builderInfo(nil, name: name)) { (call, index) throws(Diagnostic) in try call.content(index) ?? GroupNode.empty }
    }

    /// A builder that may be left out.
    static func optionalBuilder(_ label: String) -> Parameter<Node?> where T == Node? {
        Parameter<Node?>(builderInfo(label, name: label, defaultText: "{ EmptyView() }")) { (call, index) throws(Diagnostic) in
            try call.content(index)
        }
    }

    /// A builder that runs during layout, with values that only layout knows: a ForEach row, the content of a GeometryReader.
    static func late(_ label: String = "content", _ parameters: [TypeSyntax] = []) -> Parameter<LateContent> where T == LateContent {
        late(label: label, name: label, parameters)
    }

    /// One without a label.
    static func unlabeledLate(_ name: String, _ parameters: [TypeSyntax]) -> Parameter<LateContent> where T == LateContent {
        late(label: nil, name: name, parameters)
    }

    private static func late(label: String?, name: String, _ parameters: [TypeSyntax]) -> Parameter<LateContent> where T == LateContent {
        Parameter<LateContent>(builderInfo(label, name: name, parameters: parameters)) { (call, index) throws(Diagnostic) in
            guard case .function(let function)? = call[index] else {
                throw Diagnostic(.missingArgument, "'\(name)' is missing", at: call.span)
            }
            return LateContent(function: function, place: call.context.place)
        }
    }

    /// One that may be left out, and is only kept.
    static func optionalLate(_ label: String) -> Parameter<Value> where T == Value {
        Parameter<Value>(builderInfo(label, name: label, defaultText: "{ }")) { (call, index) in call[index] ?? .nil }
    }

    /// A view as an argument: `overlay(Text("1"))`.
    static func view(_ label: String?, name: String) -> Parameter<Node> where T == Node {
        Parameter<Node>(ParameterInfo(label: label, name: name, type: .named("View"))) { (call, index) throws(Diagnostic) in
            guard let value = call[index] else { return GroupNode.empty }
            return try ViewBuilding.view(value, call.argumentExpression(index), call.context).node
        }
    }

    /// A view as an argument that may be left out or nil.
    static func optionalView(_ label: String?, name: String? = nil) -> Parameter<Node?> where T == Node? {
        let info = ParameterInfo(label: label, name: name ?? label ?? "view", type: .optional(.named("View")), defaultText: "nil")
        return Parameter<Node?>(info) { (call, index) throws(Diagnostic) in
            guard let value = call[index], value != .nil else { return nil }
            return try ViewBuilding.view(value, call.argumentExpression(index), call.context).node
        }
    }

    /// A closure that is called later: an action, a function of lengths.
    static func closure(
        _ label: String?, name: String? = nil, _ parameters: [TypeSyntax] = [], result: TypeSyntax = .named("Void"), isAsync: Bool = false
    ) -> Parameter<LateCall> where T == LateCall {
        let type = TypeSyntax.function(parameters: parameters, result: result)
        let info = ParameterInfo(label: label, name: name ?? label ?? "action", type: type, isAsync: isAsync)
        return Parameter<LateCall>(info) { (call, index) throws(Diagnostic) in
            guard case .function(let function)? = call[index] else {
                throw Diagnostic(.missingArgument, "'\(info.name)' is missing", at: call.span)
            }
            return LateCall(function: function, place: call.context.place)
        }
    }

    /// A closure that may be left out or nil.
    static func optionalClosure(
        _ label: String?, name: String? = nil, _ parameters: [TypeSyntax] = [], result: TypeSyntax = .named("Void")
    ) -> Parameter<LateCall?> where T == LateCall? {
        let type = TypeSyntax.optional(.function(parameters: parameters, result: result))
        let info = ParameterInfo(label: label, name: name ?? label ?? "action", type: type, defaultText: "nil")
        return Parameter<LateCall?>(info) { (call, index) throws(Diagnostic) in
            guard case .function(let function)? = call[index] else { return nil }
            return LateCall(function: function, place: call.context.place)
        }
    }

    /// A value of a named type that the catalogue has no Swift type for: `Animation`, a gesture.
    static func any(_ label: String?, name: String, type: String = "Any", defaultText: String? = nil) -> Parameter<Value> where T == Value {
        any(label, name: name, of: .named(type), defaultText: defaultText)
    }

    /// A type that is a key, and a value of the type that it is a key to.
    static func ofKey(_ label: String, _ role: ParameterInfo.KeyRole) -> Parameter<Value> where T == Value {
        Parameter<Value>(ParameterInfo(label: label, name: label, type: .named("Any"), keyRole: role)) { (call, index) in
            call[index] ?? .nil
        }
    }

    static func any(_ label: String?, name: String, of type: TypeSyntax, defaultText: String? = nil) -> Parameter<Value> where T == Value {
        Parameter<Value>(ParameterInfo(label: label, name: name, type: type, defaultText: defaultText)) { (call, index) in
            call[index] ?? .nil
        }
    }
}

extension NativeCall {
    /// The views that a builder argument gives; nil when it was left out.
    func content(_ index: Int) throws(Diagnostic) -> Node? {
        guard case .function(let function)? = self[index] else { return nil }
        return try ViewBuilding.content(function, [], context)
    }
}
