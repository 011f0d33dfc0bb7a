// SPDX-License-Identifier: GPL-3.0-or-later

internal import _StringProcessing

/// Matches a program against one text. Each step counts as work of the input, and what it could go back to lies in an array, not on the stack: a
/// pattern that tries everything ends with the input's limit or an interrupt.
struct RegexMatcher {
    private struct Undo {
        /// A step to go back to, or, as its complement, a register to set back.
        let target: Int
        /// The positions at which that step is still to be tried, or the value that the register had.
        let low: Int
        var high: Int
    }

    private let program: RegexProgram
    private let budget: Budget
    private let caches: Caches
    private let span: SourceSpan?
    private let text: Substring
    private var characters: [Character] = []
    private var places: [String.Index]
    private var boundaries: [String: Set<String.Index>] = [:]

    private var registers: [Int] = []
    private var undo: [Undo] = []
    private var position = 0
    private var uncounted = 0

    /// Steps between two looks at the budget.
    private static let batch = 1024
    /// As many registers are set as fast as a step is taken.
    private static let registersOfStep = 256

    init(_ program: RegexProgram, _ text: Substring, _ budget: Budget, _ caches: Caches, at span: SourceSpan?) {
        self.program = program
        self.text = text
        self.budget = budget
        self.caches = caches
        self.span = span
        places = [text.startIndex]
    }

    func index(_ position: Int) -> String.Index { places[position] }

    /// The start and end of each group, -1 where it is not there; nil where nothing matches at this place.
    mutating func match(at start: Int, isWhole: Bool) throws(Diagnostic) -> [Int]? {
        registers = [Int](repeating: -1, count: program.registers)
        uncounted += program.registers / Self.registersOfStep
        undo.removeAll(keepingCapacity: true)
        position = start
        var next = 0
        while true {
            uncounted += 1
            if uncounted >= Self.batch { try count() }
            if case .accept = program.steps[next] {
                if !isWhole || character(position) == nil {
                    registers[0] = start
                    registers[1] = position
                    return registers
                }
            } else if let following = try perform(next, start) {
                next = following
                continue
            }
            guard let choice = goBack() else { return nil }
            next = choice
        }
    }

    /// The first match at or after a place.
    mutating func search(from start: Int) throws(Diagnostic) -> [Int]? {
        var start = start
        while true {
            if let found = try match(at: start, isWhole: false) { return found }
            guard character(start) != nil else { return nil }
            start += 1
        }
    }

    /// One after another; after an empty one the next is looked for a character on.
    mutating func all() throws(Diagnostic) -> [[Int]] {
        var result: [[Int]] = []
        var start = 0
        while let found = try search(from: start) {
            uncounted += found.count
            result.append(found)
            let isEmpty = found[0] == found[1]
            if isEmpty, character(found[1]) == nil { break }
            start = found[1] + (isEmpty ? 1 : 0)
        }
        try end()
        return result
    }

    private mutating func count() throws(Diagnostic) {
        try budget.work(uncounted, at: span)
        uncounted = 0
        guard undo.count <= budget.limits.collection else {
            throw Diagnostic(
                .limitExceeded, "a regular expression has more than \(budget.limits.collection) choices to backtrack to", at: span)
        }
    }

    /// Counts what has not been counted when matching ends.
    mutating func end() throws(Diagnostic) { try count() }

    // MARK: Steps

