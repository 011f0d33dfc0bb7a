// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// Which arguments of a call are views or build views, as far as the text tells: by the catalogue's declarations where the callee is one
/// of its views or modifiers, by the look of the closure otherwise.
struct BuilderShape {
    private let overloads: [Overload]
    /// Its closure is an element's: names inside start anew.
    let ownsNames: Bool

    init(_ call: Expression.Call) {
        switch call.callee.kind {
        case .identifier(let name, _):
            overloads = Catalog.views[name]?.overloads ?? []
            ownsNames = ViewNaming.makesElements(call, kind: name)
        case .member(_, let name, _):
            overloads = Catalog.modifiers(named: name).flatMap(\.overloads)
            ownsNames = false
        default:
            overloads = []
            ownsNames = false
        }
    }

    /// The arguments in view position, in source order: closures and views.
    func builders(in call: Expression.Call) -> [Expression] {
        let all = call.arguments + call.trailingClosures
        let fitting = overloads.compactMap { Self.match(call, $0.parameters) }
        guard let first = fitting.first else { return all.map(\.value).filter(Self.looksLikeViews) }
        return all.indices.compactMap { place in
            if Self.isView(first[place]) { return all[place].value }
            // A style or a view may stand here (`background(Circle())`): what the argument makes decides, as its type does in Swift.
            guard fitting.contains(where: { Self.isView($0[place]) }), ViewNaming.isViewRatherThanStyle(all[place].value) else {
                return nil
            }
            return all[place].value
        }
    }

    private static func isView(_ parameter: ParameterInfo?) -> Bool {
        guard let parameter else { return false }
        return parameter.isBuilder || parameter.type == .named("View") || parameter.type == .optional(.named("View"))
    }

    /// The parameter of each argument, trailing closures last; nil when the call does not fit the overload.
    private static func match(_ call: Expression.Call, _ parameters: [ParameterInfo]) -> [ParameterInfo?]? {
        var result: [ParameterInfo?] = []
        var next = 0
        for argument in call.arguments {
            guard let place = parameters[next...].firstIndex(where: { $0.label == argument.label }) else {
                guard next > 0, argument.label == nil, parameters[next - 1].isVariadic else { return nil }
                result.append(parameters[next - 1])
                continue
            }
            guard parameters[next..<place].allSatisfy({ $0.defaultText != nil || $0.isVariadic || $0.isClosure }) else { return nil }
            guard argument.value.isClosure == parameters[place].isClosure || !argument.value.isClosure else { return nil }
            result.append(parameters[place])
            next = place + 1
        }
        let labels = Set(call.trailingClosures.compactMap(\.label))
        for closure in call.trailingClosures {
            guard let place = parameters[next...].firstIndex(where: { $0.isClosure && fits(closure, $0, labels) }) else { return nil }
            result.append(parameters[place])
            next = place + 1
        }
        let isComplete = parameters[next...].allSatisfy { $0.defaultText != nil || $0.isVariadic }
        return isComplete ? result : nil
    }

    private static func fits(_ closure: Expression.Argument, _ parameter: ParameterInfo, _ labels: Set<String>) -> Bool {
        closure.label == nil ? !labels.contains(parameter.label ?? "") : closure.label == parameter.label
    }

    /// A view of the catalogue, or a closure whose statements look like views: of a call that the catalogue does not know.
    private static func looksLikeViews(_ expression: Expression) -> Bool {
        guard case .closure(let closure) = expression.kind else { return ViewCollector.looksLikeView(expression) }
        return !closure.body.isEmpty
            && closure.body.allSatisfy { statement in
                switch statement.kind {
                case .expression(let inner): isViewLike(inner)
                case .if, .switch, .declaration, .conditionalCompilation: true
                default: false
                }
            }
    }

    private static func isViewLike(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .if, .switch, .conditionalChain: return true
        case .assignment, .integer, .float, .bool, .string, .nil, .array, .prefix: return false
        default: break
        }
        let base = ViewNaming.base(of: expression)
        guard let kind = ViewNaming.kind(of: base, hasModifiers: base !== expression) else { return false }
        if kind.first?.isUppercase == true {
            return Catalog.views[kind] != nil || Catalog.valueTypes[kind].map { $0.type.conformances.contains("View") } ?? true
        }
        return kind != "print" && kind != "withAnimation"
    }
}

extension ParameterInfo {
    var isClosure: Bool {
        switch type {
        case .function: true
        case .optional(.function): true
        default: isBuilder
        }
    }
}
