// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// What events make of a scroll view's state, whose content is 1,000 long in a container of 200 (S5.13, S15).
@Suite struct ScrollStateTests {
    private static let metrics = ScrollMetrics(
        axes: .vertical, contentSize: CGSize(width: 100, height: 1000), containerSize: CGSize(width: 100, height: 200),
        contentInsets: .zero)

    /// After events and the layout that follows them.
    private func state(_ events: (inout ScrollState) -> Void = { _ in }) -> ScrollState {
        var state = ScrollState()
        layout(&state)
        events(&state)
        layout(&state)
        return state
    }

    private func layout(_ state: inout ScrollState) {
        _ = state.move(in: Self.metrics, reach: CGSize(width: Double.infinity, height: .infinity)) { _ in nil }
        state.finish()
    }

    private func down(_ y: Double) -> CGPoint { CGPoint(x: 0, y: y) }

    // MARK: the user

    @Test func fingersAddUpAndAreShownLessPastAnEdge() {
        #expect(state { $0.drag(by: down(300)) }.position.y == 300)
        let pulled = state {
            $0.drag(by: down(-60))
            $0.drag(by: down(-40))
        }
        #expect(pulled.position.y == -RubberBand.shown(distance: 100, length: 200))
        var back = pulled
        back.drag(by: down(150))
        layout(&back)
        #expect(back.position.y == 50)
    }

    @Test func aFingerCatchesAnOverscrolledViewWhereItIs() {
        var state = state { $0.drag(by: down(-100)) }
        let shown = state.position.y
        state.lift(velocity: .zero)
        _ = state.launch { _ in nil }
        state.touch()
        state.drag(by: down(0))
        layout(&state)
        #expect(abs(state.position.y - shown) < 1e-9)
        #expect(state.motion == nil)
    }

    @Test func theWheelEndsAtTheEdge() {
        #expect(state { $0.wheel(by: down(-50)) }.position.y == 0)
        #expect(state { $0.wheel(by: down(5000)) }.position.y == 800)
        #expect(state { $0.wheel(by: CGPoint(x: 70, y: 30)) }.position == down(30))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e308]) func noDistanceBreaksAnything(_ distance: Double) {
        for state in [state { $0.wheel(by: down(distance)) }, state { $0.drag(by: down(distance)) }] {
            #expect(state.position.y.isFinite && state.position.y >= -200 && state.position.y <= 1000)
        }
    }

    @Test func aGestureThatIsOverIsLaunchedFromWhereTheLayoutBroughtIt() throws {
        var state = state {
            $0.drag(by: down(120))
            $0.lift(velocity: CGVector(dx: 0, dy: 500))
        }
        #expect(state.isReleased)
        let launch = try #require(state.launch { _ in nil })
        #expect(!state.isReleased)
        #expect(launch.release.original.y == 0)
        #expect(abs(launch.natural.y - (0 + 249.7)) < 0.1)
        #expect(state.launch { _ in nil } == nil)
    }

    @Test func aBehaviourSaysWhereItRests() throws {
        var state = state { $0.wheel(by: down(130)) }
        let launch = try #require(state.launch(rate: .fast) { _ in CGPoint(x: 0, y: 100) })
        #expect(launch.rest.y == 100)
        state.begin(at: 5)
        state.advance(to: 5 + launch.motion.duration)
        layout(&state)
        #expect(state.position.y == 100)
        #expect(state.arrive() && state.motion == nil)
    }

    // MARK: the program

    @Test func aRequestEndsDragAndMotion() {
        let held = state {
            $0.drag(by: down(40))
            $0.ask(.edge(.bottom), curve: nil)
        }
        #expect(held.finger == nil && held.position.y == 800)
        var moving = state {
            $0.drag(by: down(40))
            $0.lift(velocity: CGVector(dx: 0, dy: 400))
        }
        _ = moving.launch { _ in nil }
        #expect(moving.motion != nil)
        moving.ask(.edge(.bottom), curve: nil)
        layout(&moving)
        #expect(moving.motion == nil && moving.position.y == 800)
    }

    @Test func anAnimatedRequestBecomesAMotion() {
        var state = state { $0.ask(.point(x: nil, y: 300), curve: .timing(.linear, duration: 1)) }
        #expect(state.position.y == 0)
        #expect(state.motion?.phase == .animating)
        state.begin(at: 2)
        state.advance(to: 2.5)
        layout(&state)
        #expect(state.position.y == 150)
    }

    /// S5.13: what holds the view goes on from where it was put.
    @Test func aRequestThatPreservesVelocityLeavesTheFinger() {
        var state = state { $0.drag(by: down(40)) }
        state.ask(.point(x: nil, y: 500), curve: nil, preservesVelocity: true)
        layout(&state)
        #expect(state.position.y == 500 && state.finger != nil)
        state.drag(by: down(-20))
        layout(&state)
        #expect(state.position.y == 480)
    }

    // MARK: what only may leave the range

    @Test func layoutsClampWhatNothingHolds() {
        #expect(state { $0.jump(to: down(-52)) }.position.y == 0)
        #expect(state { $0.drag(by: down(-100)) }.position.y < 0)
    }

    /// S3.18: where it may not bounce it stops at its edge.
    @Test func withoutBounceItStopsAtTheEdge() {
        let short = ScrollMetrics(
            axes: .vertical, contentSize: CGSize(width: 100, height: 50), containerSize: CGSize(width: 100, height: 200),
            contentInsets: .zero,
            environment: .empty.setting(EnvironmentKeys.scrollBounceBehavior.vertical, to: .basedOnSize, by: .standard))
        #expect(!short.bounces(.vertical) && !short.bounces(.horizontal))
        #expect(short.shown(down(-80)).y == 0)
        #expect(Self.metrics.bounces(.vertical))
    }

    /// A behaviour that is asked again on the way may answer anything: the motion leads to a pixel in the range, as one that sets out does
    /// (S4.7, S3.23).
    @Test(arguments: [412.3, 5000, -40]) func aNewAnswerOnTheWayIsAPixelInTheRange(answer: Double) {
        var state = state {
            $0.drag(by: down(300))
            $0.lift(velocity: CGVector(dx: 0, dy: 500))
        }
        _ = state.launch { _ in down(600) }
        state.begin(at: 0)
        state.advance(to: 0.05)
        let longer = ScrollMetrics(
            axes: .vertical, contentSize: CGSize(width: 100, height: 1200), containerSize: CGSize(width: 100, height: 200),
            contentInsets: .zero)
        _ = state.move(in: longer, reach: CGSize(width: Double.infinity, height: .infinity)) { _ in nil }
        state.redirect(rate: .normal, asking: { _ in down(answer) }, locate: { _ in nil })
        let end = state.motion?.end.y ?? .nan
        let pixels = end / longer.pixelLength
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        #expect(abs(end - min(max(answer, 0), 1000)) <= longer.pixelLength / 2 + 1e-9)
    }
}
