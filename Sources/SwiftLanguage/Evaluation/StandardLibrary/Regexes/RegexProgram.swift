// SPDX-License-Identifier: GPL-3.0-or-later

/// A regular expression as steps of a machine that goes back to its last choice where one fails.
struct RegexProgram {
    enum Step {
        case atom(RegexAtom)
        /// One character as often as it goes, which a later failure gives back one by one.
        case run(RegexAtom, least: Int, most: Int?, isPossessive: Bool)
        case anchor(RegexNode.Anchor)
        case backreference(Int)
        /// Goes on at the first; at the second when that has failed.
        case choice(Int, Int)
        case jump(Int)
        case notePosition(Int)
        case returnToPosition(Int)
        case zero(Int)
        /// Begins a round, or leaves the loop for `exit`. A lazy one leaves first.
        case round(counter: Int, least: Int, most: Int?, isLazy: Bool, exit: Int)
        /// Counts a round and notes where it began.
        case begin(counter: Int, start: Int)
        /// Another round, unless this one was more than the least number and has matched nothing: all that follow would do the same.
        case again(counter: Int, start: Int, least: Int, at: Int)
        case noteChoices(Int)
        /// What has been chosen since is final.
        case commit(Int)
        /// What `(?!…)` excludes is there.
        case exclude(Int)
        case accept
    }

    private(set) var steps: [Step] = []
    /// Two for each group, its start and its end, then those of loops.
    private(set) var registers: Int

    init(_ node: RegexNode, groups: Int) {
        registers = groups * 2
        add(node)
        steps.append(.accept)
    }

    private mutating func register() -> Int {
        defer { registers += 1 }
        return registers
    }

    private mutating func add(_ node: RegexNode) {
        switch node {
        case .atom(let atom): steps.append(.atom(atom))
        case .sequence(let parts): for part in parts { add(part) }
        case .alternation(let branches): add(branches)
        case .anchor(let anchor): steps.append(.anchor(anchor))
        case .backreference(let number): steps.append(.backreference(number))
        case .capture(let number, let inside):
            steps.append(.notePosition(number * 2))
            add(inside)
            steps.append(.notePosition(number * 2 + 1))
        case .atomic(let inside): addAtomic { $0.add(inside) }
        case .look(let inside, let isInverted): addLook(inside, isInverted)
        case .quantified(.atom(let atom), let least, let most, let greed) where greed != .lazy:
            steps.append(.run(atom, least: least, most: most, isPossessive: greed == .possessive))
        case .quantified(let inside, let least, let most, .possessive):
            addAtomic { $0.addLoop(inside, least, most, isLazy: false) }
        case .quantified(let inside, let least, let most, let greed): addLoop(inside, least, most, isLazy: greed == .lazy)
        }
    }

    private mutating func add(_ branches: [RegexNode]) {
        var ends: [Int] = []
        for (index, branch) in branches.enumerated() {
            let choice = steps.count
            if index < branches.count - 1 { steps.append(.jump(0)) }
            add(branch)
            guard index < branches.count - 1 else { break }
            ends.append(steps.count)
            steps.append(.jump(0))
            steps[choice] = .choice(choice + 1, steps.count)
        }
        for end in ends { steps[end] = .jump(steps.count) }
    }

    private mutating func addAtomic(_ inside: (inout Self) -> Void) {
        let height = register()
        steps.append(.noteChoices(height))
        inside(&self)
        steps.append(.commit(height))
    }

    private mutating func addLook(_ inside: RegexNode, _ isInverted: Bool) {
        let (height, place) = (register(), register())
        steps.append(.noteChoices(height))
        guard isInverted else {
            steps.append(.notePosition(place))
            add(inside)
            steps += [.commit(height), .returnToPosition(place)]
            return
        }
        let choice = steps.count
        steps.append(.jump(0))
        add(inside)
        steps.append(.exclude(height))
        steps[choice] = .choice(choice + 1, steps.count)
    }

    private mutating func addLoop(_ inside: RegexNode, _ least: Int, _ most: Int?, isLazy: Bool) {
        let (counter, start) = (register(), register())
        steps.append(.zero(counter))
        let round = steps.count
        steps += [.jump(0), .begin(counter: counter, start: start)]
        add(inside)
        // As in Swift, what has a most is tried that often.
        steps.append(most == nil ? .again(counter: counter, start: start, least: least, at: round) : .jump(round))
        steps[round] = .round(counter: counter, least: least, most: most, isLazy: isLazy, exit: steps.count)
    }
}
