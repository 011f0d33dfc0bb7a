// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Asks the layout on the present screen what is wrong with it. Rows that one expression makes are told of once, by the first.
struct LayoutLinter {
    let laidOut: LaidOutScene
    let budget: Budget

    var index: ViewIndex { laidOut.index }

    func findings() throws(Diagnostic) -> [LintFinding] {
        let found = texts() + (try overlaps()) + reach() + underKeyboard() + taps() + scrolls() + (try identities())
        var result: [LintFinding] = []
        var places: [String: Int] = [:]
        for (source, finding) in found {
            let key = "\(finding.pattern) \(source)"
            if let place = places[key] {
                result[place].repetitions += 1
            } else {
                places[key] = result.count
                result.append(finding)
            }
        }
        return result
    }

    /// A finding, with the expression that makes the views that have it.
    typealias Found = (source: Int, finding: LintFinding)

    func found(_ view: Int?, _ pattern: LintPattern, _ text: String, better: String) -> Found {
        guard let view else { return (-1, LintFinding(pattern: pattern, view: "root", span: nil, text: text, better: better)) }
        let named = index.views[view]
        return (named.source, LintFinding(pattern: pattern, view: named.text, span: span(of: named), text: text, better: better))
    }

    /// Where a view of the scene's own source is written.
    private func span(of view: ViewIndex.View) -> SourceSpan? {
        guard let place = laidOut.outline.view(source: view.source) else { return nil }
        let base = laidOut.outline.views[place].base
        if case .call(let call) = base.kind { return call.callee.span ?? base.span }
        return base.span
    }

    func name(_ view: Int?) -> String { view.map { index.views[$0].text } ?? "root" }
}
