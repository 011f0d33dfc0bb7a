// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// Grid (G1-G25): its columns and rows, which cell made each as long as it is, and what there was for that cell.
extension GridNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard let words = GridWords(self, question) else { return .ends("A Grid without cells is 0.", "G16") }
        return words.length.ended
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard let words = GridWords(self, question.parent), let cell = words.cell(of: question) else { return .usualOffer(question) }
        return words.offer(to: cell, question)
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        guard let words = GridWords(self, question.parent), let cell = words.cell(of: question) else { return .usualPlace(question) }
        return words.place(of: cell, question)
    }
}

/// A grid's account on one axis, in words.
private struct GridWords {
    private let account: GridAccount
    private let grid: LayoutQuestion

    init?(_ node: GridNode, _ grid: LayoutQuestion) {
        guard let account = node.account(grid.placed.proposal, grid.tree.view(grid.layer)) else { return nil }
        self.account = account
        self.grid = grid
    }

    private var axis: Axis { grid.axis }
    private var word: String { axis == .horizontal ? "column" : "row" }
    private var tracks: [GridAccount.Track] { account.tracks(axis) }

    private func name(_ cell: GridAccount.Cell) -> String { grid.tree.name(grid.children[cell.view]) }

    func cell(of question: ChildQuestion) -> GridAccount.Cell? {
        grid.children.firstIndex(of: question.child).flatMap { view in account.cells.first { $0.view == view } }
    }

