// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// Where a link leads: to a view, or to a value for which somebody declared one.
enum NavigationTarget: Sendable {
    case view(FunctionValue)
    case value(Value)
}

/// A navigation view as its links and `dismiss` know it: where it keeps what was followed.
///
/// Values go to the path that it is bound to, everything else to state of its own: a list of the links' paths with their views.
package struct NavigationHandle: Hashable, Sendable {
    let key: StateKey
    /// The navigation view.
    let view: ViewPath
    let path: BindingValue?
    /// The links stand in another column: what they lead to takes the place of what that shows.
    private(set) var replaces = false
    /// The links stand in the one column of a split view that is shown: what a list there chooses leads to the next column.
    private(set) var leadsOn = false
    /// What the first list there has chosen leads on by itself, for as long as it is chosen.
    private(set) var followsChoice = false
    /// What a list of the column below has chosen, by which the column on top is there.
    private(set) var choice: BindingValue?

    init(_ name: String, at site: ViewSite, path: BindingValue?) {
        view = site.owner.appending(name)
        key = OwnState.key("path", of: view)
        self.path = path
    }

    /// The same for links of another column.
    var replacing: NavigationHandle {
        var copy = self
        copy.replaces = true
        return copy
    }

    /// The same for links of a column whose choices lead to the next.
    func leading(byChoice followsChoice: Bool) -> NavigationHandle {
        var copy = self
        copy.leadsOn = true
        copy.followsChoice = followsChoice
        return copy
    }

    /// The same for what lies over the first column.
    func covering(_ choice: BindingValue?) -> NavigationHandle {
        var copy = self
        copy.followsChoice = false
        copy.choice = choice
        return copy
    }

    /// Goes to the next column, as a compact split view does when a row is chosen.
    /// - Parameter isSet: are rows of a set chosen? That it is not empty leads nowhere by itself.
    func leadOn(on machine: Machine, isSet: Bool) throws(Diagnostic) {
        guard leadsOn, isSet || !followsChoice else { return }
        try append(.array([.string(view.description), .nil, .nil]), machine)
    }

    /// The column that a step has led to, counted from the first that is not shown at once; nil for a link's step.
    static func column(of steps: [Value]) -> Int? {
        let isColumn = { (step: Value) in
            guard case .array(let parts) = step, parts.count > 2, case .nil = parts[2] else { return false }
            return true
        }
        guard let last = steps.last, isColumn(last) else { return nil }
        return steps.dropLast().count(where: isColumn)
    }

    /// What was followed by links to views, or to values without a bound path, up to one whose state no longer says so.
    func followed(in context: EvaluationContext) throws(Diagnostic) -> [Value] {
        guard case .array(let values)? = context.machine.state[key] else { return [] }
        var steps: [Value] = []
        for step in values {
            if let trigger = Self.trigger(of: step), try trigger.presented(in: context) == nil { break }
            steps.append(step)
        }
        return steps
    }

    /// The state that follows the link of a step.
    private static func trigger(of step: Value) -> PresentationTrigger? {
        guard case .array(let parts) = step, parts.count > 4, case .binding(let binding) = parts[3] else { return nil }
        return parts[4] == .nil ? .flag(binding) : .tag(binding, parts[4])
    }

    /// The parts of a step by which it has that again.
    private static func parts(of trigger: PresentationTrigger?) -> [Value] {
        switch trigger {
        case .flag(let binding)?: [.binding(binding), .nil]
        case .tag(let binding, let tag)?: [.binding(binding), tag]
        default: []
        }
    }

    func push(
        _ target: NavigationTarget, from link: String, while trigger: PresentationTrigger? = nil, on machine: Machine
    ) throws(Diagnostic) {
        try trigger?.present(on: machine)
        let context = machine.context()
        switch target {
        case .value(let value):
            guard let path else { return try append(.array([.string(link), value]), machine) }
            try path.set(NavigationPathValue.appending([value], to: try path.get(in: context)), in: context)
        case .view(let view): try append(.array([.string(link), .nil, .function(view)] + Self.parts(of: trigger)), machine)
        }
    }

    private func append(_ step: Value, _ machine: Machine) throws(Diagnostic) {
        let steps = try replaces ? [] : followed(in: machine.context())
        machine.state[key] = .array(steps + [step])
    }

    /// - Returns: was there anything to go back from?
    @discardableResult
    func pop(on machine: Machine) throws(Diagnostic) -> Bool {
        let context = machine.context()
        let own = try followed(in: context)
        if let last = own.last {
            machine.state[key] = own.count == 1 ? nil : .array(own.dropLast())
            try Self.trigger(of: last)?.dismiss(on: machine)
            return true
        }
        if let choice {
            try choice.set(.nil, in: context)
            return true
        }
        guard let path else { return false }
        let current = try path.get(in: context)
        if NavigationPathValue.elements(of: current).isEmpty { return false }
        try path.set(NavigationPathValue.removingLast(1, of: current), in: context)
        return true
    }

    /// The link of a step.
    static func link(of step: Value) -> String? {
        guard case .array(let parts) = step, case .string(let link)? = parts.first else { return nil }
        return link
    }
}

