// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// Grid (L10.A): columns and rows, which cell made each as long as it is, what an open one got.
extension GridNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard let account = account(of: question.tree.view(question.layer)) else { return .ends("A Grid without cells is 0.", "L10.1") }
        let (lengths, gaps) = (account.lengths(question.axis), account.gaps(question.axis))
        let word = question.axis == .horizontal ? "columns" : "rows"
        let spacing = gaps.reduce(0, +) == 0 ? "no spacing" : "\(LengthText.sum(gaps)) of spacing"
        let sum =
            "A Grid is as \(question.axis.adjective) as its \(word) and the spacing between: \(LengthText.sum(lengths)), and \(spacing)."
        return lengths.indices.prefix(6).reduce(Reason.says(sum, "L10.4")) { reason, track in
            reason.then(GridTrackReasons(account, question, track).reason)
        }.ended
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        let view = question.tree.view(question.parent.layer)
        guard let account = account(of: view), let cell = account.cells.first(where: { $0.element === question.element }) else {
            return .usualOffer(question)
        }
        let tracks = cell.tracks(question.axis)
        let word = question.axis == .horizontal ? "column" : "row"
        let lengths = account.lengths(question.axis)
        let which =
            tracks.count == 1
            ? "\(word) \(tracks.lowerBound + 1)" : "\(word)s \(tracks.lowerBound + 1) to \(tracks.upperBound) and the spacing between"
        let offers = Reason.says("\(question.title) offers each cell its place: \(which), \(question.passed).", "L10.4")
        guard tracks.count == 1, lengths.indices.contains(tracks.lowerBound) else { return offers }
        return offers.then(GridTrackReasons(account, question.parent, tracks.lowerBound).reason)
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        guard let account = account(of: question.tree.view(question.parent.layer)),
            let cell = account.cells.first(where: { $0.element === question.element })
        else { return .usualPlace(question) }
        let place = CGPoint(x: account.start(.horizontal, cell.columns.lowerBound), y: account.start(.vertical, cell.row))
        let area = CGSize(width: account.length(.horizontal, cell.columns), height: account.length(.vertical, cell.row..<cell.row + 1))
        let text =
            "In \(question.title) its cell is \(LengthText.of(area)) at \(LengthText.of(place)): column \(cell.columns.lowerBound + 1), row \(cell.row + 1)."
        guard area != question.element.size else { return .says(text, "L10.5") }
        let by =
            cell.anchor.map { "its gridCellAnchor (\(LengthText.of($0.x)), \(LengthText.of($0.y)))" }
            ?? "the alignment of its column and row"
        return Reason.says(text, "L10.5").and(
            "It is \(LengthText.of(question.element.size)), and \(by) puts it at \(LengthText.of(question.origin)) in the grid.", "L10.3",
            "L10.5")
    }
}

/// Why one column, or row, of a grid is as long as it is (L10.4).
struct GridTrackReasons {
    private let account: GridAccount
    private let grid: LayoutQuestion
    private let track: Int

    init(_ account: GridAccount, _ grid: LayoutQuestion, _ track: Int) {
        self.account = account
        self.grid = grid
        self.track = track
    }

    private var axis: Axis { grid.axis }
    private var length: Double { account.lengths(axis)[track] }
    private var title: String { "\(axis == .horizontal ? "Column" : "Row") \(track + 1)" }
    private func name(_ cell: GridAccount.Cell) -> String { grid.tree.name(of: cell.element) }

    var reason: Reason {
        let alone = account.cells.filter { $0.tracks(axis) == track..<track + 1 && $0.isSizing(axis) }
        guard let longest = alone.max(by: { $0.answer[axis] < $1.answer[axis] }) else {
            return .says("\(title) has no cell to itself: it is what wider cells over it leave it, \(LengthText.of(length)).", "L10.4")
        }
        let own = longest.answer[axis]
        if own < length - 0.0005 { return widened(longest) }
        guard let offer = longest.offer[axis], offer == own, longest.openTracks(axis) > 0 else {
            let others = alone.count > 1 ? "its \(axis.rangeWord) cell, \(name(longest))" : "its only cell, \(name(longest))"
            return .says("\(title) is \(LengthText.of(length)), as \(others).", "L10.4")
        }
        return shared(longest, offer)
    }

    /// A cell over several tracks needed more than they had.
    private func widened(_ longest: GridAccount.Cell) -> Reason {
        let spanning = account.cells.filter { $0.tracks(axis).count > 1 && $0.tracks(axis).contains(track) }
            .max { $0.answer[axis] < $1.answer[axis] }
        let by = spanning.map { "\(name($0)), which spans it and is \(LengthText.of($0.answer[axis]))," } ?? "a cell over several"
        return .says(
            "\(title) would be \(LengthText.of(longest.answer[axis])), as \(name(longest)); \(by) adds to it an equal part of what it needs more: "
                + "\(LengthText.of(length)).", "L10.4")
    }

    /// A flexible cell took the whole share of an open track.
    private func shared(_ cell: GridAccount.Cell, _ offer: Double) -> Reason {
        let word = axis == .horizontal ? "column" : "row"
        let open = cell.openTracks(axis)
        let gaps = account.gaps(axis).reduce(0, +)
        let whole = grid.offer.map(LengthText.of) ?? "nil"
        let taken = (grid.offer ?? 0) - gaps - offer * Double(open)
        let parts = [
            taken > 0.0005 ? "the \(word)s measured before it (\(LengthText.of(taken)))" : nil,
            gaps > 0 ? "the spacing (\(LengthText.of(gaps)))" : nil,
        ]
        .compactMap { $0 }.joined(separator: " and ")
        let rest = parts.isEmpty ? "all of \(whole)" : "what is left of \(whole) by \(parts)"
        let share = open == 1 ? "it alone" : "the \(open) \(word)s still open, in equal parts"
        return .says(
            "\(title) is \(LengthText.of(length)): \(name(cell)) is flexible and measured late, and took \(rest), which went to \(share).",
            "L10.4")
    }
}
