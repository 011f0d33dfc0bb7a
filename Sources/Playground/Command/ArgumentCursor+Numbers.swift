// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension ArgumentCursor {
    /// Is the next word a number (`-3.5`)?
    var isAtNumber: Bool { peekWord().map { Self.number($0.text) != nil } ?? false }

    mutating func number(_ what: String) throws(Diagnostic) -> Double {
        guard let word = word() else { throw missing(what) }
        guard let value = Self.number(word.text) else {
            let digits = word.text.prefix { "+-.0123456789".contains($0) }
            let advice =
                word.text.contains(",") ? "numbers are separated by spaces, not commas" : "write the number without a unit: \(digits)"
            let hint = Self.number(String(digits)).map { _ in advice }
            throw Diagnostic(.typeMismatch, "'\(word.text)' is not a number", at: word.span, hint: hint)
        }
        guard value.isFinite else { throw Diagnostic(.outOfRange, "\(what) must be finite", at: word.span) }
        return value
    }

    /// A number within bounds; `rule` says them in words.
    mutating func number(_ what: String, in bounds: ClosedRange<Double>, _ rule: String) throws(Diagnostic) -> Double {
        let place = peekWord()?.span
        let value = try number(what)
        guard bounds.contains(value) else { throw Diagnostic(.outOfRange, rule, at: place) }
        return value
    }

    /// `within 0.5`: how far two numbers may differ and still count as equal, in points; `standard` where it is not written.
    mutating func tolerance(standard: Double = Expectation.standardTolerance) throws(Diagnostic) -> Double {
        guard takeLabel("within") else { return standard }
        return try number("a tolerance", in: 0...Self.lengthLimit, "a tolerance must be between 0 and 100000")
    }

    /// A number of times, of steps: at least 1.
    mutating func count(_ what: String, standard: Int, limit: Int = 1_000_000) throws(Diagnostic) -> Int {
        guard let word = word() else { return standard }
        guard let value = word.wholeNumber else {
            throw Diagnostic(.typeMismatch, "'\(word.text)' is not a whole number", at: word.span, hint: "write \(what), such as 2")
        }
        guard value >= 1, value <= limit else { throw Diagnostic(.outOfRange, "\(what) must be between 1 and \(limit)", at: word.span) }
        return value
    }

    /// A length of a proposal: a number, `inf` or `nil`.
    mutating func proposal(_ what: String) throws(Diagnostic) -> Double? {
        guard let word = word() else { throw missing(what) }
        switch word.text {
        case "nil": return nil
        case "inf", "infinity", ".infinity": return .infinity
        default:
            guard let value = Self.number(word.text), !value.isNaN else {
                // The width and the height are two words: `100x200` is a window's.
                let parts = word.text.split(separator: "x")
                let isSize = parts.count == 2 && parts.allSatisfy { Self.number(String($0)) != nil }
                throw Diagnostic(
                    .typeMismatch, "'\(word.text)' is not a proposed length", at: word.span,
                    suggestion: isSize ? parts.joined(separator: " ") : nil, hint: "a number, nil or inf")
            }
            return value
        }
    }

    /// `393x852`, also with `×`.
    mutating func size() throws(Diagnostic) -> CGSize {
        guard let word = word() else { throw missing("a size such as 393x852") }
        let parts = word.text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" || $0 == "X" }
        guard parts.count == 2, let width = Self.number(String(parts[0])), let height = Self.number(String(parts[1])) else {
            throw Diagnostic(
                .typeMismatch, "'\(word.text)' is not a size", at: word.span, suggestion: sizeMeant(beginning: word.text),
                hint: "write it as WIDTHxHEIGHT: 393x852; 'device NAME' brings the device's own size back")
        }
        guard (0...Self.lengthLimit).contains(width), (0...Self.lengthLimit).contains(height) else {
            throw Diagnostic(.outOfRange, "a size must be between 0 and 100000 points", at: word.span)
        }
        return CGSize(width: width, height: height)
    }

    /// The size that `100 x 200`, `100,200` and `100 200` mean, its first word taken already; nil where it is none.
    private func sizeMeant(beginning word: String) -> String? {
        let parts = (word + " " + rest).split { " x×X,*".contains($0) }.map { String($0) }
        let lengths = parts.prefix { Self.number($0) != nil }
        return lengths.count == 2 ? lengths.joined(separator: "x") : nil
    }

    static let lengthLimit = 100_000.0

    /// A decimal number as people type it; the words that `Double` accepts are not numbers here.
    static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, first == 0x2D || first == 0x2B || first == 0x2E || (0x30...0x39).contains(first) else {
            return nil
        }
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }), !text.utf8.contains(where: { $0 == 0x78 || $0 == 0x70 }) else {
            return nil
        }
        return Double(text.filter { $0 != "_" })
    }
}

extension ArgumentCursor.Word {
    /// The whole number that it is; one of too many digits is the largest or the smallest that there is. Nil of other words.
    var wholeNumber: Int? {
        if let number = Int(text) { return number }
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.count < text.count ? .min : .max
    }
}