/// Navigation views and what lies over their content.
enum NavigationMaker {
    static func stack(_ maker: Maker, _ path: BindingValue?, _ content: Node) -> Node {
        let name = maker.name
        let tag = maker.tag
        return DeferredNode { site in
            let handle = NavigationHandle(name, at: site, path: path)
            let root = root(SearchField.under(SearchField.alone(content), at: site), handle)
            return NavigationNode(root, metrics: bar, tag: tag) { site, content in
                cover(handle, content, site)
            }
        }
    }

    /// The bar of a navigation view at a place.
    static let bar: @Sendable (EnvironmentValues, _ windowInsets: EdgeInsets) -> NavigationBarMetrics = { environment, insets in
        NavigationBarMetrics(environment, isInSheet: environment[CatalogKeys.isInSheet], windowTop: insets.top)
    }

    /// What the view shows before anything is pushed.
    static func root(_ content: Node, _ handle: NavigationHandle) -> Node {
        OwnerNode(marked(content, handle), at: .part(of: handle.view, .entry(depth: 0, nil)))
    }

    static func marked(_ content: Node, _ handle: NavigationHandle) -> Node {
        EnvironmentNode(content) { $0.setting(CatalogKeys.navigation, to: handle, by: $1) }
    }

    /// A view with the names of the place where it was written.
    static func destination(_ content: LateContent) -> FunctionValue {
        let owner = content.place.viewSite?.owner ?? .scene
        let (function, stateOwner) = (content.function, content.place.stateOwner)
        return FunctionValue { (arguments, context) throws(Diagnostic) in
            var context = context
            context.stateOwner = stateOwner
            let node = OwnerNode(try ViewBuilding.content(function, arguments, context), at: .given(by: owner))
            return .native(ViewValue(node: node, typeName: "ModifiedContent", name: "destination", layers: 0))
        }
    }

    /// The older form, whose view is made with the link.
    static func destination(_ view: Node, _ maker: Maker) -> FunctionValue {
        let owner = maker.context.viewSite?.owner ?? .scene
        let value = ViewValue(node: OwnerNode(view, at: .given(by: owner)), typeName: "ModifiedContent", name: "destination", layers: 0)
        return FunctionValue { _, _ in .native(value) }
    }

    // MARK: the view on top

    /// - Parameters:
    ///   - content: what the view shows before anything is pushed. What that prefers for the window holds over it, too.
    ///   - columns: of a split view of which one column is shown, those behind it.
    static func cover(
        _ handle: NavigationHandle, _ content: BuiltContent, _ site: ViewSite, columns: [Node] = []
    ) -> NavigationCover? {
        site.reporting(nil, at: nil) { () throws(Diagnostic) in
            guard let context = site.machineContext else { return nil }
            let chosen = try handle.followsChoice ? choice(in: content, context) : nil
            let handle = handle.covering(chosen)
            guard let top = try top(handle, content.attachments(NavigationDestination.self), columns, context) else { return nil }
            let node = DeferredNode { site in
                site.reporting(GroupNode.empty, at: nil) { () throws(Diagnostic) in
                    guard let context = site.machineContext else { return GroupNode.empty }
                    return try ViewBuilding.view(try context.machine.call(top.view, top.arguments, in: context), nil, context).node
                }
            }
            let sign = FixedContentNode(tag: ViewTag(name: "back", kind: "BackButton", layer: 0, source: 0), face: ControlFace.back) { _ in
                backSize
            }
            let back = AttachmentNode(sign, BackAttachment(stack: handle, shown: top.shown))
            let entry = ViewPath.Part.entry(depth: top.depth, top.id)
            let shown = top.shown.map { $0.trigger }
            let dismissed = EnvironmentNode(node) { $0.setting(CatalogKeys.presentation, to: shown, by: $1) }
            let scheme = content.preferredScheme
            let covering = scheme == nil ? dismissed : dismissed.preferring(scheme)
            return NavigationCover(OwnerNode(marked(covering, handle), at: .part(of: handle.view, entry)), back: back)
        }
    }