    /// `column 2`, `columns 1 to 3`.
    private func title(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return word }
        let (start, end) = (tracks[first].numbers.lowerBound + 1, tracks[last].numbers.upperBound)
        return start == end ? "\(word) \(start)" : "\(word)s \(start) to \(end)"
    }

    // MARK: the grid's length

    var length: Reason {
        let gaps = account.gaps(axis)
        let spacing = gaps == 0 ? "no spacing" : "\(LengthText.of(gaps)) of spacing"
        let sum = "A Grid is as \(axis.adjective) as its \(word)s and the spacing between: \(sum), and \(spacing)."
        return tracks.indices.prefix(6).reduce(Reason.says(sum, "G16")) { $0.then(why($1)) }
    }

    private var sum: String {
        guard tracks.contains(where: { $0.numbers.count > 1 }) else { return LengthText.sum(tracks.map(\.length)) }
        return tracks.prefix(6).map {
            $0.numbers.count > 1 ? "\($0.numbers.count) × \(LengthText.of($0.length))" : LengthText.of($0.length)
        }
        .joined(separator: " + ") + (tracks.count > 6 ? " …" : "")
    }

    /// Why a column, or row, is as long as it is.
    private func why(_ track: Int) -> Reason {
        let name = title(track..<track + 1)
        return switch tracks[track].cause {
        case .nothing: .says("No cell makes \(name) longer than 0.", "G13")
        case .cell(let cell): made(track, name.capitalizedFirst, by: account.cells[cell])
        case .span(let cell, let part, let before):
            widened(track, name.capitalizedFirst, by: account.cells[cell], LengthText.of(part), LengthText.of(before))
        }
    }

    private func made(_ track: Int, _ title: String, by cell: GridAccount.Cell) -> Reason {
        let text = "\(title) is \(LengthText.of(tracks[track].length))"
        guard case .share(let share) = cell.offer(axis), share == cell.answer[axis] else {
            return .says("\(text), as \(rank(of: cell, in: track)), \(name(cell)).", "G13")
        }
        return .says("\(text): \(name(cell)) is flexible and took its share, \(self.share(of: cell)).", "G12", "G10", "G14")
    }

    private func widened(_ track: Int, _ title: String, by cell: GridAccount.Cell, _ part: String, _ before: String) -> Reason {
        let had = tracks[track].numbers.count > 1 ? "were" : "was"
        let needs = "\(LengthText.of(cell.answer[axis])) \(axis.adjective) over \(self.title(cell.tracks(axis)))"
        let length = LengthText.of(tracks[track].length)
        return .says(
            "\(title) \(had) \(before) until \(name(cell)), \(needs), added \(part), an equal part of the rest that it needs: \(length).",
            "G15"
        )
    }

    private func rank(of cell: GridAccount.Cell, in track: Int) -> String {
        let peers = account.cells.filter { $0.tracks(axis) == track..<track + 1 }
        return peers.count > 1 ? "its \(axis.rangeWord) cell" : "its only cell"
    }

    // MARK: shares

    /// What a share was made of when the cell was asked.
    private func share(of cell: GridAccount.Cell) -> String {
        let share = cell.share(axis)
        let beside = [
            account.gaps(axis) == 0 ? nil : "the spacing (\(LengthText.of(account.gaps(axis))))",
            share.taken == 0 ? nil : "the cells of a higher layoutPriority (\(LengthText.of(share.taken)))",
        ].compactMap { $0 }.joined(separator: " and ")
        let whole = LengthText.offer(grid.offer)
        let rest = beside.isEmpty ? whole : "what \(whole) leaves after \(beside)"
        let start = share.sharers == 1 ? "all of \(rest)" : "one of \(share.sharers) equal parts of \(rest)"
        return ([start + ", " + LengthText.of(share.start)] + share.gains.filter { $0.unused != 0 }.map(gain)).joined(separator: ", and ")
    }

    private func gain(_ gain: GridShare.Gain) -> String {
        let givers = gain.tracks.sorted().map { title($0..<$0 + 1) }.joined(separator: " and ")
        let (part, unused) = (LengthText.of(abs(gain.part)), LengthText.of(abs(gain.unused)))
        if gain.unused < 0 { return "\(part) less for the \(unused) that \(givers) took beyond the share" }
        return gain.open == 1 ? "the \(part) that \(givers) left of the share" : "\(part) of the \(unused) that \(givers) left of the share"
    }

    // MARK: a cell

    func offer(to cell: GridAccount.Cell, _ question: ChildQuestion) -> Reason {
        let tracks = cell.tracks(axis)
        let slot = LengthText.of(cell.slot.size[axis])
        let place = "\(title(tracks))\(tracks.count > 1 ? " and the spacing between" : ""), \(slot)"
        guard question.offer != cell.slot.size[axis] else {
            let offers = Reason.says("\(question.title) offers each cell its place: \(place).", "G17")
            return tracks.count == 1 ? offers.then(why(tracks.lowerBound)) : offers
        }
        return Reason.says(
            "\(question.title) asked it with \(question.passed), and keeps to that, because the answer fills its place: \(place).", "G17"
        ).then(why(cell))
    }

    /// Why the cell was asked with its offer.
    private func why(_ cell: GridAccount.Cell) -> Reason {
        switch cell.offer(axis) {
        case .passed: .says("It passes that on to every cell.", "G12")
        case .own: .says("That is what \(title(cell.tracks(axis))) had when its turn came.", "G12")
        case .share: .says("That was its share: \(share(of: cell)).", "G12", "G10", "G14")
        case .rest: .says("That is what the other \(word)s left for it when its turn came.", "G12")
        }
    }

    func place(of cell: GridAccount.Cell, _ question: ChildQuestion) -> Reason {
        let (slot, size) = (cell.slot, question.placed.size)
        let text = Reason.says(
            "In \(question.title) its cell is \(LengthText.of(slot.size)) at \(LengthText.of(slot.origin)): "
                + "column \(account.columns[cell.columns.lowerBound].numbers.lowerBound + 1), row \(cell.row + 1).", "G17")
        guard slot.size != size else { return text }
        let by =
            cell.anchor.map { "its gridCellAnchor (\(LengthText.of($0.x)), \(LengthText.of($0.y)))" }
            ?? "the alignment of its column and row"
        return text.and("It is \(LengthText.of(size)), and \(by) puts it at \(LengthText.of(question.origin)) in the grid.", "G18")
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
