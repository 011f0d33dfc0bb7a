// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import LayoutEngine
import Testing

@testable import Playground

/// Every number that an explanation says is one of the layout: a length, a place, an offer or an answer of a view, what an algorithm's
/// account has, or what a person wrote.
@Suite struct ExplainLawTests {
    @Test(arguments: 1...30) func numbersAreOfTheLayout(seed: Int) throws {
        var tree = RandomSource(seed: UInt64(seed) &* 7_919)
        let source = tree.view(depth: 4)
        let shell = try Shell()
        #expect(shell.error("viewport 331x613\nroot \(source)") == nil, "\(source)")
        let scene = shell.interpreter.current
        let facts = LayoutFacts(scene, source)
        var count = 0
        var strays: [String] = []
        for view in scene.index.views {
            let explained = shell.feed("explain \(view.text)").map { Renderer.text($0, style: OutputStyle(width: 100_000)).output }.joined()
            for line in explained.split(separator: "\n") {
                for number in Self.numbers(line) {
                    count += 1
                    if !facts.contain(number) { strays.append("\(view.text): \(number) in “\(line)”") }
                }
            }
        }
        #expect(strays == [], "\(source)")
        #expect(count > 5)
    }

    /// A number that is none of the layout is found.
    @Test func anotherNumberIsFound() throws {
        let shell = try Shell()
        shell.feed("viewport 331x613\nroot Color.red.padding(20.5)")
        let facts = LayoutFacts(shell.interpreter.current, "Color.red.padding(20.5)")
        #expect(facts.contain(20.5) && facts.contain(290) && facts.contain(331))
        #expect(!facts.contain(291) && !facts.contain(20))
        #expect(Self.numbers("text12 is 3.5 wide: 2 × 7 = 14, in 3 lines; −∞, −4") == [3.5, 7, 14, -4])
    }

    /// The numbers of a sentence, without those in names and the counts of things.
    private static func numbers(_ line: some StringProtocol) -> [Double] {
        let text = String(line).replacing(/[A-Za-z]+[0-9]+/, with: "")
            .replacing(/\s[0-9]+ (lines?|children|columns?|equal|of them)/, with: "")
            .replacing(/\s[0-9]+ × (?=[0-9.]+ (=|between))/, with: " ")
            .replacing(/(first|spans) [0-9]+/, with: "")
        return text.matches(of: /[-−]?[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0.replacing("−", with: "-")) }
    }
}

/// The numbers of a laid-out scene.
private struct LayoutFacts {
    private var numbers: [Double] = []
    private var thousandths: Set<Double> = []

    init(_ scene: LaidOutScene, _ source: String) {
        numbers = source.matches(of: /[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0) }
        let snapshot = scene.snapshot
        let insets = snapshot.safeArea.reduce(EdgeInsets.zero) { $0 + $1.insets }
        add(snapshot.window, CGPoint(x: insets.leading, y: insets.top), CGPoint(x: insets.trailing, y: insets.bottom))
        add(CGSize(width: snapshot.window.width - insets.horizontal, height: snapshot.window.height - insets.vertical))
        for layer in snapshot.layers { add(layer, snapshot) }
        for view in scene.index.views { for layer in view.layers { add(scene.index.layers[layer].frame) } }
        thousandths = Set(numbers.map { ($0 * 1000).rounded() })
    }

    /// Explanations round to a thousandth.
    func contain(_ number: Double) -> Bool {
        let thousandth = (number * 1000).rounded()
        return [-1, 0, 1].contains { thousandths.contains(thousandth + $0) }
    }

