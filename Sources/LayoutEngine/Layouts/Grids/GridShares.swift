// SPDX-License-Identifier: GPL-3.0-or-later

/// The columns, or the rows, of a grid while its cells are asked: what the cells of a level are proposed of them (G7, G10, G12-G15).
struct GridShares {
    private(set) var tracks: GridTracks
    /// The proposal less the gaps; nil and infinity as they are (G7).
    let available: Double?
    /// What a column of the present level is to have (G10, G14).
    private(set) var share: GridShare
    private var phases: [Phase]
    /// The tracks with a part in it.
    private var active: [Int] = []
    /// The cells of this level in each track alone that were not asked yet; and those of any level.
    private var waiting: [Int]
    private var unasked: [Int]
    /// By which cell over several each track was made longer last, alone or with others; 0: by none. And whether the tracks of each of these
    /// are as long as it left them.
    private var settledBy: [Int]
    private var isSettled = [false]
    /// The tracks whose last waiting cell was asked in this half of a group.
    private var ending: [Int] = []
    /// How many columns are open.
    private var openCount = 0

    /// Of a track in the present level: without a part in it, to be shared out to, or finished (G12, G14).
    private enum Phase { case idle, open, finished }

    /// - Parameter ranges: what each cell of the grid covers.
    init(_ tracks: GridTracks, proposal: Double?, ranges: some Sequence<Range<Int>>) {
        self.tracks = tracks
        available = proposal.map { ($0.nanAsZero - ($0 == .infinity ? 0 : tracks.gaps(in: tracks.tracks.indices))).nanAsZero }
        share = GridShare(available: available ?? 0, taken: 0, sharers: 1)
        phases = Array(repeating: .idle, count: tracks.tracks.count)
        waiting = Array(repeating: 0, count: tracks.tracks.count)
        unasked = waiting
        settledBy = waiting
        for range in ranges where tracks.isOne(range) { unasked[range.lowerBound] += 1 }
    }

    /// A level begins (G10). Open are the columns in which a cell of it stands alone, and those in which no cell of any level does, if one
    /// of it covers them.
    mutating func begin(_ ranges: some Sequence<Range<Int>>, sharers: Int) {
        for track in active { (phases[track], waiting[track]) = (.idle, 0) }
        active.removeAll(keepingCapacity: true)
        openCount = 0
        for range in ranges {
            if tracks.isOne(range) { waiting[range.lowerBound] += 1 }
            for track in range where tracks.isOne(range) || !tracks.tracks[track].holdsSingleCells { open(track) }
        }
        share = GridShare(available: available ?? 0, taken: tracks.sum, sharers: sharers)
    }

    private mutating func open(_ track: Int) {
        guard phases[track] == .idle else { return }
        phases[track] = .open
        active.append(track)
        openCount += tracks.tracks[track].count
    }

    // MARK: proposals (G12)

    func offer(to range: Range<Int>, isUnsized: Bool) -> GridAccount.Offer {
        guard let available, available != .infinity else { return .passed(available) }
        let length = tracks.length(of: range)
        if isUnsized { return .own(length) }
        let part = tracks.isOne(range) ? share.length : rest(for: range)
        guard part >= length else { return .own(length) }
        return tracks.isOne(range) ? .share(part) : .rest(part)
    }

    /// What the columns outside leave a cell over several, with the gaps inside.
    private func rest(for range: Range<Int>) -> Double {
        let outside = active.reduce(0) { range.contains($1) ? $0 : $0 + use($1) }
        return (share.rest - outside + tracks.gaps(in: range)).nanAsZero
    }

    private func use(_ track: Int) -> Double {
        switch phases[track] {
        case .idle: 0
        case .open: share.length * Double(tracks.tracks[track].count)
        case .finished: tracks.lengths[track] * Double(tracks.tracks[track].count)
        }
    }

    // MARK: answers

    /// The answer of a cell: at once the length of a track that it stands in alone (G13).
    mutating func take(_ answer: Double, for range: Range<Int>, of cell: Int) {
        guard tracks.isOne(range) else { return }
        let track = range.lowerBound
        if answer > tracks.lengths[track] { isSettled[settledBy[track]] = false }
        tracks.take(answer, in: track, of: cell)
        unasked[track] -= 1
        waiting[track] -= 1
        if waiting[track] == 0 { ending.append(track) }
    }

    /// Half a group was asked: tracks whose cells of this level were all asked leave to the open ones what they did not use (G14).
    mutating func finish() {
        defer { ending.removeAll(keepingCapacity: true) }
        guard !ending.isEmpty, let available, available != .infinity else { return }
        for track in ending {
            phases[track] = .finished
            openCount -= tracks.tracks[track].count
        }
        share.finish(ending, lengths: tracks.lengths, open: openCount)
    }

    /// What a cell over several needs beyond their length goes to the tracks that have cells to be asked, or none of their own, but not to those
    /// that are as long as another has made them (G15).
    mutating func widen(_ range: Range<Int>, to answer: Double, of cell: Int) {
        guard answer > tracks.length(of: range) else { return }
        let open = range.filter { track in
            !isSettled[settledBy[track]] && (!tracks.tracks[track].holdsSingleCells || unasked[track] > 0)
        }
        let takers = open.isEmpty ? Array(range) : open
        tracks.widen(range, to: answer, of: cell, takers: takers)
        for track in takers { isSettled[settledBy[track]] = false }
        for track in range { settledBy[track] = isSettled.count }
        isSettled.append(true)
    }
}
