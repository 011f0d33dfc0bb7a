// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// `page`: what a paddle button of the talk does (S15.6).
struct ScrollPage {
    let scene: Scene
    let subject: ScrollSubject
    let isNext: Bool

    private var axis: Axis { subject.axes.single ?? .vertical }
    private var idBinding: ScrollPositionIDAttachment? { subject.modifier(ScrollPositionIDAttachment.self)?.attachment }
    private var positionBinding: ScrollPositionAttachment? { subject.modifier(ScrollPositionAttachment.self)?.attachment }

    func turned() throws(Diagnostic) -> Scene {
        let targets = ScrollTargets(subject)
        return targets.exist ? try toNeighbour(targets) : try byContainer()
    }

    // MARK: targets

    private func toNeighbour(_ targets: ScrollTargets) throws(Diagnostic) -> Scene {
        let anchor = idBinding?.anchor ?? positionBinding?.anchor ?? TargetAdvice(subject: subject).viewAlignedAnchor
        let bound = try boundID()
        var views = targets.known(targets.nearby, to: idBinding?.id)
        var current = bound.flatMap { id in views.firstIndex { $0.id == id } }
        if current == nil, let bound, let place = subject.place(of: bound) {
            views = targets.known(targets.views(near: [place.origin]), to: idBinding?.id)
            current = views.firstIndex { $0.id == bound }
        }
        if current == nil, let reported = targets.reported(anchor: anchor, to: idBinding?.id) { current = views.firstIndex(of: reported) }
        guard let current, views.indices.contains(current + (isNext ? 1 : -1)) else { return scene }
        return try go(to: views[current + (isNext ? 1 : -1)], anchor ?? .topLeading)
    }

    private func boundID() throws(Diagnostic) -> ViewID? {
        let context = subject.machine.context()
        var value: Value?
        if let idBinding {
            value = try idBinding.id.get(in: context)
        } else if let positionBinding, case .id(let id)? = ScrollPositionValue.decode(try positionBinding.position.get(in: context))?.place
        {
            value = id
        }
        guard let value else { return nil }
        if case .nil = value { return nil }
        return CatalogIDs.id(of: value)
    }

    /// Its start edge at the inset edge, or anchor to anchor (provisional: a write in code with a nil anchor would move least).
    private func go(to view: ScrollTargetView, _ anchor: UnitPoint) throws(Diagnostic) -> Scene {
        guard let id = view.id else {
            let place = subject.metrics.aligned(view.frame, anchor[axis], axis)
            return try start(scene, axis == .horizontal ? .point(x: place, y: nil) : .point(x: nil, y: place))
        }
        var scene = try start(scene, .view(id, anchor: anchor))
        try write(.id(CatalogIDs.value(of: id)), &scene, keeping: id)
        return scene
    }

    // MARK: pages

    /// Without targets the pages are multiples of the container.
    private func byContainer() throws(Diagnostic) -> Scene {
        guard let place = subject.metrics.page(after: subject.state.position, axis, isNext: isNext), place != subject.state.position else {
            return scene
        }
        var scene = try start(scene, .point(x: place.x, y: place.y))
        if positionBinding != nil { try write(.point(place), &scene, keeping: nil) }
        return scene
    }

    // MARK: both

    private func start(_ scene: Scene, _ request: ScrollRequest) throws(Diagnostic) -> Scene {
        var scene = scene
        let transaction = try ScrollTransaction(subject: subject).reaching(TransactionValue(animation: .standard))
        scene.ask(request, of: subject.path, in: transaction)
        return scene
    }

    /// The bound position is set at once, and is not taken for a write that would scroll on its own.
    private func write(_ place: ScrollPositionValue.Place, _ scene: inout Scene, keeping id: ViewID?) throws(Diagnostic) {
        let machine = subject.machine
        machine.state = scene.state
        if let (layer, binding) = subject.modifier(ScrollPositionIDAttachment.self), case .id(let value) = place {
            try binding.id.set(value, in: machine.context())
            note(layer, value, id, &scene)
        }
        if let (layer, binding) = subject.modifier(ScrollPositionAttachment.self),
            let old = ScrollPositionValue.decode(try binding.position.get(in: machine.context()))
        {
            let value = old.placed(at: place).encode()
            try binding.position.set(value, in: machine.context())
            note(layer, value, id, &scene)
        }
        scene.state = machine.state
    }

    private func note(_ layer: Int, _ value: Value, _ id: ViewID?, _ scene: inout Scene) {
        guard let key = subject.index.key(of: layer) else { return }
        scene.observed.positions[key] = value
        if let id { scene.observed.keeping[key] = id }
    }
}