    /// The step that follows; nil for a failure.
    private mutating func perform(_ index: Int, _ start: Int) throws(Diagnostic) -> Int? {
        switch program.steps[index] {
        case .atom(let atom):
            guard let next = character(position), atom.matches(next) else { return nil }
            position += 1
        case .run(let atom, let least, let most, let isPossessive):
            let first = position
            guard try run(atom, most) >= least else { return nil }
            if !isPossessive, position - first > least {
                undo.append(Undo(target: index + 1, low: first + least, high: position - 1))
            }
        case .anchor(let anchor): guard try holds(anchor, start) else { return nil }
        case .backreference(let number): guard try repeats(number) else { return nil }
        case .choice(let first, let second):
            undo.append(Undo(target: second, low: position, high: position))
            return first
        case .jump(let target): return target
        case .notePosition(let register): set(register, position)
        case .returnToPosition(let register): position = registers[register]
        case .zero(let register): set(register, 0)
        case .round(let counter, let least, let most, let isLazy, let exit):
            let rounds = registers[counter]
            if rounds < least { return index + 1 }
            if let most, rounds >= most { return exit }
            undo.append(Undo(target: isLazy ? index + 1 : exit, low: position, high: position))
            return isLazy ? exit : index + 1
        case .begin(let counter, let start):
            set(counter, registers[counter] + 1)
            set(start, position)
        case .again(let counter, let start, let least, let target):
            return registers[start] == position && registers[counter] > least ? index + 1 : target
        case .noteChoices(let register): set(register, undo.count)
        case .commit(let register): commit(registers[register])
        case .exclude(let register):
            drop(to: registers[register])
            return nil
        case .accept: return nil
        }
        return index + 1
    }

    /// As many characters as match, up to a number of them.
    /// - Returns: how many.
    private mutating func run(_ atom: RegexAtom, _ most: Int?) throws(Diagnostic) -> Int {
        let first = position
        while position - first < most ?? .max, let next = character(position), atom.matches(next) {
            position += 1
            uncounted += 1
            if uncounted >= Self.batch { try count() }
        }
        return position - first
    }

    private mutating func set(_ register: Int, _ value: Int) {
        undo.append(Undo(target: ~register, low: registers[register], high: 0))
        registers[register] = value
    }

    /// The last choice that is left, with everything as it was then; nil if none is left.
    private mutating func goBack() -> Int? {
        while let last = undo.popLast() {
            guard last.target >= 0 else {
                registers[~last.target] = last.low
                continue
            }
            position = last.high
            if last.high > last.low { undo.append(Undo(target: last.target, low: last.low, high: last.high - 1)) }
            return last.target
        }
        return nil
    }

    private mutating func commit(_ height: Int) {
        uncounted += undo.count - height
        var kept = height
        for index in height..<undo.count where undo[index].target < 0 {
            undo[kept] = undo[index]
            kept += 1
        }
        undo.removeLast(undo.count - kept)
    }

    private mutating func drop(to height: Int) {
        uncounted += undo.count - height
        while undo.count > height, let last = undo.popLast() {
            if last.target < 0 { registers[~last.target] = last.low }
        }
    }

    // MARK: The text

    /// The text's characters are found as they are asked for: a match at the front of a long text does not go through it.
    private mutating func character(_ position: Int) -> Character? {
        if position < characters.count { return characters[position] }
        guard position == characters.count, places[position] < text.endIndex else { return nil }
        let next = text[places[position]]
        characters.append(next)
        places.append(text.index(after: places[position]))
        return next
    }

    private mutating func holds(_ anchor: RegexNode.Anchor, _ start: Int) throws(Diagnostic) -> Bool {
        switch anchor {
        case .start: position == 0
        case .end: character(position) == nil
        case .lineStart: position == 0 || characters[position - 1].isNewline
        case .lineEnd: character(position)?.isNewline ?? true
        case .endOrLastNewline: character(position) == nil || character(position)?.isNewline == true && character(position + 1) == nil
        case .searchStart: position == start
        case .wordBoundary(let flags, let isInverted): try isBoundary(flags) != isInverted
        }
    }

    /// Where words begin and end is asked of Swift's engine once for the text: it goes by Unicode's rules.
    private mutating func isBoundary(_ flags: String) throws(Diagnostic) -> Bool {
        if boundaries[flags] == nil {
            try budget.work(text.utf8.count * 4, at: span)
            boundaries[flags] = Set(caches.regexes.boundary(flags).map { text.ranges(of: $0).map(\.lowerBound) } ?? [])
        }
        return boundaries[flags]?.contains(places[position]) ?? false
    }

    private mutating func repeats(_ number: Int) throws(Diagnostic) -> Bool {
        let (start, end) = (registers[number * 2], registers[number * 2 + 1])
        guard start >= 0, end >= start else { return false }
        uncounted += end - start
        if uncounted >= Self.batch { try count() }
        for offset in start..<end {
            guard let next = character(position), next == characters[offset] else { return false }
            position += 1
        }
        return true
    }
}
