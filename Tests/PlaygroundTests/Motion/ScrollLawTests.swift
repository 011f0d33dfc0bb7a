// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// What holds for every scroll view, whatever is done to it or around it: inputs drawn by lot, the same for the same seed.
@Suite struct ScrollLawTests {
    /// Scroll views of each kind, all named `feed`.
    static let roots = [
        "ScrollView { VStack(spacing: 0) { ForEach(0..<30) { i in Color.red.frame(height: 40 + CGFloat(i % 5) * 13).id(i) } } }",
        "ScrollView { LazyVStack(spacing: 3) { ForEach(0..<300) { i in Color.red.frame(height: 30 + CGFloat(i % 7) * 11).id(i) } } }",
        "ScrollView(.horizontal) { LazyHStack(spacing: 10) { ForEach(0..<80) { i in Color.red.frame(width: 90).id(i) } }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)",
        "ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { i in Color.red.containerRelativeFrame(.horizontal).id(i) } } }.scrollTargetBehavior(.paging)",
        "ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1500, height: 1800).id(1) }.contentMargins(20, for: .scrollContent)",
        "ScrollView { Color.red.frame(height: 90).id(1) }",
        "ScrollView { VStack(spacing: 0) { ForEach(0..<30) { i in Color.red.frame(height: 50).id(i) } } }.defaultScrollAnchor(.bottom).scrollBounceBehavior(.basedOnSize)",
        "ScrollView { LazyVStack(pinnedViews: [.sectionHeaders]) { ForEach(0..<9) { s in Section { ForEach(0..<9) { i in Color.red.frame(height: 44).id(s * 10 + i) } } header: { Color.blue.frame(height: 30) } } } }.safeAreaInset(edge: .top) { Color.gray.frame(height: 50) }",
        "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<60) { i in Color.red.containerRelativeFrame(.vertical).id(i) } } }.scrollTargetBehavior(.paging)",
        "ScrollView { LazyVStack(spacing: 4) { ForEach(0..<200) { i in Text(\"Row \\(i)\").font(i % 3 == 0 ? .title : .body).id(i) } } }.scrollDismissesKeyboard(.immediately)",
    ]

    static let seeds = (0..<3).flatMap { seed in roots.indices.map { seed * 100 + $0 } }

    /// What tells of every change.
    private static let observers =
        ".onScrollPhaseChange { print($0, $1) }.onScrollGeometryChange(for: CGPoint.self) { $0.contentOffset } action: { print($0, $1) }"

    private func shell(_ seed: Int, _ more: String = "", isObserved: Bool = false) throws -> Shell {
        let shell = try Shell()
        let root = Self.roots[seed % 100] + (isObserved ? Self.observers : "")
        if let error = shell.feed("viewport 320x500; \(more)\nroot feed = \(root)").lazy.compactMap(\.failure).first { throw error }
        return shell
    }

    /// Offsets lie in the legal range when nothing moves (S3.9, S3.15), and settling again changes nothing (S15.10).
    @Test(arguments: seeds) func comesToRestInItsRange(_ seed: Int) throws {
        var chance = Chance(seed)
        let shell = try shell(seed, seed % 2 == 0 ? "clock manual" : "")
        for _ in 0..<6 {
            for _ in 0..<3 { shell.feed(chance.input()) }
            shell.feed("release")
            shell.feed("settle")
            #expect(shell.text("print feed.scrollPhase") == "idle\n")
            let inside =
                "feed.contentOffset.x >= -feed.contentInsets.leading - 0.001 && feed.contentOffset.y >= -feed.contentInsets.top - 0.001 && "
                + "feed.contentOffset.x <= max(feed.contentSize.width - feed.containerSize.width, 0) - feed.contentInsets.leading + 0.001 && "
                + "feed.contentOffset.y <= max(feed.contentSize.height - feed.containerSize.height, 0) - feed.contentInsets.top + 0.001"
            #expect(shell.text("print \(inside)") == "true\n", "\(shell.text("geometry"))")
            let rest = shell.lasting
            shell.feed("settle")
            #expect(shell.lasting == rest)
        }
    }

    /// Everything comes back with `undo`: frames, geometry, phase, events, and with the next gesture the same estimates (S15.12).
    @Test(arguments: seeds) func undoRestoresEverything(_ seed: Int) throws {
        var chance = Chance(seed + 7)
        let shell = try shell(seed, "clock manual", isObserved: true)
        for _ in 0..<8 {
            let before = shell.snapshot + shell.text("geometry")
            let count = shell.interpreter.history.undoCount
            let gesture = chance.input()
            shell.feed(gesture)
            let after = shell.snapshot + shell.text("geometry")
            guard shell.interpreter.history.undoCount > count else { continue }
            shell.feed("undo")
            #expect(shell.snapshot + shell.text("geometry") == before, "after undoing \(gesture)")
            shell.feed("redo")
            #expect(shell.snapshot + shell.text("geometry") == after, "after redoing \(gesture)")
        }
        #expect(shell.text("events").contains("onScrollPhaseChange"))
    }

