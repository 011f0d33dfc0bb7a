// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A frame with fixed lengths (L4.2).
extension FrameNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard let length = fixed(question.axis) else { return .passes }
        let text =
            "Its frame(\(question.axis.lengthWord): \(LengthText.of(length))) is \(LengthText.of(length)) whatever is offered and whatever is inside."
        return Reason.says(text, "L4.2").then(question.contentInFrame)
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard fixed(question.axis) != nil else { return .passes }
        return .ends("\(question.title) is fixed and offers its \(question.passed) inside.", "L4.2")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason { question.aligned(alignment) }
}

/// A frame with bounds (L4.3).
extension FlexibleFrameNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        let bounds = question.axis == .horizontal ? horizontal : vertical
        let frame = "Its frame(\(bounds.text(question.axis)))"
        guard bounds != Bounds(min: nil, ideal: nil, max: nil), let content = question.content else { return .passes }
        let size = question.size
        let (sizeText, contentText) = (LengthText.of(size), LengthText.of(content.size))
        guard let offer = question.offer else {
            let text =
                bounds.ideal == nil
                ? "\(frame) is asked for its ideal length and has none: its content's counts, within the bounds: \(sizeText)."
                : "\(frame) is asked for its ideal length: \(sizeText)."
            return Reason.says(text, "L4.3").then(question.contentInFrame)
        }
        let offerText = LengthText.of(offer)
        let decided: String? =
            if offer < size, size == bounds.minimum {
                "raises the \(offerText) it is offered to its minimum, \(sizeText)."
            } else if offer > size, size == bounds.maximum {
                "clamps the \(offerText) it is offered to its maximum, \(sizeText)."
            } else if offer == size, bounds.maximum != nil {
                "takes the \(offerText) it is offered: it may grow that far, whatever is inside."
            } else { nil }
        if let decided { return Reason.says("\(frame) \(decided)", "L4.3").then(question.contentInFrame) }
        if offer < size, bounds.maximum != nil, bounds.minimum == nil {
            return .says(
                "\(frame) would take the \(offerText) offered, but has no minimum and is never shorter than its content, \(contentText).",
                "L4.3")
        }
        return .says("\(frame) leaves it at its content's own \(question.axis.lengthWord): \(contentText) is within its bounds.", "L4.3")
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard question.offer != question.parent.offer else { return .passes }
        return .says(
            "\(question.title) is \(LengthText.of(question.parent.size)) \(question.axis.adjective) of the \(question.wasOffered) it was offered, "
                + "and offers \(question.passed).", "L4.3")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason { question.aligned(alignment) }
}

extension FlexibleFrameNode.Bounds {
    /// As it is written: `minWidth: 10, maxWidth: .infinity`.
    fileprivate func text(_ axis: Axis) -> String {
        let word = axis == .horizontal ? "Width" : "Height"
        let named = [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { entry in
            entry.1.map { "\(entry.0)\(word): \($0.isInfinite ? ".infinity" : LengthText.of($0))" }
        }
        return named.joined(separator: ", ")
    }
}

/// containerRelativeFrame (S10): the length of a container or a part of it.
extension ContainerRelativeFrameNode: Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason {
        guard axes.contains(axis: question.axis) else { return .passes }
        let whole = container(question.tree.view(question.layer))[question.axis]
        let says =
            "containerRelativeFrame asks \(question.container), which is \(LengthText.of(whole)) \(question.axis.adjective) inside its insets"
        return Reason.says("\(says), not its parent: \(part(of: whole, question))", "S10.1", "S10.2").then(question.contentInFrame)
    }

    private func part(of whole: Double, _ question: LayoutQuestion) -> String {
        let size = LengthText.of(question.size)
        switch measure {
        case .whole: return "it takes all of it, \(size)."
        case .custom: return "the closure turns that into \(size)."
        case .columns(let count, let span, let spacing):
            let gaps = spacing == 0 || count < 2 ? "" : " less \(count - 1) × \(LengthText.of(spacing)) between them"
            let column = Self.Measure.column(of: whole, count: count, spacing: spacing)
            let columns = "\(count.counted("column"))\(gaps) are \(LengthText.of(column)) each"
            if span == 1 { return "\(columns), and it is one." }
            return "\(columns); it spans \(span) with the spacing between: \(size)."
        }
    }

    func reasonForOffer(_ question: ChildQuestion) -> Reason {
        guard axes.contains(axis: question.axis) else { return .passes }
        return .ends("\(question.title) offers \(question.passed), taken from \(question.parent.container).", "S10.1")
    }

    func reasonForPlace(_ question: ChildQuestion) -> Reason { question.aligned(alignment) }
}

extension LayoutQuestion {
    /// A frame that decides alone says what its content makes of it.
    var contentInFrame: Reason {
        guard let content, content.size != size else { return Reason.passes.ended }
        let text = "Inside, the content is offered \(content.passed) and is \(LengthText.of(content.size)) \(axis.adjective)"
        guard content.size > size else { return .says(text + ":", "L4.2") }
        return .says("\(text), \(LengthText.of(content.size - size)) more than the frame, which neither shrinks nor clips it:", "L4.2")
    }

    /// What containerRelativeFrame means by the container (S10.1).
    fileprivate var container: String {
        let outer = tree.ancestors(of: layer).first { tree.placed($0).node is ScrollNode || tree.placed($0).node is NavigationNode }
        return "its nearest container, \(outer.map(tree.name) ?? "the window")"
    }
}

extension ChildQuestion {
    /// A frame's way to place what is in it (L4.2).
    func aligned(_ alignment: Alignment) -> Reason {
        guard origin != .zero else { return .passes }
        let (outer, inner) = (LengthText.of(parent.placed.size), LengthText.of(placed.size))
        let sticksOut = Axis.allCases.contains { placed.size[$0] > parent.placed.size[$0] } ? ", which sticks out" : ""
        return .says(
            "\(title), \(outer), aligns (\(alignment.literal)) the \(inner) in it\(sticksOut): at \(LengthText.of(origin)).", "L4.2")
    }
}
