// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What the language asks about SwiftUI: types, modifiers, environment, builders.
/// It serves one machine, and with it one thread at a time.
package final class CatalogHost: LanguageHost, @unchecked Sendable {
    /// The names of the scene that is laid out.
    package var names: NameTable
    /// What the bodies of components gave.
    package let bodies: BodyMemos
    package let platform: Platform
    package let os: OSGeneration
    package let locale: String
    /// What actions ask for beside changes of state.
    package let actions: ActionLog
    /// What the app has beside its code.
    package let resources: AppResources
    /// Hears what the user's code prints.
    let printed: (@Sendable (_ text: String, _ endsLine: Bool) -> Void)?
    /// Hears what was left out of the user's code.
    let leftOut: (@Sendable (Unknown) -> Void)?
    let gaveUpTask: (@Sendable () -> Void)?

    package init(
        names: NameTable, platform: Platform = .iOS, os: OSGeneration = .v26, locale: String = "en_US", actions: ActionLog = ActionLog(),
        bodies: BodyMemos = BodyMemos(), resources: AppResources = AppResources(),
        printed: (@Sendable (_ text: String, _ endsLine: Bool) -> Void)? = nil,
        leftOut: (@Sendable (Unknown) -> Void)? = nil, gaveUpTask: (@Sendable () -> Void)? = nil
    ) {
        self.bodies = bodies
        self.resources = resources
        self.names = names
        self.platform = platform
        self.os = os
        self.locale = locale
        self.actions = actions
        self.printed = printed
        self.leftOut = leftOut
        self.gaveUpTask = gaveUpTask
    }

    // MARK: types and functions

    package func nativeType(named name: String) -> NativeType? { CatalogTypes.types[name] }
    package func globalFunctions(named name: String) -> [NativeFunction] { CatalogTypes.functions[name] ?? [] }
    package func isUnsupported(_ name: String) -> Bool { UnsupportedNames.all.contains(name) }
    package func modifier(calledElsewhere name: String) -> String? {
        Catalog.modifier(calledElsewhere: name)?.otherNames.first { $0.key.lowercased() == name.lowercased() }?.value
    }
    package func viewType(calledElsewhere name: String) -> String? { Catalog.view(calledElsewhere: name)?.name }
    package func literalType(ofMacro name: String) -> String? {
        ["colorLiteral": SystemColor.typeName, "imageLiteral": UIImageValue.typeName, "Predicate": "Predicate", "Rule": "_TipRule"][name]
    }

    package func isEffectOnly(_ name: String) -> Bool { EffectOnlyClasses.all.contains(name) }
    package func didSet(_ member: String, ofUnknown name: String, to value: Value, in context: EvaluationContext) {
        BarAppearance.didSet(member, of: name, to: value, on: context.machine)
    }
    package var typeNames: [String] { CatalogTypes.names }

    package func conforms(native value: any NativeValue, to protocolName: String) -> Bool {
        CatalogTypes.conforms(value.nativeTypeName, to: protocolName)
    }

    // MARK: builders

    package func block(_ items: [Value], in context: EvaluationContext) throws(Diagnostic) -> Value {
        .native(BlockValue(items: items, branch: nil))
    }

    package func dynamicBlock(_ items: [Value], branch: BuilderBranch, in context: EvaluationContext) throws(Diagnostic) -> Value {
        .native(BlockValue(items: items, branch: branch))
    }

    package func item(_ view: Value, of statement: Expression?, in context: EvaluationContext) throws(Diagnostic) -> Value {
        .native(try ViewBuilding.view(view, statement, context))
    }

    package func component(_ value: StructValue, in context: EvaluationContext) throws(Diagnostic) -> Value {
        .native(ComponentValue(value: value, place: context.place))
    }

    package func deferred(
        _ expression: Expression, reading keys: Set<String>, _ body: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> Value
    ) -> Value {
        .native(DeferredView.make(expression, names, body))
    }

    // MARK: the rest of the world

    package func didPrint(_ text: String, endsLine: Bool, in context: EvaluationContext) { printed?(text, endsLine) }

    package func didLeaveOut(_ unknown: Unknown, in context: EvaluationContext) { leftOut?(unknown) }

    package func didGiveUpTask(in context: EvaluationContext) { gaveUpTask?() }

    package func isOS(_ name: String) -> Bool { CompilationCondition.isOS(name, on: platform.rawValue) }

    package func numberText(_ value: Value) -> String? {
        let reader = LocaleValue.current(self)
        return reader.isAmerican ? nil : FormatStyleValue().text(value, for: reader)
    }

    package func isAvailable(platform name: String, version: String) -> Bool {
        guard isOS(name), let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return !isOS(name) }
        return major <= os.version(of: name)
    }
}

extension OSGeneration {
    /// The major version of a platform's system in this generation; iOS, iPadOS and tvOS share theirs.
    fileprivate func version(of platform: String) -> Int {
        let byPlatform: [String: (v17: Int, v18: Int)] = ["macOS": (14, 15), "watchOS": (10, 11), "visionOS": (1, 2)]
        guard self != .v26, let versions = byPlatform[platform] else { return rawValue }
        return self == .v17 ? versions.v17 : versions.v18
    }
}
