// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import Playground

/// Where behaviours end a scroll (S4).
struct BehaviorTests {
    private func offset(_ behavior: String, _ input: String, before: String = "") throws -> String {
        let shell = try Shell()
        return shell.text(
            """
            \(before)
            viewport 400x600
            safearea off
            root feed = ScrollView { VStack(spacing: 0) { ForEach(0..<60) { i in Color.red.frame(height: 100) } }\
            .scrollTargetLayout() }.scrollTargetBehavior(\(behavior))
            \(input)
            print feed.contentOffset.y
            """)
    }

    @Test func aTypeErasedBehaviorIsTheBehavior() throws {
        #expect(try offset("AnyScrollTargetBehavior(.paging)", "scroll by 400").hasPrefix("600.0"))
    }

    @Test func theContextKnowsTheEnvironmentAndTheVelocity() throws {
        let declaration = """
            struct Half: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    if context.horizontalSizeClass == .compact && context.velocity.dy > 0 { target.rect.origin.y = 250 }
                }
            }
            """
        #expect(try offset("Half()", "fling 900", before: declaration).hasPrefix("250.0"))
        #expect(try offset("Half()", "scroll by 40", before: declaration).hasPrefix("40.0"))
    }

    @Test func aResizeAsksTheBehavior() throws {
        #expect(try offset(".paging", "fling 900\nviewport 400x500").hasPrefix("500.0"))
    }

    @Test func aFlickOfAPageGoesOnePage() throws {
        #expect(try offset(".paging", "fling 9000").hasPrefix("600.0"))
        #expect(try offset(".paging", "fling 9000\nfling -9000").hasPrefix("0.0"))
    }

    @Test func programmaticScrollsAreNotAsked() throws {
        #expect(try offset(".paging", "scroll to x: 0 y: 130").hasPrefix("130.0"))
    }
}
