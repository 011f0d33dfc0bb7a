// SPDX-License-Identifier: GPL-3.0-or-later

/// The names that each pattern of one case binds: where there are several patterns, all bind the same.
struct PatternNames {
    private let names: [[String]]
    private let body: SourceSpan?

    init(_ item: SwitchStatement.Case) {
        names = item.patterns.map { $0.pattern.boundNames.filter { $0 != "_" } }
        body = item.body.first?.span
    }

    /// - Parameter subject: what the patterns are behind.
    func check(behind subject: SourceSpan?) throws(Diagnostic) {
        guard names.count > 1, let name = names.joined().first(where: { name in names.contains { !$0.contains(name) } }) else { return }
        throw Diagnostic(.syntax, "'\(name)' must be bound in every pattern", at: place(of: name, behind: subject) ?? subject)
    }

    /// Where the name stands last before the statements of the case.
    private func place(of name: String, behind subject: SourceSpan?) -> SourceSpan? {
        guard let subject, let body else { return nil }
        let around = SourceSpan(source: subject.source, start: subject.end, end: max(subject.end, body.start))
        var (found, next) = (SourceSpan?.none, around.place(of: name))
        while let place = next { (found, next) = (place, around.place(of: name, from: place.end)) }
        return found
    }
}
