// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let positions = Lesson(
        "positions", title: "Scroll positions, read and written",
        summary: "a binding that follows the reader, and moves the scroll view when written",
        """
        # A position is state. It is nil until somebody scrolls.
        viewport 320x240
        safearea off
        @State var leading: Int?
        root ScrollView(.horizontal) { LazyHStack(spacing: 10) { ForEach(0..<9) { i in Color.cyan.frame(width: 200, height: 240) } }.scrollTargetLayout() }.scrollPosition(id: $leading, anchor: .leading).scrollTargetBehavior(.viewAligned)
        expect leading == nil
        # When the reader scrolls it becomes the leading view.
        scroll by 190
        expect leading == 1
        # Written by the program, it moves the scroll view.
        state leading = 4
        expect scrollView1.contentOffset.x == 840
        # Buttons are actions that write it. withAnimation moves there in steps; where it ends is the same.
        root VStack { Button("Next") { withAnimation { leading = (leading ?? 0) + 1 } }; ScrollView(.horizontal) { LazyHStack(spacing: 10) { ForEach(0..<9) { i in Color.cyan.frame(width: 200) } }.scrollTargetLayout() }.scrollPosition(id: $leading, anchor: .leading) }
        state leading = 2
        tap button1
        expect leading == 3
        expect scrollView1.contentOffset.x == 630
        # The clock can be yours: step by step, the offset on its way.
        clock manual
        tap button1
        tick 100ms
        print scrollView1.contentOffset.x
        settle
        expect scrollView1.contentOffset.x == 840
        """)
}
