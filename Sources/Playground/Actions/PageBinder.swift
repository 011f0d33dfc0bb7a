// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The selection of a TabView in the page style: writing it turns to that page, turning pages by hand writes it. The first value places
/// the first layout (recalled: a TabView opens at its selection).
struct PageBinder {
    let laidOut: LaidOutScene

    /// - Returns: does one of them place its pages?
    func takeInitial(_ round: inout ActionRound) throws(Diagnostic) -> Bool {
        var places = false
        for pages in PagedView.all(in: laidOut) where round.scene.observed.positions[pages.key] == nil {
            guard let value = try pages.selection?.get(in: round.machine.context()) else { continue }
            round.scene.observed.positions[pages.key] = value
            round.didChange = true
            guard let page = pages.index(of: value), page > 0 else { continue }
            round.scene.layout.scrolls[pages.subject.path]?.ask(pages.place(of: page), curve: nil)
            places = true
        }
        return places
    }

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        for pages in PagedView.all(in: laidOut) {
            let context = round.machine.context()
            guard let selection = pages.selection, let known = round.scene.observed.positions[pages.key] else { continue }
            let value = try selection.get(in: context)
            if value != known {
                round.scene.observed.positions[pages.key] = value
                round.didChange = true
                guard let page = pages.index(of: value) else { continue }
                let way = ScrollTransaction(subject: pages.subject)
                let transaction = try way.reaching(round.transaction, changed: round.changedTransactions)
                round.scene.ask(pages.place(of: page), of: pages.subject.path, in: transaction)
            } else if round.heard.userScrolls.contains(pages.subject.path), let shown = pages.shown, shown != value {
                try selection.set(shown, in: context)
                round.scene.observed.positions[pages.key] = shown
                round.didCall = true
            }
        }
    }
}

/// A scroll view that shows the pages of a TabView, one as large as the view.
struct PagedView {
    let subject: ScrollSubject
    let selection: BindingValue?

    static func all(in laidOut: LaidOutScene) -> [PagedView] {
        laidOut.index.scrolls.compactMap { scroll in ScrollSubject(laidOut, scroll.path).flatMap(PagedView.init) }
    }

    init?(_ subject: ScrollSubject) {
        guard let pages = subject.modifier(PagesAttachment.self)?.attachment else { return nil }
        self.subject = subject
        selection = pages.selection
    }

    var key: LayerKey { LayerKey(path: subject.path, layer: 0, part: "pages") }

    private var pageLength: Double { subject.geometry.containerSize.width }

    /// What each page is chosen by: its tag, else the id of its element; nil for one without.
    private var marks: [Value?] {
        let snapshot = subject.index.snapshot
        guard let row = snapshot.children(of: subject.scroll.layer).first else { return [] }
        return snapshot.children(of: row).map { snapshot[$0] }.map { page in
            if let tag = page.mark(TagAttachment.self) { return tag.value }
            return page.owner.element.map { CatalogIDs.value(of: $0) }
        }
    }

    func index(of value: Value) -> Int? { marks.firstIndex { $0 == value } }

    var count: Int { marks.count }

    /// The page that fills most of the view.
    var shownIndex: Int? {
        guard pageLength > 0 else { return nil }
        return Int((subject.state.position.x / pageLength).rounded())
    }

    /// What the page in sight is chosen by.
    var shown: Value? {
        let marks = marks
        guard let index = shownIndex, marks.indices.contains(index) else { return nil }
        return marks[index]
    }

    func place(of page: Int) -> ScrollRequest { .point(x: Double(page) * pageLength, y: nil) }

    /// Where the page that was in sight stands now that the view has another size.
    func position(after old: ScrollGeometry, from position: CGPoint) -> CGPoint {
        guard old.containerSize.width > 0 else { return position }
        let page = (position.x / old.containerSize.width).rounded()
        return subject.metrics.clamp(CGPoint(x: page * pageLength, y: position.y))
    }
}
