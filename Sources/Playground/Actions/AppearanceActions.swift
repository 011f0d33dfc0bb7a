// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What views are told that came or went (L17), at each place on the way of a motion, then where it came to: onAppear and
/// onChange(initial: true) of those that came, onDisappear of those that went, then the tasks of those that came.
struct AppearanceActions {
    let laidOut: LaidOutScene
    let before: LaidOutScene

    /// - Parameter initial: the onChange that are told of the values with which their views came.
    func run(_ round: inout ActionRound, initial: [CarryingLayer<ChangeAttachment>]) throws(Diagnostic) {
        var (known, views) = (round.scene.observed.appeared, before.appearing)
        let sights = laidOut.passed.map(\.appearing) + [laidOut.appearing]
        for (place, sight) in sights.enumerated() {
            let isLast = place == sights.count - 1
            try tell(sight, after: views, known, isLast ? initial : [], &round)
            (known, views) = (Set(sight.map(\.key)), sight)
        }
        round.scene.observed.appeared = known
    }

    /// What changed from one sight to the next.
    private func tell(
        _ present: [AppearingView], after views: [AppearingView], _ known: Set<LayerKey>, _ initial: [CarryingLayer<ChangeAttachment>],
        _ round: inout ActionRound
    ) throws(Diagnostic) {
        let keys = Set(present.map(\.key))
        if keys != known { round.didChange = true }
        let new = present.filter { !known.contains($0.key) }
        try appear(new.filter { $0.attachment.kind == .appear }, initial, &round)
        guard keys != known else { return }
        let gone = views.filter { $0.attachment.kind == .disappear && !keys.contains($0.key) && known.contains($0.key) }
        for found in inOrderOfRemoval(gone) { try call(found, "onDisappear", &round) }
        for found in views where found.attachment.kind == .task && !keys.contains(found.key) {
            guard let task = round.scene.observed.tasks.removeValue(forKey: found.key) else { continue }
            round.didCall = true
            try round.machine.cancel(task)
        }
        for found in new.reversed() where found.attachment.kind == .task { try begin(found, &round) }
    }

    private func begin(_ found: AppearingView, _ round: inout ActionRound) throws(Diagnostic) {
        var task: TaskHandle?
        try round.tell("task", found.target) { (machine) throws(Diagnostic) in task = try found.attachment.action.begin(on: machine) }
        round.scene.observed.tasks[found.key] = task
    }

    /// Inside before outside, later before earlier; both kinds in one order (L17.1).
    private func appear(
        _ found: [AppearingView], _ initial: [CarryingLayer<ChangeAttachment>], _ round: inout ActionRound
    ) throws(Diagnostic) {
        var (actions, changes) = (found, initial)
        while let index = [actions.last?.index, changes.last?.index].compactMap({ $0 }).max() {
            if let last = actions.last, last.index == index {
                actions.removeLast()
                try call(last, "onAppear", &round)
            } else {
                try ChangeObservers.tell(changes.removeLast(), from: nil, &round)
            }
        }
    }

    /// What was removed together inside before outside, later before earlier; what was removed on its own in the order of the tree (L17.1).
    private func inOrderOfRemoval(_ gone: [AppearingView]) -> [AppearingView] {
        guard let first = gone.first else { return [] }
        let here = ViewPaths(laidOut.index)
        var units = [(step: here.firstMissingStep(to: first.key.path), views: [first])]
        for found in gone.dropFirst() {
            let step = here.firstMissingStep(to: found.key.path)
            if units[units.count - 1].step == step {
                units[units.count - 1].views.append(found)
            } else {
                units.append((step, [found]))
            }
        }
        return units.flatMap { $0.views.reversed() }
    }

    private func call(_ found: AppearingView, _ event: String, _ round: inout ActionRound) throws(Diagnostic) {
        try round.tell(event, found.target) { (machine) throws(Diagnostic) in _ = try found.attachment.action([], on: machine) }
    }
}

/// A view in sight that has an action for when it comes or goes: a value, which no later layout changes.
typealias AppearingView = CarryingLayer<ActionAttachment>

extension CarryingLayer where Attachment == ActionAttachment {
    /// One for each view, or for the whole of what a modifier of a Group or a ForEach goes around (L17.2). A task runs again when its id
    /// changes: the id is part of its identity.
    static func appearing(in index: ViewIndex) -> [AppearingView] {
        let all = all(in: index).filter { [.appear, .disappear, .task].contains($0.attachment.kind) }
        return whole(
            all.map { found in
                var found = found
                found.key.part = found.attachment.kind.rawValue + (found.attachment.id.map { "=" + $0.debugDescription() } ?? "")
                return found
            })
    }
}

/// The places at which a layout has something.
private struct ViewPaths {
    private var all: Set<ViewPath> = []

    init(_ index: ViewIndex) {
        for layer in index.layers {
            var path: ViewPath? = layer.path ?? layer.owner
            while let current = path, all.insert(current).inserted { path = current.parent }
        }
    }

    /// The outermost branch, element or the like on the way to a view that is not there any more; nil where only the view is missing.
    func firstMissingStep(to view: ViewPath) -> ViewPath? {
        var missing: ViewPath?
        var path: ViewPath? = view
        while let current = path, !all.contains(current) {
            if current.isElement || current.lastName == nil { missing = current }
            path = current.parent
        }
        return missing
    }
}
