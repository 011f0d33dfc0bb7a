// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// LazyVStack and LazyHStack (L10.13).
extension LazyStackNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason { lazyLength(question) }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        question.axis == axis
            ? .ends(
                "\(question.title) offers each row nil along its axis: a row has its ideal length there, and a view that only fills is 10 long.",
                "L10.13", "L10.14")
            : .says("\(question.title) offers each row all of its \(question.axis.lengthWord): \(question.passed).", "L10.13")
    }
}

/// LazyVGrid and LazyHGrid (L10.8).
extension LazyGridNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard question.axis != axis, question.size.isFinite else { return lazyLength(question) }
        let tracks = tracks(in: question.size)
        let needed = tracks.last.map { $0.start + $0.length } ?? 0
        guard let offer = question.offer else {
            return .ends("Asked for its ideal it adds up the ideals of its columns: \(LengthText.of(question.size)).", "L10.11")
        }
        return question.size > offer
            ? .ends(
                "Its tracks need \(LengthText.of(needed)), more than the \(LengthText.of(offer)) offered: a lazy grid overflows rather than shrink them.",
                "L10.8")
            : .ends(
                "Across its axis a lazy grid takes all it is offered, \(LengthText.of(offer)); its tracks fill \(LengthText.of(needed)) of it.",
                "L10.8")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard let own = question.offer else {
            return .ends("\(question.title) offers its cells nil along its axis.", "L10.10")
        }
        if question.axis == axis {
            return .ends(
                "Along its axis a line of \(question.title) is as long as its longest cell, and every cell is offered that: \(LengthText.of(own)).",
                "L10.10")
        }
        guard let track = track(of: question) else {
            return .says(
                "\(question.title) offers a header or footer all of its \(question.axis.lengthWord): \(LengthText.of(own)).", "L10.12")
        }
        return Reason.says(
            "\(question.title) offers each cell its track: the \((track.number + 1).ordinalWord) of \(track.count) is \(LengthText.of(track.part.length)) long.",
            "L10.10"
        )
        .and(why(track.part, question), "L10.8")
    }

    private func track(of question: ChildQuestion) -> (number: Int, count: Int, part: GridItemTracks.Track)? {
        let tracks = tracks(in: question.parent.placed.size[axis.other])
        let shift = tracks.last.map { max(question.parent.placed.size[axis.other] - $0.start - $0.length, 0) * alignment.fraction } ?? 0
        let middle = question.origin[axis.other] + question.placed.size[axis.other] / 2 - shift
        let found = tracks.firstIndex {
            $0.length == question.placed.proposal[axis.other] && abs($0.start + $0.length / 2 - middle) <= $0.length / 2 + 0.5
        }
        return found.map { ($0, tracks.count, tracks[$0]) }
    }

    private func why(_ track: GridItemTracks.Track, _ question: ChildQuestion) -> String {
        let item = items.indices.contains(track.item) ? items[track.item] : GridItem()
        let whole = LengthText.of(question.parent.size)
        let share =
            "what fixed tracks and spacing leave of \(whole), shared by the \(track.sharers) not fixed from here on: \(LengthText.of(track.share)) each"
        let single = track.sharers == 1 ? "what the others and the spacing leave of \(whole): \(LengthText.of(track.share))" : share
        switch item.size {
        case .fixed(let length): return "Its GridItem is .fixed(\(LengthText.of(length))): that is served first, whatever is offered."
        case .flexible(let minimum, let maximum):
            let clamped = track.length == track.share ? "" : ", held between \(LengthText.of(minimum)) and \(LengthText.of(maximum))"
            return "Its GridItem is .flexible: it gets \(single)\(clamped)."
        case .adaptive(let minimum, _):
            return
                "Its GridItem is .adaptive: into \(single) go \(track.siblings) tracks of at least \(LengthText.of(minimum)), \(LengthText.of(track.length)) each."
        }
    }
}

extension Reasoning where Self: LazyNode {
    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says(
            "\(question.title) puts it at \(LengthText.of(question.origin)), after the rows before it, built or estimated.", "L10.13",
            "S11.2")
    }

    fileprivate func lazyLength(_ question: LayoutQuestion) -> Reason {
        guard question.axis == axis else {
            return question.offer == nil
                ? .ends(
                    "Across its axis it was offered nil, and a lazy container then asks its first row alone: \(LengthText.of(question.size)).",
                    "L10.13")
                : .ends(
                    "Across its axis a lazy container takes all it is offered: it cannot know rows that it has not built.", "L10.13")
        }
        let made = question.placed.realizedRange.map { " \($0.count) of them \($0.count == 1 ? "is" : "are") built now;" } ?? ""
        return .ends(
            "Along its axis a lazy container is as long as its rows and their spacing:\(made) rows that were never built count as estimated.",
            "L10.13", "S11.2")
    }
}

/// A row of a List or Form.
extension ListRowNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard let content = question.content else { return .usual(question) }
        let insets = LengthText.of(question.axis == .horizontal ? question.size - (content.offer ?? content.size) : content.origin.y * 2)
        if question.axis == .horizontal { return .ends("A row is as wide as its list; its content has \(insets) less.", "L3.12") }
        return .says(
            "A row is as high as its content and its insets, at least \(LengthText.of(metrics.minimumHeight)): its content is "
                + "\(LengthText.of(content.size)) high, in \(LengthText.of(question.size)).", "L3.12")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard question.axis == .horizontal else {
            return .ends("A list's row offers its content nil: it can be as high as it likes.", "L3.12")
        }
        return .says("The list's row takes its insets off: of \(question.wasOffered) its content is offered \(question.passed).", "L3.12")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason {
        .says(
            "The list's row, \(LengthText.of(question.parent.placed.size)), puts its content after its leading inset and in the middle of its height: at "
                + "\(LengthText.of(question.origin)).", "L3.12")
    }
}
