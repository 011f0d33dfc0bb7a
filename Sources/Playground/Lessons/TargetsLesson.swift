// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let targets = Lesson(
        "targets", title: "Where a scroll comes to rest", summary: "paging, view alignment and a behaviour of your own",
        """
        # Without a target behaviour a scroll ends where the finger or its momentum leaves it.
        viewport 320x240
        safearea off
        root ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { i in Color.indigo.frame(width: 200, height: 240).id(i) } } }
        scroll by 130
        expect scrollView1.contentOffset.x == 130
        # Paging rests at multiples of the container: 320 here, whatever the views are.
        modify scrollView1 .scrollTargetBehavior(.paging)
        scroll to .leading
        scroll by 170
        expect scrollView1.contentOffset.x == 320
        # View alignment rests at views. Which? The children of the layout that is marked as the target layout.
        root ScrollView(.horizontal) { LazyHStack(spacing: 10) { ForEach(0..<9) { i in Color.indigo.frame(width: 200, height: 240).id(i) } }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
        targets
        scroll to .leading
        scroll by 130
        expect scrollView1.contentOffset.x == 210
        # A flick always leaves the view where it began; in compact width it goes one view at a time.
        fling 2000
        expect scrollView1.contentOffset.x == 420
        # A behaviour of your own changes the proposed target: this one goes to the very top if a flick upwards would end near it.
        struct ToTheTop: ScrollTargetBehavior { func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { if target.rect.minY < 200, context.velocity.dy < 0 { target.rect.origin.y = 0 } } }
        root ScrollView { VStack(spacing: 0) { ForEach(0..<40) { i in Text("Row \\(i)").frame(height: 50) } } }.scrollTargetBehavior(ToTheTop())
        scroll by 150
        expect scrollView1.contentOffset.y == 150
        fling -100
        expect scrollView1.contentOffset.y == 0
        """)
}