    private mutating func add(_ layer: PlacedLayer, _ snapshot: LayoutSnapshot) {
        add(layer.frame)
        add(layer.size, layer.origin)
        add(layer.proposal)
        for length in [0, nil, Double.infinity] {
            for axis in Axis.allCases {
                var proposal = layer.proposal
                proposal[axis] = length
                numbers.append(layer.view.sizeThatFits(proposal)[axis])
            }
        }
        let children = snapshot.children(of: layer.index).map { snapshot[$0] }
        if let stack = layer.node as? StackNode { add(stack.account(layer.proposal, placedIn: layer.size, layer.view), children) }
        // What a view has more than its content.
        for child in children {
            for axis in Axis.allCases {
                numbers.append(abs(layer.size[axis] - child.size[axis]))
                numbers.append(child.origin[axis] + child.size[axis])
            }
        }
        if let text = layer.node as? TextNode {
            let layout = text.layout(in: layer.environment)
            for height in [nil, layer.proposal.height] { add(layout.measure(width: layer.proposal.width, height: height)) }
            add(layout.idealMeasurement)
        }
        for axis in Axis.allCases {
            if let offer = layer.proposal[axis] { numbers.append(layer.size[axis] - offer) }
        }
        if let frame = layer.node as? ContainerRelativeFrameNode, case .columns(_, let span, let spacing) = frame.measure {
            numbers.append((layer.size.width - spacing * Double(span - 1)) / Double(span))
        }
    }

    private mutating func add(_ account: StackAccount, _ children: [PlacedLayer]) {
        numbers += account.gaps + [account.gaps.reduce(0, +), account.available]
        for turn in account.turns {
            numbers += [turn.priority, turn.minimum, turn.maximum, turn.available, turn.reserved, turn.offer, turn.size[account.axis]]
        }
        numbers.append(children.reduce(0) { $0 + $1.size[account.axis] })
    }

    private mutating func add(_ text: TextMeasurement) { numbers += [text.width, text.height] }
    private mutating func add(_ rect: CGRect) { add(rect.size, rect.origin) }
    private mutating func add(_ proposal: ProposedViewSize) { numbers += [proposal.width, proposal.height].compactMap { $0 } }
    private mutating func add(_ size: CGSize, _ points: CGPoint...) {
        numbers += [size.width, size.height] + points.flatMap { [$0.x, $0.y] }
    }
}

/// Views as a person writes them, made from a seed, with lengths that hardly meet by chance.
private struct RandomSource {
    private var mixer: SplitMix

    init(seed: UInt64) { mixer = SplitMix(seed: seed) }

    private mutating func length(_ most: Int = 90) -> String { "\(3 + mixer.below(most)).\(["25", "5", "75", "125"][mixer.below(4)])" }

    mutating func view(depth: Int) -> String {
        guard depth > 0 else { return leaf() }
        switch mixer.below(12) {
        case 0...2: return "VStack\(spacing()) { \(children(depth)) }"
        case 3...4: return "HStack\(spacing()) { \(children(depth)) }"
        case 5: return "ZStack { \(children(depth)) }"
        default: return view(depth: depth - 1) + modifier()
        }
    }

    private mutating func spacing() -> String { mixer.below(2) == 0 ? "" : "(spacing: \(length(12)))" }

    private mutating func children(_ depth: Int) -> String {
        (0..<2 + mixer.below(3)).map { _ in view(depth: depth - 1) }.joined(separator: "; ")
    }

    private mutating func modifier() -> String {
        switch mixer.below(10) {
        case 0: ".padding(\(length(20)))"
        case 1: ".frame(width: \(length(200)))"
        case 2: ".frame(minWidth: \(length(30)), maxWidth: 1\(length()))"
        case 3: ".frame(maxHeight: .infinity)"
        case 4: ".fixedSize()"
        case 5: ".layoutPriority(\(mixer.below(3)))"
        case 6: ".aspectRatio(1.625, contentMode: .fit)"
        case 7: ".offset(x: \(length()))"
        case 8: ".containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: \(length(9)))"
        default: ".padding(.leading, \(length(20)))"
        }
    }

    private mutating func leaf() -> String {
        switch mixer.below(7) {
        case 0: "Text(\"\((0..<1 + mixer.below(9)).map { ["some", "words", "of", "length"][$0 % 4] }.joined(separator: " "))\")"
        case 1: "Spacer(minLength: \(length(20)))"
        case 2: "Color.red.frame(width: \(length()), height: \(length()))"
        case 3: "Color.green.frame(minWidth: \(length(40)), maxWidth: 1\(length()))"
        case 4: "Divider()"
        default: "Color.blue"
        }
    }
}
