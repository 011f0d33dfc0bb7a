// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What `sweep` goes through: a name, its values in order, and how the scene gets one.
struct SweptValues {
    let name: String
    let count: Int
    /// Are they lengths, in steps of a pixel?
    var pixel: Double?
    let text: (Int) -> String
    let json: (Int) -> JSON
    let steps: (Int) -> [SceneStep]

    /// A length, pixel by pixel.
    static func lengths(
        _ name: String, _ range: ClosedRange<Double>, scale: Double, steps: @escaping (Double) -> [SceneStep]
    ) -> SweptValues {
        let pixels = ((range.upperBound - range.lowerBound) * scale).rounded(.up)
        // Whole pixels from the start, and the end itself.
        let value = { (index: Int) in min(range.lowerBound + Double(index) / scale, range.upperBound) }
        return SweptValues(
            name: name, count: Int(pixels) + 1, pixel: 1 / scale, text: { NumberText.of(value($0)) }, json: { .number(value($0)) },
            steps: { steps(value($0)) })
    }

    /// Whole numbers.
    static func integers(_ name: String, _ range: ClosedRange<Int>, steps: @escaping (Int) -> [SceneStep]) -> SweptValues {
        SweptValues(
            name: name, count: range.count, text: { String(range.lowerBound + $0) }, json: { .int(range.lowerBound + $0) },
            steps: { steps(range.lowerBound + $0) })
    }

    /// Cases in their order.
    static func cases<T>(_ name: String, _ all: [(String, T)], steps: @escaping (T) -> [SceneStep]) -> SweptValues {
        SweptValues(name: name, count: all.count, text: { all[$0].0 }, json: { .string(all[$0].0) }, steps: { steps(all[$0].1) })
    }
}

extension CommandContext {
    /// Longer ranges would be tried too coarsely to find anything.
    private static let lengthLimit = 20_000.0

    /// `width 320...1024`, `type`, `safearea top 0...60`, `offset feed 0...900`, `count 0...10`.
    func sweptValues() throws(Diagnostic) -> SweptValues {
        guard let word = arguments.peekWord() else {
            throw Diagnostic(
                .missingArgument, "'sweep' needs something to sweep", at: arguments.endSpan,
                hint: Self.sweptWords.joined(separator: ", ") + ", or a number of the scene")
        }
        let scale = scene.stage.effectiveScale
        switch word.text {
        case "width", "height":
            _ = arguments.word()
            let axis: Axis = word.text == "width" ? .horizontal : .vertical
            return .lengths(word.text, try lengths(from: 0), scale: scale) { [scene] length in
                [.becoming(scene.on { $0.setLength(length, on: axis) })]
            }
        case "type": return try typeSizes()
        case "keyboard":
            _ = arguments.word()
            return .lengths(word.text, try lengths(from: 0), scale: scale) { [scene] length in
                [.becoming(scene.on { $0.keyboard = length })]
            }
        case "safearea":
            _ = arguments.word()
            let edge = try choice("edge", Edge.choices)
            let insets = scene.stage.insets
            return .lengths("safearea \(edge.word)", try lengths(from: 0), scale: scale) { [scene] length in
                var changed = insets
                changed[edge] = length
                return [.becoming(scene.on { $0.setInsets(changed) })]
            }
        case "offset": return try offsets(scale)
        default: return try stateValues(word, scale)
        }
    }

    private func typeSizes() throws(Diagnostic) -> SweptValues {
        _ = arguments.word()
        var sizes = DynamicTypeSize.allCases
        if let word = arguments.peekWord(), let dots = word.text.firstRange(of: "...") {
            _ = arguments.word()
            let names = (String(word.text[..<dots.lowerBound]), String(word.text[dots.upperBound...]))
            guard let first = sizes.firstIndex(where: { $0.name == names.0 }), let last = sizes.firstIndex(where: { $0.name == names.1 }),
                first <= last
            else {
                throw Diagnostic(
                    .unknownValue, "'\(word.text)' is not a range of type sizes", at: word.span,
                    hint: "small...accessibility3, of " + sizes.map(\.name).joined(separator: ", "))
            }
            sizes = Array(sizes[first...last])
        }
        return .cases("type", sizes.map { ($0.name, $0) }) { [scene] size in [.becoming(scene.on { $0.typeSize = size })] }
    }

    /// Where `scroll to` along the axis of the scroll view would bring it.
    private func offsets(_ scale: Double) throws(Diagnostic) -> SweptValues {
        _ = arguments.word()
        let isNamed = arguments.peekWord().map { !$0.text.contains("...") } ?? true
        let scroll = try isNamed && !arguments.isAtEnd ? scroll() : scroll(before: arguments.peekWord().map { [$0.text] } ?? [])
        let axis = scroll.node.axes.single ?? .vertical
        let path = scroll.path
        return .lengths("offset \(name(of: scroll))", try lengths(from: -Self.lengthLimit), scale: scale) { offset in
            let request = ScrollRequest.point(x: axis == .horizontal ? offset : nil, y: axis == .vertical ? offset : nil)
            let ask = SceneStep.change { (laidOut, _) in
                var update = SceneUpdate(laidOut.scene)
                update.scene.layout.scrolls[path]?.ask(request, curve: nil)
                update.notes.requests[path] = request
                return update
            }
            return [ask]
        }
    }

