// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension CommandContext {
    /// SCROLL (language.md §1): the scroll view that a target is or lies in; the only one when none is named.
    /// - Parameter words: the words before which no target stands.
    func scroll(before words: Set<String> = []) throws(Diagnostic) -> ViewIndex.Scroll {
        if let next = arguments.peekWord(), !words.contains(next.text) {
            let target = try target()
            let layer = try layer(target)
            if let found = index.scroll(at: layer) { return found }
            throw Diagnostic(
                .noScrollView, "'\(target.text)' is not a scroll view and is not inside one", at: target.span, hint: candidates())
        }
        return try onlyScroll()
    }

    /// The same. What names no view may be a direction, or a number that is no id a distance: the error tells how they are written.
    func scroll(before words: Set<String> = [], orElse ways: String) throws(Diagnostic) -> ViewIndex.Scroll {
        let isNumber = arguments.isAtNumber
        do throws(Diagnostic) { return try scroll(before: words) } catch {
            guard error.id == .unknownTarget, isNumber || error.suggestion == nil else { throw error }
            throw Diagnostic(error.id, error.message, at: error.span, hint: ways)
        }
    }

    private func onlyScroll() throws(Diagnostic) -> ViewIndex.Scroll {
        if index.scrolls.count == 1 { return index.scrolls[0] }
        if index.scrolls.isEmpty {
            throw Diagnostic(
                .noScrollView, "there is no scroll view", at: word.span, hint: "wrap the content in one: wrap root in ScrollView()")
        }
        throw Diagnostic(.ambiguousTarget, "there are \(index.scrolls.count) scroll views: name one", at: word.span, hint: candidates())
    }

    private func candidates() -> String? {
        let names = index.scrolls.prefix(8).map { targets.shortestName(of: name(of: $0)) }
        return names.isEmpty ? nil : "scroll views: " + names.joined(separator: ", ")
    }

    func name(of scroll: ViewIndex.Scroll) -> String { index.text(of: scroll) ?? scroll.path.description }

    func state(of scroll: ViewIndex.Scroll) -> ScrollState { scene.layout.scrolls[scroll.path] ?? ScrollState() }
}
