// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What one layout has to say, and whether the way goes on after it: inwards for a length, outwards for an offer.
struct Reason {
    typealias Text = (text: String, rules: [String])

    private(set) var texts: [Text]
    private(set) var goesOn: Bool

    private init(_ texts: [Text], goesOn: Bool) {
        self.texts = texts
        self.goesOn = goesOn
    }

    /// Nothing happens here.
    static let passes = Reason([], goesOn: true)
    static func says(_ text: String, _ rules: String...) -> Reason { Reason([(text, rules)], goesOn: true) }
    /// It is decided here.
    static func ends(_ text: String, _ rules: String...) -> Reason { Reason([(text, rules)], goesOn: false) }

    func and(_ text: String, _ rules: String...) -> Reason { Reason(texts + [(text, rules)], goesOn: goesOn) }
    func then(_ other: Reason) -> Reason { Reason(texts + other.texts, goesOn: other.goesOn) }
    var ended: Reason { Reason(texts, goesOn: false) }
}

/// A layout that says for itself how it came to its length, what it makes of its offer for a child, and where it puts one.
/// The engine's nodes conform, a file a concept; of others it is told what they were offered and answered.
protocol Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason
    func reasonForOffer(_ question: ChildQuestion) -> Reason
    func reasonForPlace(_ question: ChildQuestion) -> Reason
}

extension Reasoning {
    func reasonForLength(_ question: LayoutQuestion) -> Reason { .usual(question) }
    func reasonForOffer(_ question: ChildQuestion) -> Reason { .usualOffer(question) }
    func reasonForPlace(_ question: ChildQuestion) -> Reason { .usualPlace(question) }
}

extension Reason {
    /// A modifier is as long as its content; another view answers what it answers.
    static func usual(_ question: LayoutQuestion) -> Reason {
        question.placed.node is UnaryNode ? .passes : .ends("It answers \(LengthText.of(question.size)) to that.", "L1.1")
    }

    static func usualOffer(_ question: ChildQuestion) -> Reason {
        question.offer == question.parent.offer
            ? .passes : .says("\(question.title) was offered \(question.wasOffered) and offers it \(question.passed).", "L1.1")
    }

    static func usualPlace(_ question: ChildQuestion) -> Reason {
        question.origin == .zero ? .passes : .says("\(question.title) puts it at \(LengthText.of(question.origin)) in itself.", "L1.1")
    }
}
