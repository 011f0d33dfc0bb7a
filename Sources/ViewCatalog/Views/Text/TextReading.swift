// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a Text says where its environment is another than that of the code that made it: `Text(1.5, format: .number)` inside of an
/// `environment(\\.locale, …)`.
struct TextReading: Sendable {
    private let read: @Sendable (ViewSite) -> StyledText?

    private init(_ read: @escaping @Sendable (ViewSite) -> StyledText?) { self.read = read }

    /// - Parameters:
    ///   - context: of the code that makes it.
    ///   - span: the code, for what fails elsewhere.
    init(
        of context: EvaluationContext, at span: SourceSpan?,
        _ make: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> StyledText
    ) {
        let (place, reader) = (context.place, Reader(context))
        read = { site in
            guard let context = place.context(at: site), Reader(context) != reader else { return nil }
            return site.reporting(nil, at: span) { () throws(Diagnostic) in try make(context) }
        }
    }

    /// nil: what it says where it was made.
    func text(at site: ViewSite) -> StyledText? { read(site) }

    /// The same with every run changed.
    func changed(_ change: @escaping @Sendable (inout TextRun) -> Void) -> TextReading {
        TextReading { site in
            guard var text = read(site) else { return nil }
            for index in text.runs.indices { change(&text.runs[index]) }
            return text
        }
    }

    /// Of two texts as one; nil where both say the same everywhere.
    static func joined(_ first: TextPayload, _ second: TextPayload) -> TextReading? {
        guard first.reading != nil || second.reading != nil else { return nil }
        return TextReading { site in
            let parts = [first, second].map { ($0, $0.reading?.read(site)) }
            guard parts.contains(where: { $0.1 != nil }) else { return nil }
            return parts.reduce(into: StyledText()) { both, part in
                let words = part.1 ?? part.0.words
                both.runs += words.runs
                both.effects += part.0.effectsByRun(of: words)
            }
        }
    }

    /// What of the environment decides how a text is written.
    private struct Reader: Equatable {
        let locale: String?
        let zone: TimeZoneValue?

        init(_ context: EvaluationContext) {
            locale = LocaleValue.identifier(at: context.site)
            zone = TimeZoneValue.zone(at: context.site)
        }
    }
}
