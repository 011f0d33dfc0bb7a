// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What an EXPR at the prompt may use beyond the scene's own code: views and their environments as values.
struct PromptHost: ResourceHost {
    let base: any LanguageHost
    /// Keys of the scene's own that `environment.` offers.
    let environmentKeys: [String]
    /// What EXPR prints goes to the answer of the input.
    let printed: PrintedText

    var resources: AppResources { (base as? any ResourceHost)?.resources ?? AppResources() }
    var locale: String { (base as? any ResourceHost)?.locale ?? "en_US" }

    func nativeType(named name: String) -> NativeType? {
        switch name {
        case ViewReference.typeName: ViewReference.nativeType
        case EnvironmentReference.typeName: EnvironmentReference.nativeType(keys: environmentKeys)
        default: base.nativeType(named: name)
        }
    }

    func globalFunctions(named name: String) -> [NativeFunction] { base.globalFunctions(named: name) }
    var typeNames: [String] { base.typeNames }
    func conforms(native value: any NativeValue, to protocolName: String) -> Bool { base.conforms(native: value, to: protocolName) }
    func isEnvironmentKey(_ name: String) -> Bool { base.isEnvironmentKey(name) }
    func environmentType(_ key: String) -> TypeSyntax? { base.environmentType(key) }
    func environmentValue(_ key: String, at site: (any Sendable)?) throws(Diagnostic) -> Value? { try base.environmentValue(key, at: site) }
    func customEnvironmentValue(_ key: String, at site: (any Sendable)?) -> Value? { base.customEnvironmentValue(key, at: site) }
    func environmentObject(_ typeName: String, at site: (any Sendable)?) -> Value? { base.environmentObject(typeName, at: site) }

    func deferred(
        _ expression: Expression, reading keys: Set<String>, _ body: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> Value
    ) -> Value { base.deferred(expression, reading: keys, body) }

    func block(_ items: [Value], in context: EvaluationContext) throws(Diagnostic) -> Value { try base.block(items, in: context) }

    func dynamicBlock(_ items: [Value], branch: BuilderBranch, in context: EvaluationContext) throws(Diagnostic) -> Value {
        try base.dynamicBlock(items, branch: branch, in: context)
    }

    func item(_ view: Value, of statement: Expression?, in context: EvaluationContext) throws(Diagnostic) -> Value {
        try base.item(view, of: statement, in: context)
    }

    func component(_ value: StructValue, in context: EvaluationContext) throws(Diagnostic) -> Value {
        try base.component(value, in: context)
    }

    func wrapped(
        _ wrapper: String, arguments: [(label: String?, value: Value)], initial: Value?, in context: EvaluationContext
    ) throws(Diagnostic) -> Value { try base.wrapped(wrapper, arguments: arguments, initial: initial, in: context) }

    func didGiveUpTask(in context: EvaluationContext) { base.didGiveUpTask(in: context) }

    func didLeaveOut(_ unknown: Unknown, in context: EvaluationContext) { base.didLeaveOut(unknown, in: context) }
    func didPrint(_ text: String, endsLine: Bool, in context: EvaluationContext) { printed.append(text, endsLine: endsLine) }

    func withAnimation(
        _ animation: Value?, in context: EvaluationContext, _ body: () throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value { try base.withAnimation(animation, in: context, body) }

    func afterAnimation(_ animation: Value?, waitsForRest: Bool, _ action: FunctionValue, in context: EvaluationContext) {
        base.afterAnimation(animation, waitsForRest: waitsForRest, action, in: context)
    }

    func isAvailable(platform: String, version: String) -> Bool { base.isAvailable(platform: platform, version: version) }
    func isUnsupported(_ name: String) -> Bool { base.isUnsupported(name) }
    func modifier(calledElsewhere name: String) -> String? { base.modifier(calledElsewhere: name) }
    func generatesMembers(of typeName: String) -> Bool { base.generatesMembers(of: typeName) }
    func viewType(calledElsewhere name: String) -> String? { base.viewType(calledElsewhere: name) }
    func literalType(ofMacro name: String) -> String? { base.literalType(ofMacro: name) }
    func isEffectOnly(_ name: String) -> Bool { base.isEffectOnly(name) }
    func didSet(_ member: String, ofUnknown name: String, to value: Value, in context: EvaluationContext) {
        base.didSet(member, ofUnknown: name, to: value, in: context)
    }
    func isPropertyWrapper(_ name: String) -> Bool { base.isPropertyWrapper(name) }
    func isOS(_ name: String) -> Bool { base.isOS(name) }
    func numberText(_ value: Value) -> String? { base.numberText(value) }
}

/// What `print(…)` wrote at the prompt.
// Unchecked: it is used on the interpreter's thread only.
final class PrintedText: @unchecked Sendable {
    private(set) var lines: [String] = []
    private var isLineOpen = false

    func append(_ text: String, endsLine: Bool = true) {
        if isLineOpen { lines[lines.count - 1] += text } else { lines.append(text) }
        isLineOpen = !endsLine
    }

    func take() -> [String] {
        defer { (lines, isLineOpen) = ([], false) }
        return lines
    }
}