    /// Right to left, the same gestures give the same offsets, and frames that are mirrored in the window (S1.16, S15.1).
    @Test(arguments: [2, 3, 102, 103, 4, 104]) func rightToLeftMirrors(_ seed: Int) throws {
        var chance = Chance(seed + 3)
        let (left, right) = (try shell(seed), try shell(seed, "direction rtl"))
        for _ in 0..<8 {
            let gesture = chance.gesture()
            left.feed(gesture)
            right.feed(gesture)
            #expect(left.text("print feed.contentOffset") == right.text("print feed.contentOffset"), "after \(gesture)")
            for id in [0, 1, 2] {
                let isThere = left.text("print view(\(id)).isRealized")
                #expect(isThere == right.text("print view(\(id)).isRealized"))
                guard isThere == "true\n" else { continue }
                let there = left.text("print 320 - view(\(id)).frame.maxX")
                #expect(there == right.text("print view(\(id)).frame.minX"), "view \(id) after \(gesture)")
            }
        }
    }

    /// However unequal the rows and wherever it stood, a lazy list lands exactly where it was sent (S11.11).
    @Test(arguments: 0..<6) func landsExactlyFromAnywhere(_ seed: Int) throws {
        var chance = Chance(seed)
        let shell = try Shell()
        shell.feed(
            """
            viewport 320x500; safearea off; scale 2
            root feed = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2000) { i in Color.red.frame(height: CGFloat(10 + (i * i * 7 + i) % 90)).id(i) } } }
            """)
        for _ in 0..<12 {
            let id = 10 + chance.number(1900)
            let (anchor, edge) = [(".top", "minY"), (".center", "midY - 250"), (".bottom", "maxY - 500")][chance.number(3)]
            if chance.number(3) == 0 { shell.feed("fling \(chance.number(9000) - 4500)") }
            shell.feed("scroll to \(id) anchor: \(anchor)")
            // A row's middle may lie between two pixels (S3.23).
            #expect(shell.error("expect view(\(id)).frame.\(edge) == 0 within 0.26") == nil, "row \(id) at \(anchor)")
        }
    }

    /// Within a frame: geometry, then phase, then visibility, then the bound id (S13b, S15.11).
    @Test func observersAreToldInOrder() throws {
        let shell = try Shell()
        shell.feed(
            """
            viewport 320x500; safearea off
            @State var pos: Int? = nil
            root feed = ScrollView { VStack(spacing: 0) { ForEach(0..<30) { i in Color.red.frame(height: 100).id(i).onScrollVisibilityChange { print("visible", i, $0) } } }.scrollTargetLayout() }.scrollPosition(id: $pos).onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in print("geometry", new) }.onScrollPhaseChange { _, new in print("phase", new) }.onChange(of: pos) { _, new in print("id", new ?? -1) }
            events clear
            scroll feed by 300
            """)
        let words = ["geometry", "phase", "visible", "id"]
        let told = shell.text("events").split(separator: "\n").compactMap { line in
            words.firstIndex { line.contains("print") && line.contains(" \($0) ") }
        }
        #expect(!told.isEmpty)
        #expect(told == told.sorted(), "\(shell.text("events"))")
    }
}

/// Numbers by lot, the same for the same seed.
private struct Chance {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func number(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    private mutating func distance(_ limit: Int) -> Int { number(2 * limit) - limit }

    /// A gesture, or now and then a change of what is around the scroll view.
    mutating func input() -> String {
        guard number(4) == 0 else { return gesture() }
        switch number(6) {
        case 0: return "viewport \(200 + number(400))x\(200 + number(600))"
        case 1: return "rotate"
        case 2: return "type \(["xSmall", "large", "accessibility3"][number(3)])"
        case 3: return "keyboard \(100 + number(200))"
        case 4: return "keyboard hide"
        default: return "safearea top \(number(60)) bottom \(number(40))"
        }
    }

    /// An input; some fail on some views, which is as good.
    mutating func gesture() -> String {
        switch number(9) {
        case 0: "scroll feed by \(distance(700)) \(distance(700))"
        case 1: "drag feed by \(distance(400)) \(distance(400))"
        case 2: "release velocity: \(distance(3000)) \(distance(3000))"
        case 3: "fling feed \(distance(5000)) \(distance(5000))"
        case 4: "page feed \(number(2) == 0 ? "next" : "previous")"
        case 5: "scroll feed to x: \(number(900)) y: \(number(900))"
        case 6: "scroll feed to \([".top", ".bottom", ".leading", ".trailing"][number(4)])"
        case 7: "scroll feed to \(number(9)) anchor: \([".top", ".center", ".bottomTrailing"][number(3)])"
        default: "tick \(10 + number(200))ms"
        }
    }
}
