// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// Gives every authored view its static name (language.md §1): the kind in lowerCamelCase and a counter that runs within the owner.
package enum NameAssigner {
    /// The names of the views of a root, those that they already have kept. Counters go on after the highest.
    package static func names(of root: Expression?, keeping given: [ExpressionID: String] = [:]) -> [ExpressionID: String] {
        guard let root else { return [:] }
        var collector = ViewCollector()
        collector.visit(root)
        return assign(collector.owners, keeping: given)
    }

    /// The names of the views in the code of declarations: each type, and each function or variable outside of types, is an owner.
    package static func names(of declarations: [Declaration]) -> [ExpressionID: String] {
        var result: [ExpressionID: String] = [:]
        for declaration in declarations {
            var collector = ViewCollector()
            collector.visit(member: declaration)
            result.merge(assign(collector.owners, keeping: [:])) { first, _ in first }
        }
        eachType(in: declarations) { members in
            var collector = ViewCollector()
            // The body first, so that what it shows has the low numbers.
            for member in members.filter(\.declaresBody) { collector.visit(member: member) }
            for member in members.filter({ !$0.declaresBody }) { collector.visit(member: member) }
            result.merge(assign(collector.owners, keeping: [:])) { first, _ in first }
        }
        return result
    }

    /// Calls the body with the members of every type and extension.
    private static func eachType(in declarations: [Declaration], _ body: ([Declaration]) -> Void) {
        for declaration in declarations {
            switch declaration.kind {
            case .type(let type):
                body(type.members)
                eachType(in: type.members, body)
            case .extension(let addition):
                body(addition.members)
                eachType(in: addition.members, body)
            case .conditionalCompilation(let branches): for branch in branches { eachType(in: branch.members, body) }
            default: break
            }
        }
    }

    static func assign(_ owners: [[ViewCollector.Found]], keeping given: [ExpressionID: String]) -> [ExpressionID: String] {
        var result: [ExpressionID: String] = [:]
        result.reserveCapacity(given.count)
        for views in owners {
            var newcomers: [ViewCollector.Found] = []
            for view in views {
                if let name = given[view.id] { result[view.id] = name } else { newcomers.append(view) }
            }
            name(newcomers, among: views, &result)
        }
        return result
    }

    /// Names the new views of an owner; those that it has already are in the result.
    private static func name(
        _ newcomers: [ViewCollector.Found], among views: [ViewCollector.Found], _ result: inout [ExpressionID: String]
    ) {
        if newcomers.isEmpty { return }
        // Two kinds may have one stem: `Badge` and `badge`.
        var stems: [String: String] = [:]
        func stem(_ kind: String) -> String {
            if let known = stems[kind] { return known }
            let stem = ViewNaming.lowerCamelCase(kind)
            stems[kind] = stem
            return stem
        }
        let wanted = Set(newcomers.map { stem($0.kind) })
        var used = Set<String>()
        var highest: [String: Int] = [:]
        for view in views {
            guard let name = result[view.id] else { continue }
            used.insert(name)
            let stem = stem(view.kind)
            guard wanted.contains(stem), let number = number(in: name, after: stem) else { continue }
            highest[stem] = max(highest[stem] ?? 0, number)
        }
        for view in newcomers where result[view.id] == nil {
            let stem = stem(view.kind)
            var number = highest[stem] ?? 0
            var name = ""
            repeat {
                number += 1
                name = stem + String(number)
            } while !used.insert(name).inserted
            highest[stem] = number
            result[view.id] = name
        }
    }

    private static func number(in name: String, after kind: String) -> Int? {
        name.hasPrefix(kind) ? Int(name.dropFirst(kind.count)) : nil
    }
}

extension Declaration {
    fileprivate var declaresBody: Bool {
        switch kind {
        case .function(let function): function.name == "body" || function.name == "makeBody"
        case .variable(let variable):
            variable.bindings.contains { binding in
                if case .binding("body", _, _) = binding.pattern { binding.accessors?.getter != nil } else { false }
            }
        default: false
        }
    }
}
