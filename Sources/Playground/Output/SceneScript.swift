// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A scene as a session that rebuilds it exactly: what `save` writes.
struct SceneScript {
    let context: CommandContext
    private var scene: Scene { context.scene }

    /// A finger that is down and a motion that is under way are what the inputs since the last rest made of that: they follow it.
    func text() throws(Diagnostic) -> String {
        guard !scene.isStill else { return try settledText() }
        let inputs = context.history.inputsSinceRest
        let rest = context.history.scene(before: inputs.count) ?? scene
        let before = try context.looking(at: rest)
        return try SceneScript(context: before).settledText() + inputs.map { $0 + "\n" }.joined()
    }

    private func settledText() throws(Diagnostic) -> String {
        var lines = ["reset"]
        lines += clockLines
        lines += StageScript(stage: scene.stage).lines
        // What was left out when the declarations were loaded is left out again.
        let marks = !scene.unknowns.isEmpty && !scene.options.marksUnknowns
        if marks { lines.append("option unknowns marked") }
        lines += AssetReport(resources: scene.resources).lines
        lines += try declarations()
        lines += scene.overrides.map { "environment \($0.key) = \($0.text)" }
        lines += scene.options.values.sorted { $0.key < $1.key }.map { "option \($0.key) \($0.value)" }
        lines += rootLines
        lines += try stateLines()
        lines += tapLines
        lines += try scrollLines()
        if marks { lines.append("option unknowns errors") }
        if let focus = scene.focus, let name = scene.names[focus] { lines.append("focus \(name)") }
        if scene.clock.isManual { lines.append("clock manual") }
        lines += scene.watches.map { "watch \($0.text)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The time on the virtual clock, let go by while nothing can move.
    private var clockLines: [String] {
        scene.clock.time > 0 ? ["clock manual", "tick \(SwiftLiteral.number(scene.clock.time))s", "clock auto"] : []
    }

    private func declarations() throws(Diagnostic) -> [String] { scene.program.declarations.map { SwiftPrinter.pretty($0) } }

    // MARK: views

    /// The root, then the names that its text alone would not give.
    private var rootLines: [String] {
        guard let root = scene.root else { return [] }
        let base = root.chainBase.id
        let isNamed = scene.names.chosen.contains(base)
        var lines = ["root " + (isNamed ? (scene.names[base] ?? "") + " = " : "") + SwiftPrinter.pretty(root)]
        let automatic = NameTable(root: root, keeping: isNamed ? [base: scene.names[base] ?? ""] : [:])
        lines += renames(automatic)
        return lines
    }

    /// Renames that lead from the automatic names to the scene's; names that others still hold wait for their turn.
    private func renames(_ automatic: NameTable) -> [String] {
        var lines: [String] = []
        for template in Set(context.laidOut.outline.views.map(\.template)).sorted(by: { ($0 ?? -1) < ($1 ?? -1) }) {
            var pending = context.laidOut.outline.views.filter { $0.template == template }.compactMap {
                view -> (from: String, to: String)? in
                guard let from = automatic[view.id], let to = scene.names[view.id], from != to else { return nil }
                return (from, to)
            }
            let path = template.flatMap { self.path(ofTemplate: $0) }
            if template != nil, path == nil { continue }
            var round = 0
            while !pending.isEmpty {
                let held = Set(pending.map(\.from))
                if let free = pending.firstIndex(where: { !held.contains($0.to) }) {
                    let next = pending.remove(at: free)
                    lines.append("rename \(path.map { $0 + "." } ?? "")\(next.from) \(next.to)")
                } else {
                    // A circle: one of them steps aside.
                    round += 1
                    let aside = "saved\(round)"
                    lines.append("rename \(path.map { $0 + "." } ?? "")\(pending[0].from) \(aside)")
                    pending[0].from = aside
                }
            }
        }
        return lines
    }

    /// The path of the first element of a ForEach, by which its template is addressed.
    private func path(ofTemplate template: Int) -> String? {
        guard let name = scene.names[context.laidOut.outline.views[template].id] else { return nil }
        let view = context.index.views.first { view in
            guard let element = view.path.owner, element.isElement else { return false }
            return element.owner?.lastName == name
        }
        return view?.path.owner.map { context.index.text(of: $0) }
    }

    // MARK: state

    /// Values that the declarations do not give: written as Swift.
    private func stateLines() throws(Diagnostic) -> [String] {
        var lines: [String] = []
        for key in scene.state.keys {
            guard !scene.program.isConstant(key), !OwnState.holds(key), let value = scene.state[key] else { continue }
            try context.checkLength(of: value, named: context.written(key))
            guard let text = SwiftLiteral.of(value) else { continue }
            lines.append("state \(context.written(key)) = \(text)")
        }
        return lines + (try ObjectScript(context: context).lines())
    }

    /// Links that were followed, groups that were opened: tapped again, outer views first.
    private var tapLines: [String] {
        scene.state.keys.filter(OwnState.holds).flatMap { key in
            scene.state[key].map { OwnState.taps(key, $0) } ?? []
        }.map { "tap " + $0 }
    }

    /// Scroll views that are not at rest at their start; outer ones first.
    private func scrollLines() throws(Diagnostic) -> [String] {
        let isBound = Observers.mayExist(Observers.scrollPosition, in: scene.root, scene.program.declarations)
        var lines: [String] = []
        for scroll in context.index.scrolls { lines += try position(of: scroll, isBound: isBound) }
        return lines
    }

    private func position(of scroll: ViewIndex.Scroll, isBound: Bool) throws(Diagnostic) -> [String] {
        let state = context.state(of: scroll)
        guard state.position != .zero || state.hasScrolled else { return [] }
        let (name, x, y) = (context.name(of: scroll), SwiftLiteral.number(state.position.x), SwiftLiteral.number(state.position.y))
        // What the user scrolled lies on no pixel; what the program did is rounded to one again (S3.23).
        guard state.hasScrolled else { return ["scroll \(name) to x: \(x) y: \(y)"] }
        // A position that was written above has moved it already.
        let user = (isBound ? ["scroll \(name) to x: 0 y: 0"] : []) + ["scroll \(name) by \(x) \(y)"]
        guard isBound else { return user }
        // A position that is not the user's says itself where the view is.
        if try isPlacedByProgram(scroll) { return user + (try stateLines()) }
        guard try programMovedLast(scroll) else { return user }
        // The user's scroll wrote the binding: its value comes back, and then the program's scroll, which writes none.
        return user + (try stateLines()) + ["scroll \(name) to x: \(x) y: \(y)"]
    }

    /// Whether a bound ScrollPosition holds something else than the user's scroll would have written (S5.27, S5.28).
    private func isPlacedByProgram(_ scroll: ViewIndex.Scroll) throws(Diagnostic) -> Bool {
        guard let subject = ScrollSubject(context.laidOut, scroll.path),
            let bound = subject.modifier(ScrollPositionAttachment.self)?.attachment,
            let position = ScrollPositionValue.decode(try bound.position.get(in: subject.machine.context()))
        else { return false }
        return !position.isUsers
    }

    /// Whether the bound id is another than a user's scroll to this place would have written (S5.17).
    private func programMovedLast(_ scroll: ViewIndex.Scroll) throws(Diagnostic) -> Bool {
        guard let subject = ScrollSubject(context.laidOut, scroll.path),
            let bound = subject.modifier(ScrollPositionIDAttachment.self)?.attachment
        else { return false }
        let reported = ScrollTargets(subject).reported(anchor: bound.anchor, to: bound.id)?.id.map { CatalogIDs.value(of: $0) }
        return try bound.id.get(in: subject.machine.context()) != reported ?? .nil
    }
}

extension CommandContext {
    /// A session says what a variable holds in words.
    func checkLength(of value: Value, named name: String) throws(Diagnostic) {
        guard value.isTooLong else { return }
        throw Diagnostic(
            .limitExceeded,
            "'\(name)' holds more than \(Value.longestText) elements and characters, or is nested more than \(Value.deepestText) deep: "
                + "that is too much for a session file", at: word.span)
    }
}
