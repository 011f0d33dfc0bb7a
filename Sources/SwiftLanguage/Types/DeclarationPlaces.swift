// SPDX-License-Identifier: GPL-3.0-or-later

/// Where some declarations stand in their sources: what is written inside of them is theirs.
struct DeclarationPlaces {
    /// In order, by the source.
    private var ranges: [ObjectIdentifier: [Range<Int>]] = [:]
    /// The sources, in the order of the declarations.
    private var sources: [ObjectIdentifier: Int] = [:]

    init(_ declarations: [Declaration]) {
        for span in declarations.compactMap(\.span) {
            let source = ObjectIdentifier(span.source)
            if sources[source] == nil { sources[source] = sources.count }
            ranges[source, default: []].append(span.start..<span.end)
        }
        for source in ranges.keys { ranges[source]?.sort { $0.lowerBound < $1.lowerBound } }
    }

    /// - Parameter span: of something that is wholly inside or wholly outside of each declaration; nil for what is not written in a source.
    func contains(_ span: SourceSpan?) -> Bool {
        guard let span, let ranges = ranges[ObjectIdentifier(span.source)] else { return false }
        let next = ranges.partitioningIndex { $0.lowerBound > span.start }
        return next > 0 && span.start < ranges[next - 1].upperBound
    }

    /// What comes first: in the order of the sources, and in each of them by the place.
    func order(of span: SourceSpan?) -> (source: Int, start: Int) {
        (span.flatMap { sources[ObjectIdentifier($0.source)] } ?? 0, span?.start ?? 0)
    }
}