    /// A value of the scene: a variable, or the @State of a component. Of a Bool and of an enum without payloads every case is tried.
    private func stateValues(_ word: ArgumentCursor.Word, _ scale: Double) throws(Diagnostic) -> SweptValues {
        _ = arguments.word()
        let key = try numberedState(word, or: Self.sweptWords)
        let step = { [scene] (value: Value) -> [SceneStep] in
            var changed = scene
            changed.state[key] = value
            return [.becoming(changed)]
        }
        if let cases = scene.state[key]?.allCases { return .cases(word.text, cases, steps: step) }
        guard scene.state[key]?.isNumber == true else {
            throw Diagnostic(
                .typeMismatch, "'\(word.text)' has no values to go through", at: word.span,
                hint: "an Int, a Double, a Bool, or an enum whose cases have no payload")
        }
        let span = arguments.peekWord()?.span ?? arguments.endSpan
        let range = try numberRange(within: -1e9...1e9)
        switch scene.state[key] {
        case .int?:
            guard let low = Int(exactly: range.lowerBound), let high = Int(exactly: range.upperBound), high - low < 1_000_000 else {
                throw Diagnostic(.typeMismatch, "'\(word.text)' is an Int: its range can have at most a million numbers", at: span)
            }
            return .integers(word.text, low...high) { step(.int($0)) }
        default:
            guard range.upperBound - range.lowerBound <= Self.lengthLimit else { throw Self.tooLong(span) }
            return .lengths(word.text, range, scale: scale) { step(.double($0)) }
        }
    }

    /// The variable of the scene, or the @State of a component, that a word names.
    /// - Parameter words: what else could have been meant.
    func numberedState(_ word: ArgumentCursor.Word, or words: [String]) throws(Diagnostic) -> StateKey {
        let parts = word.text.split(separator: ".").map(String.init)
        let place = StatePlace(
            owner: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil, name: parts.last ?? "", span: word.span)
        if place.owner == nil, scene.program.variables[place.name] != nil { return StateKey(owner: .scene, name: place.name) }
        do { return try stateKey(place) } catch {
            if error.id == .ambiguousTarget { throw error }
            throw Diagnostic(
                error.id, "there is no '\(word.text)' that can be changed", at: word.span,
                suggestion: ClosestWord.of(word.text, in: words + scene.program.variables.keys),
                hint: words.joined(separator: ", ") + ", or a variable of the scene")
        }
    }

    static let sweptWords = ["width", "height", "type", "safearea", "keyboard", "offset"]

    private static func tooLong(_ span: SourceSpan) -> Diagnostic {
        Diagnostic(.outOfRange, "a range can be at most \(Int(lengthLimit)) long", at: span)
    }

    // MARK: ranges

    private func lengths(from least: Double) throws(Diagnostic) -> ClosedRange<Double> {
        let span = arguments.peekWord()?.span ?? arguments.endSpan
        let range = try numberRange(within: least...ArgumentCursor.lengthLimit)
        guard range.upperBound - range.lowerBound <= Self.lengthLimit else { throw Self.tooLong(span) }
        return range
    }

    /// `320...1024`.
    private func numberRange(within bounds: ClosedRange<Double>) throws(Diagnostic) -> ClosedRange<Double> {
        guard let word = arguments.word() else { throw arguments.missing("a range such as 320...1024") }
        let ends = word.text.firstRange(of: "...").map { (word.text[..<$0.lowerBound], word.text[$0.upperBound...]) }
        guard let ends, let low = ArgumentCursor.number(String(ends.0)), let high = ArgumentCursor.number(String(ends.1)) else {
            throw Diagnostic(.typeMismatch, "'\(word.text)' is not a range", at: word.span, hint: "write it as LOW...HIGH: 320...1024")
        }
        guard low <= high, bounds.contains(low), bounds.contains(high) else {
            throw Diagnostic(
                .outOfRange,
                "a range must ascend and lie between \(NumberText.of(bounds.lowerBound)) and \(NumberText.of(bounds.upperBound))",
                at: word.span)
        }
        return low...high
    }
}

extension Value {
    fileprivate var isNumber: Bool {
        switch self {
        case .int, .double: true
        default: false
        }
    }

    /// Every value that its type has, with the name; nil where there are too many to list.
    fileprivate var allCases: [(String, Value)]? {
        switch self {
        case .bool: return [("false", .bool(false)), ("true", .bool(true))]
        case .enumeration(let value):
            guard value.type.enumCases.allSatisfy(\.payload.isEmpty) else { return nil }
            return value.type.enumCases.map { ($0.name, .enumeration(EnumValue(type: value.type, name: $0.name))) }
        default: return nil
        }
    }
}

extension Scene {
    func on(_ change: (inout Stage) -> Void) -> Scene {
        var scene = self
        change(&scene.stage)
        return scene
    }
}

extension Stage {
    /// The length of the window, or of the screen where `viewport` has set it.
    fileprivate mutating func setLength(_ length: Double, on axis: Axis) {
        var size = size
        size[axis] = length
        if viewport != nil { viewport = size } else { window = size }
    }

    fileprivate mutating func setInsets(_ insets: EdgeInsets) {
        safeArea = insets
        hidesSafeArea = false
    }
}
