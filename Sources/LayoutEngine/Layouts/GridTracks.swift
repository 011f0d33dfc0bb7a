// SPDX-License-Identifier: GPL-3.0-or-later

/// The columns or the rows of a grid while its cells are measured (L10.4): their lengths so far, which are open, what they are offered.
struct GridTracks {
    let count: Int
    /// The distance behind each track but the last.
    var gaps: [Double]
    /// What each is long so far.
    private(set) var lengths: [Double]

    /// The widest answer of the cells that lie in it alone.
    private var widest: [Double]
    /// How many cells lie in it alone, of all priorities.
    private var singles: [Int]
    /// How many unmeasured cells of the current priority hold it open.
    private var waiting: [Int]
    private var spans: [Span]
    private var available: Double?
    /// What an open track is offered.
    private var share = 0.0
    private var isCurrent = false

    /// The cells over the same several tracks, with their largest answer so far.
    private struct Span {
        let tracks: Range<Int>
        var answer = -Double.infinity
    }

    /// - Parameter cells: the tracks of each cell that sizes this axis.
    init(count: Int, cells: [Range<Int>]) {
        self.count = count
        gaps = Array(repeating: 0, count: max(0, count - 1))
        lengths = Array(repeating: 0, count: count)
        widest = lengths
        waiting = Array(repeating: 0, count: count)
        singles = waiting
        for tracks in cells where tracks.count == 1 { singles[tracks.lowerBound] += 1 }
        // Those over fewer tracks first (step 5), then those further ahead.
        let wide = Set(cells.filter { $0.count > 1 }).sorted { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
        spans = wide.map { Span(tracks: $0) }
    }

    // MARK: a run of measuring

    mutating func begin(available: Double?) {
        self.available = available
        for track in 0..<count { widest[track] = 0 }
        for index in spans.indices { spans[index].answer = -.infinity }
        closeAll()
    }

    mutating func closeAll() {
        for track in 0..<count { waiting[track] = 0 }
        isCurrent = false
    }

    /// A cell of the current priority holds its track open; one over several only those in which no cell lies alone (step 2, C).
    mutating func open(for tracks: Range<Int>) { hold(tracks, 1) }

    private mutating func hold(_ tracks: Range<Int>, _ change: Int) {
        for track in tracks where tracks.count == 1 || singles[track] == 0 {
            waiting[track] += change
            isCurrent = false
        }
    }

    mutating func record(_ answer: Double, for tracks: Range<Int>) {
        hold(tracks, -1)
        isCurrent = false
        if tracks.count == 1 {
            widest[tracks.lowerBound] = max(widest[tracks.lowerBound], answer)
        } else if let index = spans.firstIndex(where: { $0.tracks == tracks }) {
            spans[index].answer = max(spans[index].answer, answer)
        }
    }

    /// How many are held open by unmeasured cells of the current priority.
    var openCount: Int { waiting.count { $0 > 0 } }

    // MARK: what a cell is offered

    /// The offers of its tracks and the gaps between them; a cell over all of several is offered everything (step 4, L10.4a).
    mutating func offer(_ tracks: Range<Int>) -> Double? {
        guard let available, available != .infinity else { return available }
        if tracks.count > 1, tracks.count == count { return available }
        settle()
        let offer = tracks.reduce(gapsInside(tracks)) { $0 + (waiting[$1] > 0 ? max(share, lengths[$1]) : lengths[$1]) }
        return offer.isNaN ? 0 : offer
    }

    /// The length of some tracks with the gaps between them: the area of a cell.
    mutating func length(_ tracks: Range<Int>) -> Double {
        settle()
        return tracks.reduce(gapsInside(tracks)) { $0 + lengths[$1] }
    }

    mutating func totalLength() -> Double { length(0..<count) }

    private func gapsInside(_ tracks: Range<Int>) -> Double {
        gaps[tracks.lowerBound..<max(tracks.lowerBound, tracks.upperBound - 1)].reduce(0, +)
    }

    // MARK: lengths and share

    private mutating func settle() {
        if isCurrent { return }
        isCurrent = true
        for track in 0..<count { lengths[track] = widest[track] }
        for span in spans { widen(span) }
        divide()
    }

    /// What a spanning cell needs beyond its tracks goes to them in equal parts, to the open ones only while there are some (step 5).
    /// **Provisional (L16.3)**: that the open ones take it.
    private mutating func widen(_ span: Span) {
        let excess = span.answer - span.tracks.reduce(gapsInside(span.tracks)) { $0 + lengths[$1] }
        guard excess > 0 else { return }
        let open = span.tracks.count { waiting[$0] > 0 }
        let part = excess / Double(open > 0 ? open : span.tracks.count)
        for track in span.tracks where open == 0 || waiting[track] > 0 { lengths[track] += part }
    }

    /// What the gaps and the closed tracks leave, in equal parts (step 3). **Provisional (L16.3)**: an open track that is longer
    /// keeps its length and leaves the division.
    private mutating func divide() {
        guard let available, available.isFinite else {
            share = 0
            return
        }
        share = .infinity
        while true {
            var rest = available - gaps.reduce(0, +)
            var sharers = 0
            for track in 0..<count {
                if waiting[track] > 0, lengths[track] <= share { sharers += 1 } else { rest -= lengths[track] }
            }
            let next = sharers > 0 ? max(rest / Double(sharers), 0) : 0
            guard next < share, sharers > 0 else {
                share = min(share, next)
                return
            }
            share = next
        }
    }
}
