// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let scroll = Command(
        "scroll", synonyms: ["scrollto"], .scroll, .event,
        syntax: [
            "scroll [SCROLL] by DX DY", "scroll [SCROLL] by D", "scroll [SCROLL] to ID [anchor: UNITPOINT]", "scroll [SCROLL] to EDGE",
            "scroll [SCROLL] to [x: N] [y: N]",
        ],
        summary: "Scrolls by a distance, as a user does, or to an id, an edge or a point, as code does.",
        examples: ["scroll by 200", "scroll list to 42 anchor: .center", "scroll to .bottom", "scroll to x: 0 y: 300"],
        details: """
            Positive distances go towards the end. Offsets are clamped to the scrollable range. A point is counted from rest: \
            contentOffset = N - inset. Without an anchor, 'to ID' scrolls as little as possible.
            """,
        related: ["scrollTo", "offset", "ScrollViewReader", "scrollPosition"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll(before: ["by", "to"], orElse: CommandContext.waysToScroll)
        if context.arguments.take("by") { return try context.scrollBy(scroll) }
        guard context.arguments.take("to") else {
            throw context.arguments.missing("'by' with a distance, or 'to' with a place,").hinting(CommandContext.waysToScroll)
        }
        return try context.scrollTo(scroll)
    }
}

extension CommandContext {
    fileprivate static let waysToScroll = "'scroll by 200' scrolls by points, 'scroll to .bottom' to an edge, 'scroll to 42' to an id"

    // MARK: by

    /// S15.2: p := clamp(p + delta) in one frame, then the behaviour decides; the user's.
    fileprivate func scrollBy(_ scroll: ViewIndex.Scroll) throws(Diagnostic) -> Effect {
        let delta = try vector(scroll.node.axes, "a distance")
        return try gesture(on: scroll) { gesture, update in gesture.wheel(&update, by: CGPoint(x: delta.dx, y: delta.dy)) }
    }

    // MARK: to

    fileprivate func scrollTo(_ scroll: ViewIndex.Scroll) throws(Diagnostic) -> Effect {
        let place = arguments.peekWord()?.span ?? arguments.endSpan
        let request = try request()
        let ask = SceneStep.change { (laidOut, _) in
            var update = SceneUpdate(laidOut.scene)
            update.scene.layout.scrolls[scroll.path]?.ask(request, curve: nil)
            if case .view(let id, _, _) = request {
                update.notes.wantedID = (id, place)
            } else {
                update.notes.requests[scroll.path] = request
            }
            return update
        }
        return .steps(from: scene, lifting() + [ask])
    }

    private func request() throws(Diagnostic) -> ScrollRequest {
        if isAtLabel("x") || isAtLabel("y") { return try point() }
        if let edge = try edge() { return .edge(edge) }
        let word = arguments.peekWord()?.text
        let id: Value
        do throws(Diagnostic) { id = try evaluate(try arguments.expression("an id", stopWords: ["anchor", "anchor:"])) } catch {
            guard error.id == .unknownName, let word else { throw error }
            guard Self.edges["." + word] != nil else { throw error.hinting(Self.places) }
            throw Diagnostic(error.id, error.message, at: error.span, suggestion: "." + word)
        }
        var anchor: UnitPoint?
        if arguments.takeLabel("anchor") { anchor = try unitPoint() }
        try arguments.expectEnd()
        return .view(CatalogIDs.id(of: id), anchor: anchor)
    }

    private func isAtLabel(_ label: String) -> Bool {
        var copy = arguments
        guard let word = copy.peekWord(), word.text.hasPrefix(label + ":") || word.text == label else { return false }
        return copy.takeLabel(label) && (word.text != label || copy.isAtNumber)
    }

    /// `x: 0 y: 300`, also one of them, also with a comma.
    private func point() throws(Diagnostic) -> ScrollRequest {
        var x: Double?
        var y: Double?
        while !arguments.isAtEnd {
            if arguments.takeLabel("x") {
                x = try arguments.number("a position")
            } else if arguments.takeLabel("y") {
                y = try arguments.number("a position")
            } else {
                try arguments.expectEnd()
            }
        }
        return .point(x: x, y: y)
    }

    private static let places = "an edge (\(Edge.members.joined(separator: ", "))), an id, or x: N y: N"
    private static let edges = Dictionary(uniqueKeysWithValues: zip(Edge.members, Edge.allCases))

    /// `.top`, `.bottom`, `.leading`, `.trailing`, where nothing else follows.
    private func edge() throws(Diagnostic) -> Edge? {
        guard let word = arguments.peekWord(), word.text.hasPrefix(".") else { return nil }
        guard let edge = Self.edges[word.text] else {
            throw Diagnostic(
                .unknownValue, "'\(word.text)' is not an edge", at: word.span, suggestion: ClosestWord.of(word.text, in: Self.edges.keys),
                hint: Self.places)
        }
        _ = arguments.word()
        try arguments.expectEnd()
        return edge
    }

    /// UNITPOINT up to the end.
    func unitPoint() throws(Diagnostic) -> UnitPoint {
        let span = arguments.restSpan
        let value = try evaluate(try arguments.expression("a unit point"), expecting: UnitPoint.swiftType)
        guard let point = UnitPoint.decode(value) else {
            throw Diagnostic(.typeMismatch, "a UnitPoint is expected", at: span, hint: ".top, .center, UnitPoint(x: 0.5, y: 0.25)")
        }
        return point
    }
}
