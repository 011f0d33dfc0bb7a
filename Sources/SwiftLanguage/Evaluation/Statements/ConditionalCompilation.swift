// SPDX-License-Identifier: GPL-3.0-or-later

/// `#if os(iOS) && !targetEnvironment(simulator)`: decided by the platform that the scene has.
package enum CompilationCondition {
    static func holds(_ condition: Expression, isOS: (String) -> Bool) throws(Diagnostic) -> Bool {
        switch condition.kind {
        case .bool(let value): return value
        case .parenthesized(let inner): return try holds(inner, isOS: isOS)
        case .prefix("!", let inner): return try !holds(inner, isOS: isOS)
        case .binary(let left, "&&", let right):
            guard try holds(left, isOS: isOS) else { return false }
            return try holds(right, isOS: isOS)
        case .binary(let left, "||", let right):
            if try holds(left, isOS: isOS) { return true }
            return try holds(right, isOS: isOS)
        case .identifier(let name, _): return name == "DEBUG"
        case .call(let call):
            let argument = call.arguments.first?.value.bareName ?? ""
            switch call.callee.bareName ?? "" {
            case "os": return isOS(argument)
            case "canImport": return KnownModule.isImportable(argument, isOS: isOS)
            case "swift", "compiler": return isOfVersion(call.arguments.first?.value.span)
            default: return false
            }
        default: throw Diagnostic(.unsupported, "this condition of '#if' is not supported", at: condition.span)
        }
    }

    /// Whether `>=5.9` or `<6` holds for the language as it is here. What is written counts: 5.10 is not the number 5.1.
    private static func isOfVersion(_ condition: SourceSpan?) -> Bool {
        guard let condition else { return true }
        let text = condition.source.text(in: condition.start..<condition.end)
        let bound = text.split { !$0.isNumber }.compactMap { Int($0) }
        return text.hasPrefix("<") == version.lexicographicallyPrecedes(bound)
    }

    /// That of the compiler whose answers are the tests'.
    private static let version = [6, 3, 1]

    /// Whether `#if os(NAME)` holds on a platform: an iPad counts as iOS.
    package static func isOS(_ name: String, on platform: String) -> Bool { name == platform || name == "iOS" && platform == "iPadOS" }
}

extension Activation {
    func compilationHolds(_ condition: Expression) throws(Diagnostic) -> Bool {
        try CompilationCondition.holds(condition) { host.isOS($0) }
    }
}

extension [Declaration] {
    var haveConditions: Bool {
        contains { declaration in
            switch declaration.kind {
            case .conditionalCompilation: true
            case .type(let type): type.members.haveConditions
            case .extension(let added): added.members.haveConditions
            default: false
            }
        }
    }

    /// The declarations that a platform has: of each `#if` the branch that holds, in types and extensions too, and what Swift adds.
    package func active(on platform: String) throws(Diagnostic) -> [Declaration] { try held(on: platform).withSynthesizedKeys() }

    fileprivate func held(on platform: String) throws(Diagnostic) -> [Declaration] {
        guard haveConditions else { return self }
        var result: [Declaration] = []
        for declaration in self { result += try declaration.held(on: platform) }
        return result
    }
}

extension Declaration {
    fileprivate func held(on platform: String) throws(Diagnostic) -> [Declaration] {
        switch kind {
        case .conditionalCompilation(let branches):
            for branch in branches {
                if let condition = branch.condition,
                    try !CompilationCondition.holds(condition, isOS: { CompilationCondition.isOS($0, on: platform) })
                {
                    continue
                }
                return try branch.members.held(on: platform)
            }
            return []
        case .type(var type):
            guard type.members.haveConditions else { return [self] }
            type.members = try type.members.held(on: platform)
            return [Declaration(.type(type), attributes: attributes, modifiers: modifiers, span: span)]
        case .extension(var added):
            guard added.members.haveConditions else { return [self] }
            added.members = try added.members.held(on: platform)
            return [Declaration(.extension(added), attributes: attributes, modifiers: modifiers, span: span)]
        default: return [self]
        }
    }
}
