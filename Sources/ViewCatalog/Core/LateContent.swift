// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A place of the tree as the evaluator carries it.
// Unchecked: it is used on the interpreter's thread only.
package struct PlacedSite: @unchecked Sendable {
    package let site: ViewSite
    package init(_ site: ViewSite) { self.site = site }
}

extension EvaluationContext {
    /// The place at which code runs; nil at the prompt.
    var viewSite: ViewSite? { place.viewSite }
}

extension CodePlace {
    /// The place of the tree; nil at the prompt.
    var viewSite: ViewSite? { (site as? PlacedSite)?.site }

    /// The same code at a place that layout has reached, on the machine of the running layout; nil where no layout runs code.
    package func context(at site: ViewSite) -> EvaluationContext? {
        guard let machine = site.pass.host as? Machine else { return nil }
        return EvaluationContext(machine: machine, site: PlacedSite(site), stateOwner: stateOwner, resolver: resolver)
    }
}

/// A view builder that layout runs when it needs the views (wall 5 of architecture.md). Errors go to the pass; layout goes on without the views.
package struct LateContent: Sendable {
    package let function: FunctionValue
    package let place: CodePlace

    func node(_ arguments: [Value], at site: ViewSite) -> Node {
        site.reporting(GroupNode.empty, at: function.expression?.span) { () throws(Diagnostic) in
            guard let context = place.context(at: site) else { return GroupNode.empty }
            guard let host = context.machine.host as? CatalogHost else { return try ViewBuilding.content(function, arguments, context) }
            return try host.bodies.node(of: function, arguments, at: site.owner, in: context) { (context) throws(Diagnostic) in
                try ViewBuilding.content(function, arguments, context)
            }
        }
    }
}

/// A closure that layout or the shell calls: an action, a function of dimensions.
package struct LateCall: Sendable {
    package let function: FunctionValue
    package let place: CodePlace

    /// Calls it on a machine: the shell's when an action runs.
    package func callAsFunction(_ arguments: [Value], on machine: Machine) throws(Diagnostic) -> Value {
        try machine.call(function, arguments, in: place.context(on: machine))
    }

    /// Begins it as a task, which may wait for the clock.
    package func begin(on machine: Machine) throws(Diagnostic) -> TaskHandle {
        try machine.begin(function, in: place.context(on: machine))
    }

    /// Calls a closure that changes its first argument, `{ $0 += 1 }`: what that became.
    func changing(_ value: Value, _ others: [Value] = [], on machine: Machine) throws(Diagnostic) -> Value {
        try machine.change(value, by: function, others, in: place.context(on: machine))
    }

    /// Calls it during layout; the fallback stands for a failure.
    func value<T: CatalogValue>(_ arguments: [Value], at site: ViewSite, fallback: T) -> T {
        site.reporting(fallback, at: function.expression?.span) { () throws(Diagnostic) in
            guard let context = place.context(at: site) else { return fallback }
            let result = try context.machine.call(function, arguments, in: context)
            guard let decoded = T.decode(result) else {
                throw Diagnostic(
                    .typeMismatch, "the closure returns \(result.debugDescription(rounded: true)), not a '\(T.swiftType.text)'")
            }
            return decoded
        }
    }
}

extension ViewSite {
    /// Runs what may fail during layout: a failure is noted in the pass, and the fallback taken.
    func reporting<T>(_ fallback: T, at span: SourceSpan?, _ body: () throws(Diagnostic) -> T) -> T {
        do { return try body() } catch {
            pass.report(error.located(at: span))
            return fallback
        }
    }
}

extension LateContent {
    /// The views at a place of the layout, made when they are laid out: of menus and bars, which stand outside of it.
    package func node(ownedBy owner: ViewPath) -> Node {
        OwnerNode(DeferredNode { site in node([], at: site) }, owner: owner)
    }
}