    /// What the first list of a column has chosen, where that is one row; nil where nothing is chosen.
    private static func choice(in content: BuiltContent, _ context: EvaluationContext) throws(Diagnostic) -> BindingValue? {
        guard let list = content.attachments(SelectionAttachment.self).first(where: { $0.options == nil }) else { return nil }
        switch try list.selection.get(in: context) {
        case .nil, .set: return nil
        default: return list.selection
        }
    }

    private static let backSize = CGSize(width: 44, height: 44)

    /// The view on top, how many views lie below it, and which of those that could stand there it is.
    private struct Top {
        let view: FunctionValue
        var arguments: [Value] = []
        var shown: NavigationDestination?
        let depth: Int
        var id: ViewID?
    }

    private static func top(
        _ handle: NavigationHandle, _ destinations: [NavigationDestination], _ columns: [Node], _ context: EvaluationContext
    ) throws(Diagnostic) -> Top? {
        let followed = try handle.followed(in: context)
        let values = try handle.path.map { (path) throws(Diagnostic) in NavigationPathValue.elements(of: try path.get(in: context)) } ?? []
        let chosen = handle.choice == nil ? 0 : 1
        let depth = values.count + followed.count + chosen
        let led = followed.isEmpty && chosen > 0 ? 0 : NavigationHandle.column(of: followed).map { $0 + chosen }
        if let column = led, let node = columns.dropFirst(column).first ?? columns.last {
            let view = ViewValue(node: node, typeName: "ModifiedContent", name: "column", layers: 0)
            return Top(view: FunctionValue { _, _ in .native(view) }, depth: depth)
        }
        if case .array(let step)? = followed.last, step.count > 1 {
            if step.count > 2, case .function(let view) = step[2] { return Top(view: view, depth: depth, id: ViewID(step[0])) }
            return top(of: step[1], destinations, depth, context)
        }
        for destination in destinations {
            guard let arguments = try destination.trigger.presented(in: context) else { continue }
            return Top(
                view: destination.view, arguments: arguments, shown: destination, depth: depth + 1, id: arguments.first.map { ViewID($0) })
        }
        return values.last.flatMap { top(of: $0, destinations, depth, context) }
    }

    private static func top(
        of value: Value, _ destinations: [NavigationDestination], _ depth: Int, _ context: EvaluationContext
    ) -> Top? {
        let found = destinations.first { destination in
            if case .values(.type(let type)) = destination.trigger { return context.machine.conforms(value, to: type.name) }
            return false
        }
        return found.map { Top(view: $0.view, arguments: [value], depth: depth, id: ViewID(value)) }
    }
}

/// `.navigationDestination(…)`.
struct NavigationDestination: Sendable {
    let trigger: PresentationTrigger
    let view: FunctionValue
}

/// A tap on a link follows it; outside of a navigation view it does nothing.
struct NavigationLinkAttachment: TapReceiver {
    let stack: NavigationHandle?
    let target: NavigationTarget
    let link: ViewPath
    /// The state that follows it, too.
    var trigger: PresentationTrigger?

    var isButton: Bool { true }

    /// In the column of a list with a selection the value is chosen, not pushed.
    var chosenValue: Value? {
        if case .value(let value) = target, stack.map({ $0.replaces || $0.leadsOn }) ?? true { return value }
        return nil
    }

    func tap(on machine: Machine) throws(Diagnostic) { try stack?.push(target, from: link.description, while: trigger, on: machine) }
}

/// The button at the start of the bar.
package struct BackAttachment: TapReceiver {
    let stack: NavigationHandle
    let shown: NavigationDestination?

    package var isButton: Bool { true }

    package func tap(on machine: Machine) throws(Diagnostic) {
        if let shown { try shown.trigger.dismiss(on: machine) } else { try stack.pop(on: machine) }
    }
}
